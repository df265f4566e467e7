"""How a wheel is built: with every part, and on wish with its busiest modules compiled.

Browser libraries and fonts are not in the repository: they come from npm by the lock file, unless
they are here already. With ``GUNBAI_COMPILED=1`` in the environment the modules that
``pyproject.toml`` names are compiled by mypyc, and the wheel is for this platform alone; else it is
for all of them. The sources stay as they are.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WISH = "GUNBAI_COMPILED"
TABLE = Path("src/gunbai/table")
VENDOR = TABLE / "static" / "vendor"
PARTS = (
    "src/gunbai/words/*.ftl",
    "src/gunbai/games/*/words/*.ftl",
    "src/gunbai/games/*/words/rules.*.md",
    "src/gunbai/games/*/page/*.html",
    "src/gunbai/games/daimyo/scenarios/*.toml",
    "src/gunbai/games/daimyo/tables/*.toml",
    "src/gunbai/table/words/*.ftl",
    "src/gunbai/table/templates/*.html",
    "src/gunbai/table/static/*.js",
    "src/gunbai/table/static/*.css",
    "src/gunbai/table/static/vendor/htmx.js",
    "src/gunbai/table/static/vendor/fonts.css",
    "src/gunbai/table/static/vendor/*.LICENSE",
)
"""What a wheel is worth nothing without: some file for each of these."""


class PartMissing(SystemExit):
    """The build ends with a sentence: a wheel without this part would be broken."""


class Hook(BuildHookInterface[Any]):
    """Called by hatchling for every wheel and source distribution."""

    _copy: Path | None = None

    def dependencies(self) -> list[str]:
        """What a compiled wheel is built with."""
        return list(self.config["compiler"]) if self._compiles else []

    @property
    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(WISH, "") not in ("", "0")

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring what is missing; refuse to build a wheel that would lack a part."""
        if version == "editable":
            return  # the sources are used where they are
        root = Path(self.root)
        vendor(root)
        for missing in absent(root):
            raise PartMissing(f"No wheel was built: {missing} is missing from the sources.")
        if self._compiles:
            self._copy = Path(tempfile.mkdtemp(prefix="gunbai-compiled-"))
            made = compiled(root, self._copy, self.config["modules"])
            build_data["force_include"] |= {str(file): str(to) for to, file in made.items()}
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear away what was made on the way."""
        if self._copy is not None:
            shutil.rmtree(self._copy)


def vendor(root: Path) -> None:
    """Have the browser libraries and fonts, from npm by the lock file where they are not here."""
    if not list(absent(root, (f"{VENDOR}/htmx.js", f"{VENDOR}/fonts.css"))):
        return
    npm = shutil.which("npm")
    if npm is None:
        raise PartMissing(
            "No wheel was built: the browser libraries are missing, and so is npm, which brings"
            " them. Install Node, or run `make vendor` first."
        )
    for command in (
        [npm, "ci", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"],
        [npm, "run", "--silent", "vendor"],
    ):
        if subprocess.run(command, cwd=root / TABLE, check=False).returncode:
            raise PartMissing("No wheel was built: npm could not bring the browser libraries.")


def absent(root: Path, parts: tuple[str, ...] = PARTS) -> Iterator[str]:
    """The parts that are not here, and fonts that the style sheet names but nobody brought."""
    yield from (part for part in parts if not any(root.glob(part)))
    style = root / VENDOR / "fonts.css"
    for font in re.findall(r"url\(\./([^)]+)\)", style.read_text()) if style.is_file() else ():
        if not (style.parent / font).is_file():
            yield f"{VENDOR}/{font}"


def compiled(root: Path, copy: Path, modules: list[str]) -> dict[Path, Path]:
    """Compile modules in a copy of the sources; the made files by where they stand in a wheel."""
    left_out = shutil.ignore_patterns("node_modules", "__pycache__", "static", "templates")
    shutil.copytree(root / "src" / "gunbai", copy / "gunbai", ignore=left_out)
    files = [f"{module.replace('.', '/')}.py" for module in modules]
    run = subprocess.run(
        [sys.executable, "-m", "mypyc", "--ignore-missing-imports", *files],
        cwd=copy, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if run.returncode:
        said = (run.stdout + run.stderr).strip()
        raise PartMissing(f"No wheel was built: mypyc could not compile it.\n{said[-2000:]}")
    made = [*copy.glob("*.so"), *copy.glob("*.pyd"), *(copy / "gunbai").rglob("*.so"),
            *(copy / "gunbai").rglob("*.pyd")]  # fmt: skip
    return {file.relative_to(copy): file for file in made}
