"""The interface keeps what its OpenAPI document promises, whatever is sent to it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from tests.server.running import Guest, Running
from tests.server.wire.http.conftest import Over

Case = schemathesis.Case[Any]
_SETTINGS: dict[str, Any] = {"deadline": None, "suppress_health_check": list(HealthCheck)}


_LINE = requests.Session()  # a connection that stays open: of one request, most of the time goes into connecting
_LINE.trust_env = False


class Key:
    """Sent with every request, except where it is left out to see what happens."""

    player: Guest

    def get(self, case: Case, context: object) -> str:
        return self.player.key

    def set(self, case: Case, data: str, context: object) -> None:
        case.headers["authorization"] = f"Bearer {data}"


@pytest.fixture(scope="session")
def interface(server: Running) -> Iterator[Any]:
    loaded = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    loaded.auth(refresh_interval=None)(Key)  # it may change
    with server.player("Fuzz") as Key.player:
        yield loaded


schema = schemathesis.pytest.from_fixture("interface")


def call(case: Case) -> None:
    """With the key that is good now: one of the endpoints gives another."""
    answer = case.call_and_validate(session=_LINE, excluded_checks=[positive_data_acceptance])
    if case.path == "/api/me/key" and answer.status_code == 200:
        Key.player.key = answer.json()["key"]
        Key.player.headers["authorization"] = f"Bearer {Key.player.key}"


@schema.parametrize()
@settings(max_examples=6, derandomize=True, **_SETTINGS)
def test_nothing_breaks_and_everything_is_as_documented(case: Case) -> None:
    """What is well-formed may still be against the rules of a game: that is no fault of the document."""
    call(case)


@pytest.fixture(scope="session")
def tables(interface: Any, over: Over) -> list[str]:
    """One that is open, one that is played, one that is over, and one of somebody else."""
    fuzz = Key.player
    playing = fuzz.table("shares", seats=[{"who": "me"}] * 3, start=True)
    return [fuzz.table()["id"], playing["id"], fuzz.finished("shares")["id"], over("industry")["id"]]


@schema.include(path_regex=r"^/api/tables/\{table\}").parametrize()
@settings(max_examples=6, derandomize=True, **_SETTINGS)
def test_nothing_breaks_at_tables_that_are_there(case: Case, tables: list[str]) -> None:
    for table in tables:
        case.path_parameters["table"] = table
        case.call_and_validate(session=_LINE, excluded_checks=[positive_data_acceptance, negative_data_rejection])


@pytest.mark.soak
@schema.parametrize()
@settings(max_examples=int(os.environ.get("WON_SOAK_EXAMPLES", "1000")), **_SETTINGS)
def test_nothing_breaks_in_the_long_run(case: Case) -> None:
    call(case)
