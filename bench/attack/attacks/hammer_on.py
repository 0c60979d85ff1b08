"""Ask on and on beyond the limits, for every refusal costs the server work too: the answers wait."""

from __future__ import annotations

import time

from tests.server.running import Running
from won.server.operations.rate_limits import Rate, Rates
from won.server.operations.refusals import PAUSE, PROMPT

RATES = Rates(address=Rate(5, 0.001))
MORE = 2


def attack(server: Running) -> None:
    with server.guest() as guest:
        asked = [guest.get("/api/games/industry").status_code for _ in range(5 + int(PROMPT.burst))]
        assert asked == [200] * 5 + [429] * int(PROMPT.burst)
        began, waits = time.monotonic(), 0
        for _ in range(MORE + int(PROMPT.per_second * 60)):  # on a busy machine some more are answered at once
            before = time.monotonic()
            assert guest.get("/api/games/industry").status_code == 429
            waits += time.monotonic() - before >= PAUSE
            if waits == MORE or time.monotonic() - began > 60:
                break
        assert waits == MORE
