"""A game told: an account in Markdown or HTML from what one seat was told, and entries as CSV."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from html import escape
from typing import TypeAlias

from msgspec import Struct

from gunbai.core.game import Game, Sitting, text
from gunbai.core.match import Match
from gunbai.core.record import Header, Record, encode
from gunbai.core.script import Seat
from gunbai.markdown import cell, plain
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


# -- Markdown -----------------------------------------------------------------------------------


def to_markdown(story: Story) -> str:
    """The account as Markdown (CommonMark, with a table of scores)."""
    return "\n\n".join(_markdown(story, bundle(story.language))) + "\n"


def _markdown(story: Story, words: Bundle) -> Iterator[str]:
    yield f"# {plain(story.title)}"
    yield f"*{plain(story.about)}*"
    yield _listed(story.players)
    yield _listed(story.terms)
    for said in story.events:
        yield f"{'#' * (said.level + 1)} {plain(said.text)}" if said.level else plain(said.text)
        if said.body:
            yield plain(said.body)
    yield f"## {words.say('story.ending')}"
    yield plain(story.ending)
    if story.scores:
        rows = "\n".join(f"| {cell(name)} | {score} |" for name, score in story.scores)
        yield f"| {words.say('story.player')} | {words.say('story.score')} |\n|---|---:|\n{rows}"
    for title, sentences in story.after:
        yield f"## {plain(title)}"
        yield "\n".join(f"- {plain(sentence)}" for sentence in sentences)
    if story.sat:
        yield f"## {words.say('story.sat')}"
        yield _listed(story.sat)
    if story.remarks:
        yield f"## {words.say('story.remarks')}"
        yield _listed(story.remarks)


def _listed(pairs: Sequence[tuple[str, str]]) -> str:
    return "\n".join(f"- **{plain(label)}**: {plain(value)}" for label, value in pairs)


# -- HTML ---------------------------------------------------------------------------------------

STYLE = (
    "body{max-width:40rem;margin:3rem auto;padding:0 1.25rem;"
    "font:1.0625rem/1.6 Georgia,'Times New Roman',serif;color:#1c1a17;background:#fbf8f1}"
    "h1{font-size:2.2rem;line-height:1.15;margin:0}h2,h3,h4,h5{line-height:1.2;margin:2.2em 0 .6em}"
    "h2{color:#a3201c}.about{font-style:italic;margin-top:.3rem}dl{display:grid;"
    "grid-template-columns:max-content 1fr;gap:.15rem 1rem}dt{color:#5a544a}dd{margin:0;"
    "overflow-wrap:anywhere}table{border-collapse:collapse}td,th{padding:.2rem 1.2rem .2rem 0;"
    "text-align:left;border-bottom:1px solid #cfc6b4}td:last-child{text-align:right}"
    "@media(prefers-color-scheme:dark){body{color:#e9e3d6;background:#171613}h2{color:#e06c5f}"
    "dt{color:#a59d8e}td,th{border-color:#454034}}"
)


def to_html(story: Story) -> str:
    """The account as one HTML page that needs nothing beside it."""
    title = escape(story.title)
    return (
        f'<!doctype html>\n<html lang="{story.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(_html(story, bundle(story.language)))
        + "\n</main>\n</body>\n</html>\n"
    )


def _html(story: Story, words: Bundle) -> Iterator[str]:
    yield f'<h1>{escape(story.title)}</h1>\n<p class="about">{escape(story.about)}</p>'
    yield _described(story.players)
    yield _described(story.terms)
    for said in story.events:
        tag = f"h{said.level + 1}" if said.level else "p"
        yield f"<{tag}>{_broken(said.text)}</{tag}>"
        if said.body:
            yield f"<p>{_broken(said.body)}</p>"
    yield f"<h2>{escape(words.say('story.ending'))}</h2>\n<p>{_broken(story.ending)}</p>"
    if story.scores:
        yield _score_table(story, words)
    for title, sentences in story.after:
        told = "".join(f"<li>{_broken(sentence)}</li>\n" for sentence in sentences)
        yield f"<h2>{escape(title)}</h2>\n<ul>\n{told}</ul>"
    if story.sat:
        yield f"<h2>{escape(words.say('story.sat'))}</h2>\n{_described(story.sat)}"
    if story.remarks:
        yield f"<h2>{escape(words.say('story.remarks'))}</h2>\n{_described(story.remarks)}"


def _described(pairs: Sequence[tuple[str, str]]) -> str:
    rows = "".join(f"<dt>{escape(a)}</dt><dd>{_broken(b)}</dd>\n" for a, b in pairs)
    return f"<dl>\n{rows}</dl>"


def _score_table(story: Story, words: Bundle) -> str:
    head = "".join(f"<th>{escape(words.say(key))}</th>" for key in ("story.player", "story.score"))
    rows = "".join(f"<tr><td>{escape(a)}</td><td>{_broken(b)}</td></tr>\n" for a, b in story.scores)
    return f"<table>\n<tr>{head}</tr>\n{rows}</table>"


def _broken(said: str) -> str:
    return "<br>\n".join(escape(line) for line in said.splitlines())


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
    for field in ("value", "faces", "to", "text", "secret"):
        if field in fields:
            return json.dumps(fields[field], ensure_ascii=False)
    return ""


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula (JSON values never begin like one)."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
