"""Bots against each other: who is better, by how much, and how sure that is.

`lineups` says who sits where, `gunbai.study.many` plays, `results` counts deal by deal, `rating`
puts all on one scale and `sequential` says when enough was seen.
"""
