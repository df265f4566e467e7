"""Games brought to their end over the JSON API."""

from __future__ import annotations

from typing import Any

from tests.table.conftest import Table


def key(reply: Any) -> str:
    return str(reply.json()["error"]["key"])


def finish(table: Table, seats: int) -> None:
    """Play the parlour to its end."""
    for seat in range(seats):
        table.answer(seat, seat, f"wish {seat}")
    for value in (*[1] * seats, "left", [0], {"steel": 3, "silk": 2}, {"to": 1}):
        view = next(view for n in range(seats) if (view := table.view(n))["asks"])
        (ask,) = view["asks"]
        assert table.answer(view["seat"], ask["id"], value).status_code == 200
