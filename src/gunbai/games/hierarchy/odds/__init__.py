"""Chances of Hierarchy: of a roll, a conflict, a duel, and what they say of its rules."""
