"""What a seat sees of industry, as bits and numbers: itself first, the others as they sit after it."""

from __future__ import annotations

from typing import Final

from won.core.game import Word
from won.envs.eyes import Eyes
from won.envs.industry.layout import CUBES, layout
from won.envs.industry.vocabulary import PACKAGES
from won.envs.vocabulary import OFFERS
from won.industry.blocs import Bloc
from won.industry.choices_barter import FOR
from won.industry.closing import score
from won.industry.interest import interest_due
from won.industry.market import BUY, COMMODITIES, COMMODITY, GOODS, SELL
from won.industry.state import OVER, PHASES, State
from won.industry.tiles import KINDS, TURNS

TENS: Final = 10
_PLACE: Final[dict[str, int]] = {name: place for place, name in enumerate([*COMMODITIES, "notes"])}
_OFFER_MONEY: Final = 2 * OFFERS
_OFFER: Final = 4 * OFFERS
_PACKAGE: Final[dict[str, int]] = {name: 1 << place for place, name in enumerate(PACKAGES)}


class IndustryEyes(Eyes):
    def __init__(self, seats: int, private: bool) -> None:
        super().__init__(layout(seats), "automated", "money", private)
        self.held: list[int] = []
        self.blocs: list[tuple[Bloc, ...]] = []
        self.tiles: list[int] = []  # the words of `tile` and `turn`
        self.automated = 0
        self.dots: list[list[int]] = []

    def board(self, state: State, seat: int) -> list[int]:
        held = state.held
        return [*held[seat:], *held[:seat], *self.tiles]

    def moment(self, state: State, seat: int, answering: bool) -> list[int]:
        automated = self.automated
        for split in state.splits:  # AUTO-4: a piece not yet settled shows none
            for piece in split.pieces:
                automated &= ~piece
        return [automated, _situation(state, seat, answering)]

    def survey(self, state: State) -> None:
        """A board with the same flags and the same blocs is the same board: a changed one has other blocs."""
        if state.blocs == self.blocs and state.held == self.held:
            return
        self.version += 1
        self.blocs, self.held = state.blocs[:], state.held[:]
        kinds, turns, automated = [0] * KINDS, [0] * TURNS, 0
        tiled, tile = state.tiled, state.tile
        while tiled:
            low = tiled & -tiled
            code = tile[low.bit_length() - 1]
            kinds[code // TURNS] |= low
            turns[code % TURNS] |= low
            tiled ^= low
        self.dots = []
        for blocs in state.blocs:
            dots = [0] * KINDS
            for bloc in blocs:
                dots[bloc.kind] += len(bloc.dots)
                if bloc.tokens:
                    automated |= bloc.mask
            self.dots.append(dots)
        self.tiles = [*kinds, *turns]
        self.automated = automated

    def holdings(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for dots in self.dots[seat:] + self.dots[:seat]:
            found += dots
        return found

    def numbers(self, state: State, seat: int) -> list[int]:
        seats, market = state.seats, state.market
        order = [*range(seat, seats), *range(seat)]
        if self.private and state.phase != OVER:
            found = _hidden(state, seat)
        else:
            money = [state.money[other] for other in order]
            found = (
                money
                + [held // TENS for held in money]
                + [1] * seats
                + [max(0, score(state, other)) for other in order]
            )
        notes, flags, cubes, base = state.notes, state.flags, state.cubes, seat * GOODS
        found += [*notes[seat:], *notes[:seat]]
        found += [interest_due(state, other) for other in order]
        found += [*flags[seat:], *flags[:seat], *cubes[base:], *cubes[:base]]
        found += market
        found += [BUY[good][market[good]] for good in range(GOODS)]
        found += [SELL[good][market[good]] for good in range(GOODS)]
        found += state.stacks
        left = state.last_round - state.round + 1 if state.last_round else 0
        found += [state.round, max(0, left), state.passes, state.to_place]
        return found

    def offers(self, state: State, seat: int) -> list[tuple[int, int]]:
        """Those the seat made or has to answer: whose, then the money, then the rest."""
        found: list[tuple[int, int]] = []
        place = 0
        for offer in state.offers:
            if seat in (offer.to, offer.seat) and place < OFFERS:
                found.append((2 * place + (0 if offer.to == seat else 1), 1))
                for side, named in ((2 * place, offer.give), (2 * place + 1, offer.get)):
                    for thing, count in named.items():
                        at = _OFFER_MONEY + side if thing == "money" else _OFFER + side * CUBES + _PLACE[thing]
                        found.append((at, count))
                place += 1
        return found

    def draft(self, state: State, chosen: list[Word]) -> list[tuple[int, int]]:
        """The things named, with their counts: given, then got."""
        kind = chosen[0]
        if kind in ("buy", "sell"):
            base = 2 + CUBES if kind == "buy" else 2
            return [(base + COMMODITY[str(word)], chosen.count(word)) for word in chosen[1:]]
        found: list[tuple[int, int]] = []
        if kind == "offer":
            side, thing = 0, ""
            for word in chosen[2:]:
                if isinstance(word, int):
                    found.append((side if thing == "money" else 2 + side * CUBES + _PLACE[thing], word))
                elif word == FOR:
                    side = 1
                else:
                    thing = word
        return found


def _hidden(state: State, seat: int) -> list[int]:
    """VIEW-1: money and points where only one's own are seen."""
    none = [0] * (state.seats - 1)
    money = state.money[seat]
    return [money, *none, money // TENS, *none, 1, *none, max(0, score(state, seat)), *none]


def _situation(state: State, seat: int, answering: bool) -> int:
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
    if answering:
        word |= 1 << at + 1
    at += 2
    if state.packages:
        for place, package in enumerate(state.edition.packages):
            if state.packages >> place & 1:
                word |= _PACKAGE[package.name] << at
    return word


EYES: Final = IndustryEyes
