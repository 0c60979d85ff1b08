"""From which addresses players have come lately: in memory alone, for an hour, to ban an address with its player."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

HOUR: Final = 3600.0  # seconds
MOST: Final = 20_000  # pairs of a player and an address


class Origins:
    def __init__(self) -> None:
        self._seen: OrderedDict[tuple[str, str], float] = OrderedDict()
        self._last: dict[str, str] = {}  # by player

    def note(self, player: str, address: str) -> None:
        self._seen[player, address] = time.monotonic()
        self._last[player] = address
        self._seen.move_to_end((player, address))
        while len(self._seen) > MOST or next(iter(self._seen.values())) < time.monotonic() - HOUR:
            (who, where), _ = self._seen.popitem(last=False)
            if self._last.get(who) == where:
                del self._last[who]

    def last(self, player: str) -> str:
        """The address from which a player came last; empty where it is not known."""
        return self._last.get(player, "")

    def of(self, player: str) -> list[str]:
        long_ago = time.monotonic() - HOUR
        return [address for (who, address), at in self._seen.items() if who == player and at >= long_ago]
