"""Clubs: a page for a group, with its people, its tables, its results, and who beat whom."""
