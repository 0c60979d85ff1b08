"""One sentence for each event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from won.core.record import Seat
from won.industry import events as ev
from won.text.industry import events_board as board
from won.text.industry import events_round as rounds
from won.text.industry import events_trade as trade
from won.text.industry.event_writer import EventWriter
from won.text.language import Language


def event_sentence(lang: Language, event: Any, seats: Sequence[Seat], game: object = None) -> str:
    """The sentence of an event; the game is not needed."""
    return _SAID[type(event)](EventWriter(lang, seats), event)


_SAID: Final[dict[type, Callable[[EventWriter, Any], str]]] = {
    ev.Drafted: trade.drafted,
    ev.Placed: board.placed,
    ev.Bought: trade.bought,
    ev.Sold: trade.sold,
    ev.Borrowed: trade.borrowed,
    ev.Repaid: trade.repaid,
    ev.Offered: trade.offered,
    ev.Bartered: trade.bartered,
    ev.Declined: EventWriter.declined,
    ev.Withdrawn: EventWriter.withdrawn,
    ev.Lapsed: EventWriter.lapsed,
    ev.Passed: rounds.passed,
    ev.Flagged: board.flagged,
    ev.Built: board.built,
    ev.Moved: board.moved,
    ev.Automated: board.automated,
    ev.SplitUp: board.split,
    ev.Kept: board.kept,
    ev.Produced: rounds.produced,
    ev.PhaseBegan: rounds.phase,
    ev.EndNear: rounds.end_near,
    ev.InterestPaid: rounds.interest,
    ev.SoldOut: rounds.sold_out,
    ev.GameOver: rounds.over,
}
