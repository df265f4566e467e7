"""The procedure of a battle, phase by phase: scripts that ask, roll and tell (daimyo 2).

What a phase does to the units stands in the folder `rules`; here is only who decides what and
when. Where things stand is asked of the battle's eyes, so that the procedure is the same on the
screen and at a real table.
"""
