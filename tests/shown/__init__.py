"""Whether the chances that are shown before a choice are those by which the dice are then read.

`daimyo`, `snow` and `hierarchy` each play one random game, and count what they compared. As a
command: ``python -m tests.shown GAME --choices 100000 --seed 1``.
"""
