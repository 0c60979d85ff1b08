"""What a seat sees of shares, as bits and numbers: itself first, the others as they sit after it.

A syndicate is seen at the seat that leads it: its shares, cash and piece are there.
"""

from __future__ import annotations

from typing import Final

from won.core.game import Word
from won.envs.eyes import Eyes
from won.envs.page import Page
from won.envs.shares.layout import layout
from won.envs.shares.offers import DRAFTED, MILLION, pencil_draft, pin_offers
from won.shares.auction import least_bid
from won.shares.figures import CARDS, STEP
from won.shares.kinds import NAMES as KINDS
from won.shares.settle import debtor
from won.shares.state import BID, MOMENTS, OVER, State
from won.shares.world import GOODS, LAP, SHARES, SQUARE_AT

_WORD: Final = 48  # of a set of shares
_WORDS: Final = len(SHARES) // _WORD
_KIND: Final[dict[str, int]] = {name: place for place, name in enumerate(KINDS)}

# What a page keeps to tell what has changed.
_CASH: Final = 0
_HEADS: Final = 1
_STEPS: Final = 2
_ALIVE: Final = 3
_LOTS: Final = 4
_DEBTS: Final = 5
_OFFERS: Final = 6
_ROWS: Final = 7


class SharesEyes(Eyes):
    def __init__(self, seats: int, private: bool) -> None:
        super().__init__(layout(seats), _ROWS, DRAFTED, private)
        self.held, self.cards, self.piece = self.at("owner"), self.at("royalty"), self.at("piece")
        self.lot, self.lots, self.leads = self.at("lot"), self.at("lots"), self.at("leads")
        self.situation, self.percent = self.at("moment"), self.at("percent")
        self.cash, self.steps, self.known = self.at("cash"), self.at("cash_steps"), self.at("cash_known")
        self.jokers, self.tours, self.step = self.at("jokers"), self.at("tours"), self.at("step")
        self.owes, self.dice = self.at("owes"), self.at("dice")
        self.bid, self.counts, self.half = self.at("bid"), self.at("lots_left"), self.at("draft")
        self.offers = self.at("offer_of")
        self.hands: list[list[int]] = []  # the board as it was last seen
        self.shares: list[list[int]] = []  # and the words of it

    def look(self, state: State, seat: int, asked: bool, page: Page) -> None:
        self._survey(state)
        if page.version != self.version:
            if page.version < 0:
                self._show_cards(state, page)
            page.version = self.version
            self._show_board(state, seat, page)
        self._show_parties(state, seat, page)
        self._show_lots(state, page)
        page.put_bits(self.situation, _situation(state, seat, asked))
        self._show_debts(state, seat, page)
        self._show_offers(state, seat, page)
        bidding = state.moment == BID
        page.put(self.dice, state.dice[0])
        page.put(self.dice + 1, state.dice[1])
        page.put(self.bid, state.high // STEP if bidding else 0)
        page.put(self.bid + 1, least_bid(state) // STEP if bidding else 0)
        page.put(self.counts, len(state.lots) - state.lot)
        page.put(self.counts + 1, state.stack)
        page.put(self.counts + 2, state.turns)
        page.put(self.counts + 3, max(0, state.settings.turns - state.turns))

    def _survey(self, state: State) -> None:
        if state.hands != self.hands:
            self.version += 1
            self.hands = state.hands[:]
            self.shares = [_words(hand) for hand in self.hands]

    def _show_cards(self, state: State, page: Page) -> None:
        """START-4: where they were dealt they stay."""
        dealt = [0] * GOODS
        for square in state.world.cards:
            product = state.royalty[square]
            page.put(self.cards + product * CARDS + dealt[product], square)
            dealt[product] += 1

    def _show_board(self, state: State, seat: int, page: Page) -> None:
        for place, shares in enumerate(self.shares[seat:] + self.shares[:seat]):
            _put_shares(page, self.held + place * len(SHARES), shares)
        page.put_all(self.percent, state.percent, seat * GOODS)

    def _show_parties(self, state: State, seat: int, page: Page) -> None:
        """Who is with whom, what they hold and where they stand."""
        heads, cash = page.changed(_HEADS, state.head), page.changed(_CASH, state.cash)
        alive, steps = page.changed(_ALIVE, [state.alive]), page.changed(_STEPS, state.step)
        if heads or alive:
            page.put_bits(self.leads, _parties(state, seat))
        if heads or cash or (self.private and state.moment == OVER):
            self._show_cash(state, seat, page)
        if steps or alive:
            page.put_all(self.step, state.step, seat)
            for place in range(state.seats):
                other = (seat + place) % state.seats
                page.put_one(self.piece + place * LAP, SQUARE_AT[state.step[other]] if state.alive >> other & 1 else -1)
        page.put_all(self.jokers, state.jokers, seat)
        page.put_all(self.tours, state.tours, seat)

    def _show_cash(self, state: State, seat: int, page: Page) -> None:
        """Where cash is private, that of one's own party alone."""
        hidden, party = self.private and state.moment != OVER, state.head[seat]
        for place in range(state.seats):
            other = (seat + place) % state.seats
            known = 0 if hidden and state.head[other] != party else 1
            cash = state.cash[other] * known
            page.put(self.known + place, known)
            page.put(self.cash + place, cash // MILLION)
            page.put(self.steps + place, cash // STEP)

    def _show_lots(self, state: State, page: Page) -> None:
        now: list[int] = []
        for lot in state.lots[state.lot :]:
            now += [len(lot), *lot]
        if page.changed(_LOTS, now):
            lots = state.lots[state.lot :]
            _put_shares(page, self.lot, _words(list(lots[0]) if lots else []))
            _put_shares(page, self.lots, _words([share for lot in lots[1:] for share in lot]))

    def _show_debts(self, state: State, seat: int, page: Page) -> None:
        seats = state.seats
        owed = [0] * (2 * seats) if state.debts or state.claims else []  # by each, and then to each
        for debt in state.debts:
            owed[(debt.payer - seat) % seats] += debt.amount // STEP
        for claim in state.claims:
            owed[seats + (claim.payee - seat) % seats] += claim.amount // STEP
        if page.changed(_DEBTS, owed):
            page.put_all(self.owes, owed or [0] * (2 * seats))

    def _show_offers(self, state: State, seat: int, page: Page) -> None:
        now = [state.head[seat]] if state.offers else []
        for offer in state.offers:
            now.append(offer.number)
            now.append(offer.agreed)
        if page.changed(_OFFERS, now):
            page.take_down()
            pin_offers(state, seat, page, self.offers)

    def draft(self, state: State, chosen: list[Word], first: int, page: Page) -> None:
        pencil_draft(state, chosen, first, page, self.half)


def _words(shares: list[int]) -> list[int]:
    """A set of shares, in words of bits."""
    words = [0] * _WORDS
    for share in shares:
        words[share // _WORD] |= 1 << share % _WORD
    return words


def _put_shares(page: Page, at: int, words: list[int]) -> None:
    for place, word in enumerate(words):
        page.put_bits(at + place * _WORD, word)


def _parties(state: State, seat: int) -> int:
    seats, word = state.seats, 0
    for place in range(seats):
        head = state.head[(seat + place) % seats]
        if state.alive >> head & 1:
            word |= 1 << place * seats + (head - seat) % seats
    return word


def _situation(state: State, seat: int, asked: bool) -> int:
    """The bits from `moment` to `proposed`."""
    seats, at = state.seats, len(MOMENTS)
    word = 1 << state.moment | 1 << at + (state.turn - seat) % seats
    at += seats
    if state.moment == BID:
        for bidder in state.bidders:
            word |= 1 << at + (bidder - seat) % seats
        if state.high_bidder >= 0:
            word |= 1 << at + seats + (state.high_bidder - seat) % seats
    at += 2 * seats
    owing = debtor(state)
    if owing >= 0:
        word |= 1 << at + (owing - seat) % seats
    at += seats
    if asked:
        word |= 1 << at
    if state.proposal is not None and state.head[state.proposer] == state.head[seat]:
        word |= 1 << at + 1 + _KIND[type(state.proposal).__struct_config__.tag]
    return word


EYES: Final = SharesEyes
