"""What a seat sees of shares: itself first, the others in the order they sit after it.

The shares, cash and piece of a syndicate appear at the seat that leads it.
"""

from __future__ import annotations

from typing import Final

from won.core.game import Word
from won.envs.buffer import Buffer
from won.envs.layout import Layout
from won.envs.observer import Observer
from won.envs.shares.layout import ROWS
from won.envs.shares.offers import DRAFTED, MILLION, put_draft, put_offers
from won.shares.auction import least_bid
from won.shares.debt import debtor, moment_shown
from won.shares.figures import CARDS, STEP
from won.shares.kinds import KINDS
from won.shares.state import BID, MOMENTS, OVER, State
from won.shares.world import GOODS, LAP, SHARES, SQUARE_AT

_BITS: Final = 48  # shares in one bit set
_SETS: Final = len(SHARES) // _BITS
_PLACE: Final[dict[type, int]] = {kind.action: place for place, kind in enumerate(KINDS)}

# The fields of a buffer: lists compared to detect changes.
_CASH: Final = 0
_HEADS: Final = 1
_STEPS: Final = 2
_ALIVE: Final = 3
_LOTS: Final = 4
_DEBTS: Final = 5
_OFFERS: Final = 6
_FIELDS: Final = 7


class SharesObserver(Observer):
    def __init__(self, seats: int, private: bool) -> None:
        super().__init__(Layout(ROWS, seats), _FIELDS, DRAFTED, private)
        self.held, self.cards, self.piece = self.at("owner"), self.at("royalty"), self.at("piece")
        self.lot, self.lots, self.leads = self.at("lot"), self.at("lots"), self.at("leads")
        self.situation, self.percent = self.at("moment"), self.at("percent")
        self.cash, self.steps, self.known = self.at("cash"), self.at("cash_steps"), self.at("cash_known")
        self.jokers, self.tours, self.step = self.at("jokers"), self.at("tours"), self.at("step")
        self.owes, self.dice = self.at("owes"), self.at("dice")
        self.bid, self.counts, self.draft_at = self.at("bid"), self.at("lots_left"), self.at("draft")
        self.offers = self.at("offer_of")
        self.hands: list[list[int]] = []  # the hands of the cached bit sets
        self.shares: list[list[int]] = []  # the bit sets of each hand

    def update(self, state: State, seat: int, asked: bool, buffer: Buffer) -> None:
        self._update_hands(state)
        if buffer.version != self.version:
            if buffer.version < 0:
                self._show_cards(state, buffer)
            buffer.version = self.version
            self._show_board(state, seat, buffer)
        self._show_parties(state, seat, buffer)
        self._show_lots(state, buffer)
        buffer.put_bits(self.situation, _situation(state, seat, asked))
        self._show_debts(state, seat, buffer)
        self._show_offers(state, seat, buffer)
        bidding = state.moment == BID
        buffer.put(self.dice, state.dice[0])
        buffer.put(self.dice + 1, state.dice[1])
        buffer.put(self.bid, state.high // STEP if bidding else 0)
        buffer.put(self.bid + 1, least_bid(state) // STEP if bidding else 0)
        buffer.put(self.counts, len(state.lots) - state.lot)
        buffer.put(self.counts + 1, state.stack)
        buffer.put(self.counts + 2, state.turns)
        buffer.put(self.counts + 3, max(0, state.settings.turns - state.turns))

    def _update_hands(self, state: State) -> None:
        if state.hands != self.hands:
            self.version += 1
            self.hands = state.hands[:]
            self.shares = [_bit_sets(hand) for hand in self.hands]

    def _show_cards(self, state: State, buffer: Buffer) -> None:
        """START-4: the royalty cards never move."""
        dealt = [0] * GOODS
        for square in state.world.cards:
            product = state.royalty[square]
            buffer.put(self.cards + product * CARDS + dealt[product], square)
            dealt[product] += 1

    def _show_board(self, state: State, seat: int, buffer: Buffer) -> None:
        for place, shares in enumerate(self.shares[seat:] + self.shares[:seat]):
            _put_shares(buffer, self.held + place * len(SHARES), shares)
        buffer.put_all(self.percent, state.percent, seat * GOODS)

    def _show_parties(self, state: State, seat: int, buffer: Buffer) -> None:
        """Who leads each party, its cash and its place."""
        heads, cash = buffer.changed(_HEADS, state.head), buffer.changed(_CASH, state.cash)
        alive, steps = buffer.changed(_ALIVE, [state.alive]), buffer.changed(_STEPS, state.step)
        if heads or alive:
            buffer.put_bits(self.leads, _parties(state, seat))
        if heads or cash or (self.private and state.moment == OVER):
            self._show_cash(state, seat, buffer)
        if steps or alive:
            buffer.put_all(self.step, state.step, seat)
            for place in range(state.seats):
                other = (seat + place) % state.seats
                buffer.put_one(
                    self.piece + place * LAP, SQUARE_AT[state.step[other]] if state.alive >> other & 1 else -1
                )
        buffer.put_all(self.jokers, state.jokers, seat)
        buffer.put_all(self.tours, state.tours, seat)

    def _show_cash(self, state: State, seat: int, buffer: Buffer) -> None:
        """Where cash is private, a seat sees only that of its own party."""
        hidden, party = self.private and state.moment != OVER, state.head[seat]
        for place in range(state.seats):
            other = (seat + place) % state.seats
            known = 0 if hidden and state.head[other] != party else 1
            cash = state.cash[other] * known
            buffer.put(self.known + place, known)
            buffer.put(self.cash + place, cash // MILLION)
            buffer.put(self.steps + place, cash // STEP)

    def _show_lots(self, state: State, buffer: Buffer) -> None:
        now: list[int] = []
        for lot in state.lots[state.lot :]:
            now += [len(lot), *lot]
        if buffer.changed(_LOTS, now):
            lots = state.lots[state.lot :]
            _put_shares(buffer, self.lot, _bit_sets(list(lots[0]) if lots else []))
            _put_shares(buffer, self.lots, _bit_sets([share for lot in lots[1:] for share in lot]))

    def _show_debts(self, state: State, seat: int, buffer: Buffer) -> None:
        seats = state.seats
        owed = [0] * (2 * seats) if state.debts or state.claims else []  # by each seat, then to each seat
        for debt in state.debts:
            owed[(debt.payer - seat) % seats] += debt.amount // STEP
        for claim in state.claims:
            owed[seats + (claim.payee - seat) % seats] += claim.amount // STEP
        if buffer.changed(_DEBTS, owed):
            buffer.put_all(self.owes, owed or [0] * (2 * seats))

    def _show_offers(self, state: State, seat: int, buffer: Buffer) -> None:
        now = [state.head[seat]] if state.offers else []
        for offer in state.offers:
            now.append(offer.number)
            now.append(offer.agreed)
        if buffer.changed(_OFFERS, now):
            buffer.clear_offers()
            put_offers(state, seat, buffer, self.offers)

    def draft(self, state: State, chosen: list[Word], first: int, buffer: Buffer) -> None:
        put_draft(state, chosen, first, buffer, self.draft_at)


def _bit_sets(shares: list[int]) -> list[int]:
    """Shares as bit sets."""
    sets = [0] * _SETS
    for share in shares:
        sets[share // _BITS] |= 1 << share % _BITS
    return sets


def _put_shares(buffer: Buffer, at: int, sets: list[int]) -> None:
    for place, bits in enumerate(sets):
        buffer.put_bits(at + place * _BITS, bits)


def _parties(state: State, seat: int) -> int:
    seats, bits = state.seats, 0
    for place in range(seats):
        head = state.head[(seat + place) % seats]
        if state.alive >> head & 1:
            bits |= 1 << place * seats + (head - seat) % seats
    return bits


def _situation(state: State, seat: int, asked: bool) -> int:
    """The bits from `moment` to `proposed`."""
    seats, at = state.seats, len(MOMENTS)
    bits = 1 << moment_shown(state) | 1 << at + (state.turn - seat) % seats
    at += seats
    if state.moment == BID:
        for bidder in state.bidders:
            bits |= 1 << at + (bidder - seat) % seats
        if state.high_bidder >= 0:
            bits |= 1 << at + seats + (state.high_bidder - seat) % seats
    at += 2 * seats
    owing = debtor(state)
    if owing >= 0:
        bits |= 1 << at + (owing - seat) % seats
    at += seats
    if asked:
        bits |= 1 << at
    if state.proposal is not None and state.head[state.proposer] == state.head[seat]:
        bits |= 1 << at + 1 + _PLACE[type(state.proposal)]
    return bits
