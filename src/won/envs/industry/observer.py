"""What a seat sees of industry: itself first, the others in the order they sit after it."""

from __future__ import annotations

from typing import Final

from won.core.game import Word
from won.envs.buffer import Buffer
from won.envs.industry.layout import ROWS
from won.envs.industry.offers import DRAFTED, put_draft, put_offers
from won.envs.industry.vocabulary import PACKAGES
from won.envs.layout import Layout
from won.envs.observer import Observer
from won.industry.blocs import Bloc
from won.industry.board import HEXES
from won.industry.end import score
from won.industry.interest import interest_due
from won.industry.market import BUY, GOODS, SELL
from won.industry.state import OVER, PHASES, State
from won.industry.tiles import TILE_KINDS, TURNS

TENS: Final = 10
_PACKAGE: Final[dict[str, int]] = {name: 1 << place for place, name in enumerate(PACKAGES)}


# The fields of a buffer: lists compared to detect changes.
_MONEY: Final = 0
_NOTES: Final = 1
_CUBES: Final = 2
_MARKET: Final = 3
_OFFERS: Final = 4
_FIELDS: Final = 5


class IndustryObserver(Observer):
    def __init__(self, seats: int, private: bool) -> None:
        super().__init__(Layout(ROWS, seats), _FIELDS, DRAFTED, private)
        self.owner, self.tile, self.turn = self.at("owner"), self.at("tile"), self.at("turn")
        self.automated, self.situation, self.dots = self.at("automated"), self.at("phase"), self.at("dots")
        self.money, self.tens, self.known = self.at("money"), self.at("money_tens"), self.at("money_known")
        self.points, self.notes, self.interest = self.at("points"), self.at("notes"), self.at("interest")
        self.flags, self.cubes, self.stacks = self.at("flags"), self.at("cubes"), self.at("stacks")
        self.market, self.buy, self.sell = self.at("market"), self.at("buy"), self.at("sell")
        self.round, self.offers, self.draft_at = self.at("round"), self.at("offer_of"), self.at("draft_money")
        self.held: list[int] = []  # the board of the cached values
        self.blocs: list[tuple[Bloc, ...]] = []
        self.kinds: list[int] = []  # the hexes with a tile of each kind
        self.turns: list[int] = []  # the hexes with a tile in each turn
        self.tokens = 0  # the hexes of automated blocs
        self.dotted: list[list[int]] = []  # the dots of each seat by kind

    def update(self, state: State, seat: int, asked: bool, buffer: Buffer) -> None:
        self._update_board(state)
        board = buffer.version != self.version
        if board:
            buffer.version = self.version
            self._show_board(seat, buffer)
        tokens = self.tokens
        for split in state.splits:  # AUTO-4: a piece not yet settled shows none
            for piece in split.pieces:
                tokens &= ~piece
        buffer.put_bits(self.automated, tokens)
        buffer.put_bits(self.situation, _situation(state, seat, asked))
        self._show_money(state, seat, buffer, board)
        buffer.put_all(self.flags, state.flags, seat)
        if buffer.changed(_CUBES, state.cubes):
            buffer.put_all(self.cubes, state.cubes, seat * GOODS)
        if buffer.changed(_MARKET, state.market):
            for good, count in enumerate(state.market):
                buffer.put(self.market + good, count)
                buffer.put(self.buy + good, BUY[good][count])
                buffer.put(self.sell + good, SELL[good][count])
        buffer.put_all(self.stacks, state.stacks)
        if buffer.changed(_OFFERS, [offer.number for offer in state.offers]):
            buffer.clear_offers()
            put_offers(state, seat, buffer, self.offers)
        buffer.put(self.round, state.round)
        buffer.put(self.round + 1, max(0, state.last_round - state.round + 1) if state.last_round else 0)
        buffer.put(self.round + 2, state.passes)
        buffer.put(self.round + 3, state.to_place)

    def _update_board(self, state: State) -> None:
        """Compute the board again if flags or blocs changed; a changed tile always changes its bloc."""
        if state.blocs == self.blocs and state.held == self.held:
            return
        self.version += 1
        self.blocs, self.held = state.blocs[:], state.held[:]
        self.kinds, self.turns, self.tokens, self.dotted = [0] * TILE_KINDS, [0] * TURNS, 0, []
        tiled, tile = state.tiled, state.tile
        while tiled:
            low = tiled & -tiled
            code = tile[low.bit_length() - 1]
            self.kinds[code // TURNS] |= low
            self.turns[code % TURNS] |= low
            tiled ^= low
        for blocs in state.blocs:
            dots = [0] * TILE_KINDS
            for bloc in blocs:
                dots[bloc.kind] += len(bloc.dots)
                if bloc.tokens:
                    self.tokens |= bloc.mask
            self.dotted.append(dots)

    def _show_board(self, seat: int, buffer: Buffer) -> None:
        for place, held in enumerate(self.held[seat:] + self.held[:seat]):
            buffer.put_bits(self.owner + place * HEXES, held)
        for kind, hexes in enumerate(self.kinds):
            buffer.put_bits(self.tile + kind * HEXES, hexes)
        for turn, hexes in enumerate(self.turns):
            buffer.put_bits(self.turn + turn * HEXES, hexes)
        for place, dots in enumerate(self.dotted[seat:] + self.dotted[:seat]):
            buffer.put_all(self.dots + place * TILE_KINDS, dots)

    def _show_money(self, state: State, seat: int, buffer: Buffer, board: bool) -> None:
        """VIEW-1: where money is private, a seat sees only its own money and points; notes are always open."""
        money, notes, fields = state.money, state.notes, buffer.fields
        old_money, old_notes = fields[_MONEY], fields[_NOTES]
        all_seats = board or not old_money or (self.private and state.phase == OVER)
        if not all_seats and money == old_money and notes == old_notes:
            return
        fields[_MONEY], fields[_NOTES] = money[:], notes[:]
        hidden = self.private and state.phase != OVER
        for place in range(state.seats):
            other = (seat + place) % state.seats
            if not all_seats and money[other] == old_money[other] and notes[other] == old_notes[other]:
                continue
            buffer.put(self.notes + place, notes[other])
            buffer.put(self.interest + place, interest_due(state, other))
            if not (hidden and place):
                buffer.put(self.money + place, money[other])
                buffer.put(self.tens + place, money[other] // TENS)
                buffer.put(self.known + place, 1)
                buffer.put(self.points + place, max(0, score(state, other)))

    def draft(self, state: State, chosen: list[Word], first: int, buffer: Buffer) -> None:
        put_draft(chosen, first, buffer, self.draft_at)


def _situation(state: State, seat: int, asked: bool) -> int:
    """The bits from `phase` to `packages`."""
    seats, at = state.seats, len(PHASES)
    bits = 1 << state.phase
    if state.phase != OVER:
        bits |= 1 << at + (state.turn - seat) % seats
    at += seats
    bits |= 1 << at + (state.first - seat) % seats
    at += seats
    if state.submitted:
        for place in range(seats):
            if state.submitted >> (seat + place) % seats & 1:
                bits |= 1 << at + place
    at += seats
    if state.final:
        bits |= 1 << at
    if asked:
        bits |= 1 << at + 1
    at += 2
    if state.packages:
        for place, package in enumerate(state.edition.packages):
            if state.packages >> place & 1:
                bits |= _PACKAGE[package.name] << at
    return bits
