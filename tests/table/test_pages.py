"""The pages: what templates are given, what forms stand for, how pages refuse."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from jinja2 import DictLoader, PackageLoader, TemplateNotFound
from litestar.testing import TestClient
from tests.table.conftest import Table

from gunbai.registry import registered
from gunbai.table.app import create_app
from gunbai.table.ops.settings import Settings
from gunbai.table.pages.preferences import preferred
from gunbai.table.pages.render import folder

Client = TestClient[Any]
FRAGMENT = (
    "<main>{{ base }}|v{{ slot('version') }}|{{ game.id }}|{{ board_template }}|"
    "{{ slot('asking.html') }}{{ slot('log') }}{{ slot('sitters.html') }}</main>"
)
TEMPLATES = {
    "home.html": "{% for game in games %}{{ game.id }} {% endfor %}",
    "new.html": "{{ game.id }}|{{ refusal.sentence if refusal }}|{{ form.get('seat.0.name') }}|"
    "{{ form.get('option.rounds') }}",
    "share.html": "{% for l in links %}<a href='{{ l.url }}'>{{ l.name }}</a>{{ l.bot }}"
    "{{ l.qr|safe }}{% endfor %}",
    "table.html": FRAGMENT,
    "asking.html": "{% if refusal %}[{{ refusal.ask }}: {{ refusal.sentence }}"
    " ({{ refusal.given|tojson }})]{% endif %}",
    "entry.html": "{% if one.line %}{{ one.line.number }}.{{ one.line.level }} {{ one.line.text }};"
    "{% endif %}{{ slot('inner') }}",
    "since.html": "",
    "sitters.html": "{{ may_salt }}|{{ commitment|length }}",
    "seat.html": "<html lang={{ lang }} data-theme='{{ theme }}'>{% include 'table.html' %}</html>",
    "error.html": "{{ error.status }} {{ error.sentence }}",
}
HTMX = {"hx-request": "true"}
BROWSER = {"accept": "text/html,application/xhtml+xml"}


@pytest.fixture(scope="module")
def pages(parlour: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("pages")
    app = create_app(
        f"sqlite:///{folder}/t.sqlite3",
        pause=0,
        openings=0,
        openings_a_day=0,
        templates=DictLoader(TEMPLATES),
    )
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def opened(pages: Client, **extra: str) -> Table:
    form = {"game": "parlour", "seats": "1", "seat.0.name": "Aki", **extra}
    reply = pages.post("/tables", data=form, follow_redirects=False)
    assert reply.status_code == 303, reply.text
    table = object.__new__(Table)
    table.client = pages
    table.host = reply.headers["location"].removeprefix("/h/")
    links = re.findall(r"href='([^']+)'", pages.get(f"/h/{table.host}").text)
    assert all(link.startswith("http://testserver.local/") for link in links)
    table.seats = [link.rsplit("/", 1)[1] for link in links[:-1]]
    table.watch = links[-1].rsplit("/", 1)[1]
    return table


def say(pages: Client, table: Table, ask: int, **fields: Any) -> Any:
    form = {"ask": str(ask), "epoch": "0", **fields}
    return pages.post(f"/s/{table.seats[0]}/answer", data=form, headers=HTMX)


def test_a_page_that_could_not_be_read_is_read_when_it_can_be(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As where a server is short of files for a moment: Jinja takes that for *not there*."""

    def fail(_loader: object, _environment: object, name: str) -> None:
        raise TemplateNotFound(name)

    app = create_app(database)
    with TestClient(app, raise_server_exceptions=False) as client:
        with monkeypatch.context() as starved:
            starved.setattr(PackageLoader, "get_source", fail)
            assert client.get("/", headers=BROWSER).status_code == 500
        caplog.clear()
        assert client.get("/", headers=BROWSER).status_code == 200
        assert "drawn plainly" not in caplog.text


def test_front_page_lists_the_games(pages: Client) -> None:
    assert "parlour" in pages.get("/").text.split()


def test_the_form_of_a_new_table_is_filled_from_the_address(pages: Client) -> None:
    reply = pages.get("/new/parlour?seat.0.name=Aki")
    assert reply.text == "parlour||Aki|None"
    assert pages.get("/new/chess").status_code == 404


