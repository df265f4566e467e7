"""All benchmarks, one after the other, into `docs/benchmarks.md`.

python -m benchmarks [--only core,peers]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from benchmarks.machine import machine
from benchmarks.page import Figures, page

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "benchmarks.md"
FIGURES = ROOT / ".peers" / "figures"
"""Where the figures of each benchmark are kept, so that one can be run anew without the others."""
MINUTES = 30
PARTS = {
    "core": (
        "The core",
        (
            "Random games of Snow with an Emperor and four houses, through a match that checks"
            " every answer and keeps the record. *Decisions* are answers; *entries* are answers and"
            " rolls."
        ),
    ),
    "peers": (
        "Random play beside peers",
        (
            "Decisions a second of random games, each library through its own usual loop; where"
            " chance is a step of its own, *entries* count it too. Gunbai is measured first and"
            " last in the same run, and compared by the lower of the two: Snow, and the very same"
            " game written as a Gunbai script (`benchmarks/games`). PettingZoo's games make an"
            " observation at every step: *as an environment* compares them with `gunbai.env` in"
            " the same loop (the same game, or else Snow)."
        ),
    ),
    "odds": ("Odds", "Exact chances beside icepool and dyce, in microseconds; all equal exactly."),
    "duel": ("The duel of Hierarchy", "The solver beside a plain minimax."),
    "table": ("The web table", "Answers over HTTP on loopback beside boardgame.io's server."),
}


def measured(part: str) -> Figures:
    """Run one benchmark and keep its figures; or say why there are none."""
    if find_spec(f"benchmarks.{part}") is None:
        return {"missing": "there is no such benchmark in this release"}
    print(f"{part}…", file=sys.stderr)
    command = [sys.executable, "-m", f"benchmarks.{part}", "--json"]
    try:
        run = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, timeout=60 * MINUTES, check=False
        )
        figures: Figures = json.loads(run.stdout)
    except subprocess.TimeoutExpired:
        return {"missing": f"it took more than {MINUTES} minutes"}
    except json.JSONDecodeError:
        said = run.stderr.strip().splitlines()
        return {"missing": said[-1] if said else "it printed no figures"}
    return figures


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
    sections = [(*PARTS[part], figures_of(part, only)) for part in PARTS]
    PAGE.write_text(page(about, sections), encoding="utf-8")
    print(f"Written: {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
