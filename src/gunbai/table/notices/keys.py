"""The keys of a server's notices: what channels are stored under, and what push is signed with.

Each is as the operator set it, or else made once and kept in a file beside the tables.
"""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path

from cryptography.fernet import Fernet
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode

from gunbai.core.script import refused
from gunbai.table.notices.sealing import Seal
from gunbai.table.storage.database import default_file, locate

_RAW = re.compile(r"[\w-]{43}=?", re.ASCII)
"""32 bytes in URL-safe Base64: a private key on the curve P-256."""


class Keys:
    """The keys of one server; they are read, or made, when they are first needed."""

    def __init__(self, database: str | None, notice_key: str = "", push_key: str = "") -> None:
        self._database = database
        self._notice_key = notice_key
        self._push_key = push_key

    @cached_property
    def seal(self) -> Seal:
        """What encrypts channels at rest."""
        return Seal(self._notice_key or self._kept("notices.key", Fernet.generate_key))

    @cached_property
    def push(self) -> str:
        """The private key that signs push messages (32 bytes in URL-safe Base64)."""
        key = self._push_key or self._kept("push.key", fresh_push_key).decode()
        _point(key)
        return key

    @property
    def push_point(self) -> str:
        """Its public key, as browsers want it before they subscribe."""
        return _point(self.push)

    def _kept(self, name: str, make: Callable[[], bytes]) -> bytes:
        return kept_in(_folder(self._database) / name, make)


def fresh_push_key() -> bytes:
    """A new private key for push messages."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return str(b64urlencode(number.to_bytes(32, "big"))).encode()


def kept_in(file: Path, make: Callable[[], bytes]) -> bytes:
    """What stands in a file, which is made, for its owner alone, where it is missing.

    Several processes may come at once: whoever was first has made it, and never half of it.
    """
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as made:
            made.write(make())
        with suppress(FileExistsError):
            os.link(draft, file)
        draft.unlink()
    return file.read_bytes().strip()


def _folder(database: str | None) -> Path:
    """Beside an SQLite file; for any other database the user's data folder."""
    url = locate(database)
    beside = url.database if url.get_backend_name() == "sqlite" else None
    return Path(beside or default_file()).parent


def _point(key: str) -> str:
    """The public key of a private one; raise `Refused` where that is none."""
    if not _RAW.fullmatch(key):
        raise refused("table.push-key")
    try:
        public = Vapid02.from_raw(key.encode()).public_key
    except ValueError:  # beyond the order of the curve
        raise refused("table.push-key") from None
    return str(b64urlencode(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))
