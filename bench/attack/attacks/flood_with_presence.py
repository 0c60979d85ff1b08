"""Look on at a table and look away again without end, so that all others are told each time."""

from __future__ import annotations

from bench.attack.asking import ME, sit
from tests.server.running import Running

FLIPS = 50


def attack(server: Running) -> None:
    with server.player("Ada") as ada:
        table = ada.table(seats=[ME, ME, ME], start=True)["id"]
        with sit(server, table, ada) as player, sit(server, table, server.guest()) as onlooker:
            player.until(lambda client: client.around.get("onlookers"))
            before = len(player.frames)
            for flip in range(FLIPS):
                onlooker.send({"type": "here", "presence": ("away", "here")[flip % 2]})
                onlooker.ask("ping")
            player.ask("ping")
            assert len(player.frames) - before < FLIPS / 2
            player.send({"type": "here", "presence": "thinking"})  # what does change is told
            onlooker.until(lambda client: client.around["presence"][0] == "thinking")
