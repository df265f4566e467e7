"""Pages from templates: the house's own, and each game's part of them (``games/NAME/…``)."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    FunctionLoader,
    PackageLoader,
    StrictUndefined,
    Template,
    TemplateNotFound,
    TemplateSyntaxError,
)
from litestar import Response
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from markdown_it import MarkdownIt
from markupsafe import Markup

from gunbai.ahead import NOTHING_YET
from gunbai.core.entries import PACES
from gunbai.core.game import Game
from gunbai.core.script import Seat
from gunbai.core.view import View
from gunbai.ladder import measured
from gunbai.registry import registered
from gunbai.table.base_path import prefixing
from gunbai.table.drawing import marks, parts
from gunbai.table.drawing.dice import dice_of
from gunbai.table.drawing.log_cache import Spoken
from gunbai.table.pages.preferences import Asked, Reader, chosen, reader_of
from gunbai.table.pages.setup.drafts import prose_of, shown
from gunbai.words.catalogue import LANGUAGES, bundle, plain, refuse, say
from gunbai.words.catalogue import phrase as phrase_in
from gunbai.words.changes import said_in
from gunbai.words.spans import span

PAGE = "page"
"""The folder of a game's package that holds its part of the pages."""
_YEAR = 365 * 24 * 60 * 60

_WITHOUT_GAME = {"board_template": None, "beside_template": None, "board_script": False}

_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


NOTES_SHOWN = 100
"""How many of the last remarks a page shows; those before them it fetches when asked."""
_log = logging.getLogger("gunbai.table")


class Pages:
    """Renders the templates for a reader; ``under`` is the path under which the house stands."""

    def __init__(self, loader: BaseLoader | None = None, under: str = "") -> None:
        self.under = under
        house = PackageLoader("gunbai.table")
        self._jinja = _environment(loader or _Loader([house, FunctionLoader(_own)]), under)
        self._plain = _environment(loader or house, under)
        self._known: dict[str, bool] = {}

    def text(self, name: str, reader: Reader, spoken: Spoken | None = None, **context: Any) -> str:
        """A template in words; where a game's part of it fails, without that part.

        The addresses ``base`` and ``at`` are given as from the root, ``now`` in seconds since 1970.
        ``spoken`` remembers parts.
        """
        view, base, now = context.get("view"), context.get("base", ""), context.get("now", 0)
        seat = view.seat if view is not None else None
        context |= {name: self.under + context[name] for name in ("base", "at") if name in context}
        spoken = spoken or Spoken()

        def fill(slot: parts.Slot) -> parts.Pieces:
            if slot == name:
                return self.pieces(name, reader, spoken, **context)
            return self.public(slot, reader, spoken, context["everybody"])

        text = parts.text_of(parts.filled(parts.Slot(name), fill))
        return marks.read(text, self.reading(reader, seat, base, now))

    def reading(
        self, reader: Reader, seat: Seat | None, base: str, now: int, since: int = 0
    ) -> marks.Reading:
        """How somebody reads what was drawn for many: their addresses begin with ``base``."""
        return marks.Reading(seat, self.under + base, reader.language, now, since)

    def pieces(self, name: str, reader: Reader, spoken: Spoken, **context: Any) -> parts.Pieces:
        """A template in the pieces that it falls into, and not yet read (see `parts`)."""
        drawing = parts.Drawing()
        context |= self._drawing(drawing, reader, spoken)
        return drawing.pieces(self._rendered(name, reader, context))

    def _rendered(self, name: str, reader: Reader, context: Mapping[str, Any]) -> str:
        try:
            return self._jinja.get_template(name).render(**_speaking(reader), **context)
        except Exception:
            if name.startswith("games/"):
                raise
            _log.exception("The page of a game failed: it is drawn plainly.")
            return self._plain.get_template(name).render(
                **_speaking(reader), **{**context, **_WITHOUT_GAME}
            )

    def part(self, name: str, reader: Reader, spoken: Spoken, **given: Any) -> parts.Pieces:
        """A part of a page, drawn once for all who are given the same: it sees nothing else."""
        return spoken.part(
            (name, reader.language), given, lambda: self._alone(name, reader, spoken, given)
        )

    def _alone(
        self, name: str, reader: Reader, spoken: Spoken, given: Mapping[str, Any]
    ) -> parts.Pieces:
        """A template that sees nothing but what it is given."""
        return self.pieces(name, reader, spoken, base=marks.BASE, **given)

    def public(
        self, slot: parts.Slot, reader: Reader, spoken: Spoken, everybody: View
    ) -> parts.Pieces:
        """What a game's board shows everybody alike, drawn from what those see who look on.

        Where that fails the board is drawn without it.
        """
        try:
            return self._public(slot, reader, spoken, everybody)
        except Exception:
            _log.exception("A part of a game's board failed: it is left out.")
            return ()

    def _public(
        self, slot: parts.Slot, reader: Reader, spoken: Spoken, everybody: View
    ) -> parts.Pieces:
        given = {"view": everybody, "board": everybody.board, **slot.given}
        return self._alone(slot, reader, spoken, given)

    def _drawing(
        self, drawing: parts.Drawing, reader: Reader, spoken: Spoken
    ) -> dict[str, Callable[..., Markup]]:
        """What templates draw parts with."""

        def part(name: str, /, **given: Any) -> Markup:
            return drawing.place(self.part(name, reader, spoken, **given))

        return {"part": part, "slot": drawing.slot}

    def page(
        self, name: str, request: Asked, /, status_code: int = 200, **context: Any
    ) -> Response[str]:
        """A template as an answer."""
        return html(self.text(name, reader_of(request), **context), request, status_code)

    def board(self, game: Game) -> str | None:
        """The template of a game's own board, if it has one."""
        return self.own(game, "board.html")

    def own(self, game: Game, template: str) -> str | None:
        """A template of a game's part of the pages, if it has that one."""
        name = f"games/{game.id}/{template}"
        if name not in self._known:
            self._known[name] = self._is_good(name)
        return name if self._known[name] else None

    def _is_good(self, name: str) -> bool:
        try:
            self._jinja.get_template(name)
        except TemplateNotFound:
            return False
        except TemplateSyntaxError:
            _log.exception("A template of a game cannot be read: %s.", name)
            return False
        return True


