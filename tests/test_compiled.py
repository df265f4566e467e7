"""What is compiled and what is not fit together; `make test` plays the games in both."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from gunbai.registry import registered

ROOT = Path(__file__).parents[1]


def compiled() -> set[str]:
    """The modules of a compiled wheel that are compiled."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    return set(project["tool"]["hatch"]["build"]["hooks"]["custom"]["modules"])


def kinds_of(kind: type) -> Iterator[type]:
    """The kinds that are made from a kind, and so on."""
    found: list[type] = type.__subclasses__(kind)
    for one in found:
        yield one
        yield from kinds_of(one)


def test_what_is_made_from_a_compiled_class_is_compiled() -> None:
    modules = compiled()
    assert registered()  # every game is loaded with that
    for module in modules:
        for kind in vars(import_module(module)).values():
            if isinstance(kind, type) and kind.__module__ in modules:
                ours = {k.__module__ for k in kinds_of(kind) if k.__module__.startswith("gunbai.")}
                assert ours <= modules, f"{kind.__qualname__}: {ours - modules}"
