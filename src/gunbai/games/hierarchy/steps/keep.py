"""The question of Selection (hierarchy, The roll); compiled, as what it is made from."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from gunbai.core.script import Pick, Value


class Keep(Pick):
    """Keep so many dice exactly; or none, which is to surrender."""

    __slots__ = ()

    def sizes(self) -> Sequence[int]:
        return 0, self.most or 0

    def read(self, value: Value) -> Any:
        places = super().read(value)
        if places and len(places) != self.most:
            raise self.refuse("hierarchy.keep-so-many", given=len(places), count=self.most)
        return places

    def sample(self, rng: Random) -> Value:
        return sorted(rng.sample(range(len(self.items)), self.most or 0))
