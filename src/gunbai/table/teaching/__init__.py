"""Pages beside the tables: sheets to print, puzzles."""
