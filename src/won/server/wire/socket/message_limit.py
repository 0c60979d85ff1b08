"""How fast one connection may ask, and all connections of its player and of its address."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, get_args

from won.server.operations.rate_limits import RateLimiters, TokenBucket
from won.server.wire.messages import from_client

# Messages that cost much work, or that everyone sees, count as several.
COSTS: Final[dict[type, int]] = {
    from_client.Leaf: 10,
    from_client.Advise: 10,
    from_client.Chat: 5,
    from_client.Note: 5,
    from_client.Orders: 5,
    from_client.Here: 5,
    from_client.Look: 4,
    from_client.Refresh: 3,
    from_client.Try: 2,
}
HEAVY: Final = 4096  # bytes of a message, each of which counts as one message more
Asks = Callable[[from_client.Wish], bool]
_WRITTEN: Final = frozenset(get_args(from_client.Changing))


class MessageLimit:
    """The rate limits of one connection: its own, and those of all connections of its player and of its address."""

    def __init__(self, limiters: RateLimiters, who: str, address: str) -> None:
        self._connection = TokenBucket(limiters.rates.connection_messages, time.monotonic())
        self._limiters = limiters
        self._who = who
        self._address = address
        self._noted = False  # whether a note was written down

    def too_fast(self, message: object, size: int, asks: Asks) -> bool:
        """`size`: in bytes, as it came; `asks`: whether others will be asked about a wish."""
        cost, shared = COSTS.get(type(message), 1) + size // HEAVY, self._limiters
        to_all = isinstance(message, from_client.Chat) or (isinstance(message, from_client.Wish) and asks(message))
        if to_all and (shared.chat.take(self._who) or shared.address_chat.take(self._address)):
            return True
        if isinstance(message, from_client.Note) and not self._noted:
            if shared.new_notes.take(self._address):
                return True
            self._noted = True
        return bool(
            self._connection.take(time.monotonic(), cost)
            or shared.player_messages.take(self._who, cost)
            or shared.address_messages.take(self._address, cost)
            or (type(message) in _WRITTEN and (shared.rows.take(self._who) or shared.address_rows.take(self._address)))
        )
