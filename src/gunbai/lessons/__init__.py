"""Guided games: real tables that begin as they were recorded, with remarks for one reader.

A lesson is data of a game: ``lessons/ID.LANG.gunbai`` is the record of a game with one person among
bots, ``lessons/ID.LANG.md`` what is said to that person. `lesson` reads both, `recording` is the
record as a course to follow, `guide` opens a table by it and goes along.
"""
