"""The disk takes no more writes: those who write are told so, `/ready` says no, and it all goes on afterwards.

The system refuses the server every write to a file (its limit on the size of files is zero), then allows them again.
"""

from __future__ import annotations

import resource
import tempfile
from pathlib import Path

from bench.attack.asking import ME, refusal
from tests.server.processes import Served
from tests.server.running import Guest, Running
from tests.server.sockets import Client
from tests.waiting import wait_until

UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


def attack(server: Running) -> None:
    """Against a server in a process of its own, because the limit is that of a process."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(str(Path(folder) / "won.db")) as served,
        Guest(served.url, {}) as ada,
    ):
        ada.key = ada.post("/api/players", json={"name": "Ada"}).json()["key"]
        ada.headers["authorization"] = f"Bearer {ada.key}"
        table = ada.table(seats=[ME, ME, ME], start=True)["id"]
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        assert ada.post("/api/players", json={"name": "Bo"}).status_code == 503
        wait_until(lambda: ada.get("/ready").status_code == 503)
        assert ada.get("/ready").json()["checks"]["writing"] is False
        assert ada.get(f"/api/tables/{table}").status_code == 200  # what is stored can still be read
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, UNLIMITED)
        wait_until(lambda: ada.get("/ready").status_code == 200)
        assert ada.post("/api/players", json={"name": "Bo"}).status_code == 201
        with Client(served.url, table, ada.key) as client:
            assert refusal(client, "chat", text="we go on") == ""
