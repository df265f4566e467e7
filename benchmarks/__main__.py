"""All benchmarks, one after the other, into `docs/benchmarks.md`.

python -m benchmarks [--only core,peers]
"""

from __future__ import annotations

import argparse
import ast
import json
import subprocess
import sys
import time
from pathlib import Path

from benchmarks.machine import machine
from benchmarks.page import Figures, page

HERE = Path(__file__).parent
ROOT = HERE.parent
PAGE = ROOT / "docs" / "benchmarks.md"
FIGURES = ROOT / ".peers" / "figures"
"""Where the figures of each benchmark are kept, so that one can be run anew without the others."""
MINUTES = 6
LONG = {"peers": 30, "odds": 10, "web": 15, "crowd": 10, "soak": 15}
"""How long a benchmark may take at most; all of them together less than two hours."""
PARTS = {
    "core": "The core",
    "peers": "Random play beside peers",
    "odds": "Odds beside icepool and dyce",
    "duel": "The duel of Hierarchy",
    "daimyo": "Battles of Daimyo",
    "table": "The web table",
    "web": "The web table beside boardgame.io's server",
    "watchers": "Fifteen who watch",
    "crowd": "Many tables",
    "agents": "Agents that learn",
    "soak": "Attacked",
}
"""Every benchmark, and the title of its section."""


def source(part: str) -> Path | None:
    """The file of a benchmark, if this release has it."""
    files = (HERE / f"{part}.py", HERE / part / "__main__.py")
    return next((file for file in files if file.exists()), None)


def introduction(file: Path) -> str:
    """What a benchmark says of itself: its docstring, without the commands in it."""
    docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    told = (part for part in docstring.split("\n\n") if not part.startswith(" "))
    return "\n\n".join(told)


def measured(part: str) -> Figures:
    """Run one benchmark and keep its figures; or say why there are none."""
    print(f"{part}…", file=sys.stderr)
    command = [sys.executable, "-m", f"benchmarks.{part}", "--json"]
    minutes, start = LONG.get(part, MINUTES), time.monotonic()
    try:
        run = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, timeout=60 * minutes, check=False
        )
        figures: Figures = json.loads(run.stdout)
    except subprocess.TimeoutExpired:
        return {"missing": f"it took more than {minutes} minutes"}
    except json.JSONDecodeError:
        said = run.stderr.strip().splitlines()
        return {"missing": said[-1] if said else "it printed no figures"}
    return {**figures, "took": (time.monotonic() - start) / 60}


def kept(part: str) -> Figures:
    """The figures of an earlier run."""
    file = FIGURES / f"{part}.json"
    return json.loads(file.read_text()) if file.exists() else {"missing": "not run yet"}


def figures_of(part: str, only: set[str]) -> Figures:
    """Figures of a part: measured now if it is asked for, else those kept."""
    if part not in only:
        return kept(part)
    found = measured(part)
    FIGURES.mkdir(parents=True, exist_ok=True)
    (FIGURES / f"{part}.json").write_text(json.dumps(found))
    return found


def section(part: str, only: set[str]) -> tuple[str, str, Figures]:
    """Title, introduction and figures of a part."""
    file = source(part)
    if file is None:
        return PARTS[part], "", {"missing": "this release has no such benchmark"}
    return PARTS[part], introduction(file), figures_of(part, only)


def parts_asked(text: str) -> set[str]:
    """The parts of a list such as ``core,peers``."""
    asked = set(text.split(","))
    if not asked <= set(PARTS):
        raise argparse.ArgumentTypeError(f"{text} is not of these: {', '.join(PARTS)}.")
    return asked


def main() -> None:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description="All benchmarks, into docs/benchmarks.md.")
    parser.add_argument(
        "--only", type=parts_asked, default=set(PARTS), help="parts to run anew, with commas"
    )
    only = parser.parse_args().only
    about = machine()
    sections = [section(part, only) for part in PARTS]
    PAGE.write_text(page(about, sections), encoding="utf-8")
    print(f"Written: {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
