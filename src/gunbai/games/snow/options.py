"""The table options of Snow, each with the ruling behind it."""

from __future__ import annotations

from gunbai.core.game import Option

OPTIONS = (
    Option("points", 15, low=5, high=40, rule="snow.R2"),
    Option("least_facet", 1, low=1, high=5, rule="snow.R36"),
    Option("rounds", 5, low=1, high=12, rule="snow.setting-up"),
    Option("years", 1, low=1, high=10, rule="snow.setting-up"),
    Option("scoring", "season", ("season", "year"), rule="snow.R17"),
    Option("carried", "again", ("again", "once"), rule="snow.R37"),
    Option("secrets", "either", ("either", "challenge", "season_end"), rule="snow.R18"),
    Option("desire", "told", ("told", "secret"), rule="snow.R13"),
    Option("full_dice", 1, low=1, high=2, rule="snow.R15"),
    Option("no_dice", "may_win", ("may_win", "never_wins"), rule="snow.R38"),
)
