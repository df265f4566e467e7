"""An evening of Hierarchy on the page."""

from __future__ import annotations

from typing import Any

from tests.table.screens.conftest import House
from tests.table.screens.driving import act

PEOPLE = ("Aki", "Sora", "Midori", "Kenji", "Hanae", "Ryo", "Tomoe", "Jiro")


SCREENS = (
    "hierarchy.talisman",
    "hierarchy.stats",
    "hierarchy.mark.arms",
    "hierarchy.bid",
    "hierarchy.shoguns",
    "hierarchy.fortune",
    "hierarchy.gift",
)


LIVELY = {"bid_limit": 1, "ties_max": 1}


ROUNDS = 200
"""How often each is asked for what is open: far more often than three rounds of play take."""


def mild(ask: dict[str, Any]) -> Any:
    """A legal answer to a question of the machine's door that keeps the game going."""
    match ask["kind"]:
        case "choose":
            return next(option["id"] for option in ask["options"] if not option.get("barred"))
        case "pick" if ask["key"] == "hierarchy.select":
            return list(range(ask["most"]))  # none would be to surrender
        case "pick" if ask["key"] in ("hierarchy.bid", "hierarchy.match"):
            return [0]
        case "pick":
            return list(range(ask.get("least", 0)))
        case "divide":
            return dict.fromkeys(ask["fields"], 0) | {ask["fields"][0]: ask.get("total", 0)}
        case "number":
            return ask.get("low", 0)
        case _:
            return "\n".join(f"Art {line}" for line in range(ask.get("lines", 1)))


def drive(house: House, links: dict[str, Any], key: str) -> str:
    """Let people answer mildly until one of them is asked ``key``; return whose link that is."""
    tokens: list[str] = [seat["token"] for seat in links["seats"]]
    for _ in range(ROUNDS):
        for token in tokens:
            for ask in house.door.get(f"/api/s/{token}?since=100000").json()["asks"]:
                if ask["key"] == key:
                    return token
                act(house, token, "answer", ask=ask["id"], value=mild(ask))
    raise AssertionError(f"nobody is asked {key}")
