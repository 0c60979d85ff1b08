"""How often an address, a player or a connection may ask for something."""

from __future__ import annotations

from typing import Any

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many more each second."""

    burst: float
    per_second: float


class Rates(msgspec.Struct, frozen=True):
    """Per address and, where a key is shown, per key; generous for people, tight for floods."""

    address: Rate = Rate(300, 30)
    key: Rate = Rate(120, 12)
    newcomers: Rate = Rate(20, 1 / 30)  # new players, per address
    tables: Rate = Rate(30, 1 / 20)  # new tables, records brought in and what-ifs, per key
    checks: Rate = Rate(20, 1 / 3)  # whole games played through for somebody, per address
    sockets: Rate = Rate(60, 2)  # new connections, per address
    messages: Rate = Rate(120, 30)  # over one socket
    speakers: Rate = Rate(480, 120)  # over all sockets of a player, or of an address that shows no key
    crowd: int = 250  # open connections of one address

    def times(self, factor: float) -> Rates:
        """All of them that much more generous."""
        more: dict[str, Any] = {}
        for name in self.__struct_fields__:
            rate = getattr(self, name)
            more[name] = Rate(rate.burst * factor, rate.per_second * factor) if name != "crowd" else int(rate * factor)
        return Rates(**more)
