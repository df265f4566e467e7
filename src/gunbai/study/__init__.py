"""Many games at once, and what they show.

`plan` says which games, `many` plays them on one or several processes, `tally` counts. Knows games
by `gunbai.game` only, and no screen; nothing of a game's rules lives here.
"""
