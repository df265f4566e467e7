"""Phase 1, the Decree: the Emperor describes the trouble, and makes a Boss and his servants."""

from __future__ import annotations

from gunbai.core.script import Divide, Number, Script, Write, tell
from gunbai.games.hierarchy.rules.castes import Caste
from gunbai.games.hierarchy.rules.sheet import STATS
from gunbai.games.hierarchy.state import Boss, Quest, Realm

SERVANTS_MOST = 2


def decree(realm: Realm) -> Script[None]:
    """A new quest: its trouble is told to all, its Boss stays hidden until the climax."""
    emperor = realm.emperor
    quest = realm.quest = Quest(author=emperor.seat)
    quest.decree = yield Write(
        emperor.seat, "hierarchy.decree", rule="hierarchy.decree", most=500, lines=9
    )
    yield tell("hierarchy.decreed", who=emperor.name, text=quest.decree)
    quest.boss = yield from _boss(realm)
    yield tell("hierarchy.boss.made", caste=Caste.EMPEROR.word)


def _boss(realm: Realm) -> Script[Boss]:
    """A Boss no stronger than the Emperor, in Stats and in Tiles each (hierarchy R14)."""
    seat = realm.emperor.seat
    name = yield Write(seat, "hierarchy.boss", rule="hierarchy.decree", most=80, secret=True)
    most_stats, most_tiles = realm.boss_limits
    points = yield _limited(seat, "hierarchy.boss.stats", most_stats)
    stats = yield Divide(
        seat, "hierarchy.boss.divide", STATS, points, rule="hierarchy.R14", secret=True
    )
    tiles = yield _limited(seat, "hierarchy.boss.tiles", most_tiles)
    servants = yield _limited(seat, "hierarchy.boss.servants", SERVANTS_MOST)
    return Boss(name.strip(), {stat: stats[stat] for stat in STATS}, tiles, servants)


def _limited(seat: int, key: str, most: int) -> Number:
    return Number(seat, key, 0, most, rule="hierarchy.R14", values={"most": most}, secret=True)
