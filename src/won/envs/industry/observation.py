"""What a seat sees of industry, as bits and numbers: itself first, the others as they sit after it."""

from __future__ import annotations

from typing import Final

from won.core.game import Word
from won.envs.eyes import Eyes
from won.envs.industry.layout import layout
from won.envs.industry.offers import DRAFTED, pencil_draft, pin_offers
from won.envs.industry.vocabulary import PACKAGES
from won.envs.page import Page
from won.industry.blocs import Bloc
from won.industry.board import HEXES
from won.industry.closing import score
from won.industry.interest import interest_due
from won.industry.market import BUY, GOODS, SELL
from won.industry.state import OVER, PHASES, State
from won.industry.tiles import KINDS, TURNS

TENS: Final = 10
_PACKAGE: Final[dict[str, int]] = {name: 1 << place for place, name in enumerate(PACKAGES)}


# What a page keeps to tell what has changed.
_MONEY: Final = 0
_NOTES: Final = 1
_CUBES: Final = 2
_MARKET: Final = 3
_OFFERS: Final = 4
_ROWS: Final = 5


class IndustryEyes(Eyes):
    def __init__(self, seats: int, private: bool) -> None:
        super().__init__(layout(seats), _ROWS, DRAFTED, private)
        self.owner, self.tile, self.turn = self.at("owner"), self.at("tile"), self.at("turn")
        self.automated, self.situation, self.dots = self.at("automated"), self.at("phase"), self.at("dots")
        self.money, self.tens, self.known = self.at("money"), self.at("money_tens"), self.at("money_known")
        self.points, self.notes, self.interest = self.at("points"), self.at("notes"), self.at("interest")
        self.flags, self.cubes, self.stacks = self.at("flags"), self.at("cubes"), self.at("stacks")
        self.market, self.buy, self.sell = self.at("market"), self.at("buy"), self.at("sell")
        self.round, self.offers, self.half = self.at("round"), self.at("offer_of"), self.at("draft_money")
        self.held: list[int] = []  # the board as it was last seen
        self.blocs: list[tuple[Bloc, ...]] = []
        self.kinds: list[int] = []  # and the words of it: the hexes with a tile of each kind, in each turn
        self.turns: list[int] = []
        self.tokens = 0  # the hexes of automated blocs
        self.dotted: list[list[int]] = []

    def look(self, state: State, seat: int, asked: bool, page: Page) -> None:
        self._survey(state)
        board = page.version != self.version
        if board:
            page.version = self.version
            self._show_board(seat, page)
        tokens = self.tokens
        for split in state.splits:  # AUTO-4: a piece not yet settled shows none
            for piece in split.pieces:
                tokens &= ~piece
        page.put_bits(self.automated, tokens)
        page.put_bits(self.situation, _situation(state, seat, asked))
        self._show_money(state, seat, page, board)
        page.put_all(self.flags, state.flags, seat)
        if page.changed(_CUBES, state.cubes):
            page.put_all(self.cubes, state.cubes, seat * GOODS)
        if page.changed(_MARKET, state.market):
            for good, count in enumerate(state.market):
                page.put(self.market + good, count)
                page.put(self.buy + good, BUY[good][count])
                page.put(self.sell + good, SELL[good][count])
        page.put_all(self.stacks, state.stacks)
        if page.changed(_OFFERS, [offer.number for offer in state.offers]):
            page.take_down()
            pin_offers(state, seat, page, self.offers)
        page.put(self.round, state.round)
        page.put(self.round + 1, max(0, state.last_round - state.round + 1) if state.last_round else 0)
        page.put(self.round + 2, state.passes)
        page.put(self.round + 3, state.to_place)

    def _survey(self, state: State) -> None:
        """A board with the same flags and the same blocs is the same board: a changed one has other blocs."""
        if state.blocs == self.blocs and state.held == self.held:
            return
        self.version += 1
        self.blocs, self.held = state.blocs[:], state.held[:]
        self.kinds, self.turns, self.tokens, self.dotted = [0] * KINDS, [0] * TURNS, 0, []
        tiled, tile = state.tiled, state.tile
        while tiled:
            low = tiled & -tiled
            code = tile[low.bit_length() - 1]
            self.kinds[code // TURNS] |= low
            self.turns[code % TURNS] |= low
            tiled ^= low
        for blocs in state.blocs:
            dots = [0] * KINDS
            for bloc in blocs:
                dots[bloc.kind] += len(bloc.dots)
                if bloc.tokens:
                    self.tokens |= bloc.mask
            self.dotted.append(dots)

    def _show_board(self, seat: int, page: Page) -> None:
        for place, held in enumerate(self.held[seat:] + self.held[:seat]):
            page.put_bits(self.owner + place * HEXES, held)
        for kind, hexes in enumerate(self.kinds):
            page.put_bits(self.tile + kind * HEXES, hexes)
        for turn, hexes in enumerate(self.turns):
            page.put_bits(self.turn + turn * HEXES, hexes)
        for place, dots in enumerate(self.dotted[seat:] + self.dotted[:seat]):
            page.put_all(self.dots + place * KINDS, dots)

    def _show_money(self, state: State, seat: int, page: Page, board: bool) -> None:
        """VIEW-1: where money is private, only one's own is seen, and one's own points; notes always."""
        money, notes, rows = state.money, state.notes, page.rows
        shown, noted = rows[_MONEY], rows[_NOTES]
        anew = board or not shown or (self.private and state.phase == OVER)
        if not anew and money == shown and notes == noted:
            return
        rows[_MONEY], rows[_NOTES] = money[:], notes[:]
        hidden = self.private and state.phase != OVER
        for place in range(state.seats):
            other = (seat + place) % state.seats
            if not anew and money[other] == shown[other] and notes[other] == noted[other]:
                continue
            page.put(self.notes + place, notes[other])
            page.put(self.interest + place, interest_due(state, other))
            if not (hidden and place):
                page.put(self.money + place, money[other])
                page.put(self.tens + place, money[other] // TENS)
                page.put(self.known + place, 1)
                page.put(self.points + place, max(0, score(state, other)))

    def draft(self, state: State, chosen: list[Word], first: int, page: Page) -> None:
        pencil_draft(chosen, first, page, self.half)


def _situation(state: State, seat: int, asked: bool) -> int:
    """The bits from `phase` to `packages`."""
    seats, at = state.seats, len(PHASES)
    word = 1 << state.phase
    if state.phase != OVER:
        word |= 1 << at + (state.turn - seat) % seats
    at += seats
    word |= 1 << at + (state.first - seat) % seats
    at += seats
    if state.submitted:
        for place in range(seats):
            if state.submitted >> (seat + place) % seats & 1:
                word |= 1 << at + place
    at += seats
    if state.final:
        word |= 1 << at
    if asked:
        word |= 1 << at + 1
    at += 2
    if state.packages:
        for place, package in enumerate(state.edition.packages):
            if state.packages >> place & 1:
                word |= _PACKAGE[package.name] << at
    return word


EYES: Final = IndustryEyes
