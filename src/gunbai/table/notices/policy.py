"""When a notice is due: one until its reader has looked, never at night, slow tables in digests."""

from __future__ import annotations

from msgspec import Struct

from gunbai.core.clock import Clock, deadline

FAILURES_MOST = 5
"""After so many failures in a row a channel is given up."""
GONE = 1000
"""What is noted instead of failures where a channel says itself that it is no more."""


class Wishes(Struct, frozen=True, omit_defaults=True):
    """How the person of a seat wishes to be told.

    In the ``quiet`` hours (minutes of the day, over midnight where the first is the later one, in
    ``zone``) nothing is sent; what is due then comes when they end. With ``digest`` there are at
    least so many minutes between two notices. With ``whole`` they are told of everybody whom the
    table waits for: a group's own channel.
    """

    quiet: tuple[int, int] = (0, 0)
    zone: str = "UTC"
    digest: int = 0
    whole: bool = False


class Sent(Struct, frozen=True):
    """What was sent so far: when the last notice went out, and when its reader last looked."""

    notice: int = 0
    looked: int = 0


def due(wishes: Wishes, sent: Sent, awaited: int, reminded: int = 0) -> int | None:
    """When to tell somebody awaited since a time; None: told already, and not looked since.

    Whose time was up (``reminded``) is told once more.
    """
    told = sent.notice >= max(awaited, reminded)
    if told or (sent.notice > sent.looked and not reminded):
        return None
    earliest = max(awaited, reminded, sent.notice + 60 * wishes.digest if sent.notice else 0)
    return _awake(wishes, earliest)


def is_quiet(wishes: Wishes, at: int) -> bool:
    """Whether nothing is sent at a time, also of what was due before while its reader looked."""
    return _awake(wishes, at) > at


def _awake(wishes: Wishes, at: int) -> int:
    """The first time from another on that is not in quiet hours."""
    return deadline(Clock("each", 0, night=wishes.quiet, zone=wishes.zone), at, 0)