class _Loader(ChoiceLoader):
    """Remembers which templates there are not: a game is asked for one of its own for everything.

    What is not there is looked for among files every time; what is there the environment keeps.
    One of the house's own that is not found could not be read just now: it is there.
    """

    def __init__(self, loaders: Sequence[BaseLoader]) -> None:
        super().__init__(loaders)
        self._missing: set[str] = set()

    def load(self, environment: Environment, name: str, globals: Any = None) -> Template:  # noqa: A002 - Jinja's word
        """Load a template; raise `TemplateNotFound` where there is none."""
        if name in self._missing:
            raise TemplateNotFound(name)
        try:
            return super().load(environment, name, globals)
        except TemplateNotFound as missing:
            if missing.name == name and name.startswith("games/"):
                self._missing.add(name)
            raise


def _environment(loader: BaseLoader, under: str) -> Environment:
    made = Environment(
        loader=loader,
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,  # else the file of every template is looked at every time
        cache_size=-1,  # there are not many; to keep count of their use took longer than most
        extensions=[prefixing(under)] if under else [],
    )
    made.globals |= {"markdown": markdown, "dice_of": dice_of, "me": marks.me, "when": marks.when}
    made.globals |= {"among": marks.among, "fresh": marks.fresh}
    made.globals |= {"step_value": shown, "step_prose": prose_of, "nothing_yet": NOTHING_YET}
    made.globals |= {"paces": PACES, "notes_shown": NOTES_SHOWN}
    return made


def brings(game: Game, file: str) -> bool:
    """Whether a game's part of the pages has a file, such as ``board.js``."""
    return _is_file(game.package, file)


@cache
def _is_file(package: str, file: str) -> bool:
    return files(package).joinpath(PAGE, file).is_file()


def html(body: str, request: Asked, status: int = 200) -> Response[str]:
    """A page as an answer; a language that the address asks for is kept in a cookie."""
    language = chosen(request)
    kept = Cookie("lang", value=language, max_age=_YEAR, samesite="lax")
    cookies = [kept] if language else []
    return Response(body, status_code=status, media_type=MediaType.HTML, cookies=cookies)


def markdown(text: str) -> Markup:
    """Markdown of a rules reference as HTML."""
    return Markup(_markdown.render(text))  # noqa: S704 - markup in the text itself is escaped


@lru_cache(maxsize=64)
def _speaking(reader: Reader) -> Mapping[str, Any]:
    language = reader.language
    return {
        "lang": language,
        "languages": [(code, plain(code, "words.language")) for code in LANGUAGES],
        "theme": reader.theme,
        "_": partial(say, language),
        "measured": partial(measured, language=language),
        "span": partial(span, language),
        "changed": partial(said_in, language),
        "phrase": partial(phrase_in, language),
        "refuse": partial(refuse, language),
        "value": bundle(language).value,
    }


def folder(game: Game) -> Path:
    """The folder of a game's part of the pages; it may be missing."""
    return game.folder / PAGE


def _own(name: str) -> tuple[str, str, Any] | None:
    """Load ``games/NAME/…`` from the package of that game."""
    root, _, rest = name.partition("/")
    game_id, _, path = rest.partition("/")
    game = registered().get(game_id)
    if root != "games" or game is None or ".." in Path(path).parts:
        return None
    file = folder(game) / path
    if not file.is_file():
        return None
    changed = file.stat().st_mtime
    return file.read_text(encoding="utf-8"), str(file), lambda: file.stat().st_mtime == changed
