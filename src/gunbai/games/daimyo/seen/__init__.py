"""What a seat sees of a battle: its view, explanations, looks and pictures."""
