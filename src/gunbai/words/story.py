"""A game told: an account in Markdown or HTML from what one seat was told, and entries as CSV."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import TypeAlias

from msgspec import Struct

from gunbai import documents
from gunbai.core.game import Game, Sitting, text
from gunbai.core.match import Match
from gunbai.core.record import Header, Record, encode
from gunbai.core.script import Seat
from gunbai.documents import About, Block, Document, Heading, Items, Paragraph, Table, Terms
from gunbai.registry import registered
from gunbai.words import changes
from gunbai.words.account import Said, account
from gunbai.words.catalogue import Bundle, bundle

BYTE_ORDER_MARK = "\ufeff"
"""What tells a spreadsheet that a CSV file is UTF-8."""
MOMENT = "%Y-%m-%d %H:%M UTC"
COLUMNS = ("number", "entry", "seat", "name", "ask", "value")
SEATED = ("name", "player", "by", "at")
"""What is written of a seat that changes hands (see `gunbai.core.entries.Seated`)."""

After: TypeAlias = tuple[str, Sequence[str]]
"""A part of a story that stands after its end: a title, and sentences."""


class Story(Struct, frozen=True):
    """All that an account tells, in the words of one language.

    ``players``, ``terms``, ``scores`` and ``sat`` (who sat where from when on) are pairs of a
    label and what stands beside it.
    """

    language: str
    title: str
    about: str
    players: Sequence[tuple[str, str]]
    terms: Sequence[tuple[str, str]]
    events: Sequence[Said]
    ending: str
    scores: Sequence[tuple[str, str]]
    remarks: Sequence[tuple[str, str]]
    after: Sequence[After] = ()
    sat: Sequence[tuple[str, str]] = ()


def tell(match: Match, seat: Seat | None, language: str, after: Sequence[After] = ()) -> Story:
    """Tell a match, finished or not, from what ``seat`` (None: a spectator) was told.

    ``after`` is what can be said of it afterwards.
    """
    words = bundle(language)
    header = match.record.header
    return Story(
        words.language,
        words.say(f"{match.game.id}.name"),
        words.say(f"{match.game.id}.about"),
        list(players(words, match.game, match.setup.seats)),
        list(terms(words, match.game, header)),
        list(account(words, match, seat)),
        _ending(words, match),
        list(_scores(match)),
        [(_name(match, note.seat), note.text) for note in match.talk(seat).values()],
        after,
        list(sat(words, match)),
    )


def sat(words: Bundle, match: Match) -> Iterator[tuple[str, str]]:
    """When seats changed hands (a dash where nobody looked at a clock), and how."""
    for change in changes.seatings(match):
        at = datetime.fromtimestamp(change.at, UTC).strftime(MOMENT) if change.at else "–"
        yield at, changes.said(words, change)


def _name(match: Match, seat: Seat) -> str:
    return match.company.seats[seat].name


def bot_called(words: Bundle, game: str, bot: str) -> str:
    """What a kind of bot is called, without what is said about it: its name before the colon."""
    known = registered().get(game)
    key = f"{game}.bot.{known.bot_id(bot) if known else bot}"
    return re.split(r"[:,]", words.say(key))[0] if words.has(key) else bot


def players(words: Bundle, game: Game, seats: Sequence[Sitting]) -> Iterator[tuple[str, str]]:
    """Who sat where: the words of the role, and the name."""
    for role, sitting in zip(game.roles(len(seats)), seats, strict=True):
        bot = f" ({words.say('story.bot')})" if sitting.is_bot else ""
        yield words.say(role), f"{sitting.name}{bot}"


def terms(words: Bundle, game: Game, header: Header) -> Iterator[tuple[str, str]]:
    """The options that differ from the game's own, and what was rolled with."""
    for option in header.changed:
        key = f"{game.id}.option.{option}"
        choice = text(header.options[option])
        named = f"{key}.{choice}"
        yield words.say(key), words.say(named) if words.has(named) else choice
    yield words.say("story.dice"), words.say(f"story.dice.{header.dice}")
    if header.commitment:
        yield words.say("story.commitment"), header.commitment


def _ending(words: Bundle, match: Match) -> str:
    outcome = match.outcome
    if outcome is None:
        return words.say("story.unfinished")
    names = [_name(match, seat) for seat in outcome.winners]
    key = "story.won" if names else "story.nobody-won"
    won = words.say(key, {"who": names, "count": len(names)})
    return f"{words.value(outcome.how)} {won}"


def _scores(match: Match) -> Iterator[tuple[str, str]]:
    if match.outcome is not None:
        for seat, score in sorted(match.outcome.scores.items()):
            yield _name(match, seat), str(score)


def to_markdown(story: Story) -> str:
    """The account as Markdown (CommonMark, with a table of scores)."""
    return documents.to_markdown(_document(story))


def to_html(story: Story) -> str:
    """The account as one HTML page that needs nothing beside it."""
    return documents.to_html(_document(story), story.language)


def _document(story: Story) -> Document:
    return Document(story.title, list(_blocks(story, bundle(story.language))))


def _blocks(story: Story, words: Bundle) -> Iterator[Block]:
    yield Heading(1, story.title)
    yield About(story.about)
    yield Terms(story.players)
    yield Terms(story.terms)
    for said in story.events:
        yield Heading(said.level + 1, said.text) if said.level else Paragraph(said.text)
        if said.body:
            yield Paragraph(said.body)
    yield Heading(2, words.say("story.ending"))
    yield Paragraph(story.ending)
    if story.scores:
        head = [words.say("story.player"), words.say("story.score")]
        yield Table(head, story.scores, figures=True)
    for title, sentences in story.after:
        yield Heading(2, title)
        yield Items(sentences)
    for key, pairs in (("story.sat", story.sat), ("story.remarks", story.remarks)):
        if pairs:
            yield Heading(2, words.say(key))
            yield Terms(pairs)


# -- CSV ----------------------------------------------------------------------------------------


def to_csv(record: Record) -> str:
    """The entries of a record as CSV, one line an entry, under `COLUMNS`.

    ``value`` is JSON: what was answered or said, the faces that fell, the entry gone back to, who
    sits there from then on.
    """
    out = io.StringIO()
    out.write(BYTE_ORDER_MARK)
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for number, entry in enumerate(record.entries):
        fields = json.loads(encode(entry))
        seat = fields.get("seat", "")
        name = _harmless(record.header.seats[seat].name) if seat != "" else ""
        writer.writerow([number, fields["entry"], seat, name, fields.get("ask", ""), _said(fields)])
    return out.getvalue()


def _said(fields: dict[str, object]) -> str:
    if fields["entry"] == "seated":
        seated = {"player": "person", "by": "host", "at": 0} | fields
        return json.dumps({key: seated[key] for key in SEATED}, ensure_ascii=False)
    for field in ("value", "faces", "to", "text", "secret", "clock"):
        if field in fields:
            return json.dumps(fields[field], ensure_ascii=False)
    return ""


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula (JSON values never begin like one)."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