def test_a_refused_table_keeps_all_that_was_typed(pages: Client) -> None:
    form = {
        "game": "parlour", "seats": "1", "seat.0.name": "Aki", "option.rounds": "many",
    }  # fmt: skip
    reply = pages.post("/tables", data=form)
    assert reply.status_code == 422
    game, sentence, name, rounds = reply.text.split("|")
    assert (game, name, rounds) == ("parlour", "Aki", "many")
    assert "“many”" in sentence
    assert sentence.endswith("[parlour.R3]")


@pytest.mark.parametrize(
    ("field", "typed"),
    [("seats", ""), ("seats", "9"), ("seats", "-1"), ("seats", "x"), ("seat.0.name", " "),
     ("seat.0.player", "nobody"), ("option.fast", "maybe"), ("option.limit", "0"),
     ("option.rounds", ""), ("dice", "loaded")],
)  # fmt: skip
def test_a_table_that_may_not_be_is_refused(pages: Client, field: str, typed: str) -> None:
    form = {"game": "parlour", "seats": "1", "seat.0.name": "Aki", field: typed}
    assert pages.post("/tables", data=form).status_code == 422


def test_options_are_read_from_their_text(pages: Client) -> None:
    table = opened(
        pages,
        **{"option.rounds": "2", "option.fast": "true", "option.limit": "none", "hints": "false"},
    )
    say(pages, table, 0, value="w")
    for ask in (1, 2):
        say(pages, table, ask, value="3")
    (choice,) = table.view(0)["asks"]  # two rounds are over, and no hints are given
    assert (choice["kind"], "about" in choice["options"][0]) == ("choose", False)


def test_every_seat_and_the_spectators_have_a_link_and_a_code(pages: Client) -> None:
    table = opened(pages, seats="2", **{"seat.1.player": "plain"})
    text = pages.get(f"/h/{table.host}").text
    assert text.count("<svg") == 3
    assert "script" not in text
    assert "Bot 1</a>True" in text


def test_every_kind_of_question_is_answered_by_form(pages: Client) -> None:
    table = opened(pages, dice="typed")
    answers: list[dict[str, Any]] = [
        {"value": "snow\r\non the gate"},
        {"value": " 6 "},
        {"value": "6"},
        {"value": "right"},
        {"value": ["0", "2"]},
        {"value.steel": "4", "value.silk": "1"},
        {"value": '{"to": 2}'},
    ]
    for ask, fields in enumerate(answers):
        reply = say(pages, table, ask, **fields)
        assert reply.status_code == 200, reply.text
        assert f"|v{ask + 1}|" in reply.text
    view = table.view(0)
    assert view["outcome"]["scores"] == {"0": 1}
    assert view["board"]["wish"] == "snow\non the gate"


@pytest.mark.parametrize(
    ("before", "fields", "given"),
    [
        ([], {"value": ""}, '""'),
        (["w"], {"value": "seven"}, '"seven"'),
        (["w"], {"value": "99999999999999999999"}, '"99999999999999999999"'),
        (["w"], {}, "[]"),
        (["w", "1"], {"value": "6 6"}, '"6 6"'),
        (["w", "1", "1"], {"value": "up"}, '"up"'),
        (["w", "1", "1", "left"], {"value": ["0", "9"]}, '["0", "9"]'),
        (["w", "1", "1", "left"], {"value": ["0", "0"]}, '["0", "0"]'),
        (["w", "1", "1", "left", "0"], {"value.steel": "5"}, '{"steel": "5"}'),
        (["w", "1", "1", "left", "0"], {"value": "5"}, '"5"'),
    ],
)
def test_a_refused_answer_keeps_what_was_typed(
    pages: Client, before: list[str], fields: dict[str, Any], given: str
) -> None:
    table = opened(pages, dice="typed")
    for ask, value in enumerate(before):
        assert say(pages, table, ask, value=value).status_code == 200
    reply = say(pages, table, len(before), **fields)
    assert reply.status_code == 422
    assert f"|v{len(before)}|" in reply.text
    shown = re.search(r"\[(\d+): (.+?) \((.*)\)\]", reply.text)
    assert shown is not None
    assert int(shown[1]) == len(before)
    assert shown[3].replace("&#34;", '"') == given


def test_a_barred_choice_names_its_rule(pages: Client) -> None:
    table = opened(pages, dice="typed")
    for ask, value in enumerate(["w", "1", "1"]):
        say(pages, table, ask, value=value)
    assert "[parlour.R2]" in say(pages, table, 3, value="up").text


