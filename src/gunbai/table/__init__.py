"""The web table: pages, storage, live updates. Knows every game only by what `gunbai.game` says."""
