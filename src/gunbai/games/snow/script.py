"""Snow From Korea: Three Seasons, as a script: setting up, then spring, summer and autumn."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gunbai.core.game import Outcome
from gunbai.core.script import (
    TEXT_MOST,
    Chapter,
    Choose,
    Parallel,
    Phrase,
    Refusal,
    Script,
    Together,
    Write,
    scene_of,
    tell,
)
from gunbai.games.snow.procedure.confrontation import challenge, encounter
from gunbai.games.snow.procedure.setting_up import set_up
from gunbai.games.snow.procedure.treasure import buy_any, commune
from gunbai.games.snow.rules.house import SAMURAI, SAMURAI_KO, TREASURE_WORDS, Character, House
from gunbai.games.snow.rules.scoring import TURNS, brought, reckoning, scores_now, turn_over
from gunbai.games.snow.rules.year import AUTUMN, SEASON_WORDS, SEASONS, SUMMER, Year

COUPLE: Final = (SAMURAI, SAMURAI_KO)
COMMUNE: Final = "commune"
REVEAL: Final = "reveal"
PASS: Final = "pass"  # noqa: S105 - a choice, no password
SASH: Final = "-sash"
DESIRE_ENDS: Final = ("brought", "missed")
"""What may have become of a desire; a house may also leave it `UNTOLD`."""
UNTOLD: Final = "untold"
OWN_KIND: Final = Refusal("snow.own-kind", "snow.R10")
TWICE_IN_A_ROW: Final = Refusal("snow.twice-in-a-row", "snow.challenge")


def play(year: Year) -> Script[Outcome]:
    """The whole game: the houses, then as many years as were agreed."""
    yield from set_up(year)
    for number in range(1, year.options["years"] + 1):
        year.number, year.met = number, Counter()
        for season in SEASONS:
            yield from play_season(year, season)
    return outcome(year)


def play_season(year: Year, season: str) -> Script[None]:
    """Scenes, then the rounds of turns to the left, then the reckoning."""
    year.season, year.round = season, 0
    for house in year.houses:
        house.brought = brought(year, house)
        for who in house.couple:
            who.begin_season()
    yield tell("snow.season", chapter=Chapter(1), season=SEASON_WORDS[season], year=year.number)
    yield Parallel([scene(year, house) for house in year.houses])
    for number in range(1, year.options["rounds"] + 1):
        year.round = number
        yield tell("snow.round", chapter=Chapter(2), round=number)
        for house in year.houses:
            year.turn = house.seat
            yield from turn(year, house)
    yield from end_season(year)


def scene(year: Year, house: House) -> Script[None]:
    """The season's first round: a scene without dice; in Summer also what she desires (R13)."""
    names = {"samurai": house.samurai.name, "samurai_ko": house.samurai_ko.name}
    text = yield Write(
        house.seat,
        f"snow.scene-{year.season}",
        rule=f"snow.{year.season}",
        values=names,
        most=TEXT_MOST,
        lines=9,
        blank=True,
    )
    if text:
        yield tell("snow.told", clan=house.clan, text=text)
    if year.season == SUMMER:
        yield from desire(year, house, names)


def desire(year: Year, house: House, names: dict[str, str]) -> Script[None]:
    """What she desires: told to all, or where the table says so to her own house (snow R13)."""
    secret = year.options["desire"] == "secret"
    house.desire = yield Write(
        house.seat,
        "snow.desire",
        rule="snow.R13",
        values={**names, "known": "house" if secret else "all"},
        lines=3,
        secret=secret,
    )
    house.desire_known, house.desire_end = not secret, ""
    yield tell(
        "snow.desired-in-secret" if secret else "snow.desired",
        to=(house.seat,) if secret else None,
        reveals=False,
        samurai_ko=house.samurai_ko.name,
        text=house.desire,
    )


def reveal(house: House) -> Script[None]:
    """What she desires becomes known to all, and what became of it, where her house has said so."""
    house.desire_known = True
    yield tell(
        "snow.revealed",
        reveals=True,
        chapter=scene_of(),
        samurai_ko=house.samurai_ko.name,
        text=house.desire,
    )
    if house.desire_end:
        yield tell(
            f"snow.desire-{house.desire_end}",
            samurai=house.samurai.name,
            samurai_ko=house.samurai_ko.name,
        )


def turn(year: Year, house: House) -> Script[None]:
    """One house's turn: a confrontation of one; in Summer of each, or communing."""
    year.clash = None
    left = list(COUPLE)
    while left:
        choice = yield from choose_turn(year, house, left)
        if choice == COMMUNE:
            yield from commune(house)
            return
        who = house.member(choice.removesuffix(SASH))
        who.sash_loose = choice.endswith(SASH)
        left.remove(who.role)
        yield from confrontation(year, house, who)
        if year.season != SUMMER:
            return


