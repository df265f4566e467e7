"""A round of melee before its dice fall: the next one, and the first one of a charge (daimyo 7)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from gunbai.games.daimyo.field.board import Board
from gunbai.games.daimyo.forecast.strike import hits_of, mean
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.charge import Onset, in_contact
from gunbai.games.daimyo.rules.melee import Clash, Fight, fight
from gunbai.games.daimyo.rules.situation import Situation
from gunbai.odds import Distribution, opposed
from gunbai.odds.opposed import Opposed


@dataclass(frozen=True)
class Exchange:
    """Both sides of a round."""

    mine: Fight
    theirs: Fight

    @cached_property
    def hits(self) -> Distribution:
        """The hits that we may score."""
        return hits_of(self.mine)

    @cached_property
    def hits_back(self) -> Distribution:
        """The hits that they may score."""
        return hits_of(self.theirs)

    @cached_property
    def chances(self) -> Opposed:
        """That we push them back, that both stay, that they push us back (R12)."""
        return opposed(self.hits, self.hits_back)

    @property
    def edge(self) -> float:
        """By how many hits we may expect to score more."""
        return mean(self.mine) - mean(self.theirs)

    @property
    def turned(self) -> Exchange:
        """The round as the other side sees it."""
        return Exchange(self.theirs, self.mine)


def next_round(now: Situation, unit: Unit, foe: Unit) -> Exchange:
    """The next round of two units in contact, as they stand."""
    return _exchange(now.board, unit, foe, now.clash(unit, foe))


def followed(now: Situation, winner: Unit, loser: Unit) -> Exchange:
    """The next round of a winner who has followed up, where both then stand (R12)."""
    return next_round(now.on(now.board.with_(winner, loser)), winner, loser)


def first_round(now: Situation, onset: Onset, countering: bool = False) -> Exchange:
    """The first round of a charge that comes home, as the charger sees it.

    The board is as the target awaits the charge: turned to face it, or come half way to meet it,
    which is ``countering``.
    """
    charger, target = in_contact(now.board, onset)
    met = now.on(now.board.with_(charger, target)).without_strays()
    charged = {charger.id, target.id} if countering else {charger.id}
    clash = met.clash(charger, target)
    clash = replace(clash, charging=clash.charging | charged)
    return _exchange(met.board, charger, target, clash)


def _exchange(board: Board, unit: Unit, foe: Unit, clash: Clash) -> Exchange:
    return Exchange(fight(board, unit, foe, clash), fight(board, foe, unit, clash))
