"""How a table comes about: the front page, the form of a new table, the host's page."""
