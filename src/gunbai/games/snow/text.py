"""The table of Snow in lines of text: what a reader sees where nothing can be drawn.

Two lines a house: samurai and samurai-ko with their Facets, beside them the treasures and the
score. A Facet shows its points, its change since the season began, and a cross where it is barred.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from unicodedata import combining, east_asian_width

from gunbai.core.script import Written, signed
from gunbai.games.snow.rules.facets import FACETS
from gunbai.games.snow.rules.year import AUTUMN, SPRING, SUMMER
from gunbai.games.snow.view import Board, CharacterView, HouseView

WIDTH = 78
CLAN, NAME, FACET = 19, 14, 7
SHOWN = {SPRING: ("honor",), SUMMER: ("snow", "secrets"), AUTUMN: ("stores", "secrets")}
"""The treasures that a season always shows; others are shown where there are any."""
TREASURES = ("honor", "snow", "secrets", "stores")
Say = Callable[..., str]


def board_lines(board: Board, say: Say) -> list[str]:
    """The table as lines of at most `WIDTH` columns; none before the first spring."""
    if not board.season:
        return []
    lines = [_head(board, say)]
    for house in board.houses:
        lines += _house(board, house, say)
    return [_cut(line.rstrip(), WIDTH) for line in lines]


def _head(board: Board, say: Say) -> str:
    """The season and round, and the names of the Facets."""
    when = say(f"snow.season-name.{board.season}")
    if board.years > 1:
        when = f"{when} · {board.year}/{board.years}"
    facets = "".join(_right(say(f"snow.facet.{facet}"), FACET) for facet in FACETS)
    return f"{_left(f'{when} · {board.round}/{board.rounds}', CLAN + NAME - 2)}{facets}"


def _house(board: Board, house: HouseView, say: Say) -> Iterator[str]:
    mark = "▸ " if house.seat == board.turn else "  "
    score = sum(house.scores)
    clan = mark + _left(house.clan, CLAN - 2)
    school = "  " + _left(say(f"snow.school.{house.school}"), CLAN - 2)
    yield clan + _character(house.samurai) + _treasures(board, house, say)
    standing = f"{say('story.score')} {score} → {score + house.standing}".replace("-", "−")
    yield school + _character(house.samurai_ko) + standing
    traits = [_traits(who, say) for who in (house.samurai, house.samurai_ko)]
    if any(traits):
        yield "    " + " · ".join(filter(None, traits))
    if house.desire:
        desire = house.desire
        if isinstance(desire, Written):
            desire = say(desire.phrase.key, **desire.phrase.values)
        yield f"    {house.samurai_ko.name}: “{' '.join(desire.split())}”"


def _character(who: CharacterView) -> str:
    return _left(who.name, NAME) + "".join(_facet(who, facet) for facet in FACETS) + "  "


def _facet(who: CharacterView, facet: str) -> str:
    points = who.facets.get(facet, 0)
    change = points - who.start.get(facet, points)
    changed = signed(change) if change else ""
    barred = "✕" if who.barred == facet else ""
    return f"{points:>3}{changed + barred:<4}"


def _treasures(board: Board, house: HouseView, say: Say) -> str:
    held = {name: getattr(house, name) for name in TREASURES}
    shown = [name for name in TREASURES if name in SHOWN[board.season] or held[name]]
    return " · ".join(f"{say(f'snow.treasure.{name}')} {held[name]}" for name in shown)


def _traits(who: CharacterView, say: Say) -> str:
    traits: Sequence[str] = (
        say(f"snow.culture.{who.culture}") if who.culture else "",
        say(f"snow.inheritance.{who.inheritance}") if who.inheritance else "",
    )
    named = ", ".join(filter(None, traits))
    return f"{_cut(who.name, NAME)}: {named}" if named else ""


# -- columns --------------------------------------------------------------------------------------


def _columns(text: str) -> int:
    """How many columns a text takes: broad letters two, accents none."""
    return sum(
        0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1 for letter in text
    )


def _cut(text: str, width: int) -> str:
    """A text of at most so many columns; a longer one ends in dots."""
    if _columns(text) <= width:
        return text
    while _columns(text) >= width:
        text = text[:-1]
    return f"{text.rstrip()}…"


def _left(text: str, width: int) -> str:
    cut = _cut(text, width - 1)
    return cut + " " * (width - _columns(cut))


def _right(text: str, width: int) -> str:
    cut = _cut(text, width - 1)
    return " " * (width - _columns(cut)) + cut
