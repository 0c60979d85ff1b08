"""One sentence for each event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from won.core.record import Seat
from won.shares import events as ev
from won.shares.game import Shares
from won.text.language import Language
from won.text.shares import events_auction as auction
from won.text.shares import events_deal as deal
from won.text.shares import events_turn as turn
from won.text.shares.event_writer import EventWriter


def event_sentence(lang: Language, event: Any, seats: Sequence[Seat], game: Shares | None = None) -> str:
    """The sentence of an event; with the game, in the words of its options and data pack."""
    return _SAID[type(event)](EventWriter(lang, seats, game.state.world if game is not None else None), event)


_SAID: Final[dict[type, Callable[[EventWriter, Any], str]]] = {
    ev.TurnBegan: turn.turn,
    ev.Rolled: turn.rolled,
    ev.Paid: turn.paid,
    ev.Owed: turn.owed,
    ev.Claimable: turn.claimable,
    ev.Forfeited: turn.forfeited,
    ev.Bought: turn.bought,
    ev.JokerBought: turn.joker_bought,
    ev.JokerUsed: turn.joker_used,
    ev.TelexRead: turn.telex,
    ev.LotsNamed: auction.lots,
    ev.BidMade: auction.bid,
    ev.Dropped: auction.dropped,
    ev.Sealed: auction.sealed,
    ev.LotSold: auction.sold,
    ev.LotUnsold: auction.unsold,
    ev.Offered: deal.offered,
    ev.Dealt: deal.dealt,
    ev.PoolProposed: deal.pool_proposed,
    ev.PoolAgreed: deal.pool_agreed,
    ev.Pooled: deal.pooled,
    ev.Declined: EventWriter.declined,
    ev.Withdrawn: EventWriter.withdrawn,
    ev.Lapsed: EventWriter.lapsed,
    ev.DebtLapsed: deal.debt_lapsed,
    ev.Bankrupt: turn.bankrupt,
    ev.Proposed: deal.proposed,
    ev.Agreed: deal.agreed,
    ev.Objected: deal.objected,
    ev.GameOver: turn.over,
    ev.Retracted: deal.retracted,
    ev.Declared: turn.declared,
    ev.NoticeGiven: turn.notice_given,
}
