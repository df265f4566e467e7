"""Hierarchy's words are at hand in its tests, also where it was not installed as a game yet."""

from __future__ import annotations

from gunbai.game import registered
from gunbai.games.hierarchy import GAME
from gunbai.words import bundle

if registered().setdefault(GAME.id, GAME) is GAME:
    bundle.cache_clear()
