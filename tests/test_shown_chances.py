"""Every chance that is shown before a choice is the one by which the dice are then read.

The quick part of ``python -m tests.shown``: each comparison stands in `tests.shown`.
"""

from __future__ import annotations

from collections import Counter

from tests.shown import daimyo, hierarchy, snow

DAIMYO = {"activation", "both", "home", "look", "nerve", "volley", "weather"}


def test_daimyo_shows_the_chances_by_which_its_dice_are_read() -> None:
    counted = sum((daimyo.play(seed) for seed in range(30)), Counter())
    assert counted.keys() >= DAIMYO


def test_snow_shows_the_chances_by_which_its_dice_are_read() -> None:
    counted = sum((snow.play(seed) for seed in range(3)), Counter())
    assert counted.keys() == {"one", "range", "best"}


def test_hierarchy_shows_the_dice_that_are_then_rolled() -> None:
    counted = sum((hierarchy.play(seed) for seed in range(6)), Counter())
    assert counted.keys() >= {"stat", "pool"}
