"""A game to be looked at again, moment by moment, as one page that needs nothing beside it.

The moments are those at which dice were told, a part began, or a seat changed hands: each is the
board as one seat (None: a spectator) saw it, what had just happened, how much of the log had been
told, and who sat where.
"""

from __future__ import annotations

import base64
import gzip
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from gunbai.core.entries import Answer, Seated
from gunbai.core.game import Reasoned
from gunbai.core.match import Match
from gunbai.core.record import Record
from gunbai.core.script import Seat, Tell
from gunbai.play import reasons_of, retrace
from gunbai.table.drawing.dice import dice_of
from gunbai.table.drawing.log_cache import Spoken
from gunbai.table.pages.preferences import Reader
from gunbai.table.pages.render import PAGE, Pages
from gunbai.table.pages.scroll import just_happened
from gunbai.table.pages.turning import latest_scene, told_after, turnings
from gunbai.words.catalogue import bundle, phrase
from gunbai.words.changes import said, seatings

MOMENTS_MOST = 240
"""More than that are thinned out evenly: a page of them is a few hundred kilobytes."""
STATIC = files("gunbai.table") / "static"


def page(record: Record, seat: Seat | None, reader: Reader, pages: Pages, address: str = "") -> str:
    """The whole page; raise `Refused` where the record cannot be played.

    ``address`` leads back to the table, where there is one.
    """
    spoken = Spoken()
    chosen = _thinned(list(_moments(record, seat)))
    frames: list[dict[str, Any]] = []
    because, told = reasons_of(record), 0
    for match in retrace(record):
        if match.version in chosen:
            lines = spoken.lines(reader.language, match.log(seat))
            fresh = range(told, told := match.version)
            why = [_said(match, because, entry, reader) for entry in fresh if entry in because]
            board = _rendered(match, seat, reader, pages, spoken, why)
            sat = pages.text("sat.html", reader, company=match.company, view=match.view(None))
            now = {"at": match.version, "told": len(lines), "board": board, "sat": _at_hand(sat)}
            frames.append(now)
    log = spoken.lines(reader.language, match.log(seat))
    packed = gzip.compress(json.dumps(frames, ensure_ascii=False).encode(), mtime=0)
    return pages.text(
        "replay.html",
        reader,
        game=match.game,
        view=_seen(match, seat),
        log=log,
        seatings=[(change, said(bundle(reader.language), change)) for change in seatings(match)],
        frames=base64.b64encode(packed).decode(),
        styles=_styles(match),
        symbols=_symbols(match),
        script=(STATIC / "replay.js").read_text(encoding="utf-8"),
        as_seat=seat,
        base=address,
    )


def _said(
    match: Match, because: Mapping[int, Reasoned], entry: int, reader: Reader
) -> tuple[str, str]:
    """Whose answer an entry was, and why it was given."""
    answer = match.record.entries[entry]
    assert type(answer) is Answer
    why = " ".join(phrase(reader.language, one) for one in because[entry].why)
    return match.company.seats[answer.seat].name, why


def _moments(record: Record, seat: Seat | None) -> Iterator[int]:
    """After how many entries there is something to look at."""
    known, before = 0, 0
    for match in retrace(record):
        log, done = match.log(seat), record.entries[before : match.version]
        fresh, known, before = log[known:], len(log), match.version
        is_change = any(isinstance(entry, Seated) for entry in done)
        if is_change or any(map(_is_told_apart, fresh)) or (match.over and fresh):
            yield match.version


def _thinned(moments: Sequence[int]) -> set[int]:
    """As many of them as a page has room for, the first and the last among them."""
    step = -(-len(moments) // MOMENTS_MOST) or 1
    return {*moments[::step], *moments[-1:]}


def _is_told_apart(event: Tell) -> bool:
    return event.chapter is not None or bool(dice_of(event.values))


def _seen(match: Match, seat: Seat | None) -> Any:
    """The view of a seat without its questions: nothing is asked of who looks back."""
    view = match.view(None)
    if seat is None:
        return view
    board = match.game.view(match.state, seat)
    return msgspec.structs.replace(view, seat=seat, board=board)


def _rendered(
    match: Match,
    seat: Seat | None,
    reader: Reader,
    pages: Pages,
    spoken: Spoken,
    why: Sequence[tuple[str, str]],
) -> str:
    view = _seen(match, seat)
    lines = spoken.lines(reader.language, match.log(seat))
    board = pages.text(
        "moment.html",
        reader,
        game=match.game,
        view=view,
        everybody=match.view(None),
        log=lines,
        scene=just_happened(match, seat, lines),
        turnings=told_after(
            latest_scene(match, seat), turnings(match, seat, spoken, reader.language)
        ),
        board_template=pages.board(match.game),
        hints=match.company.hints,
        why=why,
        base="",
    )
    return _at_hand(board)


def _at_hand(html: str) -> str:
    """Let drawn marks be found in the page itself, and links to the table lead nowhere."""
    html = re.sub(r'href="/static/[^"#]*\.svg#', 'href="#', html)
    html = re.sub(r"<link [^>]*>", "", html)
    return re.sub(r">\s+<", "> <", html)


@cache
def _house_style() -> str:
    names = ("ink.css", "play.css", "panes.css", "advice.css", "turning.css", "replay.css")
    return "\n".join((STATIC / name).read_text(encoding="utf-8") for name in names)


def _styles(match: Match) -> str:
    """The style of the house and of the game, without what would have to be fetched."""
    folder = match.game.folder / PAGE
    own = "\n".join(f.read_text(encoding="utf-8") for f in sorted(folder.glob("*.css")))
    return re.sub(r"url\((?!['\"]?data:)[^)]*\)", "none", _house_style() + own)


def _symbols(match: Match) -> str:
    """All that is drawn by reference, to stand in the page."""
    drawn = [STATIC / "marks.svg", *sorted((match.game.folder / PAGE).glob("*.svg"))]
    return "".join(
        re.sub(r"<\?xml.*?\?>", "", picture.read_text(encoding="utf-8"), flags=re.DOTALL)
        for picture in drawn
    )
