"""A club over the JSON API, as several tests want one."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient
from tests.table.conftest import Table

Client = TestClient[Any]


class Club:
    """A club over the JSON API: the tokens of its people's own links, by their names."""

    def __init__(self, client: Client, *names: str, called: str = "Thursdays") -> None:
        self.client = client
        reply = client.post("/api/clubs", json={"club": called, "name": names[0]})
        assert reply.status_code == 201, reply.text
        self.links = {names[0]: reply.json()["token"]}
        self.group: str = self.view(names[0])["group"]
        for name in names[1:]:
            self.join(name)

    def join(self, name: str) -> Any:
        reply = self.client.post(f"/api/c/{self.group}/join", json={"name": name})
        if reply.status_code == 201:
            self.links[name] = reply.json()["token"]
        return reply

    def view(self, name: str = "") -> Any:
        token = self.links[name] if name else self.group
        reply = self.client.get(f"/api/c/{token}", headers={"accept-language": "en"})
        assert reply.status_code == 200, reply.text
        return reply.json()

    def do(self, name: str, /, what: str, **body: Any) -> Any:
        return self.client.post(f"/api/c/{self.links[name]}/{what}", json=body)

    def id(self, name: str) -> str:
        return str(next(one["id"] for one in self.view()["people"] if one["name"] == name))

    def table(
        self, name: str, *seats: str, kept: dict[int, str] | None = None, **wish: Any
    ) -> Table:
        """Open a table in the club; seats are persons' names, ``plain`` is a bot."""
        kept = kept or {}
        asked: list[dict[str, Any]] = [
            {"player": "plain"} if seat == "plain" else {"name": seat} for seat in seats
        ]
        for seat, person in kept.items():
            asked[seat]["person"] = self.id(person)
        made = Table.__new__(Table)
        made.client = self.client
        wish = {"game": "parlour", "seats": asked, "club": self.links[name], **wish}
        reply = self.client.post("/api/tables", json=wish)
        assert reply.status_code == 201, reply.text
        made.links = reply.json()
        made.seats = [seat["token"] for seat in made.links["seats"]]
        made.watch, made.host = made.links["watch"], made.links["host"]
        return made
