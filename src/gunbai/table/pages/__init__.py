"""The pages a browser reads: before play, at a seat, and what can be downloaded."""
