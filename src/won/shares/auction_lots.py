"""Naming the lots of an auction (LOT-2 to LOT-4); `auction` has LOT-1, `joker` LOT-5."""

from __future__ import annotations

from typing import Final

from won.core.game import Word
from won.core.kinds import OPEN_ENDED, ActionKind, Draw
from won.core.notation import join_parts, split_parts
from won.core.refusal import Refusal, refuse
from won.shares.actions import Lots
from won.shares.auction import is_lot, lots_of, next_lots, reserve, shares_due
from won.shares.auction_bids import open_lot
from won.shares.events import AnyEvent, LotsNamed
from won.shares.parties import named, numbered
from won.shares.state import BID, LOTS, State
from won.shares.syndicate_joint import forget_objections
from won.shares.words import read_shares, shares_problem, sorted_shares
from won.shares.world import SHARES


def can_lots(state: State, party: int, action: Lots) -> Refusal | None:
    """LOT-2, LOT-3: lots as the trust rule has them, enough for the red die and none to spare."""
    problem = shares_problem([name for lot in action.lots for name in lot])
    if problem is not None:
        return problem
    sizes: list[int] = []
    for names in action.lots:
        lot = numbered(names)
        if not lot or any(state.owner[share] != party for share in lot) or not is_lot(state, party, lot):
            return refuse("LOT-2", lot=list(names))
        sizes.append(len(lot))
    due = shares_due(state, party)  # LOT-1
    if sum(sizes) < due < state.dice[1]:
        return refuse("LOT-3", shares=sum(sizes), due=due)
    spare = state.settings.lots == "minimal" and any(sum(sizes) - size >= due for size in sizes)
    if sum(sizes) < due or spare:
        return refuse("LOT-2", shares=sum(sizes), due=due)
    return None


def do_lots(state: State, party: int, action: Lots, events: list[AnyEvent]) -> None:
    """LOT-4: all are named before the first is sold."""
    forget_objections(state, Lots)
    state.lots = [tuple(numbered(lot)) for lot in action.lots]
    state.lot = 0
    state.moment = BID
    events.append(LotsNamed(party, action.lots, tuple([reserve(state, lot) for lot in state.lots])))
    open_lot(state, events)


def lots_words(state: State, party: int, parts: list[Word]) -> list[Word]:
    """Lot by lot, each named by its first share, until the red die is met."""
    return [SHARES[lot[0]] for lot in next_lots(state, party, _lots_named(state, party, parts))]


def _lots_named(state: State, party: int, parts: list[Word]) -> list[tuple[int, ...]]:
    lots: list[tuple[int, ...]] = []
    for name in parts:
        lots.extend(lot for lot in next_lots(state, party, lots) if SHARES[lot[0]] == name)
    return lots


def _compose(state: State, party: int, parts: list[Word]) -> Lots:
    return Lots(tuple([named(lot) for lot in _lots_named(state, party, parts)]))


def draw_lots(state: State, party: int, draw: Draw) -> Lots:
    """Lots at random until there are enough; then those that have become too much are taken back."""
    lots, due = lots_of(state, party), shares_due(state, party)
    drawn: list[tuple[int, ...]] = []
    total = 0
    while total < due:
        lot = lots.pop(int(draw() * len(lots)))
        drawn.append(lot)
        total += len(lot)
    chosen: list[tuple[str, ...]] = []
    for lot in drawn:
        if total - len(lot) >= due:
            total -= len(lot)
        else:
            chosen.append(named(lot))
    return Lots(tuple(chosen))


KINDS: Final = [
    ActionKind(
        Lots,
        can_lots,
        do_lots,
        phases=[LOTS],
        rule="LOT-2",
        form="lots SHARE ..., SHARE ..., ...",
        parts=OPEN_ENDED,
        weight=25,
        next_words=lots_words,
        compose=_compose,
        to_words=lambda state, party, action: [sorted_shares(lot)[0] for lot in action.lots],
        sample=draw_lots,
        read=lambda words: Lots(tuple([read_shares(lot) for lot in split_parts(words)])),
        write=lambda action: join_parts(action.lots),
        composed=True,
        joint=True,
    ),
]