def choose_turn(year: Year, house: House, left: list[str]) -> Script[str]:
    """Who faces this turn's confrontation (snow R19); revealing the desire comes on top of it."""
    while True:
        options = [*left, *[role + SASH for role in left if house.member(role).may_loosen]]
        if year.season == SUMMER and len(left) == len(COUPLE):
            options.append(COMMUNE)
        if house.hides_desire:
            options.append(REVEAL)
        if len(options) == 1:
            return options[0]
        choice: str = yield Choose(
            house.seat,
            "snow.turn",
            options,
            rule=f"snow.{year.season}",
            values={"samurai": house.samurai.name, "samurai_ko": house.samurai_ko.name},
            about=house,
        )
        if choice != REVEAL:
            return choice
        yield from reveal(house)


def confrontation(year: Year, house: House, who: Character) -> Script[None]:
    """A challenge, if somebody has it; else an encounter."""
    for rival in year.rightward(house):
        options, barred = challengers(year, rival, who)
        if not options:
            continue
        choice = yield Choose(
            rival.seat,
            "snow.challenge",
            (PASS, *options),
            barred,
            rule="snow.challenge",
            values={
                "name": who.name,
                "samurai": rival.samurai.name,
                "samurai_ko": rival.samurai_ko.name,
            },
            subject={"seat": house.seat, "who": who.role},
            about=(rival, who),
        )
        if choice != PASS:
            challenger = rival.member(choice.removesuffix(SASH))
            challenger.sash_loose = choice.endswith(SASH)
            yield from challenge(year, rival, challenger, house, who)
            return
    yield from encounter(year, house, who)


def challengers(year: Year, rival: House, who: Character) -> tuple[list[str], dict[str, Refusal]]:
    """Which of a rival couple may challenge her, and why another may not."""
    options: list[str] = []
    barred: dict[str, Refusal] = {}
    for challenger in rival.couple:
        if year.season == SUMMER and challenger.role != who.role:
            barred[challenger.role] = OWN_KIND
        elif challenger.challenged is who:  # snow R33
            barred[challenger.role] = TWICE_IN_A_ROW
        else:
            options.append(challenger.role)
            if challenger.may_loosen and challenger.last != who.barred:
                options.append(challenger.role + SASH)
    return options, barred


def end_season(year: Year) -> Script[None]:
    """Secrets may still buy (R18); then the houses score, and treasure turns into the next.

    As the year ends, what was still hidden of desires is asked for, and then opened (R13).
    """
    year.turn, year.clash = 0, None
    season = SEASON_WORDS[year.season]
    yield tell("snow.closing", chapter=Chapter(2, is_turning_point=True), season=season)
    if year.season == SUMMER and year.options["secrets"] != "challenge":
        yield Parallel([buy_any(house, house.samurai_ko) for house in year.houses])
    if year.season == AUTUMN and year.asks_for_desires:
        yield from ask_for_desires([house for house in year.houses if house.hides_desire])
    for house in year.houses:
        if scores_now(year):
            held, changed = reckoning(year, house)
            house.scores.append(held - changed)
            yield tell(
                "snow.scored",
                seat=house.seat,
                clan=house.clan,
                held=held,
                changed=changed,
                points=house.scores[-1],
                total=house.score,
                season=season,
            )
        if points := turn_over(year, house):
            treasure, becomes = (TREASURE_WORDS[name] for name in TURNS[year.season])
            yield tell(
                "snow.turned",
                seat=house.seat,
                clan=house.clan,
                points=points,
                treasure=treasure,
                becomes=becomes,
            )
    if year.season == AUTUMN:
        for house in year.houses:
            if house.hides_desire:
                yield from reveal(house)


def ask_for_desires(houses: list[House]) -> Script[None]:
    """What became of desires that are still hidden, told all at once by their houses (R13)."""
    asks = [
        Choose(
            house.seat,
            "snow.desire-end",
            (*DESIRE_ENDS, UNTOLD),
            rule="snow.R13",
            values={"samurai": house.samurai.name, "samurai_ko": house.samurai_ko.name},
        )
        for house in houses
    ]
    ends = (yield Together(asks)) if asks else ()
    for house, end in zip(houses, ends, strict=True):
        house.desire_end = "" if end == UNTOLD else end


def outcome(year: Year) -> Outcome:
    """The highest total wins; ties share."""
    scores = {house.seat: house.score for house in year.houses}
    best = max(scores.values())
    winners = tuple(seat for seat, total in scores.items() if total == best)
    clans = [house.clan for house in year.houses if house.seat in winners]
    how = Phrase("snow.won-the-year", {"clans": clans, "count": len(clans), "points": best})
    return Outcome(winners, scores, how)
