"""Channels: where a person wishes to be told, read from what was entered."""

from __future__ import annotations

import re
from collections.abc import Collection
from urllib.parse import quote, urlsplit

import msgspec
from msgspec import Struct

from gunbai.core.script import refused, shown

MAIL, PUSH = "mail", "push"
DEFAULT_KINDS = (PUSH, MAIL)
"""What may be entered where the operator names nothing."""
LOCAL_KINDS = frozenset(
    ("apprise", "dbus", "glib", "gnome", "kde", "macosx", "qt", "syslog", "windows")
)
"""Kinds that act on the server's own machine or pass on to any other: not a player's to enter."""
TEXT_MOST = 2000
_ADDRESS = re.compile(r"[^\s@<>\"',;:?&/]+@[\w-]+(\.[\w-]+)+")
_SCHEMA = re.compile(r"[a-z][a-z0-9-]{1,30}")


class Keys(Struct, frozen=True):
    """The keys of a browser's push subscription."""

    p256dh: str
    auth: str


class Subscription(Struct, frozen=True):
    """What a browser hands out so that it can be pushed to."""

    endpoint: str
    keys: Keys


class Channel(Struct, frozen=True):
    """One way to reach a person: its kind, and the address as that kind writes it."""

    kind: str
    address: str

    @property
    def shown(self) -> str:
        """What may be shown of it to the one who entered it."""
        if self.kind == MAIL:
            return self.address
        if self.kind == PUSH:
            return urlsplit(self.subscription.endpoint).hostname or ""
        return f"{self.kind}://…"

    @property
    def subscription(self) -> Subscription:
        """The subscription of a ``push`` channel."""
        return msgspec.json.decode(self.address, type=Subscription)


def read(entered: str, kinds: Collection[str] = DEFAULT_KINDS) -> Channel:
    """The channel that was entered: a mail address, a push subscription, or an Apprise URL.

    Raises:
        Refused: it is none of these, or of a kind that this server does not allow.

    """
    entered = entered.strip()
    if not entered or len(entered) > TEXT_MOST:
        raise refused("table.channel-unread", given=shown(entered), legal=sorted(kinds))
    channel = Channel(_kind(entered, kinds), entered)
    if channel.kind not in kinds or channel.kind in LOCAL_KINDS:
        raise refused("table.channel-kind", given=channel.kind, legal=sorted(kinds))
    return channel


def _kind(entered: str, kinds: Collection[str]) -> str:
    if entered.startswith("{"):
        return _pushed(entered, kinds)
    if _ADDRESS.fullmatch(entered):
        return MAIL
    schema, colon, _ = entered.partition("://")
    if not colon or not _SCHEMA.fullmatch(schema):
        raise refused("table.channel-unread", given=shown(entered), legal=sorted(kinds))
    return schema


def _pushed(entered: str, kinds: Collection[str]) -> str:
    try:
        subscription = msgspec.json.decode(entered, type=Subscription)
    except msgspec.DecodeError:
        raise refused("table.channel-unread", given=shown(entered), legal=sorted(kinds)) from None
    if urlsplit(subscription.endpoint).scheme not in ("https", "http"):
        raise refused("table.channel-unread", given=shown(entered), legal=sorted(kinds))
    return PUSH


def mail_url(server: str, address: str) -> str:
    """The Apprise URL of a mail to an address by the operator's server (``mailtos://…``)."""
    return f"{server}{'&' if '?' in server else '?'}to={quote(address)}"
