"""What `gunbai.odds` is as a package: light, on its own, and as its examples say."""

import ast
import doctest
import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import gunbai.odds

MODULES = [f"gunbai.odds.{found.name}" for found in pkgutil.iter_modules(gunbai.odds.__path__)]


def test_importing_brings_no_numpy_and_nothing_else_of_ours() -> None:
    look = (
        "import sys, gunbai.odds; gunbai.odds.successes(5, 6, (1, 6)); "
        "print(*[m for m in sys.modules if m == 'numpy' or m.startswith('gunbai')])"
    )
    out = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    loaded = set(out.stdout.split())
    assert "gunbai.odds.pool" in loaded
    assert {name for name in loaded if not name.startswith("gunbai.odds")} == {"gunbai"}


@pytest.mark.parametrize("name", MODULES)
def test_no_module_imports_the_rest_of_gunbai(name: str) -> None:
    path = importlib.import_module(name).__file__
    assert path is not None
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    sources = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    ours = [source for source in sources if source.startswith("gunbai")]
    assert all(source.startswith("gunbai.odds") for source in ours)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_every_public_name_is_there() -> None:
    assert [name for name in gunbai.odds.__all__ if getattr(gunbai.odds, name).__doc__ is None] == [
        "Ties"
    ]


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match=r"'gunbai\.odds' has no attribute 'luck'"):
        _ = gunbai.odds.luck
