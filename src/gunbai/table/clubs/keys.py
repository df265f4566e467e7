"""The links of a club: one for the whole group, and one of their own for each of its people.

Each club has a key that the database holds only wrapped, once for each link: only the token of that
link unwraps it. So whoever opens a club can be shown its group link and can watch its tables, while
a copy of the database opens nothing.
"""

from __future__ import annotations

import hmac
import secrets

from gunbai.table.access.links import derived

BYTES = 32


def fresh_key() -> bytes:
    """The key of a new club."""
    return secrets.token_bytes(BYTES)


def wrap(key: bytes, token: str) -> bytes:
    """The key as it is stored for a link; wrapped once more it is the key again.

    The pad is used for nothing else: it is made of a token of 192 random bits.
    """
    pad = hmac.digest(token.encode(errors="replace"), b"club", "sha256")
    return bytes(one ^ other for one, other in zip(key, pad, strict=True))


def group_token(key: bytes, renewed: int) -> str:
    """The token of the group's link, after it was renewed so many times."""
    return derived(key, f"group/{renewed}")


def watch_token(key: bytes, number: int) -> str:
    """The token by which the people of a club watch its table of that number."""
    return derived(key, f"watch/{number}")
