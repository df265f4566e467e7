"""The parts of the script that ask: setting up, confrontations, and what treasure they bring."""
