"""Initiative, and which clans act: by dice or by cards (daimyo 2, R3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from gunbai.games.daimyo.pieces.modifier import Modifier, applying

ACTIVE = 8
"""What two dice and the modifiers must reach to activate a clan (daimyo 2)."""
END_CARD = "end"
"""The card that stops all activations of the turn (R3)."""
GENERAL_CARD = "general"


@dataclass(frozen=True, slots=True)
class Command:
    """Who commands a side: the General's rating and whether he is seated or out of action."""

    rating: int
    seated: bool = False
    incapacitated: bool = False


def initiative_modifiers(command: Command, lost: int, routing: int) -> tuple[Modifier, ...]:
    """What a side adds to its die for initiative (daimyo 2).

    ``lost`` are its units destroyed or dispersed so far, ``routing`` those that rout now.
    """
    able = not command.incapacitated
    return applying(
        (
            (able, "general-rating", command.rating),
            (able and command.seated, "seated-general", 1),
            (lost > 0, "units-lost", -lost),
            (routing > 0, "units-routing", -routing),
        ),
        "daimyo.2",
    )


def activation_modifiers(rating: int | None, *, seated: bool) -> tuple[Modifier, ...]:
    """What a clan adds to its two dice; ``rating`` is None where its daimyo is dead (daimyo 2)."""
    return applying(
        (
            (rating is not None, "daimyo-rating", rating or 0),
            (seated, "seated-general", 1),
        ),
        "daimyo.2",
    )


def activates(faces: Sequence[int], modifier: int) -> bool:
    """Whether two dice and the modifiers activate a clan (daimyo 2)."""
    return sum(faces) + modifier >= ACTIVE


def deck(sides: Iterable[tuple[int, Sequence[str], bool]]) -> list[str]:
    """The cards of a turn, unshuffled: one a clan, one a General, and the end (R3).

    Each side is its number, its clans' ids and whether its General can act. A clan's card is
    ``SIDE:CLAN`` and a General's ``SIDE:general``.
    """
    cards = [
        f"{side}:{name}"
        for side, clans, general in sides
        for name in (*clans, *([GENERAL_CARD] if general else []))
    ]
    return [*cards, END_CARD]
