"""The scripts of the pages, without a browser: Node's own test runner runs `scripts/`."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from tests.table.conftest import ROOT

HERE = Path(__file__).parent / "scripts"
TOOLS = ROOT / ".tools" / "bin"
"""Where `tools/vendor.sh` puts Node on a machine that has none."""


def test_the_scripts_of_the_pages_pass_their_own_tests() -> None:
    node = shutil.which("node") or shutil.which("node", path=TOOLS)
    assert node is not None
    files = [str(file) for file in sorted(HERE.glob("*.test.mjs"))]
    assert files
    run = subprocess.run([node, "--test", *files], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