@pytest.mark.parametrize("order", ['{"to": 3}', "[1]", "north", "{", "[" * 2000 + "]" * 2000])
def test_a_wrong_order_is_refused(pages: Client, order: str) -> None:
    table = opened(pages, dice="typed")
    for ask, value in enumerate(["w", "1", "1", "left", "0"]):
        say(pages, table, ask, value=value)
    pages.post(
        f"/s/{table.seats[0]}/answer",
        data={"ask": "5", "value.steel": "4", "value.silk": "1"},
        headers=HTMX,
    )
    assert say(pages, table, 6, value=order).status_code in (400, 422)
    assert table.view(0)["version"] == 6


def test_a_page_that_follows_its_stream_is_told_the_version_alone(pages: Client) -> None:
    """Its stream brings what is new; a refusal still stands on the page that comes back."""
    table = opened(pages)
    path, headers = f"/s/{table.seats[0]}/answer", {**HTMX, "gunbai-follows": "yes"}
    reply = pages.post(path, data={"ask": "0", "value": "w"}, headers=headers)
    assert (reply.status_code, reply.content) == (204, b"")
    assert reply.headers["gunbai-version"] == "1"
    again = pages.post(path, data={"ask": "0", "value": "w"}, headers=headers)
    assert again.status_code == 409
    assert "|v1|" in again.text


def test_an_answer_given_twice_is_taken_once(pages: Client) -> None:
    table = opened(pages)
    assert say(pages, table, 0, value="w").status_code == 200
    reply = say(pages, table, 0, value="w")
    assert reply.status_code == 409
    assert "|v1|" in reply.text
    assert say(pages, table, 1, value="3", epoch="4").status_code == 409
    assert say(pages, table, 99, value="3").status_code == 409
    assert pages.post(f"/s/{table.seats[0]}/answer", data={}, headers=HTMX).status_code == 409


def test_anothers_question_is_refused(pages: Client) -> None:
    table = opened(pages, seats="2", **{"seat.1.name": "Ben"})
    assert say(pages, table, 1, value="w").status_code == 403


def test_undo_agree_object_note_and_salt_by_form(pages: Client) -> None:
    table = opened(pages, seats="2", **{"seat.1.name": "Ben"})

    def post(seat: int, what: str, **fields: str) -> Any:
        path = f"/s/{table.seats[seat]}/{what}"
        return pages.post(path, data=fields, headers=HTMX)

    assert post(0, "salt", text="mine").status_code == 200
    assert post(0, "undo").status_code == 409
    assert say(pages, table, 0, value="w").status_code == 200
    assert post(0, "undo").status_code == 200
    assert post(1, "object").status_code == 200
    assert post(1, "agree").status_code == 409
    assert post(0, "undo").status_code == 200
    assert post(1, "agree").status_code == 200
    assert post(1, "note", text="hello").status_code == 200
    assert post(1, "note", text="").status_code == 422
    view = table.view(1)
    assert (view["epoch"], [note["text"] for note in view["notes"]]) == (1, ["hello"])


def test_htmx_gets_the_fragment_and_a_plain_browser_whole_pages(pages: Client) -> None:
    table = opened(pages)
    base = f"/s/{table.seats[0]}"
    assert pages.get(base).text.startswith("<html")
    assert pages.get(f"{base}/table").text.startswith("<main>")
    form = {"ask": "0", "epoch": "0", "value": ""}
    refused = pages.post(f"{base}/answer", data=form, headers=BROWSER)
    assert refused.status_code == 422
    assert refused.text.startswith("<html")
    done = pages.post(
        f"{base}/answer", data={**form, "value": "w"}, headers=BROWSER, follow_redirects=False
    )
    assert (done.status_code, done.headers["location"]) == (303, base)
    by_script = pages.post(f"{base}/note", data={"text": "x"}, headers={**BROWSER, **HTMX})
    assert by_script.text.startswith("<main>")


def test_spectators_have_their_own_page(pages: Client) -> None:
    table = opened(pages)
    assert f"/w/{table.watch}|v0|parlour|None|False|64" in pages.get(f"/w/{table.watch}").text
    assert pages.get(f"/s/{table.watch}").status_code == 403
    assert pages.get(f"/w/{table.seats[0]}").status_code == 403
    assert pages.get(f"/h/{table.watch}").status_code == 403
    assert pages.get("/w/nobody").status_code == 404
    assert pages.post(f"/w/{table.watch}/answer", data={"ask": "0"}).status_code == 404


