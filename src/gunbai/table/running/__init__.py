"""What goes on by itself while a server runs: bots, time that is up, who is here."""
