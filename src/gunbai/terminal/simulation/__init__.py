"""Many games from the command line: what is to be played, the playing, what is printed of it.

The commands `study` and `arena` import these rooms when they run, so that their help is quick.
"""
