"""A database that fails, told in a sentence."""

from __future__ import annotations

from gunbai.core.script import refused
from gunbai.table.storage.store import STORE_FAILED


class Told:
    """Turns a failure of the database into a refusal with a sentence.

    A class, as it is entered several times an answer: a generator would take three times as long.
    """

    __slots__ = ("_key",)

    def __init__(self, key: str) -> None:
        self._key = key

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, failure: BaseException | None, trace: object) -> None:
        if isinstance(failure, STORE_FAILED):
            raise refused(self._key) from failure


READING, STORING = Told("table.not-read"), Told("table.not-stored")
