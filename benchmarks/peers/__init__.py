"""Peers' own speed: one script a peer, run by the interpreter of an environment of their own.

`setup.sh` installs them; nothing of theirs is a dependency of Gunbai. Each script plays random
games through its library's usual loop and prints its figures as JSON.
"""
