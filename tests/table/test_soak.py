"""The short form of `make soak`: a server killed a few times under load."""

from __future__ import annotations

from tests.soak.__main__ import main


def test_a_few_kills_lose_and_leak_nothing() -> None:
    assert main(["--kills", "6", "--writers", "2", "--streams", "20", "--seconds", "60"]) == 0
