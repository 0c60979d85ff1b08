"""The ladder of bots: who moves, by how much, and what cannot be escaped from."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from typing import Any

import pytest

from tests.server.databases import database_store
from tests.server.running import Guest, Running
from tests.server.sockets import Client
from tests.waiting import wait_until
from won.games import GAMES, package
from won.players import bots_for
from won.server.accounts import table_actions
from won.server.accounts.ladder import BOTS, LEAST, START, after
from won.server.operations.config import Config
from won.server.wire.http import ladder
from won.tables.setup import Setup

CLIMB = {"game": "shares", "edition": "classic", "bot": "random"}


def test_every_edition_has_its_bots_from_weak_to_strong() -> None:
    for game in GAMES:
        assert set(BOTS[game]) == set(package(game).rules.FACTS.editions)
        for rated in BOTS[game].values():
            order = [bot for bot in bots_for(game) if bot in rated]
            assert order == sorted(rated, key=rated.__getitem__)


def test_a_win_against_the_strong_is_worth_more() -> None:
    assert after(START, 0, [1200, 1200], 0.5) == START
    assert after(START, 0, [1900, 1900], 1) > after(START, 0, [1200, 1200], 1) > START
    assert after(START, 100, [1200], 1) == START + LEAST / 2
    assert after(START, 0, [1900], 0) > after(START, 0, [600], 0)


def test_a_game_of_the_ladder(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "Setup", partial(Setup, options={"turns": 6}))  # one turn of hers at least
    with Running(Config(url, rates=None)) as server, ExitStack() as leaving:
        ada, guest = leaving.enter_context(server.player("Ada")), leaving.enter_context(server.guest())
        assert guest.get("/api/ladder", params={"game": "shares", "edition": "x"}).json()["field"] == "edition"
        assert ada.post("/api/ladder", json={**CLIMB, "bot": "magnate"}).json()["field"] == "$.bot"
        with ThreadPoolExecutor(4) as at_once:  # none is open yet, and only one is begun
            begun = list(at_once.map(lambda _: ada.post("/api/ladder", json=CLIMB).json(), range(4)))
        table = begun[0]
        assert {each["id"] for each in begun} == {table["id"]}
        assert (table["setup"]["rated"], table["setup"]["event"]) == (True, "ladder")
        assert ada.post("/api/ladder", json={**CLIMB, "bot": "clerk"}).json()["id"] == table["id"]  # finish it first
        assert _seen(ada)["going"] == table["id"]
        [seat] = server.context.hub.tables[table["id"]].table.seats_of(ada.id)
        with Client(server.url, table["id"], ada.key) as client:
            assert client.ask("advise", seat=seat)["code"] == "rated"
            assert client.ask("concede", seat=seat)["type"] == "done"
            ada.wait(table["id"], "over")
        wait_until(lambda: _seen(ada)["own"]["games"])
        own = _seen(ada)["own"]
        assert own["rating"] < START
        assert own["provisional"]
        assert [line["name"] for line in _seen(guest)["people"]] == ["Ada"]
        assert _seen(ada)["going"] == ""
        at = f"/api/players/{ada.id}"
        curve = guest.get(f"{at}/curve", params={"game": "shares", "edition": "classic"}).json()
        assert (curve["people"], [moment["rating"] for moment in curve["bots"]]) == ([], [own["rating"]])
        [line] = guest.get(f"{at}/results").json()
        assert (line["edition"], line["players"], line["played"], line["conceded"], line["place"]) == (
            "classic", 3, 1, 1, None,
        )  # fmt: skip
        database = database_store(server.context.store).database
        server.within(database.write(lambda db: table_actions.take(db, table["id"], "unrate", 9)))
        assert (_seen(ada)["own"]["rating"], _seen(ada)["own"]["games"]) == (START, 0)
        assert guest.get(f"{at}/curve", params={"game": "shares", "edition": "classic"}).json()["bots"] == []


def _seen(guest: Guest) -> dict[str, Any]:
    result: dict[str, Any] = guest.get("/api/ladder", params={"game": "shares", "edition": "classic"}).json()
    return result