def test_the_log_shows_headings_and_the_last_events_only(pages: Client) -> None:
    table = opened(pages, **{"option.rounds": "80"})
    say(pages, table, 0, value="w")
    for ask in range(1, 81):
        say(pages, table, ask, value="1")
    text = pages.get(f"/s/{table.seats[0]}").text
    numbers = [int(number) for number in re.findall(r"(\d+)\.\d parlour", text)]
    total = len(table.view(0)["log"])
    assert total - 150 - 50 < numbers[0] <= total - 150  # they leave fifty at a time
    assert numbers == list(range(numbers[0], total))
    assert ".1 parlour.round" in text


def test_the_reader_chooses_language_and_theme(pages: Client) -> None:
    table = opened(pages)
    page = f"/s/{table.seats[0]}"
    pages.cookies.clear()
    assert "lang=en" in pages.get(page).text
    assert "lang=ru" in pages.get(page, headers={"accept-language": "de, ru;q=0.8"}).text
    assert "lang=ru" in pages.get(f"{page}?lang=ru").text
    assert "lang=ru" in pages.get(page, headers={"accept-language": "en"}).text  # the cookie
    assert "lang=en" in pages.get(f"{page}?lang=en").text
    assert "lang=en" in pages.get(f"{page}?lang=xx").text
    pages.cookies.set("theme", "dark")
    assert "data-theme='dark'" in pages.get(page).text
    pages.cookies.set("theme", "'><script>")
    assert "data-theme=''" in pages.get(page).text
    pages.cookies.clear()


@pytest.mark.parametrize(
    ("header", "language"),
    [("", "en"), ("ru", "ru"), ("ru-RU,ru;q=0.9,en;q=0.8", "ru"), ("en;q=0.5, ru;q=0.9", "ru"),
     ("ja", "en"), ("ru;q=0", "en"), ("*", "en"), ("ru;q=nan", "en"), (";;,,=", "en")],
)  # fmt: skip
def test_accept_language(header: str, language: str) -> None:
    assert preferred(header) == language


def test_every_answer_has_the_strict_headers(pages: Client) -> None:
    table = opened(pages)
    for path in ("/", f"/s/{table.seats[0]}", f"/h/{table.host}", "/s/nobody", "/api/nothing"):
        headers = pages.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("headers", "taken"),
    [
        ({}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({"origin": "http://testserver.local"}, True),
        ({"origin": "null"}, True),
        ({"origin": "https://elsewhere.example"}, False),
    ],
)
def test_forms_of_other_sites_are_refused(
    pages: Client, headers: dict[str, str], taken: bool
) -> None:
    table = opened(pages)
    path = f"/s/{table.seats[0]}/note"
    reply = pages.post(path, data={"text": "x"}, headers={**HTMX, **headers})
    assert reply.status_code == (200 if taken else 403)
    assert table.view(0)["version"] == (1 if taken else 0)


def test_ten_megabytes_of_haiku_are_too_many(pages: Client) -> None:
    table = opened(pages)
    reply = say(pages, table, 0, value="x" * 10_000_000)
    assert (reply.status_code, reply.text) == (
        413, "413 That is far too long: the limit is 64 kilobytes.",
    )  # fmt: skip
    assert table.view(0)["version"] == 0


@pytest.mark.parametrize("body", [b"%ff%fe=%00", b"ask=0&value=%ff", b"&&&=;", b"ask"])
def test_broken_forms_change_nothing(pages: Client, body: bytes) -> None:
    table = opened(pages)
    reply = pages.post(
        f"/s/{table.seats[0]}/answer",
        content=body,
        headers={**HTMX, "content-type": "application/x-www-form-urlencoded"},
    )
    assert 400 <= reply.status_code < 500 or table.view(0)["version"] == 1
    assert reply.status_code != 200 or body == b"ask=0&value=%ff"


def test_uploaded_files_are_left_aside(pages: Client) -> None:
    table = opened(pages)
    reply = pages.post(
        f"/s/{table.seats[0]}/answer", data={"ask": "0"}, files={"value": b"x"}, headers=HTMX
    )
    assert reply.status_code == 422


