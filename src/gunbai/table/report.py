"""The report of a finished game that its game writes, from playing its record again."""

from __future__ import annotations

from gunbai.core.record import Record
from gunbai.documents import Document, to_html, to_markdown
from gunbai.play import retrace
from gunbai.registry import find
from gunbai.words.catalogue import bundle


def report(record: Record, language: str) -> dict[str, str]:
    """The files of a game's own report by name, from playing its record again act by act.

    Empty where the game writes none; raises `Refused` where the record cannot be played.
    """
    writer = find(record.header.game).part("report")
    if writer is None:
        return {}
    frames = []
    outcome = None
    for match in retrace(record):
        frames.append((match.game.view(match.state, None), match.log(None)))
        outcome = match.outcome.how if match.outcome else None
    document: Document = writer.report(writer.turns(frames), outcome, bundle(language).value)
    return {
        "report.md": to_markdown(document),
        "report.html": to_html(document, language),
        **document.pictures,
    }
