"""Why a General chose so, in one sentence with the numbers that he had.

Nothing on the table is hidden, so anybody may hear it once the answer is given.
"""

from __future__ import annotations

from collections.abc import Mapping

from gunbai.core.game import Reasoned
from gunbai.core.script import NOTHING, Choose, Phrase, Value, signed
from gunbai.games.daimyo.bots.outlook import Outlook
from gunbai.games.daimyo.field.leader import Leader
from gunbai.games.daimyo.forecast import hits_of, morale_test, stand_lost, swords
from gunbai.games.daimyo.pieces.unit import Unit
from gunbai.games.daimyo.rules.firing import Shot
from gunbai.games.daimyo.rules.morale import Reason
from gunbai.games.daimyo.rules.order import Charge, read

Found = tuple[float, str, str]
"""What a charge is worth, in hits; the unit; and the order."""
UNIT = "daimyo.worth.hits"


def for_charge(outlook: Outlook, found: list[Found], value: Value) -> Reasoned:
    """The best charge by what it is worth, or why none is made."""
    worth = {f"{id_}: {order}": round(gain, 1) for gain, id_, order in found}
    if not found:
        return Reasoned(value)
    gain, id_, order = max(found)
    charge = read(order)
    assert isinstance(charge, Charge)
    key = "charge" if "unit" in value else "no-charge"
    names = {"unit": outlook.unit(id_).name, "target": outlook.unit(charge.target).name}
    return _because(key, value, {**names, "worth": _tenths(gain)}, worth)


def for_rally(outlook: Outlook, unit: Unit, ask: Choose, *, tries: bool) -> Reasoned:
    """How likely routers rally."""
    chance = _percent(float(morale_test(outlook.now, unit, Reason.RALLY).passes))
    value = ask.options[0 if tries else 1]
    return _because("rally" if tries else "flee", value, {"unit": unit.name, "chance": chance})


def for_duel(mine: Leader, theirs: Leader, value: Value, *, fights: bool) -> Reasoned:
    """How likely a leader wins, kills and is killed."""
    found = swords(mine.command, theirs.command)
    shown = {name: _percent(float(getattr(found, name))) for name in ("wins", "kills", "killed")}
    return _because("duel" if fights else "no-duel", value, {"rival": theirs.name, **shown})


def for_fire(outlook: Outlook, shot: Shot, value: Value, *, fires: bool) -> Reasoned:
    """How many hits a volley may expect, and how likely they take a stand."""
    target, fallen = outlook.unit(shot.target), hits_of(shot)
    lost = _percent(float(stand_lost(target, fallen)))
    values = {"target": target.name, "mean": round(float(fallen.mean), 1), "lost": lost}
    return _because("fire" if fires else "hold", value, values)


def _because(
    key: str, value: Value, values: Mapping[str, object], worth: Mapping[str, float] = NOTHING
) -> Reasoned:
    why = [Phrase(f"daimyo.why-{key}", values)]
    return Reasoned(value, why, worth, UNIT if worth else "", open=True)


def _percent(chance: float) -> int:
    return round(100 * chance)


def _tenths(gain: float) -> str:
    """A gain with its sign and one decimal."""
    tenth = round(gain, 1)
    sign = signed(1 if tenth > 0 else -1)[0] if tenth else ""
    return f"{sign}{abs(tenth)}"
