"""Pages around a table: notices, one's own tables, installing, another table from here on."""
