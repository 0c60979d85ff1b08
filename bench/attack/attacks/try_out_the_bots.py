"""In a game of the ladder: look how the bots answer, take the move back, and look again."""

from __future__ import annotations

from random import Random

from msgspec import to_builtins

from bench.attack.asking import refusal, sit
from tests.server.running import Running

CLIMB = {"game": "industry", "edition": "second", "bot": "clerk"}
ANSWERS = 3


def attack(server: Running) -> None:
    draw = Random(0).random
    with server.player("Mallory") as mallory:
        table = mallory.post("/api/ladder", json=CLIMB).json()["id"]
        assert mallory.post("/api/ladder", json=CLIMB).json()["id"] == table  # a better start is not to be had
        live = server.context.hub.tables[table]
        [seat] = live.table.seats_of(mallory.id)
        answered = 0
        with sit(server, table, mallory, version=2) as player:
            while answered < ANSWERS:
                player.until(lambda one: one.on_turn)
                game, steps = live.table.game, player.state["steps"]
                assert game is not None
                action = to_builtins(game.sample(seat, draw))
                assert player.ask("act", seat=seat, action=action)["type"] == "done"
                player.until(lambda one: one.on_turn)
                if player.state["steps"] == steps + 1:  # still one's own turn: that may be taken back
                    continue
                answered += 1
                assert "undo" not in player.state["may"]
                assert player.mine().get("may_undo") is None
                assert refusal(player, "wish", seat=seat, matter="undo") == "chance_shown"
                assert refusal(player, "wish", seat=seat, matter="undo", step=steps) == "chance_shown"
