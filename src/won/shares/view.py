"""What one seat, or an onlooker, may know: SEEN-1."""

from __future__ import annotations

import msgspec
from msgspec import structs

from won.core.guess import plausible
from won.core.record import Seat
from won.shares import events
from won.shares.actions import AnyAction, Deal, End, Pool
from won.shares.auction import reserve
from won.shares.debt import moment_shown
from won.shares.debt_bankruptcy import only_gives_notice
from won.shares.figures import STEP
from won.shares.line import to_answer, to_move
from won.shares.parties import is_in, named, parties, shares_of
from won.shares.prospects import blocked, due_on_next_roll, spoiled
from won.shares.sale import for_sale
from won.shares.state import BID, BUY, MOMENTS, OVER, Debt, State
from won.shares.world import GOODS, NOBODY, PRODUCTS, SHARES

__all__ = ["BidView", "DebtView", "OfferView", "Player", "View"]


class Player(msgspec.Struct, frozen=True):
    """A seat as seen from the view's seat; `cash` is none where it is hidden, and with the leader in a syndicate.

    On average its next roll pays the others `pays` in royalties, and the next roll of each of them brings it `draws`.
    """

    name: str
    party: int | None
    cash: int | None
    jokers: int
    step: int
    tours: int
    shares: tuple[str, ...]
    pays: int
    draws: int


class Blocked(msgspec.Struct, frozen=True):
    """A holder whom buying a share would keep from a tier, or from a `monopoly`, still to be had from the trays."""

    seat: int
    tier: int  # 0 where only the monopoly is at stake
    monopoly: bool


class OfferView(msgspec.Struct, frozen=True):
    offer: int
    seat: int
    parties: tuple[int, ...]
    action: Deal | Pool


class DebtView(msgspec.Struct, frozen=True):
    """A debt, or a claim; `why` is of `double`, `royalty`, `telex`, and `what` names the product or telex."""

    payer: int
    payee: int
    amount: int
    why: str
    what: str
    notice: bool  # DEBT-5: the next creditor who declares the payer bankrupt does so for good


class BidView(msgspec.Struct, frozen=True):
    """The highest so far."""

    amount: int
    seat: int


class View(msgspec.Struct, frozen=True):
    seat: int | None
    turns: int
    moment: str
    turn: int
    to_move: tuple[int, ...]
    asked: tuple[int, ...]
    dice: tuple[int, int]
    players: tuple[Player, ...]
    jokers: int
    royalties: tuple[str | None, ...]  # the product on each square
    debts: tuple[DebtView, ...]
    claims: tuple[DebtView, ...]
    only_notice: bool  # DEBT-5: to declare the debtor bankrupt now only gives notice
    lots: tuple[tuple[str, ...], ...]
    bid: BidView | None
    reserve: int  # of the lot under the hammer
    bidders: tuple[int, ...]  # still in for it, the next one first
    blocking: dict[str, tuple[Blocked, ...]]  # by share that the view's seat may buy now
    offers: tuple[OfferView, ...]
    proposal: AnyAction | None  # for members of the syndicate alone, as is who made it
    proposer: int | None


def view(state: State, seats: list[Seat], seat: int | None, public: View | None = None) -> View:
    if public is None:
        public = _public(state, seats)
    if seat is None:
        return public
    party = state.head[seat]
    own = _may_see(state, party)
    return structs.replace(
        public,
        seat=seat,
        players=public.players if _open_cash(state) else _with_cash(state, public.players, party),
        blocking=_blocking(state) if state.moment == BUY and party == state.turn else public.blocking,
        proposal=state.proposal if own else None,
        proposer=state.proposer if own else None,
    )


