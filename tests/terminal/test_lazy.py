"""Help is quick: what a command does not need is not imported."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.terminal.conftest import subprocess_environment

HEAVY = ("litestar", "sqlalchemy", "numpy", "numba", "shapely", "matplotlib", "pydantic")
FOR_PLAY = ("rich", "prompt_toolkit", "fluent", "msgspec")


def modules(code: str) -> set[str]:
    """The modules that are loaded once a program has run."""
    listed = f"import sys\n{code}\nprint('\\n'.join(sys.modules), file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", listed],
        capture_output=True,
        text=True,
        check=True,
        env=subprocess_environment(),
    )
    return {name.partition(".")[0] for name in done.stderr.split()}


def test_the_command_line_alone_loads_no_heavy_part() -> None:
    loaded = modules("import gunbai.terminal.main")
    assert "click" in loaded
    assert not loaded & {*HEAVY, *FOR_PLAY}


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["--version"]])
def test_help_loads_no_heavy_part(arguments: list[str]) -> None:
    code = f"""
from gunbai.terminal.main import app
try:
    app.main({arguments!r})
except SystemExit as left:
    assert left.code == 0
"""
    assert not modules(code) & {*HEAVY, "rich", "prompt_toolkit", "fluent"}
