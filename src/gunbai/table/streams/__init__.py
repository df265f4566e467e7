"""What a server sends by itself: pieces of open pages, events, and the socket of programs."""
