"""What is shown while a game is played: the scroll, the board, a question with its options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any
from unicodedata import category

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gunbai.core.view import AskView, OptionView
from gunbai.terminal.language import current
from gunbai.terminal.screen.answers import labels
from gunbai.words.account import Said
from gunbai.words.catalogue import bundle, phrase, say

WIDEST = 100
"""No line of text is longer than that: longer ones are hard to read."""
VERSE = 3
"""A text of at most so many lines (a haiku) is typed line by line."""
ROOM = 6
"""Lines that a question takes beside its options: its words, the prompt, and some air."""
HEADING, QUIET, WRONG, OPTION = "bold red", "dim", "red", "bold"


class Screen:
    """A terminal, or the file that stands for one."""

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def width(self) -> int:
        """How many columns text may take."""
        return min(self.console.width, WIDEST)

    # -- words --------------------------------------------------------------------------------

    def say(self, text: str, style: str = "", indent: int = 0) -> None:
        """Print words, wrapped; what cannot be printed is shown as a dot."""
        self._hang(Text(clean(text), style), Text(" " * indent))

    def say_whole(self, text: str) -> None:
        """Print words that may be copied, such as a file's name: no line of ours breaks them."""
        self.console.print(Text(clean(text), QUIET), soft_wrap=True)

    def heading(self, text: str) -> None:
        """A line across with words in it."""
        rule = Rule(Text(clean(text), HEADING), align="left", style=QUIET)
        self.console.print(rule, width=self.width)

    def scroll(self, events: Iterable[Said]) -> None:
        """Tell events: headings as rules, all else as indented paragraphs."""
        with self.console:  # everything is written at once
            for event in events:
                if event.level:
                    self.heading(event.text)
                paragraph = event.body if event.level else event.text
                if event.dice:
                    paragraph = f"{paragraph}  [{' '.join(map(str, event.dice))}]"
                if paragraph.strip():
                    self.say(paragraph, indent=2)

    def pairs(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Words and what stands beside each of them."""
        told = [(Text(clean(name), "bold"), Text(clean(beside))) for name, beside in pairs]
        widest = max((name.cell_len for name, _ in told), default=0)
        for name, beside in told:
            name.pad_right(widest - name.cell_len)
            self._hang(beside, Text("  ").append_text(name).append("  "))

    def scores(self, scores: Sequence[tuple[str, str]]) -> None:
        """Names with their scores, best first."""
        self.pairs(sorted(scores, key=lambda pair: -int(pair[1])))

    def markdown(self, text: str) -> None:
        """Markdown, drawn at a terminal and left as it is in a file."""
        if self.console.is_terminal:
            from rich.markdown import Markdown

            self.console.print(Markdown(clean(text)), width=self.width)
        else:
            self.console.print(clean(text), markup=False, highlight=False, soft_wrap=True)

    def board(self, lines: Sequence[str]) -> None:
        """The board, as the game draws it."""
        self.console.print()
        for number, line in enumerate(lines):
            text = Text(clean(line), "bold" if number == 0 else "")
            self.console.print(text, no_wrap=True, overflow="ellipsis", crop=True)

    def _hang(self, text: Text, label: Text) -> None:
        """Print wrapped text beside a label."""
        for line in self._wrapped(text, label):
            self.console.print(line)

    def _wrapped(self, text: Text, label: Text) -> list[Text]:
        lines = []
        for line in text.wrap(self.console, max(20, self.width - label.cell_len)) or [Text()]:
            line.rstrip()
            lines.append(label.copy().append_text(line))
            label = Text(" " * label.cell_len)
        return lines

    # -- a question ---------------------------------------------------------------------------

    def question(self, ask: AskView, asked: str = "") -> None:
        """A question: its words, its rule, its options with their consequences."""
        self.console.print()
        self.console.print(_title(ask, asked), width=self.width)
        words, more = bundle(current()), f"{ask.key}.about"
        if words.has(more):
            self.say(words.say(more, ask.values), QUIET, indent=2)
        if ask.about:
            self.say(" · ".join(phrase(current(), told) for told in ask.about), "cyan", indent=2)
        if ask.kind == "choose":
            self.options(ask, briefly=self.console.is_terminal and not self._fits(ask))
        elif ask.kind == "pick":
            for number, item in enumerate(labels(ask), 1):
                self._hang(Text(clean(item), OPTION), _number(number))
        elif ask.kind == "number":
            for amount in ask.options:
                said = " · ".join(clean(phrase(current(), told)) for told in amount.about)
                self._hang(Text(said, "cyan"), _number(int(amount.id)))
        if wanted := how_to_answer(ask):
            self.say(wanted, QUIET, indent=2)

    def options(self, ask: AskView, *, briefly: bool) -> None:
        """The options of a choice; ``briefly`` leaves out what consequences say as well."""
        for number, option in enumerate(_options(ask, briefly=briefly), 1):
            self._hang(option, _number(number))

    def _fits(self, ask: AskView) -> bool:
        """Whether the options leave room on the screen for their question and the prompt."""
        lines = [self._wrapped(option, _number(1)) for option in _options(ask, briefly=False)]
        return sum(map(len, lines)) <= self.console.height - ROOM


def _number(number: int) -> Text:
    return Text(f"{number:>4} ", QUIET)


def _title(ask: AskView, asked: str) -> Table:
    secret = say(current(), "terminal.secret") if ask.secret else ""
    beside = " · ".join(filter(None, (secret, ask.rule)))
    words = clean(bundle(current()).say(ask.key, ask.values))
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(ratio=1, style="bold")
    grid.add_column(min_width=len(beside), style=QUIET)
    grid.add_row(Text(f"{clean(asked)}: {words}" if asked else words), beside)
    return grid


def _options(ask: AskView, *, briefly: bool) -> list[Text]:
    named = zip(ask.options, labels(ask), strict=True)
    return [_option(ask, option, clean(label), briefly=briefly) for option, label in named]


def _option(ask: AskView, option: OptionView, label: str, *, briefly: bool) -> Text:
    """A label, its explanation, why it is barred or what follows from it."""
    if option.barred is not None:
        return Text(f"{label} — {clean(phrase(current(), option.barred))}", QUIET)
    words = bundle(current())
    about = f"{ask.key}.{option.id}.about"
    said = [clean(phrase(current(), follows)) for follows in option.about]
    line = Text.assemble((label, OPTION))
    if words.has(about) and not (briefly and said):
        line.append(f" — {clean(words.say(about, ask.values))}")
    if said:
        line.append(f"\n{' · '.join(said)}", "cyan")
    return line


def how_to_answer(ask: AskView) -> str:
    """A line about how an answer is typed; empty where that is plain."""
    words = bundle(current())
    if words.has(f"{ask.key}.how"):
        return words.say(f"{ask.key}.how", ask.values)
    return " ".join(words.say(f"terminal.how.{way}", _limits(ask)) for way in _ways(ask))


def _ways(ask: AskView) -> list[str]:
    """The last parts of the keys that say how a kind of answer is typed."""
    match ask.kind:
        case "choose":
            return []
        case "write":
            many = ["write-verse" if ask.lines <= VERSE else "write-text"] if ask.lines > 1 else []
            return [*many, *(["write-blank"] if ask.blank else ())]
        case "pick" if ask.least == ask.most:
            return ["pick-so-many"]
        case kind:
            return [kind]


def _limits(ask: AskView) -> dict[str, Any]:
    names = ("total", "least", "most", "lines", "low", "high", "count", "sides")
    limits: dict[str, Any] = {name: getattr(ask, name) for name in names}
    return limits | {"fields": labels(ask)} if ask.kind == "divide" else limits


def clean(text: str) -> str:
    """Text that a terminal can show: control characters become dots, line ends stay."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c == "\n" or category(c) == "Zs" else "·" for c in text)
