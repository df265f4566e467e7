"""Hierarchy's words are at hand in its tests, also where it was not installed as a game yet."""

from __future__ import annotations

import gunbai.play  # noqa: F401 - whoever opens games is refused in English
from gunbai.games.hierarchy import GAME
from gunbai.registry import registered
from gunbai.words.catalogue import bundle

if registered().setdefault(GAME.id, GAME) is GAME:
    bundle.cache_clear()
