"""Many games at once, and what they show.

`plan` says which games, `played` plays one (and `watch`es what its game says of it), `many` plays
them all, here or by a `crew`; `tally`, `findings` and `estimate` count; `sheets`, `csvfile` and
`report` tell. Knows games by `gunbai.core.game` only, and no screen; no game's rules live here.
"""
