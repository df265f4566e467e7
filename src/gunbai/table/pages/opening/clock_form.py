"""The part of a form that says how time passes at a table: a new one, or one that is played.

Fields: ``clock`` (``none``, ``each`` or ``budget``), ``clock.span`` and ``clock.unit`` (``m``,
``h`` or ``d``), ``clock.increment`` and ``clock.increment-unit``, ``clock.night-from`` and
``clock.night-to`` (``22:00``), ``clock.zone``, ``clock.holidays`` (days, with commas or spaces
between), ``clock.when-up``, ``vote-after`` (seconds).
"""

from __future__ import annotations

import re
from typing import Any

from gunbai.core.clock import LONGEST, UNITS, Clock, minute_of
from gunbai.core.record import VOTE_AFTER
from gunbai.core.script import refused, shown
from gunbai.table.pages.forms import Fields, first


def how_time_passes(fields: Fields) -> dict[str, Any]:
    """What a form says of time, as `gunbai.new` takes it; raise `Refused` where it cannot be."""
    return {"clock": clock_of(fields), "vote_after": vote_after(fields)}


def clock_of(fields: Fields) -> Clock | None:
    """The clock that a form asks for, or None; raise `Refused` if it cannot be."""
    kind = first(fields, "clock", "none")
    if kind == "none":
        return None
    night = (_minute(fields, "clock.night-from"), _minute(fields, "clock.night-to"))
    return Clock(
        kind,
        _span(fields, "clock.span", "clock.unit"),
        _span(fields, "clock.increment", "clock.increment-unit") if kind == "budget" else 0,
        night,
        tuple(re.findall(r"[^\s,;]+", first(fields, "clock.holidays"))),
        first(fields, "clock.zone").strip() or "UTC",
        first(fields, "clock.when-up", "remind"),
    )


def filled(clock: Clock | None) -> dict[str, str]:
    """The fields of a form that asks for a clock as it is."""
    if clock is None:
        return {"clock": "none"}
    night = clock.night if clock.night[0] != clock.night[1] else None
    from_, to = (_hour(minute) for minute in night) if night else ("", "")
    span, unit = _in_unit(clock.seconds)
    increment, increment_unit = _in_unit(clock.increment) if clock.increment else (0, "s")
    return {
        "clock": clock.kind,
        "clock.span": str(span),
        "clock.unit": unit,
        "clock.increment": str(increment),
        "clock.increment-unit": increment_unit,
        "clock.night-from": from_,
        "clock.night-to": to,
        "clock.holidays": ", ".join(clock.holidays),
        "clock.zone": clock.zone,
        "clock.when-up": clock.when_up,
    }


def vote_after(fields: Fields) -> int:
    """After how many seconds the others may vote a stand-in."""
    return _whole(first(fields, "vote-after", str(VOTE_AFTER)))


def _span(fields: Fields, number: str, unit: str) -> int:
    return _whole(first(fields, number, "0")) * UNITS.get(first(fields, unit, "m"), 60)


def _whole(typed: str) -> int:
    if not re.fullmatch(r"\s*\d{1,8}\s*", typed, re.ASCII):
        raise refused("core.not-in-range", given=shown(typed), low=0, high=LONGEST)
    return int(typed)


def _minute(fields: Fields, name: str) -> int:
    return minute_of(first(fields, name) or "0:00")


def _hour(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def _in_unit(seconds: int) -> tuple[int, str]:
    """A span in the greatest unit that it is a whole number of."""
    unit = next(unit for unit in reversed(UNITS) if seconds % UNITS[unit] == 0)
    return seconds // UNITS[unit], unit
