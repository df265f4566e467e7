"""The OpenAPI description is served, and a real server keeps to it whatever it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from tests.table.conftest import Server, Table

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
]


@pytest.fixture(scope="module")
def table(server: Server) -> Table:
    with server.client() as client:
        return Table(client, "Aki", "Ben")


def operations(server: Server) -> Iterator[Any]:
    """Every operation that is described; streams never end by themselves, they have own tests."""
    schema = schemathesis.openapi.from_url(f"{server.url}/schema")
    for result in schema.exclude(path_regex="/live$").get_all_operations():
        assert isinstance(result, Ok)
        yield result.ok()


def test_the_server_keeps_to_its_description(server: Server, table: Table) -> None:
    # Run by hand: the plugin's own tests are made before the server of this module stands.
    with server.client() as client:
        made = client.post("/api/clubs", json={"club": "Crows", "name": "Aki"}).json()
    for operation in operations(server):
        _check(operation, table, made["token"])


def _check(operation: Any, table: Table, club: str) -> None:
    known = table.seats[0]
    if "/w/" in operation.path:
        known = table.watch
    elif "/c/" in operation.path:
        known = club
    cases = st.one_of([operation.as_strategy(generation_mode=mode) for mode in GenerationMode])

    @settings(
        max_examples=20, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(case=cases, is_known=st.booleans())
    def check(case: Any, is_known: bool) -> None:
        if "token" in case.path_parameters and is_known:
            case.path_parameters["token"] = known
        if case.path.endswith("/news"):
            case.query = {**(case.query or {}), "wait": 0}
        case.call_and_validate(checks=CHECKS, timeout=20)

    check()


def test_the_description_names_every_door_and_the_shape_of_errors(server: Server) -> None:
    described = httpx.get(f"{server.url}/schema", verify=False).json()
    paths = set(described["paths"])
    acts = {"answer", "undo", "agree", "object", "note", "salt", "news", "live"}
    assert {f"/api/s/{{token}}/{act}" for act in acts} <= paths
    assert {"/api/games", "/api/tables", "/api/s/{token}", "/api/w/{token}"} <= paths
    weeks = {"company", "claim", "away", "vote", "standing", "return", "whisper", "withdraw"}
    weeks |= {"what-if", "what-if/say", "what-if/{number}/enter", "branch", "channels"}
    assert {f"/api/s/{{token}}/{act}" for act in weeks} <= paths
    host = {"clock", "pace", "pause", "close", "hints", "mute", "hand-over", "delete", "club"}
    host |= {f"seats/{{seat}}/{act}" for act in ("stand-in", "give-back", "delegate")}
    assert {f"/api/h/{{token}}/{act}" for act in host} <= paths
    assert {"/api/clubs", "/api/rows", "/api/notices"} <= paths
    assert {f"/api/c/{{token}}/{act}" for act in ("join", "tables/{number}/sit", "count")} <= paths
    assert not [path for path in paths if not path.startswith("/api/")]
    view = described["components"]["schemas"]["View"]["properties"]
    assert {"asks", "log", "board", "waiting", "epoch", "version"} <= set(view)
    for path, methods in described["paths"].items():
        for operation in methods.values():
            refused = operation["responses"]["404"]["content"]["application/json"]["schema"]
            assert refused["$ref"].endswith("/ErrorBody"), path
