"""Confrontations as procedure: encounters, challenges, and how either is resolved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gunbai.core.script import (
    TEXT_MOST,
    Choose,
    Refusal,
    Roll,
    Script,
    Tell,
    Together,
    Word,
    Write,
    scene_of,
    tell,
)
from gunbai.games.snow.procedure.effects import settle
from gunbai.games.snow.procedure.treasure import buy_after, take_full
from gunbai.games.snow.rules.clash import Clash, Side
from gunbai.games.snow.rules.facets import FACETS, open_types
from gunbai.games.snow.rules.house import SAMURAI, Character, House
from gunbai.games.snow.rules.kamae import OROCHI
from gunbai.games.snow.rules.schools import SCHOOL_DIE, stances
from gunbai.games.snow.rules.traits import DAWN_LAMP
from gunbai.games.snow.rules.year import EMPEROR, SUMMER, Year

NO_REPEATS = {
    facet: Refusal("snow.no-repeats", "snow.no-repeats", {"facet": Word(f"snow.facet.{facet}")})
    for facet in FACETS
}
KAMAE_WORDS: Final = {
    stance: Word(f"snow.kamae.{stance}")
    for stance in (
        "kagai",
        "ariake",
        "mujintou",
        "orochi",
        "o-nabe",
        "kagai-school",
        "ariake-school",
        "mujintou-school",
    )
}
HER_DICE: Final = ("snow.rolled", "snow.no-dice")
HIS_DICE: Final = ("snow.emperor-rolled", "snow.emperor-no-dice")
"""What is told of a character's dice and of the Emperor's, and where there are none."""
FATE_WORDS: Final = {fate: Word(f"snow.fate.{fate}") for fate in set(SCHOOL_DIE)}


_BARRED: Final[Mapping[tuple[str | None, str | None], Mapping[str, Refusal]]] = {
    (one, other): {facet: NO_REPEATS[facet] for facet in (one, other) if facet is not None}
    for one in (None, *FACETS)
    for other in (None, *FACETS)
}


def barred_types(last: str | None, other: str | None = None) -> Mapping[str, Refusal]:
    """The types that may not be tested, and why."""
    return _BARRED[last, other]


def encounter(year: Year, house: House, who: Character) -> Script[None]:
    """The Emperor chooses the type and sets the scene; she chooses her kamae."""
    values = {"name": who.name}
    kind = yield Choose(
        EMPEROR,
        "snow.encounter",
        open_types(who.barred),
        barred_types(who.barred),
        rule="snow.encounter",
        values=values,
        subject={"seat": house.seat, "who": who.role},
        about=who,
    )
    scene = yield Write(
        EMPEROR,
        "snow.scene",
        rule="snow.encounter",
        values={**values, "facet": who.word(kind)},
        subject={"kind": kind, "number": year.met[kind]},
        most=TEXT_MOST,
        lines=9,
        blank=True,
    )
    year.met[kind] += 1
    me = Side(house.seat, house, who, who.name)
    year.clash = clash = Clash(kind, me, Side(EMPEROR), scene)
    yield Tell(
        "snow.met",
        {"name": who.name, "facet": who.word(kind), "scene": scene},
        chapter=scene_of(EMPEROR, house.seat),
    )
    me.take((yield _kamae(clash, me)))
    yield from confront(year, clash)


def challenge(
    year: Year, rival: House, challenger: Character, house: House, who: Character
) -> Script[None]:
    """The challenger chooses the type and what the contest is; both choose kamae in secret."""
    values = {"name": challenger.name, "other": who.name}
    kind = yield Choose(
        rival.seat,
        "snow.contest-type",
        open_types(challenger.barred, who.barred),
        barred_types(challenger.barred, who.barred),
        rule="snow.challenge",
        values=values,
        subject={"seat": rival.seat, "who": challenger.role, "other": who.role},
        about=(challenger, who),
    )
    scene = yield Write(
        rival.seat,
        "snow.contest",
        rule="snow.challenge",
        values={**values, "facet": challenger.word(kind)},
        most=TEXT_MOST,
        lines=9,
        blank=True,
    )
    first = Side(rival.seat, rival, challenger, challenger.name)
    second = Side(house.seat, house, who, who.name)
    year.clash = clash = Clash(kind, first, second, scene, is_challenge=True)
    yield Tell(
        "snow.challenged",
        {
            "name": challenger.name,
            "other": who.name,
            "facet": challenger.word(kind),
            "scene": scene,
        },
        chapter=scene_of(rival.seat, house.seat),
    )
    yield from choose_kamae(clash)
    yield from confront(year, clash)
    yield from buy_after(year, house, who, kind)


def choose_kamae(clash: Clash) -> Script[None]:
    """In secret, revealed together (snow R9); a Dawn Lamp waits for the other's (snow R4)."""
    first, second = clash.first, clash.second
    if _has(first, DAWN_LAMP) != _has(second, DAWN_LAMP):
        late = first if _has(first, DAWN_LAMP) else second
        early = clash.other(late)
        early.take((yield _kamae(clash, early)))
        early.open = True
        yield tell(
            "snow.lamp",
            reveals=True,
            name=late.name,
            other=early.name,
            kamae=KAMAE_WORDS[early.stance],
        )
        late.take((yield _kamae(clash, late)))
        return
    chosen = yield Together((_kamae(clash, first, secret=True), _kamae(clash, second, secret=True)))
    first.take(chosen[0])
    second.take(chosen[1])


