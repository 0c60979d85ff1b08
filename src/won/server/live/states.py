"""The table now, as one player sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from won.core.game import Legal
from won.core.game_types import OrderJson
from won.server.wire.messages.common import Presence
from won.server.wire.messages.from_server import Mine, SeatInfo, State, Wished
from won.tables.clocks import left_at
from won.tables.lesson import page_of
from won.tables.table import Table
from won.tables.undo import may_reset, may_undo

Orders = Mapping[int, Sequence[OrderJson]]


def common_state(table: Table, seats: tuple[SeatInfo, ...], seed: str, now: int) -> State:
    """What everyone sees, whatever seats they hold. A seed that others still play with stays secret."""
    shows_seed = table.status in ("over", "ended") and now >= table.setup.sealed_until
    return State(
        sequence=table.sequence,
        time=now,
        status=table.status,
        seats=seats,
        steps=table.steps,
        to_move=table.to_move,
        asked=table.asked,
        wished=_wished(table),
        result=table.result,
        seed=seed if shows_seed else "",
        page=page_of(table),
        unrated=table.unrated,
    )


def seats_shown(table: Table, presence: Sequence[Presence], now: int) -> tuple[SeatInfo, ...]:
    """The holders, who of them is here, and what is left on their clocks."""
    return tuple(
        [
            SeatInfo(
                holder.name,
                holder.nation,
                holder.player,
                holder.bot,
                holder.minder,
                presence[seat],
                holder.conceded,
                holder.own_wish,
                None if (left := left_at(table, seat, now)) is None else left / 1000,
                table.since[seat] is not None,
            )
            for seat, holder in enumerate(table.holders)
        ]
    )


def _wished(table: Table) -> Wished | None:
    wish = table.wish
    return (
        None
        if wish is None
        else Wished(wish.matter, wish.seat, tuple(sorted(wish.waiting)), wish.step, wish.about, wish.name, wish.by)
    )


def own_state(table: Table, seat: int, orders: Orders, public: Any, with_view: bool) -> Mine:
    """What the holder of a seat sees, but for `legal`; `public` is the view of those who hold none."""
    game = table.game
    own_orders = tuple(orders.get(seat, ()))
    if game is None:
        return Mine(seat, None, None, own_orders)
    undo = may_undo(table, seat)
    reset = None if undo is None else may_reset(table, seat, undo)
    return Mine(seat, game.view(seat, public) if with_view else None, None, own_orders, undo, reset)


def legal_of(table: Table, seat: int) -> Legal | None:
    """What a seat may do now; none for nothing."""
    if table.game is None or table.status != "playing" or table.holders[seat].conceded:
        return None
    legal = table.game.legal(seat)
    return legal if legal.actions or legal.composed else None
