"""A running environment as a value: kept, sent to another process, and taken up again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from gunbai.core.entries import AnyEntry
from gunbai.core.record import Header
from gunbai.core.script import Value
from gunbai.learn.menu import Part

RUNNING = (
    "_steps",
    "_over",
    "agents",
    "agent_selection",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
)
"""What of an environment changes as it runs, its match and its chance aside."""


class Saved(Struct, frozen=True):
    """Where an environment stands; opaque to whoever keeps it.

    ``rng`` is the chance of dice, texts, bots, drawn orders and games to come, ``standing`` what is
    answered of the question that is open, ``spaces`` the chance of each agent's action space.
    """

    header: Header
    entries: tuple[AnyEntry, ...]
    rng: Any
    standing: tuple[Part, tuple[Value, ...]]
    running: Mapping[str, Any]
    spaces: Mapping[str, Any]
    orders: Mapping[int, Any]
