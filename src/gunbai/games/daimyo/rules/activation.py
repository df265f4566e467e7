"""Initiative, and which clans act: by dice or by cards (daimyo 2, R3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from gunbai.games.daimyo.pieces.modifier import Modifier, applying

ACTIVE = 8
"""What two dice and the modifiers must reach to activate a clan (daimyo 2)."""
GENERAL = "general"
"""The General's own command in options and cards: his hatamoto and himself (daimyo 2)."""


@dataclass(frozen=True, slots=True)
class Command:
    """Who is activated together: a clan, or (no ``clan``) a General with his hatamoto."""

    side: int
    clan: str = ""

    @property
    def id(self) -> str:
        """The command among those of its side."""
        return self.clan or GENERAL

    def __str__(self) -> str:
        return f"{self.side}:{self.id}"


def initiative_modifiers(
    rating: int | None, lost: int, routing: int, *, seated: bool
) -> tuple[Modifier, ...]:
    """What a side adds to its die for initiative; ``rating`` is None without a General (daimyo 2).

    ``lost`` are its units destroyed or dispersed so far, ``routing`` those that rout now.
    """
    return applying(
        (
            (rating is not None, "general-rating", rating or 0),
            (seated, "seated-general", 1),
            (lost > 0, "units-lost", -lost),
            (routing > 0, "units-routing", -routing),
        ),
        "daimyo.2",
    )


def activation_modifiers(rating: int | None, *, seated: bool) -> tuple[Modifier, ...]:
    """What a clan adds to its two dice; ``rating`` is None where its daimyo is dead (daimyo 2)."""
    rows = (True, "daimyo-rating", rating or 0), (seated, "seated-general", 1)
    return applying(rows, "daimyo.2")


def activates(faces: Sequence[int], modifier: int) -> bool:
    """Whether two dice and the modifiers activate a clan (daimyo 2)."""
    return sum(faces) + modifier >= ACTIVE


def deck(commands: Iterable[Command]) -> list[Command | None]:
    """The cards of a turn, unshuffled: one a command, and None that ends all activations (R3)."""
    return [*commands, None]
