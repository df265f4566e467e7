"""The machine's door: what it answers, and how it refuses."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient
from tests.table.conftest import Table

Client = TestClient[Any]


def error(reply: Any) -> tuple[int, str]:
    body = reply.json()
    assert set(body) == {"error"}
    assert set(body["error"]) == {"sentence", "key", "rule", "status"}
    assert body["error"]["status"] == reply.status_code
    sentence = body["error"]["sentence"]
    assert sentence != body["error"]["key"]
    assert sentence.endswith((".", "…"))
    assert "{" not in sentence
    return reply.status_code, body["error"]["key"]


def test_games_are_listed_with_every_option(client: Client) -> None:
    games = {game["id"]: game for game in client.get("/api/games").json()}
    parlour = games["parlour"]
    assert parlour["seats"] == [1, 4]
    assert parlour["bots"] == ["plain", "broken", "random"]
    assert [option["id"] for option in parlour["options"]] == ["rounds", "fast", "limit"]
    assert parlour["options"][0]["rule"] == "parlour.R3"
    assert parlour["presets"] == {}
    assert games["hierarchy"]["presets"].keys() == {"source", "lively"}


def test_a_table_has_a_link_for_each_seat(client: Client) -> None:
    table = Table(client, "Aki", "plain")
    tokens = [table.host, table.watch, *table.seats]
    assert len(set(tokens)) == 4
    assert min(map(len, tokens)) >= 22  # 128 bits or more, url-safe
    assert [seat["player"] for seat in table.links["seats"]] == ["person", "plain"]


def test_a_seat_sees_its_questions_and_answers_them(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    view = table.view(0)
    assert (view["seat"], view["version"], view["waiting"]) == (
        0, 0, [[0, "parlour.wish"], [1, "parlour.wish"]],
    )  # fmt: skip
    (ask,) = view["asks"]
    assert ask == {
        "id": 0, "kind": "write", "key": "parlour.wish", "secret": True, "most": 500, "lines": 3,
    }  # fmt: skip
    answered = table.answer(0, 0, "snow").json()
    assert answered["version"] == 1
    assert answered["asks"] == []
    assert answered["board"]["wish"] == "snow"


def test_explanations_are_given_only_with_hints(client: Client) -> None:
    for hints in (True, False):
        table = Table(client, "Aki", hints=hints)
        whole = [{"key": "core.over", "values": {}}] if hints else None
        table.answer(0, 0, "w")
        (ask,) = table.view(0)["asks"]
        assert (ask["kind"], ask.get("about"), ask.get("options")) == ("number", whole, None)
        table.answer(0, 1, 1)
        (ask,) = table.view(0)["asks"]
        assert ask.get("about") == whole
        left, right, up = ask["options"]
        assert ("about" in left) is hints
        assert "about" not in right
        assert up["barred"]["rule"] == "parlour.R2"


def test_spectators_look_on_and_may_do_nothing(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    view = client.get(f"/api/w/{table.watch}").json()
    assert (view["seat"], view["asks"], view["undo"]) == (None, [], "")
    for path in ("answer", "undo", "note"):
        reply = client.post(
            f"/api/s/{table.watch}/{path}", json={"ask": 0, "value": 1, "text": "x"}
        )
        assert error(reply) == (403, "table.other-link")
    assert error(client.get(f"/api/s/{table.host}")) == (403, "table.other-link")


def test_an_unknown_token_is_not_found(client: Client) -> None:
    assert error(client.get("/api/s/nobody")) == (404, "table.unknown-link")
    assert error(client.post("/api/s/nobody/undo")) == (404, "table.unknown-link")
    assert error(client.get("/api/s/%ff%fe%00/news")) == (404, "table.unknown-link")


def test_anothers_question_is_refused(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    assert error(table.answer(0, 1, "mine now")) == (403, "core.not-yours")
    assert table.view(0)["version"] == 0


def test_an_answer_given_twice_is_taken_once(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    assert table.answer(0, 0, "snow").status_code == 200
    assert error(table.answer(0, 0, "snow")) == (409, "core.not-open")
    assert table.view(0)["version"] == 1


@pytest.mark.parametrize(
    ("value", "key"),
    [("", "core.blank"), (7, "core.not-text"), ("x" * 501, "core.too-long"),
     ("a\nb\nc\nd", "core.too-many-lines"), ("\x00", "core.unprintable")],
)  # fmt: skip
def test_a_wrong_value_is_refused_and_changes_nothing(client: Client, value: Any, key: str) -> None:
    table = Table(client, "Aki")
    assert error(table.answer(0, 0, value)) == (422, key)
    assert table.view(0)["version"] == 0


def test_a_barred_option_says_why_and_by_which_rule(client: Client) -> None:
    table = Table(client, "Aki")
    table.answer(0, 0, "w")
    table.answer(0, 1, 1)
    reply = table.answer(0, 2, "up")
    assert error(reply) == (422, "core.blank")
    assert reply.json()["error"]["rule"] == "parlour.R2"


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"{", "no-json"), (b"\xff", "no-json"), (b'{"ask": 0, "va', "no-json"),
        (b'{"ask": 0, "value": NaN}', "no-json"), (b"[]", "not-understood"),
        (b"null", "not-understood"), (b"", "not-understood"),
        (b'{"ask": "x", "value": 1}', "not-understood"),
    ],
)  # fmt: skip
def test_broken_json_is_not_understood(client: Client, body: bytes, key: str) -> None:
    table = Table(client, "Aki")
    reply = client.post(
        f"/api/s/{table.seats[0]}/answer",
        content=body,
        headers={"content-type": "application/json"},
    )
    assert error(reply) == (400, f"table.{key}")
    assert table.view(0)["version"] == 0


@pytest.mark.parametrize("depth", [20, 500, 30_000])
def test_deeply_nested_json_is_not_understood(client: Client, depth: int) -> None:
    table = Table(client, "Aki")
    value = b"[" * depth + b"]" * depth
    reply = client.post(
        f"/api/s/{table.seats[0]}/answer",
        content=b'{"ask": 0, "value": ' + value + b"}",
        headers={"content-type": "application/json"},
    )
    assert error(reply) == (400, "table.no-json")


@pytest.mark.parametrize("digits", [20, 30, 300])
def test_numbers_beyond_all_use_are_refused_like_others(client: Client, digits: int) -> None:
    table, many = Table(client, "Aki"), int("9" * digits)
    assert error(table.answer(0, many, [])) == (409, "core.not-open")
    table.answer(0, 0, "w")
    assert error(table.answer(0, 1, many)) == (422, "core.not-in-range")
    assert error(table.answer(0, 1, 1, epoch=many)) == (409, "core.taken-back-since")
    assert table.view(0)["version"] == 1


def test_ten_megabytes_of_haiku_are_too_many(client: Client) -> None:
    table = Table(client, "Aki")
    assert error(table.answer(0, 0, "雪" * 3_400_000)) == (413, "table.too-big")
    assert table.view(0)["version"] == 0


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        ({"game": "chess"}, 404, "core.unknown-game"),
        ({"seats": []}, 422, "core.seat-count"),
        ({"seats": [{"name": "a"}] * 5}, 422, "core.seat-count"),
        ({"seats": [{"name": "  "}]}, 422, "core.seat-name"),
        ({"seats": [{"name": "a\x07"}]}, 422, "core.seat-name"),
        ({"seats": [{"name": "a", "player": "nobody"}]}, 422, "core.unknown-bot"),
        ({"seats": [{"player": "nobody"}]}, 422, "core.unknown-bot"),
        ({"options": {"rounds": 0}}, 422, "core.option-range"),
        ({"options": {"rounds": True}}, 422, "core.option-range"),
        ({"options": {"fast": "yes"}}, 422, "core.option-choice"),
        ({"options": {"colour": 1}}, 422, "core.unknown-option"),
        ({"dice": "loaded"}, 422, "core.unknown-dice"),
        ({"seats": [{"name": "x" * 41}]}, 400, "table.not-understood"),
    ],
)
def test_a_table_that_may_not_be_is_refused(
    client: Client, wish: dict[str, Any], status: int, key: str
) -> None:
    body = {"game": "parlour", "seats": [{"name": "Aki"}], **wish}
    assert error(client.post("/api/tables", json=body)) == (status, key)


def test_a_seat_may_be_given_to_a_bot_without_naming_which(client: Client) -> None:
    body = {"game": "parlour", "seats": [{"name": "Aki"}, {"player": "bot"}]}
    seats = client.post("/api/tables", json=body).json()["seats"]
    assert (seats[1]["name"], seats[1]["player"]) == ("Bot 1", "plain")


def test_undo_is_free_and_then_needs_the_table(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    table.answer(0, 0, "snow")
    assert table.view(0)["undo"] == "ask"  # its own private event has been told
    assert table.do(0, "undo").json()["proposal"] == [0]
    assert error(table.do(1, "undo")) == (409, "core.proposal-open")
    assert error(table.do(0, "agree")) == (409, "core.agreed-already")
    back = table.do(1, "agree").json()
    assert (back["epoch"], back["proposal"], back["waiting"][0][0]) == (1, [], 0)
    assert error(table.answer(0, 0, "snow", epoch=0)) == (409, "core.taken-back-since")
    assert table.answer(0, 0, "rain", epoch=1).status_code == 200


def test_whoever_does_not_agree_ends_the_wish(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    table.answer(0, 0, "snow")
    table.do(0, "undo")
    assert table.do(1, "object").json()["proposal"] == []
    assert error(table.do(1, "object")) == (409, "core.no-proposal")
    assert table.view(0)["epoch"] == 0


def test_notes_and_salt(client: Client) -> None:
    table = Table(client, "Aki", "Ben")
    assert table.do(1, "note", text="hello").json()["notes"] == [
        {"number": 0, "seat": 1, "text": "hello"}
    ]
    assert error(table.do(1, "note", text=" ")) == (422, "core.blank")
    assert table.do(0, "salt", text="mine").status_code == 200
    table.answer(0, 0, "w")
    table.answer(1, 1, "w")
    table.answer(0, 2, 1)
    table.answer(1, 3, 1)
    assert error(table.do(0, "salt", text="late")) == (409, "core.salt-too-late")


def test_typed_dice_are_asked_for(client: Client) -> None:
    table = Table(client, "Aki", dice="typed")
    table.answer(0, 0, "w")
    table.answer(0, 1, 6)
    (ask,) = table.view(0)["asks"]
    assert (ask["kind"], ask["count"], ask["sides"]) == ("roll", 1, 6)
    assert error(table.answer(0, ask["id"], [7])) == (422, "core.not-faces")
    assert table.answer(0, ask["id"], [6]).json()["board"]["points"] == [1]
    assert error(table.do(0, "salt", text="x")) == (409, "core.salt-needs-seal")


def test_bots_play_their_seats(client: Client) -> None:
    table = Table(client, "Aki", "plain", options={"rounds": 2})
    table.answer(0, 0, "snow")
    client.get(f"/api/s/{table.seats[0]}/news?since=1&wait=5")
    view = _until_asked(table)
    assert [key for _, key in view["waiting"]] == ["parlour.guess"]
    table.answer(0, view["asks"][0]["id"], 3)
    assert [e["key"] for e in _until_asked(table)["log"]].count("parlour.guessed") == 1


def _until_asked(table: Table) -> Any:
    view = table.view(0)
    for _ in range(50):
        if not any(seat for seat, _ in view["waiting"]):
            return view
        since = view["version"]
        table.client.get(f"/api/s/{table.seats[0]}/news?since={since}&wait=5")
        view = table.view(0)
    raise AssertionError("the bots do not play")


def test_a_broken_bot_breaks_nothing_else(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    table = Table(client, "Aki", "broken")
    assert table.answer(0, 0, "snow").status_code == 200
    assert table.do(0, "note", text="?").status_code == 200
    for _ in range(100):
        if "A bot could not answer." in caplog.text:
            break
        table.view(0)
    assert "a bot that cannot" in caplog.text
    assert table.view(0)["waiting"] == [[1, "parlour.wish"]]


def test_other_methods_and_paths(client: Client) -> None:
    assert error(client.put("/api/games")) == (405, "table.wrong-method")
    assert error(client.get("/api/elsewhere")) == (404, "table.no-page")


def test_refusals_speak_the_readers_language(client: Client) -> None:
    reply = client.get("/api/s/nobody", headers={"accept-language": "ru"})
    assert reply.json()["error"]["sentence"].startswith("Эта ссылка ничего")


@pytest.mark.parametrize("sign", ["\0", "\a", "\u202e", "\ufeff"])
def test_a_note_holds_only_what_can_be_shown(client: TestClient[Any], sign: str) -> None:
    table = Table(client, "Aki")
    reply = table.do(0, "note", text=f"tea{sign}")
    assert (reply.status_code, reply.json()["error"]["key"]) == (422, "core.unprintable")
    assert table.do(0, "note", text="Чай готов.\n茶 👩‍🌾").status_code == 200
