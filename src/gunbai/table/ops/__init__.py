"""How a server is run: its settings, connections, logs, figures, and what an operator does."""
