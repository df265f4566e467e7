"""The recorded games as they are told: ``make golden`` writes them anew and shows what changed.

Each record of ``tests/records`` is told in every language, as spectators read it, and after that
what each seat alone was told. A change of these files is a change of what players read: look at
the difference before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import unified_diff
from itertools import chain
from pathlib import Path

from gunbai.core.match import Match
from gunbai.core.record import load
from gunbai.play import replay
from gunbai.words.account import Said, say
from gunbai.words.catalogue import LANGUAGES, bundle
from gunbai.words.story import tell

RECORDS = sorted((Path(__file__).parent / "records").glob("*.gunbai"))
FOLDER = Path(__file__).parent / "golden"


def told(match: Match, language: str) -> Iterator[str]:
    """The lines of a game: who played and how, what was told, how it ended."""
    story, words = tell(match, None, language), bundle(language)
    yield from (f"{label}: {value}" for label, value in [*story.players, *story.terms])
    yield from (_line(said) for said in story.events)
    yield story.ending
    yield from (f"{name}: {score}" for name, score in story.scores)
    for seat, sitting in enumerate(match.setup.seats):
        for event in match.log(seat):
            if event.to is not None:
                yield f"[{sitting.name}] {_line(say(words, event))}"


def _line(said: Said) -> str:
    """An event as one line; headings as in Markdown."""
    body = f" | {said.body}" if said.body else ""
    return ("#" * said.level + " " * bool(said.level) + said.text + body).replace("\n", " / ")


def golden(record: Path) -> Iterator[tuple[Path, str]]:
    """The golden files of a record, each with what should stand in it."""
    match = replay(load(record.read_bytes()))
    for language in LANGUAGES:
        lines = "\n".join(told(match, language))
        yield FOLDER / f"{record.stem}.{language}.txt", f"{lines}\n"


def difference(file: Path, text: str) -> list[str]:
    """The lines by which a file differs from what should stand in it; none where it does not."""
    now = file.read_text(encoding="utf-8") if file.is_file() else ""
    return list(
        unified_diff(now.splitlines(), text.splitlines(), file.name, "now", lineterm="", n=1)
    )


def main() -> None:
    """Write every file that differs, and show by what."""
    FOLDER.mkdir(exist_ok=True)
    left = set(FOLDER.glob("*.txt"))
    for file, text in chain.from_iterable(map(golden, RECORDS)):
        left.discard(file)
        changed = difference(file, text)
        if changed:
            print(*changed, sep="\n")
            file.write_text(text, encoding="utf-8")
    for file in left:
        print(f"{file.name} is removed: it has no record.")
        file.unlink()


if __name__ == "__main__":
    main()