@pytest.mark.parametrize(
    ("limit", "wait"), [("openings", "1 minute"), ("openings_a_day", "24 hours")]
)
def test_only_so_many_tables_may_be_opened_in_a_minute_and_in_a_day(
    database: str, limit: str, wait: str
) -> None:
    app = create_app(msgspec.structs.replace(Settings(database), **{limit: 2}))
    with TestClient(app) as client:
        for status in (201, 201, 429):
            body = {"game": "parlour", "seats": [{"name": "Aki"}]}
            reply = client.post("/api/tables", json=body)
            assert reply.status_code == status
        error = reply.json()["error"]
        assert error["key"] == "table.too-often"
        assert f"the next can be opened in {wait}." in error["sentence"]
        assert client.get("/api/games").status_code == 200


def test_a_table_of_other_rules_says_so_and_is_kept(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with TestClient(create_app(database)) as client:
        table = Table(client, "Aki")
        table.answer(0, 0, "w")
    with monkeypatch.context() as changed, TestClient(create_app(database)) as client:
        changed.setitem(registered(), "parlour", replace(registered()["parlour"], version=2))
        reply = client.get(f"/s/{table.seats[0]}")
        assert reply.status_code == 200  # it can be read, though not played
        assert "opened under version 1 of the rules" in reply.text
        assert client.post(f"/s/{table.seats[0]}/answer", data={"ask": "1"}).status_code == 409
    with TestClient(create_app(database)) as client:
        assert client.get(f"/api/s/{table.seats[0]}").json()["version"] == 1
    assert not caplog.text


def test_a_game_without_a_reference_has_no_rules_page(pages: Client) -> None:
    assert pages.get("/rules/parlour").status_code == 404
    assert pages.get("/rules/chess").status_code == 404


def test_a_browser_keeps_files_and_asks_whether_they_changed(pages: Client) -> None:
    file = pages.get("/static/ink.css")
    assert (file.status_code, file.headers["cache-control"]) == (200, "no-cache")
    assert file.headers["content-type"].startswith("text/css")
    again = pages.get("/static/ink.css", headers={"if-none-match": file.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = pages.get("/static/ink.css", headers={"if-none-match": '"another"'})
    assert (other.status_code, other.content) == (200, file.content)
    assert pages.get("/static/none.css").status_code == 404


def test_files_of_a_game_are_served_and_nothing_else(pages: Client) -> None:
    for path in ("board.html", "../script.py", "..%2fscript.py", "none.css", "../view.py", ""):
        assert pages.get(f"/static/games/snow/{path}").status_code in (404, 405)
    assert pages.get("/static/games/chess/board.css").status_code == 404


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_real_templates_render_every_page(client: Client, language: str) -> None:
    paths = ["/"]
    for game in registered().values():
        reply = client.post(
            "/api/tables",
            json={
                "game": game.id,
                "seats": [{"name": f"Aki {n}"} for n in range(game.players.start)],
            },
        )
        links = reply.json()
        token = links["seats"][0]["token"]
        paths += [f"/new/{game.id}", f"/h/{links['host']}", f"/w/{links['watch']}"]
        paths += [f"/s/{token}", f"/s/{token}/table", f"/s/{token}/story"]
        if (folder(game).parent / "words" / "rules.en.md").is_file():
            paths.append(f"/rules/{game.id}")
    for path in paths:
        reply = client.get(f"{path}?lang={language}")
        assert reply.status_code == 200, (path, reply.text[-500:])
        assert " style=" not in reply.text
        assert "<script>" not in reply.text


def test_the_form_tells_of_every_bot_how_it_plays_and_how_often_it_wins(client: Client) -> None:
    for game, language, beginner in (("snow", "en", "Beginner"), ("hierarchy", "ru", "Новичок")):
        page = client.get(f"/new/{game}?lang={language}").text
        told = re.findall(r"<dt>([^<]+)</dt><dd>([^<]*)</dd>", page)
        bots = registered()[game].bots
        assert len(told) == len(bots)
        assert told[0][0] == beginner
        options = re.findall(r'<option value="([a-z]+)"[^>]*>([^<]+)</option>', page)
        assert [bot for bot, _ in options[: len(bots) + 1]][:2] == ["person", "beginner"]
        assert all(len(words) < 25 for _, words in options if words), "cut off in a narrow select"
        assert all(re.search("100", about) for title, about in told[:3])
