"""An account of a record: what was played, what happened, whether it is true."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from gunbai.analysis.told import afterwards
from gunbai.core.game import text
from gunbai.core.record import Record, encode, load
from gunbai.core.script import Phrase, Refused, Seat, Word, refused
from gunbai.core.seating import seat_named
from gunbai.play import Verdict, replay, verify
from gunbai.terminal.language import current
from gunbai.terminal.screen.screen import QUIET, Screen
from gunbai.words import old_rules, story
from gunbai.words.catalogue import bundle, phrase, refuse, say


class Account:
    """Shows one record."""

    def __init__(self, record: Record, screen: Screen) -> None:
        self.record = record
        self.screen = screen

    def head(self) -> None:
        """What is played, by whom, under which options, with which dice."""
        header = self.record.header
        settings = [f"{name}={text(value)}" for name, value in header.options.items()]
        words = bundle(current())
        dice = [words.say(f"story.dice.{header.dice}")]
        if header.dice == "seeded":
            dice = [words.say("terminal.record-seed", {"seed": str(header.seed)})]
        name = f"{header.game}.name"
        rows = {
            "game": words.say(name) if words.has(name) else header.game,
            "version": str(header.version),
            "seats": ", ".join(
                f"{s.name} ({story.bot_called(words, header.game, s.player)})"
                if s.is_bot
                else s.name
                for s in header.seats
            ),
            "options": " ".join(settings),
            "dice": " ".join([*dice, header.commitment]),
            "entries": str(len(self.record.entries)),
        }
        self.screen.pairs(
            (say(current(), f"terminal.record-{key}"), row) for key, row in rows.items()
        )

    def story(self) -> None:
        """What everybody was told; the entries where this release cannot play the record."""
        try:
            told = told_by_its_rules(self.record)
        except Refused as no:
            self.screen.say(refuse(current(), no.refusal), QUIET)
            self.screen.say(say(current(), "terminal.record-unplayable"), QUIET)
            self.entries()
            return
        self.screen.scroll(told.events)
        if told.sat:
            self.screen.heading(say(current(), "story.sat"))
            self.screen.pairs(told.sat)
        self.screen.pairs(told.remarks)
        self.screen.heading(say(current(), "story.ending"))
        self.screen.say(told.ending, indent=2)
        self.screen.scores(told.scores)

    def entries(self) -> None:
        """Every entry with its number, by which `verify` names it."""
        self.screen.pairs(
            (str(number), self._entry(json.loads(encode(entry))))
            for number, entry in enumerate(self.record.entries)
        )

    def _entry(self, fields: dict[str, Any]) -> str:
        seat = fields.get("seat", -1)
        seats = self.record.header.seats
        values = {
            name: value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
            for name, value in fields.items()
        }
        values["who"] = seats[seat].name if 0 <= seat < len(seats) else str(seat)
        return say(current(), f"terminal.entry-{fields['entry']}", **values)


def verdict_of(data: bytes) -> Verdict:
    """Whether the record in a file is true; raise `Refused` where it is none, or breaks off."""
    try:
        return verify(load(data))
    except Refused as no:
        if no.refusal.key != "core.record-entry":
            raise
        fault = Phrase(no.refusal.key, no.refusal.values)
        return Verdict(
            0, 0, over=False, proved=False, fault=fault, entry=no.refusal.values["entry"]
        )


def verdict_words(verdict: Verdict) -> str:
    """A verdict as one sentence."""
    if verdict.fault is not None:
        return say(current(), "terminal.record-false", fault=phrase(current(), verdict.fault))
    why = phrase(current(), verdict.why_not) if verdict.why_not is not None else ""
    return say(
        current(),
        "terminal.record-verified",
        entries=verdict.entries,
        rolls=verdict.rolls,
        proved=verdict.proved,
        why=why,
    )


def verdict_json(verdict: Verdict) -> str:
    """A verdict as JSON."""
    told: dict[str, Any] = {
        "passed": verdict.passed,
        "proved": verdict.proved,
        "over": verdict.over,
        "entries": verdict.entries,
        "rolls": verdict.rolls,
    }
    if verdict.fault is not None:
        told |= {"entry": verdict.entry, "sentence": phrase(current(), verdict.fault)}
    return json.dumps(told, ensure_ascii=False, indent=2)


def told_by_its_rules(record: Record) -> story.Story:
    """The story of a record: what everybody was told, or by older rules what its entries tell."""
    if old_rules.is_old(record):
        return old_rules.tell(record, current())
    return story.tell(replay(record), None, current())


def exported(record: Record, form: str, name: str | None) -> str:
    """A record as ``md``, ``html``, ``csv`` or ``replay``, as the player of a ``name`` saw it."""
    if form == "csv":
        return story.to_csv(record)
    written: Callable[[story.Story], str] = story.to_html if form == "html" else story.to_markdown
    if form != "replay" and old_rules.is_old(record):
        return written(old_rules.tell(record, current()))
    match = replay(record)
    if form == "replay":
        return _replayed(record, None if name is None else seat_named(match.setup, name))
    seat = None if name is None else seat_named(match.setup, name)
    return written(story.tell(match, seat, current(), afterwards(match, current())))


def _replayed(record: Record, seat: Seat | None) -> str:
    """One page with every moment of a finished game, which opens without a server."""
    from gunbai.table.pages.preferences import Reader
    from gunbai.table.pages.render import Pages
    from gunbai.table.pages.replay import page

    return page(record, seat, Reader(current()), Pages())


def report_files(record: Record) -> dict[str, str]:
    """The files of a game's own report by name, from playing its record again act by act.

    Raises:
        Refused: where the game writes none, or the record cannot be played.

    """
    from gunbai.table.report import report

    files = report(record, current())
    if not files:
        raise refused("terminal.no-report", game=Word(f"{record.header.game}.name"))
    return files