def _public(state: State, seats: list[Seat]) -> View:
    return View(
        seat=None,
        turns=state.turns,
        moment=MOMENTS[moment_shown(state)],
        turn=state.turn,
        to_move=to_move(state),
        asked=to_answer(state),
        dice=state.dice,
        players=_players(state, seats, _open_cash(state)),
        jokers=state.stack,
        royalties=tuple([PRODUCTS[product] if product >= 0 else None for product in state.royalty]),
        debts=_debts(state.debts),
        claims=_debts(state.claims),
        only_notice=bool(state.debts) and only_gives_notice(state),
        lots=tuple([named(lot) for lot in state.lots[state.lot :]]),
        bid=BidView(state.high, state.high_bidder) if state.high_bidder != NOBODY else None,
        reserve=reserve(state, state.lots[state.lot]) if state.moment == BID else 0,
        bidders=tuple(state.bidders),
        blocking={},
        offers=tuple([OfferView(offer.number, offer.seat, offer.parties, offer.action) for offer in state.offers]),
        proposal=None,
        proposer=None,
    )


def _open_cash(state: State) -> bool:
    return state.settings.cash == "open" or state.moment == OVER


def _players(state: State, seats: list[Seat], open_cash: bool) -> tuple[Player, ...]:
    due = {lander: due_on_next_roll(state, lander) for lander in parties(state)}
    return tuple(
        [
            Player(
                player.name,
                state.head[seat] if is_in(state, state.head[seat]) else None,
                state.cash[seat] if open_cash else None,
                state.jokers[seat],
                state.step[seat],
                state.tours[seat],
                named(shares_of(state, seat)),
                sum(due.get(seat, {}).values()),
                sum([paid.get(seat, 0) for paid in due.values()]),
            )
            for seat, player in enumerate(seats)
        ]
    )


def _with_cash(state: State, players: tuple[Player, ...], party: int) -> tuple[Player, ...]:
    """The party's own cash is shown to its members."""
    return tuple(
        [
            structs.replace(player, cash=state.cash[seat]) if state.head[seat] == party else player
            for seat, player in enumerate(players)
        ]
    )


def _debts(debts: list[Debt]) -> tuple[DebtView, ...]:
    return tuple([DebtView(debt.payer, debt.payee, debt.amount, debt.why, debt.what, debt.notice) for debt in debts])


def _blocking(state: State) -> dict[str, tuple[Blocked, ...]]:
    """For the party on turn, of the shares that it may buy."""
    by_share: dict[str, tuple[Blocked, ...]] = {}
    for share in for_sale(state, state.turn):
        tiers, monopolies = blocked(state, state.turn, share), spoiled(state, state.turn, share)
        holders = [other for other in parties(state) if state.count[other * GOODS + state.world.product[share]]]
        by_share[SHARES[share]] = tuple(
            Blocked(other, tiers.get(other, (0, 0))[0], other in monopolies)
            for other in holders
            if other in tiers or other in monopolies
        )
    return by_share


def _may_see(state: State, party: int) -> bool:
    """What a syndicate is thinking of is for its members."""
    return state.proposer >= 0 and state.head[state.proposer] == party


def hide(state: State, seat: int) -> None:
    """SEEN-1, for planning: others count as rich as oneself, and the telexes lie in the order of their names."""
    party = state.head[seat]
    if state.settings.cash != "open":
        own = state.cash[party]
        for other in parties(state):
            state.cash[other] = plausible(own, state.cash[other], _asked_of(state, other, party), STEP)
    state.deck = sorted(state.deck)
    state.bids = [bid if state.head[other] == party else min(bid, 0) for other, bid in enumerate(state.bids)]
    if state.proposal is not None and not _may_see(state, party):
        state.proposal = End()


def _asked_of(state: State, other: int, party: int) -> list[int]:
    """The sums another party would hand over if this one accepted."""
    return [
        offer.action.give.cash
        for offer in state.offers
        if offer.seat == other and party in offer.parties and isinstance(offer.action, Deal)
    ]


def visible_event(state: State, seat: int | None, event: events.AnyEvent) -> events.AnyEvent:
    """SEEN-1: what parties bring into a syndicate is their own affair."""
    if not isinstance(event, events.Pooled) or state.settings.cash == "open" or state.moment == OVER:
        return event
    member = seat is not None and state.head[seat] == event.head
    return event if member else structs.replace(event, cash=())
