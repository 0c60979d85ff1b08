"""What a seat sees of shares, as bits and numbers: itself first, the others as they sit after it.

A syndicate is seen at the seat that leads it: its shares, cash and piece are there.
"""

from __future__ import annotations

from typing import Final

from won.core.game import Word
from won.envs.eyes import Eyes
from won.envs.layout import WORD
from won.envs.shares.layout import PACKED, layout
from won.envs.vocabulary import OFFERS
from won.shares.actions import Deal, Side
from won.shares.auction import least_bid
from won.shares.choices import CASH, FOR
from won.shares.deals import is_addressed
from won.shares.figures import STEP
from won.shares.kinds import NAMES as KINDS
from won.shares.settle import debtor
from won.shares.state import BID, MOMENTS, OVER, State
from won.shares.world import GOODS, SHARE, SQUARE_AT

MILLION: Final = 1_000_000
_NO_LOTS: Final[list[int]] = [0] * (2 * PACKED)
_OFFER_CASH: Final = 3 * OFFERS
_OFFER_MILLIONS: Final = 5 * OFFERS
_OFFER_SHARES: Final = 7 * OFFERS
_OFFER_WITH: Final = _OFFER_SHARES + 2 * OFFERS * GOODS
_LOW: Final = (1 << WORD) - 1
_KIND: Final[dict[str, int]] = {name: place for place, name in enumerate(KINDS)}


class SharesEyes(Eyes):
    def __init__(self, seats: int, private: bool) -> None:
        super().__init__(layout(seats), "piece", "cash", private)
        self.owner: list[int] = []
        self.held: list[list[int]] = []  # the words of each seat's shares
        self.royalty: list[int] = []
        self.cards: list[int] = []  # the words of the royalty cards

    def board(self, state: State, seat: int) -> list[int]:
        words: list[int] = []
        for other in (*range(seat, state.seats), *range(seat)):
            words += self.held[other]
        return words + self.cards

    def moment(self, state: State, seat: int, answering: bool) -> list[int]:
        step, alive = state.step, state.alive
        order = (*range(seat, state.seats), *range(seat))
        words = [1 << SQUARE_AT[step[other]] if alive >> other & 1 else 0 for other in order]
        if state.lots:
            lots = [sum([1 << share for share in lot]) for lot in state.lots[state.lot :]]
            words += _words(lots[0] if lots else 0)
            words += _words(sum(lots[1:]))
        else:
            words += _NO_LOTS
        words.append(_parties(state, seat))
        words.append(_situation(state, seat, answering))
        return words

    def survey(self, state: State) -> None:
        if state.royalty is not self.royalty:
            self.version += 1
            self.royalty = state.royalty
            self.cards = [0] * GOODS
            for square, product in enumerate(state.royalty):
                if product >= 0:
                    self.cards[product] |= 1 << square
        if state.owner != self.owner:
            self.version += 1
            self.owner = state.owner[:]
            held = [0] * state.seats
            for share, owner in enumerate(self.owner):
                if owner >= 0:
                    held[owner] |= 1 << share
            self.held = [_words(shares) for shares in held]

    def holdings(self, state: State, seat: int) -> list[int]:
        base = seat * GOODS
        return state.percent[base:] + state.percent[:base]

    def numbers(self, state: State, seat: int) -> list[int]:
        seats = state.seats
        order = [*range(seat, seats), *range(seat)]
        if self.private and state.moment != OVER:
            party = state.head[seat]
            seen = [1 if state.head[other] == party else 0 for other in order]
        else:
            seen = [1] * seats
        cash = [state.cash[other] * known for other, known in zip(order, seen, strict=True)]
        found = [held // MILLION for held in cash]
        found += [held // STEP for held in cash]
        found += seen
        for row in (state.jokers, state.tours, state.step):
            found += row[seat:]
            found += row[:seat]
        owes, claims = [0] * seats, [0] * seats
        for debt in state.debts:
            owes[(debt.payer - seat) % seats] += debt.amount // STEP
        for claim in state.claims:
            claims[(claim.payee - seat) % seats] += claim.amount // STEP
        found += [*owes, *claims, *state.dice]
        bidding = state.moment == BID
        found += [state.high // STEP, least_bid(state) // STEP] if bidding else [0, 0]
        left = max(0, state.settings.turns - state.turns)
        found += [len(state.lots) - state.lot, state.stack, state.turns, left]
        return found

    def offers(self, state: State, seat: int) -> list[tuple[int, int]]:
        """Those the seat made or has to answer: what they are, the cash, the shares, and who is asked."""
        found: list[tuple[int, int]] = []
        party, seats = state.head[seat], state.seats
        place = 0
        for offer in state.offers:
            made = offer.seat == party
            if place == OFFERS or not (made or is_addressed(offer, party)):
                continue
            found.append((3 * place + (1 if made else 0), 1))
            if isinstance(offer.action, Deal):
                found += _side(state, 2 * place, offer.action.give)
                found += _side(state, 2 * place + 1, offer.action.get)
            else:
                found.append((3 * place + 2, 1))
            for other in offer.parties:
                found.append((_OFFER_WITH + seats * place + (other - seat) % seats, 1))
            place += 1
        return found

    def draft(self, state: State, chosen: list[Word]) -> list[tuple[int, int]]:
        """In steps: cash given, cash got, and the price of what is bought."""
        if chosen[0] == "buy":
            price = state.world.price
            return [(2, sum([price[SHARE[str(name)]] for name in chosen[1:]]) // STEP)]
        found: list[tuple[int, int]] = []
        if chosen[0] == "deal" and CASH in chosen:
            side = 0
            for place, word in enumerate(chosen):
                if word == FOR:
                    side = 1
                elif place and chosen[place - 1] == CASH:
                    found.append((side, int(word) // STEP))
        return found


def _words(shares: int) -> list[int]:
    """A set of shares as words of bits."""
    return [shares & _LOW, shares >> WORD & _LOW, shares >> 2 * WORD]


def _side(state: State, place: int, side: Side) -> list[tuple[int, int]]:
    """What one side of a deal hands over: cash, and the percentage of each product."""
    found = [(_OFFER_CASH + place, side.cash // STEP), (_OFFER_MILLIONS + place, side.cash // MILLION)]
    held = [0] * GOODS
    for name in side.shares:
        share = SHARE[name]
        product = state.world.product[share]
        held[product] += state.world.percent[share]
        found.append((_OFFER_SHARES + place * GOODS + product, held[product]))
    return found


def _parties(state: State, seat: int) -> int:
    seats, word = state.seats, 0
    for place in range(seats):
        head = state.head[(seat + place) % seats]
        if state.alive >> head & 1:
            word |= 1 << place * seats + (head - seat) % seats
    return word


def _situation(state: State, seat: int, answering: bool) -> int:
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
    if answering:
        word |= 1 << at
    if state.proposal is not None and state.head[state.proposer] == state.head[seat]:
        word |= 1 << at + 1 + _KIND[type(state.proposal).__struct_config__.tag]
    return word


EYES: Final = SharesEyes
