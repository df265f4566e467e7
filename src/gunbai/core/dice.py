"""Dice: sealed (provably fair), seeded or drawn (for tests and studies), typed (real ones).

Each kind answers `roll(index, count, sides)`: the faces of roll number ``index``, always the same
for the same index. So a roll that was taken back falls again as it fell: nobody can fish.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from random import Random
from typing import Final, Protocol

Faces = tuple[int, ...]

_HASHED: Final = 64
"""SHA-256 takes so many bytes at once: to that length HMAC fills up its key."""
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))
"""What HMAC makes of the bytes of its key, for the inner hash and for the outer one."""


class Dice(Protocol):
    """What a match rolls with."""

    kind: str

    def roll(self, index: int, count: int, sides: int) -> Faces:
        """The faces (1 to ``sides``) of the match's roll number ``index``."""
        ...


class Sealed:
    """Dice from a 256-bit secret whose SHA-256 is published before play.

    Roll *i* comes from HMAC-SHA256 under a key made of the secret and of the salts that players
    added before the first roll. Once the secret is published anyone can compute every roll.
    """

    kind = "sealed"

    def __init__(self, secret: bytes, salts: Iterable[str] = ()) -> None:
        if len(secret) != 32:
            raise ValueError("A dice secret has 32 bytes.")
        self.secret = secret
        key = combined(secret, salts).ljust(_HASHED, b"\0")
        self._inner, self._outer = key.translate(_INNER), key.translate(_OUTER)

    @classmethod
    def fresh(cls) -> Sealed:
        """Dice under a new secret from the system's own randomness."""
        return cls(secrets.token_bytes(32))

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, in hexadecimal."""
        return commitment(self.secret)

    def salted(self, salts: Iterable[str]) -> Sealed:
        """The same secret under the players' salts."""
        return Sealed(self.secret, salts)

    def roll(self, index: int, count: int, sides: int) -> Faces:
        """See `Dice.roll`; 2 to 256 sides."""
        faces: list[int] = []
        block = 0
        fair = 256 - 256 % sides
        while len(faces) < count:
            message = f"{index}:{sides}:{block}".encode()
            # HMAC by its definition: the library's own makes a new context at every call.
            inner = sha256(self._inner + message).digest()
            for byte in sha256(self._outer + inner).digest():
                # A byte past the last full round of the die would favour low faces: thrown away.
                if byte < fair:
                    faces.append(byte % sides + 1)
                    if len(faces) == count:
                        break
            block += 1
        return tuple(faces)


def commitment(secret: bytes) -> str:
    """What is published of a dice secret before play: its SHA-256, in hexadecimal."""
    return sha256(secret).hexdigest()


def combined(secret: bytes, salts: Iterable[str]) -> bytes:
    """The key of the dice: the secret, then each salt under its own length, hashed together."""
    digest = sha256(secret)
    for salt in salts:
        data = salt.encode()
        digest.update(len(data).to_bytes(4, "big") + data)
    return digest.digest()


class Seeded:
    """Dice from a seed: fast and repeatable, for tests and studies; whoever knows it knows all."""

    kind = "seeded"

    # Dice are made by blocks of so many rolls, each of so many dice: part of what a seed means.
    _ROLLS = 128
    _SLOTS = 16
    # A block is begun with the dice of so many rolls: more than a short game needs.
    _FIRST = 8

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        # By the number of the block times 256, and the sides: to look up two numbers takes longer.
        # A game that is taken up needs none of the blocks before.
        self._fallen: dict[int, Faces] = {}
        self._falling: dict[int, Iterator[Faces]] = {}

    def roll(self, index: int, count: int, sides: int) -> Faces:
        """See `Dice.roll`; 2 to 255 sides."""
        if count > self._SLOTS:
            rng = Random(f"{self.seed}/roll/{index}/{sides}")
            return tuple(rng.choices(range(1, sides + 1), k=count))
        of = index // self._ROLLS * 256 + sides
        start = index % self._ROLLS * self._SLOTS
        fallen = self._fallen.get(of, ())
        while len(fallen) <= start:
            fallen = self._fallen[of] = fallen + self._more(of)
        return fallen[start : start + count]

    def _more(self, of: int) -> Faces:
        if of not in self._falling:
            number, sides = divmod(of, 256)
            size = self._ROLLS * self._SLOTS
            rng = Random(f"{self.seed}/block/{number * size}/{sides}")
            self._falling[of] = _faces(rng, sides, self._FIRST * self._SLOTS, size)
        return next(self._falling[of])


