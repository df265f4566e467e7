"""Scenarios: the values, the files that wargamers write, their checks, and those shipped."""
