"""gunbai play: bots alone, lines from a pipe, a game kept and taken up."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.conftest import Gunbai

from gunbai.core.record import Header, load
from gunbai.play import replay, verify


def header(path: Path) -> Header:
    return load(path.read_bytes()).header


def test_bots_alone_just_play(gunbai: Gunbai) -> None:
    told = gunbai("play", "toy", "--seats", "bot,bot,bot", "--seed", 4)
    assert told.exit_code == 0
    assert told.stdout.count("toy.fell") == 3
    assert "The end" in told.stdout
    assert told.stdout == gunbai("play", "toy", "--seats", "bot,bot,bot", "--seed", 4).stdout
    assert told.stdout != gunbai("play", "toy", "--seats", "bot,bot,bot", "--seed", 5).stdout


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_year_of_snow_between_bots(gunbai: Gunbai, tmp_path: Path, language: str) -> None:
    path = tmp_path / "year.gunbai"
    told = gunbai(
        *("play", "snow", "--seats", "bot,bot,bot,bot,bot", "--option", "rounds=1"),
        *("--seed", 2, "--record", path, "--lang", language),
    )
    assert told.exit_code == 0
    assert {"en": "Clan", "ru": "Клан"}[language] in told.stdout
    for key in ("snow.", "terminal.", "core.", "story."):
        assert key not in told.stdout
    assert verify(load(path.read_bytes())).passed
    assert "Rounds in each season: 1" in told.stdout or language == "ru"


def test_what_is_played_is_told_at_the_start(gunbai: Gunbai) -> None:
    told = gunbai("play", "toy", "--seats", "me,bot", "--option", "rounds=2", typed="").stdout
    for part in ("You", "Bot 1 (dull)", "toy.option.rounds: 2", "sealed", "SHA-256"):
        assert part in told


def test_the_only_person_is_told_which_name_is_theirs(gunbai: Gunbai) -> None:
    seats = ",".join(["bot", "me", *["bot"] * 6])
    told = gunbai("play", "hierarchy", "--seats", seats, typed="").stdout
    assert "courtier: Akane (Fair)" in told
    assert "courtier: Benzo (you)" in told


def test_lines_from_a_pipe_play_a_game(gunbai: Gunbai) -> None:
    typed = "a wish\nnote well\n3\n4\n5\n"
    told = gunbai("play", "toy", "--seats", "me,bot", "--seed", 1, typed=typed)
    assert told.exit_code == 0
    assert "> a wish\n" in told.stdout
    assert "The end" in told.stdout


def test_a_pipe_that_ends_leaves_the_game(gunbai: Gunbai) -> None:
    told = gunbai("play", "toy", "--seats", "me,bot", typed="a wish\n")
    assert told.exit_code == 0
    assert told.stdout.endswith("The game is not saved.\n")


def test_quit_offers_to_keep_the_game(gunbai: Gunbai, tmp_path: Path) -> None:
    path = tmp_path / "kept.gunbai"
    told = gunbai("play", "toy", "--seats", "me,bot", typed=f"a wish\nquit\n{path}\n")
    assert f"--record {path}" in told.stdout.replace("\n", " ").replace("  ", " ")
    assert verify(load(path.read_bytes())).passed
    told = gunbai("play", "toy", "--seats", "me,bot", typed="quit\n\n")
    assert told.stdout.endswith("The game is not saved.\n")


def test_the_same_command_goes_on_with_the_game(gunbai: Gunbai, tmp_path: Path) -> None:
    path = tmp_path / "game.gunbai"
    command = ("play", "toy", "--seats", "me,bot", "--option", "rounds=2", "--record", path)
    assert gunbai(*command, typed="a wish\nquit\n").exit_code == 0
    assert Path(f"{path}.secret").exists()
    told = gunbai(*command, typed="3\n4\n")
    assert "The end" in told.stdout
    assert "checks every roll" in told.stdout.replace("\n", " ")
    assert not Path(f"{path}.secret").exists()
    assert verify(load(path.read_bytes())).proved
    assert "The end" in gunbai("play", "toy", "--record", path).stdout


@pytest.mark.parametrize(
    "other",
    [
        ("snow",),
        ("toy", "--seats", "me,me2"),
        ("toy", "--option", "rounds=4"),
        ("toy", "--seed", "7"),
        ("toy", "--dice", "typed"),
    ],
)
def test_another_game_is_not_played_into_the_file(
    gunbai: Gunbai, tmp_path: Path, other: tuple[str, ...]
) -> None:
    path = tmp_path / "game.gunbai"
    gunbai("play", "toy", "--seats", "me,bot", "--record", path, typed="a wish\n")
    before = path.read_bytes()
    told = gunbai("play", *other, "--record", path, typed="a wish\n")
    assert told.exit_code == 2
    assert "holds a different game" in told.stderr
    assert path.read_bytes() == before


def test_a_seeded_game_interrupted_ends_as_it_would_have(gunbai: Gunbai, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.gunbai", tmp_path / "parts.gunbai"
    command = ("play", "toy", "--seats", "me,bot", "--seed", 3, "--record")
    gunbai(*command, whole, typed="a wish\n3\n4\n5\n")
    for line in ("a wish\n", "3\n", "4\n", "5\n"):
        gunbai(*command, parts, typed=line)
    assert replay(load(whole.read_bytes())).over
    assert whole.read_bytes() == parts.read_bytes()


def test_hints_may_be_left_out(gunbai: Gunbai, tmp_path: Path) -> None:
    for name, more, hints in (("with", (), True), ("without", ("--no-hints",), False)):
        path = tmp_path / name
        gunbai("play", "toy", "--seats", "me,bot", "--record", path, *more, typed="")
        assert header(path).hints is hints


def test_typed_dice_are_recorded_as_such(gunbai: Gunbai, tmp_path: Path) -> None:
    path = tmp_path / "real.gunbai"
    gunbai("play", "toy", "--seats", "me", "--dice", "typed", "--record", path, typed="w\n3\n3\n")
    assert header(path).dice == "typed"
    told = gunbai("record", "verify", path)
    assert "the dice were typed in" in told.stdout
