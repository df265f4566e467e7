"""The kernel: what a rulebook is written in, what runs it, and what it leaves behind.

Nothing here knows a catalogue, a game or a screen.
"""
