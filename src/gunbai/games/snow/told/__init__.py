"""What the options of a question come to, in phrases."""
