"""Pages from templates: the house's own, and each game's part of them (``games/NAME/…``)."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    FunctionLoader,
    PackageLoader,
    StrictUndefined,
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
from gunbai.ladder import measured
from gunbai.registry import registered
from gunbai.table.base_path import prefixing
from gunbai.table.drawing import parts
from gunbai.table.drawing.log_cache import Spoken
from gunbai.table.pages.preferences import Asked, Reader, chosen, reader_of
from gunbai.table.pages.scroll import dice_of
from gunbai.table.pages.setup.drafts import prose_of, shown
from gunbai.words.catalogue import LANGUAGES, bundle, plain, refuse, say
from gunbai.words.catalogue import phrase as phrase_in
from gunbai.words.spans import span

PAGE = "page"
"""The folder of a game's package that holds its part of the pages."""
_YEAR = 365 * 24 * 60 * 60

_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


NOTES_SHOWN = 100
"""How many of the last remarks a page shows; those before them it fetches when asked."""
_log = logging.getLogger("gunbai.table")


class Pages:
    """Renders the templates for a reader; ``under`` is the path under which the house stands."""

    def __init__(self, loader: BaseLoader | None = None, under: str = "") -> None:
        self.under = under
        house = PackageLoader("gunbai.table")
        self._jinja = _environment(loader or ChoiceLoader([house, FunctionLoader(_own)]), under)
        self._plain = _environment(loader or house, under)

    def text(self, name: str, reader: Reader, spoken: Spoken | None = None, **context: Any) -> str:
        """A template in words; where a game's part of it fails, without that part.

        The addresses ``base`` and ``at`` are given as from the root. ``spoken`` remembers parts.
        """
        view, base = context.get("view"), context.get("base", "")
        drawn = self.edged(name, reader, spoken, **context)
        return parts.whole(self.read(drawn, view.seat if view is not None else None, base))

    def read(self, drawn: str, seat: Seat | None, base: str) -> str:
        """What was drawn for many, as one of them reads it whose addresses begin with ``base``."""
        return parts.read(drawn, seat, self.under + base)

    def edged(self, name: str, reader: Reader, spoken: Spoken | None = None, **context: Any) -> str:
        """The same with edges at which it falls into pieces, and not yet read (see `parts`)."""
        context |= {name: self.under + context[name] for name in ("base", "at") if name in context}
        context["part"] = partial(self._part, reader, spoken or Spoken())
        try:
            return self._jinja.get_template(name).render(**_speaking(reader), **context)
        except Exception:
            if name.startswith("games/"):
                raise
            _log.exception("The page of a game failed: it is drawn plainly.")
            context |= {"board_template": None, "board_script": False}
            return self._plain.get_template(name).render(**_speaking(reader), **context)

    def _part(self, reader: Reader, spoken: Spoken, name: str, /, **given: Any) -> Markup:
        """A part of a page, drawn once for all who are given the same."""

        def draw() -> Markup:
            known = {"part": partial(self._part, reader, spoken), "base": parts.BASE}
            template = self._jinja.get_template(name)
            return parts.edged(template.render(**_speaking(reader), **known, **given))

        key = parts.key_of(given)
        return draw() if key is None else spoken.part((name, reader.language, key), draw)

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
        try:
            self._jinja.get_template(name)
        except TemplateNotFound:
            return None
        except TemplateSyntaxError:
            _log.exception("A template of %s cannot be read.", game.id)
            return None
        return name


def _environment(loader: BaseLoader, under: str) -> Environment:
    made = Environment(
        loader=loader,
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,  # else the file of every template is looked at every time
        extensions=[prefixing(under)] if under else [],
    )
    made.globals |= {"markdown": markdown, "dice_of": dice_of, "me": parts.me}
    made.globals |= {"step_value": shown, "step_prose": prose_of, "nothing_yet": NOTHING_YET}
    made.globals |= {"paces": PACES, "notes_shown": NOTES_SHOWN}
    return made


def brings(game: Game, file: str) -> bool:
    """Whether a game's part of the pages has a file, such as ``board.js``."""
    return _is_file(folder(game) / file)


@cache
def _is_file(file: Path) -> bool:
    return file.is_file()


def html(body: str, request: Asked, status: int = 200) -> Response[str]:
    """A page as an answer; a language that the address asks for is kept in a cookie."""
    language = chosen(request)
    kept = Cookie("lang", value=language, max_age=_YEAR, samesite="lax")
    cookies = [kept] if language else []
    return Response(body, status_code=status, media_type=MediaType.HTML, cookies=cookies)


def markdown(text: str) -> Markup:
    """Markdown of a rules reference as HTML."""
    return Markup(_markdown.render(text))  # noqa: S704 - markup in the text itself is escaped


def _speaking(reader: Reader) -> Mapping[str, Any]:
    language = reader.language
    return {
        "lang": language,
        "languages": [(code, plain(code, "words.language")) for code in LANGUAGES],
        "theme": reader.theme,
        "_": partial(say, language),
        "measured": partial(measured, language=language),
        "span": partial(span, language),
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
