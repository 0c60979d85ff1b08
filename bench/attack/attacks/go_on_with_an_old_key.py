"""Begin requests with a key that is about to be replaced, or of somebody about to be banned, and end them later."""

from __future__ import annotations

import asyncio
import time

from bench.attack.asking import half_sent
from tests.server.running import Guest, Running
from won.server.accounts import bans
from won.server.operations.times import now
from won.server.wire.http.answering import SLOW
from won.server.wire.http.operator_task import apply_bans

RENAME = "PATCH /api/me", '{"name":"Mine"}'


def attack(server: Running) -> None:
    for banned in (False, True):
        with server.player("Ada") as ada, half_sent(server, ada, *RENAME) as send_rest:
            if banned:
                server.within(_ban(server, ada))
            else:
                ada.headers["authorization"] = f"Bearer {ada.post('/api/me/key').json()['key']}"
            time.sleep(2 * SLOW)
            assert send_rest().split()[1] in ("401", "403")
            assert banned or ada.get("/api/me").json()["name"] == "Ada"


async def _ban(server: Running, guest: Guest) -> None:
    store = server.context.openings.store
    await store.database.write(lambda db: bans.add(db, "player", guest.id, now() + 3_600_000, "", now()))
    await asyncio.wait_for(apply_bans(store, server.context.hub), 10)
