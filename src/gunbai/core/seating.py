"""Who may sit where, and under which name: read in one place for every screen and program.

A name is for words only; still nobody at a table may be mistaken for another. So two names must
differ by more than the case of their letters, the way these are composed, their width or their
spaces, and a name must be seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from unicodedata import category, normalize

from msgspec import Struct

from gunbai.core.game import Game, Setup, Sitting
from gunbai.core.script import Seat, refused, shown

PERSON, BOT = "person", "bot"
NAME_MOST = 40
_BLANK = "\u115f\u1160\u2800"
"""Letters and signs that show nothing (the fillers of Hangul, an empty Braille cell)."""


class Wish(Struct, frozen=True):
    """Who is wanted in a seat: ``player`` is ``person``, ``bot`` (the usual one) or a bot's id.

    A bot may go without a name: the game or the seat gives it one.
    """

    name: str = ""
    player: str = PERSON


def wish_of(game: Game, word: str) -> Wish:
    """Who is meant by a word: ``bot`` or a bot's id a bot, any other the name of a person."""
    word = word.strip()
    return Wish("", word) if word == BOT or game.bot_id(word) in game.bots else Wish(word)


def seated(game: Game, wishes: Sequence[Wish | Sitting], language: str = "") -> list[Sitting]:
    """Who sits in each seat; raise `Refused` where somebody may not.

    Bots that nobody names are called as in a ``language``. The refusal of a name says by ``seat``
    where it stands.
    """
    if len(wishes) not in game.players:
        raise game.no_such_table(len(wishes))
    sittings: list[Sitting] = []
    for wish, role in zip(wishes, game.roles(len(wishes)), strict=True):
        sittings.append(_sitting(game, wish, len(sittings), role, language))
    given = [bool(wish.name.strip()) for wish in wishes]
    return list(_apart(sittings, given))


def _sitting(game: Game, wish: Wish | Sitting, seat: Seat, role: str, language: str) -> Sitting:
    player = usual_bot(game, role) if wish.player == BOT else game.bot_id(wish.player)
    if player != PERSON and player not in game.bots:
        raise refused("core.unknown-bot", given=shown(player), legal=sorted(game.bots))
    name = tidy(wish.name)
    if player != PERSON and not name:
        name = game.bot_name(seat, language) or f"Bot {seat}"
    check_name(name, seat)
    return Sitting(name, player)


def check_name(name: str, seat: Seat, others: Iterable[str] = ()) -> None:
    """Accept a name silently, or raise `Refused`: it cannot be shown, or is another's."""
    if not is_seen(name) or len(name) > NAME_MOST or not name.isprintable():
        raise refused("core.seat-name", given=shown(name), most=NAME_MOST, seat=seat)
    if comparable(name) in map(comparable, others):
        raise refused("core.same-name", name=name, seat=seat)


def _apart(sittings: Sequence[Sitting], given: Sequence[bool]) -> Iterator[Sitting]:
    """The same people, none with another's name; a bot that nobody named gives way."""
    taken: dict[str, int] = {}
    for seat, (sitting, is_given) in enumerate(zip(sittings, given, strict=True)):
        if is_given:
            check_name(sitting.name, seat, taken)
            taken[comparable(sitting.name)] = 1
    for sitting, is_given in zip(sittings, given, strict=True):
        name = sitting.name
        while not is_given and comparable(name) in taken:
            taken[comparable(sitting.name)] += 1
            name = f"{sitting.name} {taken[comparable(sitting.name)]}"
        taken.setdefault(comparable(name), 1)
        yield Sitting(name, sitting.player)


def usual_bot(game: Game, role: str = "") -> str:
    """The bot named like the role, else the game's first."""
    named = role.rsplit(".", 1)[-1]
    return named if named in game.bots else next(iter(game.bots))


def tongue(name: str) -> str:
    """The language in whose letters somebody is called: a bot of that name names others in it."""
    return "ru" if any("\u0400" <= letter <= "\u04ff" for letter in name) else "en"


def seat_named(setup: Setup, name: str) -> Seat:
    """The seat of a name (or, called by nobody, of a number), or else raise `Refused`.

    Records made before names had to differ may have several seats of one name: then none is meant.
    """
    wanted = comparable(name)
    seats = [n for n, sitting in enumerate(setup.seats) if comparable(sitting.name) == wanted]
    if not seats:
        seats = [seat for seat in range(len(setup.seats)) if name == str(seat)]
    if not seats:
        legal = [sitting.name for sitting in setup.seats]
        raise refused("core.no-such-name", given=shown(name), legal=legal)
    if len(seats) > 1:
        raise refused("core.several-seats", given=shown(name), seats=[str(seat) for seat in seats])
    return seats[0]


def tidy(name: str) -> str:
    """A name without spaces around it, and with plain single ones inside."""
    return " ".join(name.split())


def is_seen(name: str) -> bool:
    """Whether a name shows at least one letter, digit or sign."""
    if name.isascii():
        return name.isprintable() and not name.isspace() and bool(name)
    return any(
        category(letter)[0] in "LNPS" and letter not in _BLANK for letter in normalize("NFKC", name)
    )


def comparable(name: str) -> str:
    """A name as names are told apart: without case, composed, of plain spaces and seen letters."""
    if name.isascii():
        return tidy(name.casefold())
    folded = normalize("NFKC", normalize("NFKC", name).casefold())
    seen = "".join(x for x in folded if category(x) != "Cf" and x not in _BLANK)
    return tidy(seen)
