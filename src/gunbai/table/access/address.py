"""Addresses: where the server listens, and under which one others find it."""

from __future__ import annotations

import os
import socket
from contextlib import closing, suppress
from ipaddress import ip_address

from gunbai.core.script import refused

_ANY = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - known, not chosen
_ELSEWHERE = ("198.51.100.1", 9)
"""Any address outside: a socket turned towards it shows which of ours leads out."""
_SILENCE = 60_000
"""Milliseconds after which a peer that no longer acknowledges anything is given up."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there (port 0: any free one), so that nobody who comes is sent away.

    Raises:
        Refused: where nobody could listen.

    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        heard = socket.create_server((host, port), family=family, dualstack_ipv6=both)
    except OSError as no:
        why = os.strerror(no.errno) if no.errno and no.errno > 0 else str(no)
        raise refused("table.cannot-listen", host=host, port=str(port), why=why) from None
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # else a phone that fell asleep is kept for long
        heard.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _SILENCE)
    # Else the body of an answer waits up to 40 ms until its head is acknowledged: asyncio sees to
    # that only where it has made the socket itself.
    heard.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return heard


def here(host: str, port: int) -> str:
    """The address for a browser of this machine."""
    return _url(_ANY.get(host, host), port)


def others(host: str, port: int) -> str:
    """The address for other machines of the network; empty where none of them can come."""
    if host not in _ANY:
        return "" if is_own(host) else _url(host, port)
    leading = _leading_out()
    return _url(leading, port) if leading else ""


def is_own(host: str | None) -> bool:
    """Whether a host name means, on every machine, that machine itself."""
    if not host or host == "localhost" or host.endswith(".localhost"):
        return True
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return False


def _leading_out() -> str:
    """The address of this machine that leads out, as far as it can be told; nothing is sent."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe, suppress(OSError):
        probe.connect(_ELSEWHERE)
        found = str(probe.getsockname()[0])
        return "" if is_own(found) else found
    return ""


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"
