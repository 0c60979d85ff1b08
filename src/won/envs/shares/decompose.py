"""The words that make an action of shares: the inverse of `Game.compose`."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from won.core.game import DONE, Word
from won.shares import actions as act
from won.shares.choices import CASH, FOR, LEAD
from won.shares.game import Shares
from won.shares.world import SHARE


def decompose(game: Shares, seat: int, action: Any) -> list[Word]:
    """A party is named by the seat that leads it, shares are sorted, and dice have no words."""
    head = game.state.head
    kind: Word = type(action).__struct_config__.tag
    match action:
        case act.Buy(shares):
            return [kind, *_ordered(shares), DONE]
        case act.Lots(lots):
            return [kind, *[_ordered(lot)[0] for lot in lots]]
        case act.Bid(amount) | act.Seal(amount):
            return [kind, amount]
        case act.Deal(to, give, get):
            return [kind, head[to], *_side(give), FOR, *_side(get), DONE]
        case act.Pool(parties, lead):
            return [kind, *sorted(head[party] for party in parties), *_leader(head, head[seat], lead)]
        case act.Accept(offer) | act.Decline(offer) | act.Withdraw(offer):
            return [kind, offer]
    return [kind]


def _leader(head: list[int], party: int, lead: int | UnsetType) -> list[Word]:
    """Who makes the proposal and would lead is not named."""
    if lead is UNSET:
        return [DONE]
    return [LEAD, head[lead]] if head[lead] != party else [LEAD, DONE]


def _ordered(shares: tuple[str, ...]) -> list[str]:
    return sorted(shares, key=lambda name: SHARE[name])


def _side(side: act.Side) -> list[Word]:
    cash: list[Word] = [CASH, side.cash] if side.cash else []
    return [*_ordered(side.shares), *cash]
