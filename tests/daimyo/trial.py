"""A battle written as a scenario, for whoever looks at it as a player or a bot does."""

from dataclasses import replace
from typing import Any

import gunbai
from gunbai.core.script import Choose
from gunbai.games.daimyo.battle import Battle

HEAD = """
[scenario]
id = "trial"
name = "A trial"
season = "summer"
turns-max = 20

[table]
width = 120
height = 90

[[side]]
id = "a"
name = "A"

[[side]]
id = "b"
name = "B"

[[clan]]
id = "red"
side = "a"
name = "Red"

[[clan]]
id = "blue"
side = "b"
name = "Blue"

[[leader]]
side = "a"
name = "General A"
rating = 2
{general}

[[leader]]
clan = "red"
name = "Lord Red"
rating = 2
{lord}

[[leader]]
side = "b"
name = "General B"
rating = 1
at = [60, 86]

[[leader]]
clan = "blue"
name = "Lord Blue"
rating = 1
at = [60, 84]
"""


def unit(id_: str, troops: str, stands: int, at: tuple[float, float], **more: Any) -> str:
    """A unit of a scenario; without a clan it is the General's own."""
    values = {"id": id_, "troops": troops, "stands": stands, "at": list(at), **more}
    said = (f'{k} = "{v}"' if isinstance(v, str) else f"{k} = {v}" for k, v in values.items())
    return "\n".join(["[[unit]]", *said, ""])


def battle(
    *units: str, general: str = "at = [60, 4]", lord: str = "at = [60, 6]", extra: str = ""
) -> Battle:
    """A battle of these units, about to begin."""
    match = gunbai.new("daimyo", ["fair", "fair"], {"scenario": "own"}, dice=1)
    toml = "\n".join([HEAD.format(general=general, lord=lord), extra, *units])
    match.answer(0, next(iter(match.open)), {"toml": toml})
    held: Battle = match.state
    held.turn = 1
    return held


FOE = unit("foe", "samurai", 4, (60, 60), clan="blue")


FOE70 = unit("foe", "samurai", 4, (60, 70), clan="blue")


CHALLENGE = Choose(0, "daimyo.challenge", ("yes", "no"), values={"id": "men", "target_id": "foe"})
"""Asked of either of `rivals`."""


def rivals(mine: int, theirs: int) -> Battle:
    """A battle in which the daimyo of both clans stand with units in contact, by their ratings."""
    foe = unit("foe", "samurai", 4, (60, 51), clan="blue")
    held = battle(unit("men", "samurai", 4, (60, 50), clan="red"), foe, lord='with = "men"')
    for leader in list(held.leaders.values()):
        rating = mine if leader.clan == "red" else theirs
        with_unit = {"red": "men", "blue": "foe"}.get(leader.clan, "")
        held.leaders[leader.id] = replace(leader, rating=rating, unit=with_unit)
    return held
