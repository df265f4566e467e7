"""What is shown while a game is played: the scroll, the board, a question with its options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gunbai.story import Said
from gunbai.terminal.answers import labels
from gunbai.terminal.language import current
from gunbai.view import AskView, OptionView
from gunbai.words import bundle, phrase, say

WIDEST = 100
"""No line of text is longer than that: longer ones are hard to read."""
HEADING, QUIET, WRONG, OPTION = "bold red", "dim", "red", "bold"


class Screen:
    """A terminal, or the file that stands for one."""

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def width(self) -> int:
        """How many columns text may take."""
        return min(self.console.width, WIDEST)

    def scroll(self, events: Iterable[Said]) -> None:
        """Tell events: headings as rules, all else as indented paragraphs."""
        with self.console:  # everything is written at once
            for event in events:
                if event.level:
                    self.heading(event.text)
                elif event.text.strip():
                    self.say(event.text, indent=2)

    def heading(self, text: str) -> None:
        """A line across with words in it."""
        rule = Rule(Text(clean(text), HEADING), align="left", style=QUIET)
        self.console.print(rule, width=self.width)

    def say(self, text: str, style: str = "", indent: int = 0) -> None:
        """Print words, wrapped; what cannot be printed is shown as a dot."""
        for line in Text(clean(text), style).wrap(self.console, self.width - indent):
            line.rstrip()
            self.console.print(Text(" " * indent).append_text(line))

    def board(self, lines: Sequence[str]) -> None:
        """The board, as the game draws it."""
        self.console.print()
        for number, line in enumerate(lines):
            text = Text(clean(line), "bold" if number == 0 else "")
            self.console.print(text, no_wrap=True, overflow="ellipsis", crop=True)

    def question(self, ask: AskView, asked: str = "") -> None:
        """A question: its words, its rule, its options with their consequences."""
        self.console.print()
        self.console.print(self._title(ask, asked), width=self.width)
        if ask.kind == "choose":
            self.console.print(_options(ask), width=self.width)
        elif ask.kind == "pick":
            self.console.print(_items(ask), width=self.width)
        if wanted := how_to_answer(ask):
            self.say(wanted, QUIET, indent=2)

    def scores(self, scores: Sequence[tuple[str, str]]) -> None:
        """Names with their scores, best first."""
        self.pairs(sorted(scores, key=lambda pair: -int(pair[1])))

    def pairs(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Words and what stands beside each of them."""
        grid = Table.grid(padding=(0, 2))
        for name, beside in pairs:
            grid.add_row(Text(clean(name), "bold"), Text(clean(beside)))
        self.console.print(Padding(grid, (0, 0, 0, 2), expand=False), width=self.width)

    def markdown(self, text: str) -> None:
        """Markdown, drawn at a terminal and left as it is in a file."""
        if self.console.is_terminal:
            from rich.markdown import Markdown

            self.console.print(Markdown(clean(text)), width=self.width)
        else:
            self.console.print(clean(text), markup=False, highlight=False, soft_wrap=True)

    def _title(self, ask: AskView, asked: str) -> Table:
        grid = Table.grid(expand=True, padding=(0, 1))
        grid.add_column(ratio=1)
        grid.add_column(justify="right", style=QUIET, no_wrap=True)
        words = bundle(current()).say(ask.key, ask.values)
        title = Text.assemble(
            (f"{clean(asked)}: " if asked else "", "bold"), (clean(words), "bold")
        )
        secret = f"{say(current(), 'terminal.secret')} · " if ask.secret else ""
        grid.add_row(title, f"{secret}{ask.rule}")
        return grid


def _options(ask: AskView) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", min_width=4, style=QUIET)
    grid.add_column()
    for number, (option, label) in enumerate(zip(ask.options, labels(ask), strict=True), 1):
        grid.add_row(str(number), _option(ask, option, label))
    return grid


def _option(ask: AskView, option: OptionView, label: str) -> Text:
    """A label, its explanation, why it is barred or what follows from it."""
    if option.barred is not None:
        return Text(f"{label} — {phrase(current(), option.barred)}", QUIET)
    words = bundle(current())
    about = f"{ask.key}.{option.id}.about"
    said = [clean(phrase(current(), follows)) for follows in option.about]
    line = Text(clean(label), OPTION)
    if words.has(about):
        line.append(f" — {clean(words.say(about, ask.values))}", "not bold")
    if said:
        line.append(f"\n{' · '.join(said)}", "not bold cyan")
    return line


def _items(ask: AskView) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", min_width=4, style=QUIET)
    grid.add_column(style=OPTION)
    for number, item in enumerate(labels(ask), 1):
        grid.add_row(str(number), clean(item))
    return grid


def how_to_answer(ask: AskView) -> str:
    """A line about how an answer is typed; empty where that is plain."""
    values: dict[str, Any] = {
        name: getattr(ask, name)
        for name in ("total", "least", "most", "lines", "low", "high", "count", "sides")
    }
    if ask.kind == "write":
        key = "lines" if ask.lines > 1 else "blank" if ask.blank else ""
        return say(current(), f"terminal.how.write-{key}", **values) if key else ""
    if ask.kind == "divide":
        values["fields"] = labels(ask)
    if ask.kind == "choose":
        return ""
    return say(current(), f"terminal.how.{ask.kind}", **values)


def clean(text: str) -> str:
    """Text that a terminal can show: control characters become dots, line ends stay."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c == "\n" else "·" for c in text)
