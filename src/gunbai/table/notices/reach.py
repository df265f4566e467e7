"""What a process that sends notices may reach: public addresses, and those the operator named.

Whoever enters a channel chooses where the server connects to. So the check stands where connections
are made, after every name was resolved and every redirect followed: not before, when a name may
still say something else.
"""

from __future__ import annotations

import socket
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from ipaddress import ip_address
from typing import Any

_trusted: ContextVar[frozenset[str]] = ContextVar("trusted", default=frozenset())


class OutOfReachError(OSError):
    """A connection was to lead into a network that is not public."""


def is_public(address: str) -> bool:
    """Whether an IP address is one of the open internet (also inside a mapped IPv6 address)."""
    found = ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None) or found
    return mapped.is_global and not mapped.is_multicast


@contextmanager
def trusting(hosts: Collection[str]) -> Iterator[None]:
    """Also reach these hosts, which the operator named, inside the block."""
    found = {
        str(info[4][0]) for host in hosts for info in socket.getaddrinfo(host, None) if info[4]
    }
    token = _trusted.set(frozenset(found))
    try:
        yield
    finally:
        _trusted.reset(token)


def confine() -> None:
    """From here on this process connects to public and to trusted addresses only."""

    class Confined(socket.socket):
        """A socket that looks at where it is going."""

        def connect(self, address: Any, /) -> None:
            _check(self.family, address)
            super().connect(address)

        def connect_ex(self, address: Any, /) -> int:
            _check(self.family, address)
            return super().connect_ex(address)

    socket.socket = Confined  # type: ignore[misc]


def _check(family: int, address: Any) -> None:
    if family not in (socket.AF_INET, socket.AF_INET6):
        raise OutOfReachError(f"No way to {address!r} from here.")
    host = str(address[0])
    if host not in _trusted.get() and not is_public(host):
        raise OutOfReachError(f"{host} is not a public address.")
