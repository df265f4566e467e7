"""Many games at once, and what they show.

`plan` says which games, `played` plays one (and an `observer` notes what its game says of it),
`many` plays them all, here or by `executors`; `tally`, `results` and `estimate` count; `tables`,
`csvfile` and `report` tell. Knows games by `gunbai.core.game` only, and no screen; no game's
rules live here.
"""
