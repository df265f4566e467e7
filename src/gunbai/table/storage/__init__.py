"""What is on disk: tables, entries and links, in SQLite or PostgreSQL."""
