"""The procedure of a battle, phase by phase: scripts that ask, roll and tell (daimyo 2).

What a phase does to the units stands in the mechanics one folder up; here is only who decides what
and when.
"""
