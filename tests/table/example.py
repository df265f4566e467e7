"""The bot of the examples."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from tests.table.conftest import ROOT

EXAMPLE = ROOT / "examples" / "bot.py"


def load(file: Path) -> Any:
    """A module from its file."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


bot = load(EXAMPLE)
