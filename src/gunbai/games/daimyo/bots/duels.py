"""Challenges: by their exact chances, against what it costs to refuse (daimyo 7, R14)."""

from __future__ import annotations

from gunbai.core.script import Choose
from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.bots.temper import Temper
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.forecast import swords

SHAME = 0.22
"""By how much likelier death may be than the kill before one refuses: a refusal shakes one's men.
That is a Command Rating of one less."""
PRICE = 0.2
"""The same for a General, whose death all his host feels: he wants so much of an edge."""
EVEN = 0.01
"""The same for a veteran: for no more than this he gives away no daimyo, whose clan is lame."""
SPIRIT = 0.1
"""What a bold General adds to his chances."""


def challenges(outlook: Outlook, temper: Temper, ask: Choose) -> bool:
    """Whether to challenge: where the kill is at least as likely as death."""
    return _edge(outlook, ask) + SPIRIT * temper.leads >= EVEN * temper.veteran


def accepts(outlook: Outlook, temper: Temper, ask: Choose) -> bool:
    """Whether to accept: unless the other is much better."""
    least = EVEN if temper.veteran else SHAME
    return _edge(outlook, ask) + SPIRIT * temper.leads >= -least


def _edge(outlook: Outlook, ask: Choose) -> float:
    """By how much likelier the kill is than death."""
    mine, theirs = leaders_of(outlook, ask)
    found = swords(mine.command, theirs.command)
    return float(found.kills - found.killed) - PRICE * mine.is_general


def leaders_of(outlook: Outlook, ask: Choose) -> tuple[Leader, Leader]:
    """One's own leader and his rival, by the units they are with."""
    held = {leader.unit: leader for leader in outlook.leaders.values() if leader.unit}
    return held[ask.values["id"]], held[ask.values["target_id"]]
