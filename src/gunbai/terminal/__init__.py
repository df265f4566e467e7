"""The command line: play, records, odds, studies and rules at a terminal."""
