"""The games, one folder each; nothing here knows the web table or the terminal."""
