"""The keys of a server's notices: made once, kept beside the tables, as the operator set them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from gunbai import Refused
from gunbai.table.notices.keys import Keys, fresh_push_key, kept_in


def test_both_keys_are_made_once_and_kept_beside_the_tables_for_their_owner(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    first, again = Keys(database), Keys(database)
    assert first.push_point == again.push_point
    assert again.seal.open(first.seal.close(b"aki")) == b"aki"
    for name in ("push.key", "notices.key"):
        assert (tmp_path / name).stat().st_mode & 0o077 == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["notices.key", "push.key"]


def test_processes_that_start_at_once_agree_on_a_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        made = list(pool.map(lambda _: kept_in(tmp_path / "a" / "k", fresh_push_key), range(8)))
    assert len(set(made)) == 1


def test_the_operator_may_set_the_key_of_push() -> None:
    key = fresh_push_key().decode()
    assert Keys(None, push_key=key).push == key
    with pytest.raises(Refused, match="push messages"):
        _ = Keys(None, push_key="too short").push_point
