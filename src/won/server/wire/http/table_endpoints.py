"""The endpoints that need tables and nothing else: a server has them, and so has the worker of a page."""

from __future__ import annotations

from typing import Final

from won.server.wire.http import games, identity, lessons, lobby, pictures, puzzles, records, reviews, seats
from won.server.wire.http.endpoint import Endpoint

TABLE_ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *identity.ENDPOINTS,
    *games.ENDPOINTS,
    *lessons.ENDPOINTS,
    *pictures.ENDPOINTS,
    *lobby.ENDPOINTS,
    *seats.ENDPOINTS,
    *records.ENDPOINTS,
    *reviews.ENDPOINTS,
    *puzzles.ENDPOINTS,
)
