"""What a seat sees of shares, as bits and numbers: itself first, the others as they sit after it.

A syndicate is seen at the seat that leads it: its shares, cash and piece are there.
"""

from __future__ import annotations

from typing import Final

from won.core.game import Word
from won.envs.eyes import Eyes
from won.envs.layout import WORD
from won.envs.page import Page
from won.envs.shares.layout import PACKED, layout
from won.envs.shares.offers import DRAFTED, MILLION, draft_figures, offer_figures
from won.shares.auction import least_bid
from won.shares.figures import STEP
from won.shares.kinds import NAMES as KINDS
from won.shares.settle import debtor
from won.shares.state import BID, MOMENTS, OVER, State
from won.shares.world import GOODS, SQUARE_AT

_LOW: Final = (1 << WORD) - 1
_KIND: Final[dict[str, int]] = {name: place for place, name in enumerate(KINDS)}

# What a page keeps to tell what has changed.
_CASH: Final = 0
_HEADS: Final = 1
_JOKERS: Final = 2
_TOURS: Final = 3
_STEPS: Final = 4
_ALIVE: Final = 5
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
        self.owes, self.claims, self.dice = self.at("owes"), self.at("claims"), self.at("dice")
        self.bid, self.counts, self.offers = self.at("bid"), self.at("lots_left"), self.at("offer_of")
        self.owner: list[int] = []  # the board as it was last seen
        self.royalty: list[int] = []
        self.shares: list[int] = []  # and the words of it: the shares of each seat, the squares of each product
        self.squares: list[int] = []

    def look(self, state: State, seat: int, asked: bool, page: Page) -> None:
        self._survey(state)
        if page.version != self.version:
            page.version = self.version
            self._show_board(state, seat, page)
        self._show_parties(state, seat, page)
        self._show_lots(state, page)
        page.put_bits(self.situation, _situation(state, seat, asked))
        self._show_debts(state, seat, page)
        if state.offers or page.offers:
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
        if state.royalty is not self.royalty:
            self.version += 1
            self.royalty = state.royalty
            self.squares = [0] * GOODS
            for square, product in enumerate(state.royalty):
                if product >= 0:
                    self.squares[product] |= 1 << square
        if state.owner != self.owner:
            self.version += 1
            self.owner = state.owner[:]
            self.shares = [0] * state.seats
            for share, owner in enumerate(self.owner):
                if owner >= 0:
                    self.shares[owner] |= 1 << share

    def _show_board(self, state: State, seat: int, page: Page) -> None:
        for place, shares in enumerate(self.shares[seat:] + self.shares[:seat]):
            _put_shares(page, self.held + place * PACKED * WORD, shares)
        for product, squares in enumerate(self.squares):
            page.put_bits(self.cards + product * WORD, squares)
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
                word = 1 << SQUARE_AT[state.step[other]] if state.alive >> other & 1 else 0
                page.put_bits(self.piece + place * WORD, word)
        if page.changed(_JOKERS, state.jokers):
            page.put_all(self.jokers, state.jokers, seat)
        if page.changed(_TOURS, state.tours):
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
        lots = [sum([1 << share for share in lot]) for lot in state.lots[state.lot :]] if state.lots else []
        _put_shares(page, self.lot, lots[0] if lots else 0)
        _put_shares(page, self.lots, sum(lots[1:]) if lots else 0)

    def _show_debts(self, state: State, seat: int, page: Page) -> None:
        seats = state.seats
        owes, claims = [0] * seats, [0] * seats
        for debt in state.debts:
            owes[(debt.payer - seat) % seats] += debt.amount // STEP
        for claim in state.claims:
            claims[(claim.payee - seat) % seats] += claim.amount // STEP
        page.put_all(self.owes, owes)
        page.put_all(self.claims, claims)

    def _show_offers(self, state: State, seat: int, page: Page) -> None:
        now = [state.head[seat]]
        for offer in state.offers:
            now += [offer.number, offer.agreed]
        if page.changed(_OFFERS, now):
            page.put_offers(self.offers, offer_figures(state, seat))

    def draft(self, state: State, chosen: list[Word]) -> list[tuple[int, int]]:
        return draft_figures(state, chosen)


def _put_shares(page: Page, at: int, shares: int) -> None:
    """A set of shares, in words of bits."""
    page.put_bits(at, shares & _LOW)
    page.put_bits(at + WORD, shares >> WORD & _LOW)
    page.put_bits(at + 2 * WORD, shares >> 2 * WORD)


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
