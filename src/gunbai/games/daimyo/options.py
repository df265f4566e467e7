"""The table options of Daimyo, each with the rule behind it."""

from __future__ import annotations

from gunbai.core.game import Option

OWN = "own"
"""The choice of a scenario that the first player brings along."""
SHIPPED = ("quick", "mikata-ga-hara", "okehazama")
"""Ids of the scenarios that are shipped as files."""
SIZES = range(1, 7)
"""How many clans a side may have in a random battle."""

TABLE, LIGHT = "table", "light"
"""The choices under which positions stay on a real table: led step by step, or only kept for."""

DICE, CARDS = "dice", "cards"
"""How commands are activated (daimyo 2, R3)."""

ALL, TURN = "all", "turn"
"""Whether stands lost weigh on morale for the whole battle or in their turn alone (R25)."""

THIRD, OBJECTIVE = "third", "objective"
"""How a battle is decided: by losses alone, or by what the attacker must take too (R40)."""

OPTIONS = (
    Option("scenario", SHIPPED[0], (*SHIPPED, "random", OWN), rule="daimyo.scenario"),
    Option("battle", 1, low=1, high=1_000_000, rule="daimyo.scenario"),
    Option("clans", 2, low=SIZES.start, high=SIZES.stop - 1, rule="daimyo.1"),
    Option("activation", DICE, (DICE, CARDS), rule="daimyo.R3"),
    Option("losses_weigh", ALL, (ALL, TURN), rule="daimyo.R25"),
    Option("positions", "program", ("program", TABLE, LIGHT), rule="daimyo.table"),
    Option("victory", THIRD, (THIRD, OBJECTIVE), rule="daimyo.R40"),
    Option("turns", None, low=1, high=100, rule="daimyo.R19"),
    Option("swap", False, (False, True), rule="daimyo.scenario"),
)
