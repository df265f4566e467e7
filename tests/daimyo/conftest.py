"""The game as installed, also where its entry point is not (a tree that was not installed anew)."""

from collections.abc import Iterator

import pytest

import gunbai.game
import gunbai.words
from gunbai.games.daimyo import GAME


@pytest.fixture(scope="session", autouse=True)
def installed() -> Iterator[None]:
    known = dict(gunbai.game.registered())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gunbai.game, "registered", lambda: known | {GAME.id: GAME})
        gunbai.words.bundle.cache_clear()
        yield
    gunbai.words.bundle.cache_clear()
