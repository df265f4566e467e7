"""A report: whole or not at all, in both languages, to be read without colours or a network."""

from __future__ import annotations

import errno
import re
import subprocess
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.study.plans import plan

from gunbai.core.script import Refused
from gunbai.study.command import command
from gunbai.study.estimate import widening
from gunbai.study.figures import Study, from_json
from gunbai.study.many import play_all
from gunbai.study.report import PAGES, prepare
from gunbai.study.report.drawing import PAPER, SERIES, Estimate, Scale, Series, estimates
from gunbai.study.report.svg import INKS
from gunbai.study.results import Findings

BOTS = ["random"] * 3
SETTINGS = [{"rounds": 1, "points": points} for points in (9, 15)]


@pytest.fixture(scope="module")
def found() -> Study:
    played_of = plan(BOTS, *SETTINGS, games=12, seed=2)
    findings = Findings(played_of)
    for played in play_all(played_of):
        findings.add(played)
    return findings.study()


@pytest.fixture(scope="module")
def folder(found: Study, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report") / "snow"
    prepare(folder)(found)
    return folder


def test_what_is_in_it(folder: Path, found: Study) -> None:
    names = {path.name for path in folder.iterdir()}
    assert {"index.html", "index.ru.html", "study.json", "study.csv", "school.en.svg"} <= names
    assert from_json((folder / "study.json").read_text()) == found
    assert folder.stat().st_mode & 0o777 == 0o755


class Tags(HTMLParser):
    """Collects tags, ids and what is asked of the network."""

    VOID = ("meta", "br", "link")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)
        if given.get("id"):
            self.ids.append(str(given["id"]))
        self.links += [str(given[k]) for k in ("href", "src", "xlink:href") if given.get(k)]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", PAGES.values())
def test_a_page_needs_nothing_beside_it(folder: Path, name: str) -> None:
    page = (folder / name).read_text(encoding="utf-8")
    tags = Tags()
    tags.feed(page)
    assert not tags.open
    assert len(tags.ids) == len(set(tags.ids))
    beside = {link for link in tags.links if not link.startswith("#")}
    assert beside == {*PAGES.values(), "study.csv", "study.json"} - {name}
    assert "script" not in tags.tags
    assert not re.search(r"url\((?!#)", page)
    assert tags.tags.count("figure") >= 8
    inner = {link[1:] for link in tags.links if link.startswith("#")}
    inner |= set(re.findall(r"url\(#([^)]+)\)", page))
    assert inner <= set(tags.ids)


@pytest.mark.parametrize("name", PAGES.values())
def test_every_key_has_words(folder: Path, name: str) -> None:
    page = (folder / name).read_text(encoding="utf-8")
    assert not re.findall(r">[^<]*\b(?:study|snow)\.[a-z]", re.sub(r"study\.(csv|json)", "", page))


def test_both_pages_say_the_same_figures(folder: Path) -> None:
    english, russian = (
        re.findall(r"\d+[.,]\d+ %", re.sub(r"<svg.*?</svg>", "", text, flags=re.DOTALL))
        for text in ((folder / name).read_text(encoding="utf-8") for name in PAGES.values())
    )
    assert len(english) > 30
    assert sorted(english) == sorted(figure.replace(",", ".") for figure in russian)


def test_inks_are_the_pages_own_by_night(folder: Path) -> None:
    page = (folder / "index.html").read_text(encoding="utf-8")
    plots = "".join(re.findall(r"<figure>.*?</figure>", page, re.DOTALL))
    assert not set(re.findall(r"#[0-9a-f]{6}\b", plots))
    for word in INKS.values():
        assert f"--{word}:" in page


def test_a_plot_is_a_file_too(folder: Path) -> None:
    svg = (folder / "school.en.svg").read_text(encoding="utf-8")
    assert svg.startswith("<svg xmlns=")
    assert svg.count("Wins by School") == 2  # as its title, and to be read
    assert "Share of wins" in svg
    assert PAPER in svg
    assert "Ocean Flower" in svg


def luminance(ink: str) -> float:
    channels = [int(ink[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_series_can_be_told_apart_without_colours() -> None:
    assert len({mark for _, mark in SERIES}) == len(SERIES)
    for colour, _ in SERIES:
        contrast = (luminance(PAPER) + 0.05) / (luminance(colour) + 0.05)
        assert contrast >= 4.5


def test_the_same_figures_are_drawn_the_same() -> None:
    series = [Series("", {"one": Estimate(3, 2, 5), "two": Estimate(1, None, None)})]
    once, again = (estimates(["one", "two"], series, Scale("Share", " %")) for _ in range(2))
    assert once == again


def test_the_more_are_compared_the_wider() -> None:
    assert widening(1) == pytest.approx(1)
    assert widening(10) * 1.959964 == pytest.approx(2.8070, abs=1e-4)  # Bonferroni, 0.05 / 10


def test_the_command_that_makes_it_anew(folder: Path, found: Study) -> None:
    said = command(found)
    assert said == (
        "gunbai study snow --games 12 --seed 2 --bots random,random,random "
        "--option rounds=1 --vary points=9,15"
    )
    for name in PAGES.values():
        assert said in (folder / name).read_text(encoding="utf-8")


# -- what goes wrong


def test_a_folder_that_is_there_is_left_alone(folder: Path) -> None:
    before = sorted(folder.iterdir())
    with pytest.raises(Refused, match="is there already"):
        prepare(folder)
    assert sorted(folder.iterdir()) == before


def test_a_place_that_is_not_there_is_said_before_a_game_is_played(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as no:
        prepare(tmp_path / "no" / "such")
    assert no.value.filename == str(tmp_path / "no" / "such")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 64 KiB; a disk that cannot be mounted here is one whose files will not grow."""
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", tmp_path], capture_output=True
    )
    if mounted.returncode:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Path, "write_text", full)
            yield tmp_path
        return
    yield tmp_path
    subprocess.run(["umount", tmp_path], check=True)


def full(path: Path, *_: object, **__: object) -> int:
    raise OSError(errno.ENOSPC, "No space left on device", str(path))


def test_a_full_disk_leaves_nothing_half_written(small_disk: Path, found: Study) -> None:
    write = prepare(small_disk / "report")
    with pytest.raises(OSError, match="No space left") as no:
        write(found)
    assert no.value.filename == str(small_disk / "report")
    assert list(small_disk.iterdir()) == []


def test_a_study_of_no_game_is_a_page_too(tmp_path: Path) -> None:
    findings = Findings(plan(BOTS, *SETTINGS, games=12, seed=2))
    prepare(tmp_path / "empty")(findings.study())
    assert "Stopped early" in (tmp_path / "empty" / "index.html").read_text(encoding="utf-8")
