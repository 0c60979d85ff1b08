"""Read sealed bids by taking one's own back once they are open."""

from __future__ import annotations

from typing import Any

from bench.attack.asking import refusal, sit
from tests.server.running import Guest, Running
from tests.server.sockets import Client
from won.core.chance import source
from won.core.game import Game
from won.core.record import Seat, dump
from won.games import rules
from won.tables.table import written

PATIENCE = 60.0  # seconds for bots on a busy machine
LONG = 400  # actions of a game in which no such position comes


def attack(server: Running) -> None:
    with server.player("Ada") as ada:
        game, seat = _position()
        table = _brought(ada, game, seat)
        with sit(server, table, ada) as client:
            client.until(lambda one: one.on_turn)
            before = client.state["steps"]
            assert client.ask("act", seat=seat, action=_bid(game, seat))["type"] == "done"
            client.until(_opened, PATIENCE)  # by the last of the bots
            assert "undo" not in client.state["may"]
            assert client.mine()["seat"] == seat
            assert client.mine().get("may_undo") is None
            for step in (None, before, 0):
                assert refusal(client, "wish", seat=seat, matter="undo", step=step) in (
                    "chance_shown",
                    "nothing_to_undo",
                )
            assert client.state["steps"] > before
            answer = ada.post(f"/api/tables/{table}/branch", json={"step": before})
            assert answer.json()["code"] == "branch_hidden"


def _opened(client: Client) -> bool:
    """Whether the lot was sold, and the state is that after it."""
    return any(
        event["event"] == "lot_sold" and news["sequence"] <= client.state["sequence"]
        for news in client.news
        for event in news.get("events", ())
    )


def _bid(game: Game, seat: int) -> dict[str, Any]:
    draw = source("bid").random
    return next(raw for _ in range(200) if (raw := written(game.sample(seat, draw)))["do"] == "seal")


def _position() -> tuple[Any, int]:
    """A game in which several parties name their sealed bids at the same time, and the last of them."""
    book = rules("shares")
    for seed in range(200):
        draw = source(f"sealed {seed}").random
        seats = [Seat(name=name) for name in ("Ada", "Bo", "Cleo")]
        game = book.new("classic", seats, book.draw_chance(3, draw), {"bidding": "sealed"})
        while not game.over and game.steps < LONG:
            if game.view(None).moment == "bid" and len(game.to_move) > 1:
                return game, game.to_move[-1]
            seat = game.to_move[0]
            game.apply(seat, game.with_chance(game.sample(seat, draw), draw))
    raise LookupError("no such position")


def _brought(ada: Guest, game: Any, seat: int) -> str:
    """A table that continues from there: Ada on one seat, bots on the others."""
    response = ada.post("/api/records", content=dump(game.record()))
    assert response.is_success, response.text
    bots = ["" if other == seat else "clerk" for other in range(3)]
    branch = ada.post(f"/api/tables/{response.json()['id']}/branch", json={"bots": bots})
    assert branch.is_success, branch.text
    return str(branch.json()["id"])
