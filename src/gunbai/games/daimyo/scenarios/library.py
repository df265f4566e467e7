"""The scenarios that are shipped, and the random battle, by name."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from gunbai.core.script import Phrase
from gunbai.games.daimyo.options import SHIPPED
from gunbai.games.daimyo.scenarios.generator import fair_battle
from gunbai.games.daimyo.scenarios.read import read
from gunbai.games.daimyo.scenarios.scenario import Scenario


def text_of_shipped(id_: str) -> str:
    """The file of a shipped scenario."""
    return (files(__package__) / f"{id_}.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def scenario(id_: str, seed: int = 1, clans: int = 2) -> Scenario:
    """A shipped scenario by its id, or ``random``: the fair battle of a seed and size."""
    return read(text_of_shipped(id_)) if id_ in SHIPPED else fair_battle(seed, clans)


def examples() -> list[tuple[Phrase, str]]:
    """The shipped scenarios by name, each with its file: examples for those who write their own."""
    return [(scenario(id_).name, text_of_shipped(id_)) for id_ in SHIPPED]
