"""Open every socket of an address at one table, so that each action there is sent hundreds of times."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from websockets.exceptions import InvalidStatus

from bench.attack.asking import ME, sit
from tests.server.running import Running
from won.server.operations.rate_limits import Rates

RATES = Rates(table_connections=3)


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory, server.guest() as guest, ExitStack() as leaving:
        table = mallory.table(seats=[ME, ME, ME], start=True)["id"]
        for _ in range(3):
            leaving.enter_context(sit(server, table, guest))
        with pytest.raises(InvalidStatus, match="429"):
            sit(server, table, guest)
