"""What a win or a loss would do, in words: no chances, only what the kamae say."""

from __future__ import annotations

from collections.abc import Iterable

from gunbai.core.script import Phrase, Word
from gunbai.games.snow.rules.facets import SOURCE
from gunbai.games.snow.rules.house import FACET_WORDS, SAMURAI, TREASURE_WORDS
from gunbai.games.snow.rules.kamae import Kamae
from gunbai.games.snow.rules.schools import STANCES
from gunbai.games.snow.rules.year import SPRING, SUMMER
from gunbai.games.snow.worth.prospects import Outlook
from gunbai.games.snow.worth.reckoning import PLACE, Stake


def facet_word(role: str, facet: str) -> Word:
    """The name of a Facet of a samurai or a samurai-ko."""
    return FACET_WORDS[role][facet]


def _moves(stake: Stake, points: Iterable[tuple[str, int]]) -> list[Phrase]:
    return [
        Phrase(
            "snow.hint-move",
            {
                "facet": facet_word(stake.role, facet),
                "before": stake.facets[PLACE[facet]],
                "after": stake.facets[PLACE[facet]] + moved,
            },
        )
        for facet, moved in points
        if moved
    ]


def _or_nothing(changes: list[Phrase]) -> list[Phrase]:
    return changes or [Phrase("snow.hint-nothing")]


def winning(stake: Stake, kind: str, kamae: Kamae) -> list[Phrase]:
    """What a win brings, before anything is redirected."""
    source = SOURCE[kind]
    to_tested, to_source, taken = kamae.gains(stake.facets[PLACE[source]])
    changes = _moves(stake, [(kind, to_tested), (source, to_source - taken)])
    gained = to_tested + to_source
    if stake.season != SUMMER and gained:
        treasure = TREASURE_WORDS["honor" if stake.season == SPRING else "stores"]
        changes.append(Phrase("snow.hint-treasure", {"points": gained, "treasure": treasure}))
    if kamae.snow and stake.snow and stake.role == SAMURAI:
        changes.append(Phrase("snow.hint-melts"))
    if stake.rivers and kamae.touches_source:
        changes.append(Phrase("snow.hint-rivers"))
    return _or_nothing(changes)


def losing(stake: Stake, kind: str, kamae: Kamae) -> list[Phrase]:
    """What a loss takes, before Secrets bear any of it."""
    changes = _moves(stake, [(kind, -min(kamae.lost, stake.facets[PLACE[kind]]))])
    if kamae.any_lost:
        changes.append(Phrase("snow.hint-any-lost", {"points": kamae.any_lost}))
    return _or_nothing(changes)


def lying(outlook: Outlook) -> list[Phrase]:
    """What the dice on the table come to for the seat if nobody touches them."""
    mine, theirs, won = outlook.mine, outlook.theirs, outlook.wins
    stake, (kamae, _) = outlook.stake(outlook.me), STANCES[mine.kamae]
    tell, key = (winning, "snow.hint-win") if won else (losing, "snow.hint-loss")
    return [
        Phrase("snow.hint-lies", {"successes": mine.successes, "against": theirs.successes}),
        Phrase(key, {"changes": tell(stake, outlook.clash.kind, kamae)}),
    ]
