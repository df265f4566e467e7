"""What happened in words, part by part: headings, paragraphs, and the parts of parallel strands.

The heading of a part is ``KEY.title`` where the catalogue has it (the event's own words follow as a
paragraph), else the event's words; a scene without a title, or what is deeper, has no heading.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from gunbai.core.match import Match
from gunbai.core.outline import Part
from gunbai.core.script import SCENE, Seat, Tell
from gunbai.words.catalogue import Bundle


class Said(Struct, frozen=True):
    """An event in words; ``level`` is 1 to 3 for a heading (``body`` follows it), else 0.

    ``dice`` are faces among its values that the words themselves do not name.
    """

    text: str
    level: int = 0
    body: str = ""
    dice: tuple[int, ...] = ()


def say(words: Bundle, event: Tell) -> Said:
    """An event in words, and whether it is a heading."""
    said = words.phrase(event)
    if event.chapter is None or event.chapter.level > SCENE:
        return Said(said, dice=tuple(_dice(words, event)))
    title = f"{event.key}.title"
    if not words.has(title):
        return Said(said, event.chapter.level if event.chapter.level < SCENE else 0)
    return Said(words.say(title, event.values), event.chapter.level, said)


def _dice(words: Bundle, event: Tell) -> Iterator[int]:
    """The faces of lists of whole numbers, as far as the words of an event do not use them."""
    lists = {n: v for n, v in event.values.items() if isinstance(v, list | tuple) and v}
    named = {"counting", "sides"}  # these tell of other dice
    if lists and words.has(event.key):
        named |= words.variables(event.key)
    for name, faces in lists.items():
        if name not in named and all(type(face) is int for face in faces):
            yield from faces


def account(words: Bundle, match: Match, seat: Seat | None) -> Iterator[Said]:
    """All that ``seat`` (None: a spectator) was told; what went on at the same time is apart."""
    log = match.log(seat)
    names = [sitting.name for sitting in match.setup.seats]
    yield from _said(words, log, match.outline(seat), names)


def _said(words: Bundle, log: Sequence[Tell], part: Part, names: Sequence[str]) -> Iterator[Said]:
    if _is_pair(part, 0):
        yield Said(words.value([names[seat] for seat in part.seats]), SCENE)
    for item in part.items:
        if isinstance(item, Part):
            yield from _said(words, log, item, names)
        else:
            yield say(words, log[item])


def news(words: Bundle, match: Match, seat: Seat | None, since: int) -> Iterator[Said]:
    """What ``seat`` was told from event ``since`` on: other pairs' scenes in a line each.

    Where several pairs have news, each of them is named before its own.
    """
    log = match.log(seat)
    names = [sitting.name for sitting in match.setup.seats]
    yield from _news(words, log, match.outline(seat), seat, since, names)


def _news(
    words: Bundle,
    log: Sequence[Tell],
    part: Part,
    seat: Seat | None,
    since: int,
    names: Sequence[str],
) -> Iterator[Said]:
    if part.is_scene and part.strand and not part.is_about(seat):
        if part.last >= since:
            yield Said(_in_a_line(words, log, part))
        return
    pairs = [item for item in part.items if isinstance(item, Part) and _is_pair(item, since)]
    is_named = any(seat not in pair.seats for pair in pairs)
    for item in part.items:
        if isinstance(item, Part):
            if is_named and item in pairs:
                yield Said(words.value([names[each] for each in item.seats]), SCENE)
            yield from _news(words, log, item, seat, since, names)
        elif item >= since:
            yield say(words, log[item])


def _is_pair(part: Part, since: int) -> bool:
    """Whether a part is a pair's own, told at the same time as others', and holds news."""
    return bool(part.strand) and not part.opens and len(part.seats) > 1 and part.last >= since


def _in_a_line(words: Bundle, log: Sequence[Tell], part: Part) -> str:
    """A scene by its heading and what was told last of it."""
    head, last = say(words, log[part.first]).text, say(words, log[part.last]).text
    return head if part.first == part.last else f"{head} — {last}"
