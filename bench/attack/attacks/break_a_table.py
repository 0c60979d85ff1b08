"""One table can no longer be read: the others go on, and the host of the server is told which it is."""

from __future__ import annotations

import asyncio

from sqlalchemy import text

from bench.attack.asking import ME, refusal, sit
from tests.server.running import Running
from won.server.storage.database import open_database


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory, server.player("Ada") as ada:
        bad, good = (guest.table(seats=[ME, ME, ME], start=True)["id"] for guest in (mallory, ada))
        other = mallory.table(seats=[ME, ME, ME], start=True)["id"]
        asyncio.run(_damage(server.context.config.database, bad))
        server.context.hub.tables.pop(bad)  # as if it had been asleep
        assert mallory.get(f"/api/tables/{bad}/record").status_code == 503
        with sit(server, good, ada) as client:
            assert refusal(client, "chat", text="we go on") == ""
        assert mallory.patch("/api/me", json={"name": "Malory"}).is_success
        assert mallory.get(f"/api/tables/{other}").json()["seats"][0]["name"] == "Malory"
        assert mallory.post("/api/account/delete", json={"name": "Malory"}).is_success  # it holds up nobody’s farewell
        ready = ada.get("/ready")
        assert ready.status_code == 200
        assert ready.json()["unreadable"] == [bad]


async def _damage(url: str, table: str) -> None:
    database = open_database(url)
    damage = text("UPDATE journal SET entry = '{' WHERE table_id = :table AND sequence = 2")
    await database.write(lambda db: db.execute(damage, {"table": table}))
    await database.close()
