"""The web table beside the server of a peer: the servers, the players, and what was measured."""
