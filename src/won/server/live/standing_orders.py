"""The standing orders of a table's seats, as the store has them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from won.core.game import Game
from won.core.game_types import OrderJson
from won.players.orders import BadOrder, join, read, step
from won.server.storage import TableStore
from won.tables.errors import RequestError
from won.tables.table import Table

Left = Mapping[int, list[OrderJson]]  # the orders of some seats after a row
NONE: Final[Left] = {}


class StandingOrders:
    """`saved` is called with a seat when its orders have been stored."""

    def __init__(
        self, store: TableStore, table_id: str, by_seat: dict[int, list[OrderJson]], saved: Callable[[int], None]
    ) -> None:
        self.by_seat = by_seat
        self._store = store
        self._table_id = table_id
        self._saved = saved

    def of(self, seat: int) -> list[OrderJson]:
        return self.by_seat.get(seat, [])

    def check(self, seat: int, orders: list[OrderJson]) -> None:
        """Raise `RequestError` where the seat has other orders now."""
        if self.of(seat) != orders:
            raise RequestError("stale")

    def pending(self, table: Table, left: Left = NONE) -> bool:
        """Whether a seat to move has orders, with those that are `left` to some seats."""
        return any((left.get(seat) if seat in left else self.of(seat)) for seat in table.to_move)

    async def save(self, seat: int, orders: list[OrderJson]) -> None:
        await self._store.set_orders(self._table_id, seat, orders)
        self.adopt({seat: orders})

    def adopt(self, left: Left) -> None:
        """The orders that are left to some seats have been stored."""
        for seat, orders in left.items():
            self.by_seat[seat] = orders
            self._saved(seat)

    def next_step(self, table: Table, seat: int) -> tuple[Any | None, list[OrderJson]] | None:
        """The action of the first order with something to do now, with what later ones add to it, and the orders left
        then; none if none has anything to do.
        """
        assert table.game is not None
        orders = self.of(seat)
        for place, raw in enumerate(orders):
            try:
                order = read(table.setup.game, raw)
            except BadOrder:
                continue
            action, rest = step(order, table.game.copy_for(seat), seat)
            if action is not None or rest != order:
                game, later = table.game.copy_for(seat), orders[place + 1 :]
                if action is not None:
                    action, later = _joined(table.setup.game, game, seat, action, later)
                return action, [*orders[:place], *_left(rest), *later]
        return None


def _left(rest: Any | None) -> list[OrderJson]:
    return [] if rest is None else [msgspec.to_builtins(rest)]


def _joined(name: str, game: Game, seat: int, action: Any, orders: list[OrderJson]) -> tuple[Any, list[OrderJson]]:
    """The action with what these orders add to it, and what is left of them."""
    left: list[OrderJson] = []
    for raw in orders:
        try:
            order = read(name, raw)
        except BadOrder:
            left.append(raw)
            continue
        action, rest = join(action, order, game, seat)
        left += [raw] if rest == order else _left(rest)
    return action, left
