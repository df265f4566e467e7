"""A battle as its seats sit down to it, with the eyes that its positions need."""

from __future__ import annotations

from typing import Any

from gunbai.core.game import Setup
from gunbai.core.script import Phrase
from gunbai.games.daimyo.battle import Battle
from gunbai.games.daimyo.companion.table import LightTable, RealTable
from gunbai.games.daimyo.eyes import Eyes
from gunbai.games.daimyo.options import LIGHT, OWN, TABLE
from gunbai.games.daimyo.pieces.refusals import no
from gunbai.games.daimyo.pieces.terrain import Field
from gunbai.games.daimyo.scenarios.library import scenario
from gunbai.games.daimyo.scenarios.scenario import Scenario
from gunbai.games.daimyo.screen.screen import Screen

AT_TABLE = frozenset({"person", "random"})
"""Who can sit at a real table: persons, and the bot that draws lots."""
NOBODY = Phrase("daimyo.text", {"en": "", "ru": ""})
EMPTY = Scenario("", NOBODY, NOBODY, Field(100, 100), (NOBODY, NOBODY), (), (), (), {})
"""The table before a scenario is chosen."""


def begin(setup: Setup) -> Battle:
    """The battle before its first turn, as the options have it.

    Raises:
        Refused: a bot that needs positions would sit at a real table.

    """
    options = setup.options
    if options["positions"] in (TABLE, LIGHT) and any(
        s.player not in AT_TABLE for s in setup.seats
    ):
        raise no("blind-bot", "table")
    battle = Battle(tuple(sitting.name for sitting in setup.seats), options, _chosen(setup))
    battle.eyes = _eyes(battle)
    return battle


def _eyes(battle: Battle) -> Eyes[Any, Any]:
    if not battle.on_table:
        return Screen(battle)
    return LightTable(battle) if battle.is_light else RealTable(battle)


def _chosen(setup: Setup) -> Scenario:
    options = setup.options
    if options["scenario"] == OWN:
        return EMPTY
    return scenario(options["scenario"], options["battle"], options["clans"])
