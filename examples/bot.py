"""A bot of your own for any seat of any table, over JSON.

    python examples/bot.py http://127.0.0.1:8000 TOKEN

TOKEN is the last part of a seat's link. The bot answers with the first thing that is legal: write
your own `decide`. All that it may see stands in the view (`/schema` describes it).
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen


def call(url: str, body: dict[str, Any] | None = None) -> Any:
    """Get a page of the door, or post to it."""
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, {"Content-Type": "application/json"}), timeout=90) as reply:
        return json.load(reply)


def decide(ask: dict[str, Any], view: dict[str, Any]) -> Any:
    """Some legal answer to a question."""
    least, fields = ask.get("least", 0), ask.get("fields", [])
    match ask["kind"]:
        case "choose":
            return ask["options"][0]["id"]  # those that are barred come last
        case "pick":
            return list(range(least))
        case "divide":
            rest = ask["total"] - least * len(fields)
            return {field: least + (rest if field == fields[0] else 0) for field in fields}
        case "write":
            return f"{view['seats'][view['seat']]['name']} was here"
        case "number":
            return ask.get("low", 0)
        case "roll":
            return [random.randint(1, ask["sides"]) for _ in range(ask["count"])]
    raise SystemExit(f"This bot cannot give orders; write that for {ask['key']}.")


def play(site: str, token: str) -> Any:
    """Play the seat to the end and return the outcome."""
    seat = f"{site}/api/s/{token}"
    view = call(seat)
    while view["outcome"] is None:
        if view["asks"]:
            ask = view["asks"][0]
            answer = {"ask": ask["id"], "epoch": view["epoch"], "value": decide(ask, view)}
            view = call(f"{seat}/answer", answer)
        else:
            call(f"{seat}/news?since={view['version']}&wait=30")
            view = call(seat)
    return view["outcome"]


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1].rstrip("/"), sys.argv[2])))
