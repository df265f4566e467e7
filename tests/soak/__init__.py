"""The server made to be attacked: killed under load, crowded, and searched for secrets."""
