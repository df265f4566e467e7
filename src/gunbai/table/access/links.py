"""The secret links of a table: capabilities, not accounts.

A table has one host link, one link for those who look on, and one for each seat. The host's token
is random; the others are computed from it, so the host page can show them whenever it is opened
while the database keeps only hashes: whoever reads a copy of it can sit in nobody's seat. Tokens
are random beyond guessing, so a plain SHA-256 hides them.

A seat's link is there to be handed to its person, who claims the seat with it: from then on a link
of the person's own opens the seat, which the host does not know. A seat that the host gives to
somebody else gets a new link each time, and whatever opened it before opens nothing any more.

Whoever hands the host's role over lengthens the host's token by a new part, and the shorter one
opens nothing any more. So the new host still knows what was computed from the parts before, and the
former one knows nothing of what is computed from the new part.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator

from msgspec import Struct

from gunbai.core.script import Seat

BYTES = 24
PART = 32
"""Letters of a token of so many bytes."""
HANDS_MOST = 8
"""How often a host's role may be handed over: each time its token grows by a part."""
HOST, WATCH, SEAT = "host", "watch", "seat"


class Link(Struct, frozen=True):
    """What a token opens: a table, as its host, as one who looks on, or as a seat."""

    table: str
    role: str
    seat: Seat | None = None


def fresh() -> str:
    """A new host token (192 random bits, url-safe)."""
    return secrets.token_urlsafe(BYTES)


def handed(host: str) -> str:
    """The token of the next host, which holds this one's."""
    return host + fresh()


def _of_host(host: str, hands: int) -> bytes:
    """The token of the host who had the role after so many changes, from a later one's."""
    return host[: PART * (hands + 1)].encode()


def watch_token(host: str) -> str:
    """The token of those who look on, from the host's."""
    return derived(_of_host(host, 0), WATCH)


def seat_token(host: str, seat: Seat, given: int = 0, hands: int = 0) -> str:
    """The token of a seat that was given away ``given`` times, from the host's.

    ``hands`` is how often the role had changed hands when it was last given away.
    """
    return derived(_of_host(host, hands), f"{SEAT}/{seat}" + (f"/{given}" if given else ""))


def digest(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def issued(host: str, table: str, seats: int) -> Iterator[tuple[str, Link]]:
    """Every token of a table with what it opens."""
    yield host, Link(table, HOST)
    yield watch_token(host), Link(table, WATCH)
    for seat in range(seats):
        yield seat_token(host, seat), Link(table, SEAT, seat)


def derived(secret: bytes, what: str) -> str:
    """A token that only who knows a secret can compute."""
    key = hmac.digest(secret, what.encode(), "sha256")
    return urlsafe_b64encode(key[:BYTES]).decode()
