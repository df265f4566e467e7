"""A bot that belongs to a club: it sits down at the club's tables, and is woken when it is awaited.

    python examples/club_bot.py http://127.0.0.1:8000 GROUP Crow --hook json://me.example:8080/ \
        --port 8080

GROUP is the last part of the group's link. The bot joins the club under its name, takes a seat that
is free or kept for it, says beforehand what it always answers, agrees to what ifs and plays along
there. It need not ask again and again whether it is awaited: the server calls the address after
``--hook``, once, until the bot has looked (the operator must allow the kind ``json``). Without one,
and to find new tables, it looks every ``--every`` seconds.
"""

import argparse
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from bot import call, decide

STANDING = {"snow.challenge": "pass", "hierarchy.help": "stand-by", "daimyo.follow": "stay"}
"""What this bot always answers: a challenge passes, nobody is helped, the line is held."""


def sit_down(site: str, me: str, hook: str) -> Iterator[str]:
    """Take one free seat at each table of the club; yield the links that open them."""
    club = call(f"{site}/api/c/{me}")
    standing = {game["id"]: game["standing"] for game in call(f"{site}/api/games")}
    for table in club["tables"]:
        free = [seat["seat"] for seat in table.get("seats", []) if seat.get("free")]
        if not free or any(
            seat.get("person") == club["me"] and not seat.get("free") for seat in table["seats"]
        ):
            continue
        place = f"{site}/api/c/{me}/tables/{table['number']}/sit"
        seat = f"{site}/api/s/{call(place, {'seat': free[0]})['token']}"
        for key in standing[table["game"]].keys() & STANDING:
            call(f"{seat}/standing", {"key": key, "value": STANDING[key], "how": "always"})
        if hook:
            call(f"{seat}/channels", {"address": hook})
        print(f"sits down at a table of {table['game']}", flush=True)
        yield seat


def go_along(site: str, seat: str, hook: str, known: set[tuple[str, int]]) -> Iterator[str]:
    """Agree to what ifs at a table; yield the links of one's seats at those that all agreed to."""
    me = call(seat)["seat"]
    for wish in call(f"{seat}/company")["what_ifs"]:
        if me in wish["awaited"]:
            call(f"{seat}/what-if/say", {"agrees": True, "plays": True})
    for wish in call(f"{seat}/company")["what_ifs"]:
        if wish["opened"] and me in wish["playing"] and (seat, wish["number"]) not in known:
            known.add((seat, wish["number"]))
            there = call(f"{seat}/what-if/{wish['number']}/enter", {})["token"]
            if hook:
                call(f"{site}/api/s/{there}/channels", {"address": hook})
            print("plays along at a what if", flush=True)
            yield f"{site}/api/s/{there}"


def answer(seat: str) -> bool:
    """Answer all that a seat is asked; return whether the game goes on."""
    view = call(seat)
    while view["asks"]:
        ask = view["asks"][0]
        body = {"ask": ask["id"], "epoch": view["epoch"], "value": decide(ask, view)}
        view = call(f"{seat}/answer", body)
        print(f"answers {ask['key']}", flush=True)
    return view["outcome"] is None


def bell(port: int) -> threading.Event:
    """An event that is set whenever the server calls."""
    rung = threading.Event()

    class Rings(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self.send_response(200)
            self.end_headers()
            rung.set()

        def log_message(self, *_: object) -> None:
            pass

    if port:
        server = ThreadingHTTPServer(("127.0.0.1", port), Rings)
        threading.Thread(target=server.serve_forever, daemon=True).start()
    return rung


def main() -> None:
    """Join, then sit down, answer and wait, for ever."""
    read = argparse.ArgumentParser()
    for name in ("site", "group", "name"):
        read.add_argument(name)
    read.add_argument("--hook", default="")
    read.add_argument("--port", type=int, default=0)
    read.add_argument("--every", type=float, default=60)
    given = read.parse_args()
    rung, site = bell(given.port), given.site.rstrip("/")
    me = call(f"{site}/api/c/{given.group}/join", {"name": given.name})["token"]
    print(f"has joined; its own link is {site}/c/{me}", flush=True)
    seats, known = list[str](), set[tuple[str, int]]()
    while True:
        seats += sit_down(site, me, given.hook)
        for seat in list(seats):
            seats += go_along(site, seat, given.hook, known)
        seats = [seat for seat in seats if answer(seat)]
        rung.wait(given.every)
        rung.clear()


if __name__ == "__main__":
    main()
