"""End the daily game at once, to see the seed by which everybody else still plays it."""

from __future__ import annotations

from bench.attack.asking import refusal, sit
from tests.server.running import Running


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory:
        for game in ("industry", "shares"):
            table = mallory.post(f"/api/daily/{game}").json()["id"]
            seed = server.context.hub.tables[table].seed
            with sit(server, table, mallory) as client:
                assert refusal(client, "wish", seat=client.mine()["seat"], matter="end") == ""
                assert client.state["status"] == "ended"
                assert not {"record", "review", "branch"} & set(client.state["may"])
                client.send({"type": "refresh"})
                assert refusal(client, "chat", text="what was it?") == ""
                assert not any(seed in frame for frame in client.frames)
            paths = ("", "/record", "/fair", "/review")
            assert not any(seed in mallory.get(f"/api/tables/{table}{path}").text for path in paths)
            assert seed not in mallory.get("/api/account/export").text