def _faces(rng: Random, sides: int, first: int, size: int) -> Iterator[Faces]:
    """The faces of a block, in two parts."""
    faces, unfair = _tables(sides)
    block = b""
    for done, end in ((0, first), (first, size)):
        while len(block) < end:
            # A whole number of words each time, so that the parts make up the same block.
            block += rng.randbytes(end + end // 8).translate(faces, unfair)
        yield tuple(block[done:end])


@cache
def _tables(sides: int) -> tuple[bytes, bytes]:
    """The face of every byte, and the bytes past the last full round, which are thrown away."""
    fair = 256 - 256 % sides
    return bytes(byte % sides + 1 for byte in range(256)), bytes(range(fair, 256))


class ContinuedSealed(Sealed):
    """Sealed dice of a game that goes on from a moment of another, under a secret of their own.

    What had ``fallen`` until then stays.
    """

    def __init__(self, secret: bytes, fallen: Iterable[Faces], salts: Iterable[str] = ()) -> None:
        super().__init__(secret, salts)
        self.fallen = tuple(fallen)

    def salted(self, salts: Iterable[str]) -> Sealed:
        return ContinuedSealed(self.secret, self.fallen, salts)

    def roll(self, index: int, count: int, sides: int) -> Faces:
        """See `Dice.roll`."""
        if index < len(self.fallen):
            return self.fallen[index]
        return super().roll(index, count, sides)


class ContinuedSeeded(Seeded):
    """Seeded dice that begin at such a moment; what had ``fallen`` until then stays."""

    def __init__(self, seed: int | str, fallen: Iterable[Faces]) -> None:
        super().__init__(seed)
        self.fallen = tuple(fallen)

    def roll(self, index: int, count: int, sides: int) -> Faces:
        """See `Dice.roll`."""
        if index < len(self.fallen):
            return self.fallen[index]
        return super().roll(index, count, sides)


class Drawn:
    """Dice from a generator that goes on from game to game: for those who play thousands of them.

    A game is quicker to open so, for nothing needs to be made ready. The record holds all that
    fell, and plays again; but nobody can compute it anew.
    """

    kind = "drawn"

    def __init__(self, rng: Random) -> None:
        self._draw = rng.random
        # By the number of the roll times 256, and the sides.
        self._fallen: dict[int, Faces] = {}

    def remember(self, index: int, faces: Faces, of: tuple[int, int]) -> None:
        """Keep what fell at roll ``index`` of a record; ``of`` is whose dice, of how many sides."""
        self._fallen[index * 256 + of[1]] = faces

    def roll(self, index: int, count: int, sides: int) -> Faces:
        """See `Dice.roll`; 2 to 255 sides."""
        of = index * 256 + sides
        fallen = self._fallen.get(of, ())
        if len(fallen) < count:
            draw, more = self._draw, range(count - len(fallen))
            fallen = self._fallen[of] = fallen + tuple([int(draw() * sides) + 1 for _ in more])
        return fallen[:count]


class Typed:
    """Real dice: every roll is asked of its seat, and only remembered here.

    Faces once typed stay those of their roll, should it be taken back and come again; only a step
    back to the roll itself, to which the table agrees, lets them be set right.
    """

    kind = "typed"

    def __init__(self) -> None:
        self._known: dict[int, Faces] = {}
        self._rolled: dict[int, tuple[tuple[int, int], int]] = {}

    def remember(self, index: int, faces: Faces, of: tuple[int, int] = (-1, 6)) -> None:
        """Keep what fell at roll ``index``, and any further dice it had before.

        ``of`` is whose dice they are, and how many sides they have.
        """
        self._known[index] = faces + self._known.get(index, ())[len(faces) :]
        self._rolled[index] = of, len(faces)

    def forget(self, index: int) -> None:
        """Roll ``index`` was typed in wrongly: other faces may be typed in."""
        self._known.pop(index, None)
        self._rolled.pop(index, None)

    def is_kept(self, index: int, of: tuple[int, int], count: int) -> bool:
        """Whether roll ``index`` fell before: the same seat's, as many dice of as many sides."""
        return self._rolled.get(index) == (of, count)

    def known(self, index: int, count: int) -> Faces:
        """What is known already of ``count`` dice at roll ``index``."""
        return self._known.get(index, ())[:count]

    def roll(self, index: int, count: int, sides: int) -> Faces:
        """Only a roll that was typed before can be told; the match asks for the others."""
        faces = self.known(index, count)
        if len(faces) < count or max(faces, default=1) > sides:
            raise ValueError(f"Roll {index} of {count} d{sides} has not been typed in.")
        return faces