def _has(side: Side, inheritance: str) -> bool:
    return side.character is not None and side.character.inheritance == inheritance


def _kamae(clash: Clash, side: Side, *, secret: bool = False) -> Choose:
    assert side.house is not None
    options = stances(side.house.school, challenge=clash.is_challenge)
    return _stance_ask(clash, side, "snow.kamae", options, secret=secret)


def _stance_ask(
    clash: Clash, side: Side, key: str, options: Sequence[str], *, secret: bool = False
) -> Choose:
    assert side.character is not None
    return Choose(
        side.seat,
        key,
        options,
        rule="snow.kamae",
        values={"name": side.name, "facet": side.character.word(clash.kind)},
        about=(clash, side),
        secret=secret,
    )


def confront(year: Year, clash: Clash) -> Script[None]:
    """Resolve a confrontation, or the two that Orochi makes of it, and remember its type."""
    for side in clash.sides:
        side.open = True
        if side.character is not None:
            yield Tell(
                "snow.took",
                {"seat": side.seat, "name": side.name, "kamae": KAMAE_WORDS[side.stance]},
                reveals=clash.is_challenge or None,
            )
    for number in range(clash.times):
        clash.number = number
        yield from resolve(year, clash)
    for side in clash.sides:
        if side.character is not None:
            side.character.confronted(clash.kind, clash.challenged_by(side))


def resolve(year: Year, clash: Clash) -> Script[None]:
    """School dice, pools, dice, reasserting; then each side's own kamae takes effect."""
    first, second = clash.first, clash.second
    if first.calls:
        yield from ask_fate(first)
    if second.calls:
        yield from ask_fate(second)
    clash.set_bases()
    yield from roll(year, clash, first)
    yield from roll(year, clash, second)
    if year.season == SUMMER:
        yield from reassert(year, clash)
    won = clash.won(year.options["no_dice"])
    yield told(clash, won)
    yield from settle(year, clash, first, won[0])
    if clash.is_challenge:
        yield from settle(year, clash, second, won[1])


def told(clash: Clash, won: tuple[bool, bool]) -> Tell:
    """How a confrontation ended, in successes: of the first side, or of a challenge's winner."""
    me, other = clash.sides
    key = "snow.won" if won[0] else "snow.lost"
    if clash.is_challenge:
        me, other = (other, me) if won[1] else (me, other)
        key = "snow.won-over" if any(won) else "snow.nobody-won"
    return Tell(
        key,
        {
            "seat": me.seat,
            "name": me.name,
            "other": other.name,
            "successes": me.successes,
            "against": other.successes,
        },
    )


def ask_fate(side: Side) -> Script[None]:
    """Roll the School die of a side that calls on its School."""
    (face,) = yield Roll(side.seat, "snow.school-die", 1)
    side.fate = SCHOOL_DIE[face - 1]
    yield Tell("snow.called", {"name": side.name, "face": face, "fate": FATE_WORDS[side.fate]})


def roll(year: Year, clash: Clash, side: Side) -> Script[None]:
    """Roll a side's pool, twice where the School says so, and count."""
    side.throw = side.pool(clash.kind, challenge=clash.is_challenge)
    dice = side.throw.dice
    pool = Roll(side.seat, "snow.pool", dice) if dice else None  # nobody is asked for no dice
    side.rolls = ((yield pool) if pool else (),)
    if side.throw.keep:
        side.rolls = (*side.rolls, (yield pool) if pool else ())
    side.keep()
    yield Tell(
        (HER_DICE if side.character else HIS_DICE)[not side.kept],
        {
            "seat": side.seat,
            "name": side.name,
            "dice": side.kept,
            "counting": side.throw.counting,
            "successes": side.successes,
        },
    )
    if year.season == SUMMER and side.is_full(year.options["full_dice"]):
        yield from take_full(side)


def reassert(year: Year, clash: Clash) -> Script[None]:
    """For a Snow each, samurai choose anew and reroll, until nobody wants to (snow R16)."""
    passed = 0
    side = clash.first
    while passed < 2:
        again = yield from _reassert_once(year, clash, side)
        passed = 0 if again else passed + 1
        side = clash.other(side)


def _reassert_once(year: Year, clash: Clash, side: Side) -> Script[bool]:
    who, house = side.character, side.house
    if who is None or house is None or who.role != SAMURAI or not house.snow:
        return False
    stance = yield _stance_ask(clash, side, "snow.reassert", ("keep", *_anew(clash, side)))
    if stance == "keep":
        return False
    house.snow -= 1
    side.take(stance)
    yield tell("snow.reasserted", seat=side.seat, name=who.name, kamae=KAMAE_WORDS[stance])
    if side.calls:
        yield from ask_fate(side)
    kept_base = clash.other(side).base
    clash.set_bases()
    clash.other(side).base = kept_base  # the other side keeps kamae and dice
    yield from roll(year, clash, side)
    return True


def _anew(clash: Clash, side: Side) -> Sequence[str]:
    """The stances open in reasserting: within Orochi nobody switches, and none splits late."""
    assert side.house is not None
    if clash.times > 1:
        return (side.stance,)
    options = stances(side.house.school, challenge=clash.is_challenge)
    return tuple(stance for stance in options if stance != OROCHI.id)
