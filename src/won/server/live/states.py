"""The table now, as one player sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from won.core.game import Game, Legal
from won.server.wire.messages.common import JsonObject, Presence
from won.server.wire.messages.from_server import Mine, SeatSeen, State, Wished
from won.tables.clocks import left_at
from won.tables.table import Table
from won.tables.undo import may_reset, may_undo

Orders = Mapping[int, Sequence[JsonObject]]


def state(
    table: Table, seats: tuple[int, ...], presence: Sequence[Presence], orders: Orders, seed: str, now: int
) -> State:
    """For the holder of those seats, or for an onlooker with none."""
    game = table.game
    finished = table.status in ("over", "ended")
    return State(
        sequence=table.sequence,
        time=now,
        status=table.status,
        seats=_seats(table, presence, now),
        steps=table.steps,
        to_move=table.to_move,
        asked=table.asked,
        mine=tuple([_mine(table, seat, orders) for seat in seats]),
        public=game.view(None) if game is not None and not seats else None,
        wished=_wished(table),
        result=table.result,
        seed=seed if finished else "",
    )


def _seats(table: Table, presence: Sequence[Presence], now: int) -> tuple[SeatSeen, ...]:
    return tuple(
        [
            SeatSeen(
                holder.name,
                holder.nation,
                holder.player,
                holder.bot,
                holder.minder,
                presence[seat],
                holder.conceded,
                None if (left := left_at(table, seat, now)) is None else left / 1000,
                table.since[seat] is not None,
            )
            for seat, holder in enumerate(table.holders)
        ]
    )


def _wished(table: Table) -> Wished | None:
    wish = table.wish
    return None if wish is None else Wished(wish.matter, wish.seat, tuple(sorted(wish.waiting)), wish.step)


def _mine(table: Table, seat: int, orders: Orders) -> Mine:
    game = table.game
    own_orders = tuple(orders.get(seat, ()))
    if game is None:
        return Mine(seat, None, None, own_orders)
    legal = _legal(table, game, seat)
    return Mine(seat, game.view(seat), legal, own_orders, may_undo(table, seat), may_reset(table, seat))


def _legal(table: Table, game: Game, seat: int) -> Legal | None:
    if table.status != "playing" or table.holders[seat].conceded:
        return None
    legal = game.legal(seat)
    return legal if legal.actions or legal.composed else None
