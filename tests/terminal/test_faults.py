"""Every error of a user is one sentence on stderr, in the reader's language, and status 2."""

from __future__ import annotations

import errno
import re
from pathlib import Path

import pytest
from tests.terminal.conftest import Gunbai

from gunbai.play import new
from gunbai.terminal.errors import guarded, sentence

WRONG = [
    (["player", "snow"], "play"),
    (["play"], "GAME"),
    (["play", "go"], "go"),
    (["play", "toy", "--sets", "me"], "--sets"),
    (["play", "toy", "--seed"], "--seed"),
    (["play", "toy", "--seed", "seven"], "seven"),
    (["play", "toy", "--seed", "12345678901234567890"], "--seed"),
    (["play", "toy", "--seats", "a,b", "more"], "more"),
    (["play", "toy", "--seats", "a,b,c,d,e,f"], "6"),
    (["play", "toy", "--seats", "a,a"], "a"),
    (["play", "toy", "--seats", "a,,b"], "1"),
    (["play", "toy", "--dice", "loaded"], "loaded"),
    (["play", "toy", "--dice", "typed", "--seed", "1"], "--dice"),
    (["play", "toy", "--option", "rounds"], "rounds"),
    (["play", "toy", "--option", "rounds=10"], "10"),
    (["play", "toy", "--option", "rounds=many"], "many"),
    (["play", "toy", "--option", "turns=1"], "turns"),
    (["play", "toy", "--lang", "fr"], "fr"),
    (["play", "toy", "--seats", "a", "--record", "{tmp}/no/such/folder/x"], "x"),
    (["play", "toy", "--record", "{tmp}"], "{tmp}"),
    (["play", "toy", "--preset", "lively"], "lively"),
    (["study", "toy"], "--games"),
    (["study", "toy", "--games", "0"], "0"),
    (["study", "toy", "--games", "-3"], "-3"),
    (["study", "toy", "--games", "1", "--bots", "dull,clever"], "clever"),
    (["study", "toy", "--games", "1", "--bots", "dull,dull,dull,dull,dull"], "5"),
    (["study", "toy", "--games", "1", "--workers", "0"], "0"),
    (["study", "toy", "--games", "1", "--option", "rounds=0"], "0"),
    (["rules", "go"], "go"),
    (["rules", "snow", "no-such-part"], "no-such-part"),
    (["record", "show", "{tmp}/missing.gunbai"], "missing.gunbai"),
    (["record", "verify", "{tmp}/missing.gunbai"], "missing.gunbai"),
    (["record", "export", "{tmp}/missing.gunbai"], "missing.gunbai"),
    (["record", "export", "{tmp}/missing.gunbai", "--to", "pdf"], "pdf"),
    (["record", "verify", "{tmp}"], "{tmp}"),
    (["record", "verify", "{tmp}/empty.gunbai"], ""),
    (["record", "verify", "{tmp}/cut.gunbai"], "2"),
    (["record", "verify", "{tmp}/prose.gunbai"], ""),
    (["record", "verify", "{tmp}/bytes.gunbai"], ""),
    (["record", "verify", "{tmp}/later.gunbai"], "99"),
    (["record", "export", "{tmp}/later.gunbai"], "99"),
    (["odds", "go"], "go"),
    (["odds", "toy"], "toy"),
    (["odds", "snow", "battle"], "battle"),
    (["odds", "snow", "encounter"], "--facet"),
    (["odds", "snow", "encounter", "--facet", "5", "--kamae", "kagi"], "kagi"),
    (["odds", "snow", "encounter", "--facet", "500", "--kamae", "kagai"], "500"),
    (["odds", "snow", "challenge", "--challenger", "4", "--defender", "9:ariake"], "4"),
    (["serve", "--port", "70000"], "70000"),
    (["serve", "--workers", "none"], "none"),
]


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder of files that are no good records."""
    whole = new("snow", ["Aki", "Beni"], dice=1).record.dump()
    (tmp_path / "empty.gunbai").write_bytes(b"")
    (tmp_path / "cut.gunbai").write_bytes(whole + b'{"entry":"answer","ask":0,"se')
    (tmp_path / "prose.gunbai").write_text("Once upon a time\n")
    (tmp_path / "bytes.gunbai").write_bytes(b"\xff\xfe\n")
    later = re.sub(rb'"version":\d+', b'"version":99', whole, count=1)
    (tmp_path / "later.gunbai").write_bytes(later)
    return tmp_path


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    ("arguments", "named"), WRONG, ids=lambda v: " ".join(v) if isinstance(v, list) else ""
)
def test_wrong_use_is_told_in_one_sentence(
    gunbai: Gunbai, files: Path, language: str, arguments: list[str], named: str
) -> None:
    told = gunbai(
        *(argument.format(tmp=files) for argument in arguments), typed="", GUNBAI_LANG=language
    )
    assert told.exit_code == 2, told.output
    assert told.stdout == ""
    (line,) = told.stderr.splitlines()
    assert named.format(tmp=files) in line
    assert "terminal." not in line
    assert "terminal-" not in line
    assert not (language == "ru" and line.isascii())


def test_a_near_miss_is_suggested(gunbai: Gunbai) -> None:
    assert gunbai("recrod").stderr == "There is no command “recrod” here; did you mean record?\n"
    assert "did you mean --record?" in gunbai("play", "toy", "--recrod", "me").stderr
    assert gunbai("zzz").stderr == "There is no command “zzz” here.\n"


def test_a_full_disk_is_told_in_one_sentence() -> None:
    def full() -> None:
        raise OSError(errno.ENOSPC, "No space left on device", "game.gunbai")

    assert guarded(full) == 2
    told = sentence(OSError(errno.ENOSPC, "No space left on device", "game.gunbai"))
    assert told == "game.gunbai cannot be used: No space left on device."


def test_an_error_of_ours_is_not_hushed_up() -> None:
    def broken() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        guarded(broken)
