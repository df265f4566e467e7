"""The scenarios that are shipped, and the random battle, by name."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from gunbai.games.daimyo.generator import fair_battle
from gunbai.games.daimyo.options import SHIPPED
from gunbai.games.daimyo.scenario import Scenario
from gunbai.games.daimyo.scenario_read import read
from gunbai.script import Phrase


def text_of_shipped(id_: str) -> str:
    """The file of a shipped scenario."""
    return (files(__package__) / "scenarios" / f"{id_}.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def scenario(id_: str, seed: int = 1, clans: int = 2) -> Scenario:
    """A shipped scenario by its id, or ``random``: the fair battle of a seed and size."""
    return read(text_of_shipped(id_)) if id_ in SHIPPED else fair_battle(seed, clans)


def examples() -> list[tuple[Phrase, str]]:
    """The shipped scenarios by name, each with its file: examples for those who write their own."""
    return [(scenario(id_).name, text_of_shipped(id_)) for id_ in SHIPPED]
