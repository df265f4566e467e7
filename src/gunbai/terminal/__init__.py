"""The command line: play, records, odds, studies and rules at a terminal.

Commands are built with Click and import what they need when they run, so that ``--help`` is quick.
Games are known by `gunbai.core.game` only, and by two optional neighbours of their words: ``text``
(the board and orders as lines, `gunbai.terminal.screen.board`) and ``odds_commands``
(`gunbai.odds_queries`).
Nothing of the house imports from here.
"""
