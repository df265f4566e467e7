"""What is known of channels, at rest: encrypted under a key that is not in the database."""

from __future__ import annotations

from cryptography.fernet import Fernet, InvalidToken

from gunbai.core.script import refused


class Seal:
    """Encrypts (Fernet: AES-128-CBC with HMAC-SHA256), and opens again."""

    def __init__(self, key: str | bytes) -> None:
        try:
            self._fernet = Fernet(key)
        except ValueError:
            raise refused("table.notice-key") from None

    def close(self, plain: bytes) -> bytes:
        """What is stored instead of something plain."""
        return self._fernet.encrypt(plain)

    def open(self, stored: bytes) -> bytes | None:
        """What was stored; None where it was closed under another key."""
        try:
            return self._fernet.decrypt(stored)
        except InvalidToken:
            return None
