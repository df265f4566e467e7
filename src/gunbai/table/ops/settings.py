"""What can be set of a server; ``gunbai serve`` has a flag and a variable for each."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TypeAlias

import msgspec
from msgspec import Struct

from gunbai.core.script import refused, shown

Network: TypeAlias = IPv4Network | IPv6Network
_HANDED_ON = "_GUNBAI_SETTINGS"
"""The variable through which a process that minds workers tells them their settings."""
_PATH = re.compile(r"(/[\w.~-]+)+")
_SITE = re.compile(r"https?://[\w.:\[\]-]+(/[\w./~-]*)?")


class Settings(Struct, frozen=True):
    """The settings of a server.

    ``site`` is the address under which people reach it (empty: as each of them came), ``base_path``
    the path under which it stands there. ``proxies`` are the addresses (or networks) whose
    ``X-Forwarded-For`` and ``X-Forwarded-Proto`` are believed. For one address of a visitor,
    ``openings`` is how many tables it may open in a minute and ``openings_a_day`` in a day,
    ``connections`` how many requests and streams it may have at once. A table takes at most
    ``notes`` notes, and ``size`` KiB of entries; a club ``club_people`` people and ``club_tables``
    tables. ``patience`` is how many seconds a request may take to arrive. ``operator`` is the
    secret that opens ``/metrics``
    (empty: to this machine only). ``logs`` is ``text`` or ``json``; with ``requests`` each request
    is logged. ``pause`` is how many seconds a bot waits before it answers. ``notices`` are the
    kinds of channels that a player may enter (``push``, ``mail``, schemas of Apprise), ``mail`` the
    server that sends mail (an Apprise URL), ``notice_key`` the key that channels are stored under
    and ``push_key`` the one that push messages are signed with (empty: files beside the tables).
    ``contact`` is the address at which push services find the operator.
    """

    database: str | None = None
    site: str = ""
    base_path: str = ""
    proxies: str = "127.0.0.1,::1"
    openings: int = 60
    openings_a_day: int = 500
    connections: int = 256
    notes: int = 2000
    size: int = 8192
    club_people: int = 100
    club_tables: int = 2000
    patience: int = 30
    operator: str = ""
    logs: str = "text"
    requests: bool = False
    pause: float = 0.4
    notices: str = "push,mail"
    mail: str = ""
    notice_key: str = ""
    push_key: str = ""
    contact: str = ""

    def __post_init__(self) -> None:
        """Refuse what could not work."""
        if self.base_path and not _PATH.fullmatch(self.base_path):
            raise refused("table.base-path", given=shown(self.base_path))
        if self.site and not _SITE.fullmatch(self.site):
            raise refused("table.bad-site", given=shown(self.site))
        _networks(self.proxies)

    def is_proxy(self, address: str) -> bool:
        """Whether what an address says of others is believed."""
        return _is_within(address, self.proxies)


def hand_on(settings: Settings) -> None:
    """Leave settings for the worker processes that start from here."""
    os.environ[_HANDED_ON] = msgspec.json.encode(settings).decode()


def handed_on() -> Settings:
    """The settings that were left for this process; all defaults where there are none."""
    return msgspec.json.decode(os.environ.get(_HANDED_ON, "{}"), type=Settings)


@lru_cache(maxsize=1000)
def _is_within(address: str, proxies: str) -> bool:
    try:
        here = ip_address(address)
    except ValueError:  # a socket of the file system has none
        return False
    return any(here in network for network in _networks(proxies))


@lru_cache
def _networks(proxies: str) -> Sequence[Network]:
    every = "0.0.0.0/0,::/0" if proxies.strip() == "*" else proxies
    try:
        return [ip_network(one.strip(), strict=False) for one in every.split(",") if one.strip()]
    except ValueError:
        raise refused("table.bad-proxies", given=shown(proxies)) from None
