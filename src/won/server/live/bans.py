"""Who is banned from the server, as the database said last: players and addresses."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Literal

from won.server.operations.times import now
from won.tables.errors import RequestError

Kind = Literal["player", "address"]
Banned = tuple[str, str]  # the kind, and the id of the player or the address


class Bans:
    def __init__(self) -> None:
        self._until: dict[Banned, int] = {}

    def replace(self, active: Mapping[Banned, int]) -> list[Banned]:
        """Take over the bans that are active; those that were not before."""
        new = [banned for banned in active if banned not in self._until]
        self._until = dict(active)
        return new

    def check(self, kind: Kind, subject: str) -> None:
        """Raise `RequestError` for somebody who is banned."""
        until = self._until.get((kind, subject), 0)
        if until > now():
            raise RequestError("banned", until=f"{datetime.fromtimestamp(until / 1000, UTC):%Y-%m-%d %H:%M} UTC")
