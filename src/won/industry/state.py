"""The whole table at one moment, laid out for speed: small ints, lists and 61-bit masks, copied by slices."""

from __future__ import annotations

from typing import Final

from won.industry.blocs import Bloc
from won.industry.board import HEXES
from won.industry.costs import FLAGS
from won.industry.edition import Edition
from won.industry.market import GOODS, START
from won.industry.tiles import STACKS

DRAFT: Final = 0
TRADE: Final = 1
DEVELOP: Final = 2
PRODUCE: Final = 3
CLOSING: Final = 4
OVER: Final = 5
PHASES: Final[list[str]] = ["draft", "trade", "develop", "produce", "closing", "over"]


class OpenOffer:
    """An offer on the table (BARTER-1): what `seat` would give `to`, and get."""

    __slots__ = ("get", "give", "number", "seat", "to")

    def __init__(self, number: int, seat: int, to: int, give: dict[str, int], get: dict[str, int]) -> None:
        self.number = number
        self.seat = seat
        self.to = to
        self.give = give
        self.get = get


class Split:
    """An automated bloc in pieces (AUTO-4): how many tokens are left to give, and to which of the present blocs."""

    __slots__ = ("pieces", "tokens")

    def __init__(self, tokens: int, pieces: list[int]) -> None:
        self.tokens = tokens
        self.pieces = pieces


class State:
    """Everything the rules know. `cubes` holds five counts a seat; `tile` a code a hex, or -1."""

    __slots__ = (
        "blocs",
        "claimed",
        "cubes",
        "edition",
        "final",
        "first",
        "flags",
        "group",
        "held",
        "last_round",
        "market",
        "money",
        "next_offer",
        "notes",
        "offers",
        "packages",
        "passes",
        "phase",
        "pick",
        "placing",
        "reach",
        "round",
        "seats",
        "splits",
        "stacks",
        "submitted",
        "tile",
        "tiled",
        "to_place",
        "turn",
        "waiver",
    )

    def __init__(
        self,
        edition: Edition,
        last_round: int,
        first: int,
        money: list[int],
        notes: list[int],
        flags: list[int],
        cubes: list[int],
        market: list[int],
        stacks: list[int],
        tile: list[int],
        held: list[int],
        reach: list[int],
        blocs: list[tuple[Bloc, ...]],
        offers: list[OpenOffer],
        splits: list[Split],
    ) -> None:
        self.edition = edition
        self.seats = edition.seats
        self.last_round = last_round  # END-2; 0 for none
        self.first = first
        self.phase = DRAFT
        self.round = 1
        self.turn = first
        self.passes = 0
        self.final = False
        self.submitted = 0  # mask of the seats that have submitted in Produce
        self.money = money
        self.notes = notes
        self.flags = flags
        self.cubes = cubes
        self.market = market
        self.stacks = stacks
        self.tile = tile
        self.held = held  # for each seat, the hexes with its flags
        self.reach = reach  # for each seat, the hexes next to those
        self.blocs = blocs
        self.claimed = 0  # all hexes with a flag
        self.tiled = 0  # all hexes with a tile
        self.pick = 0
        self.packages = 0  # mask of the packages still to be had
        self.placing = -1  # the kind of tile being put down
        self.to_place = 0
        self.group = 0  # the hexes a starting tile must touch (SETUP-10); 0 for the first
        self.waiver = 0  # SETUP-12.1
        self.offers = offers
        self.next_offer = 0
        self.splits = splits

    def copy(self) -> State:
        new = State(
            self.edition,
            self.last_round,
            self.first,
            self.money[:],
            self.notes[:],
            self.flags[:],
            self.cubes[:],
            self.market[:],
            self.stacks[:],
            self.tile[:],
            self.held[:],
            self.reach[:],
            self.blocs[:],
            self.offers[:],
            self.splits[:],
        )
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.passes = self.passes
        new.final = self.final
        new.submitted = self.submitted
        new.claimed = self.claimed
        new.tiled = self.tiled
        new.pick = self.pick
        new.packages = self.packages
        new.placing = self.placing
        new.to_place = self.to_place
        new.group = self.group
        new.waiver = self.waiver
        new.next_offer = self.next_offer
        return new


def opening(edition: Edition, first: int, last_round: int) -> State:
    """The table before the first pick: SETUP-2, SETUP-3, SETUP-4, SETUP-5."""
    seats = edition.seats
    state = State(
        edition,
        last_round,
        first,
        [edition.cash[(seat - first) % seats] for seat in range(seats)],
        [0] * seats,
        [FLAGS] * seats,
        [0] * (seats * GOODS),
        START[:],
        STACKS[:],
        [-1] * HEXES,
        [0] * seats,
        [0] * seats,
        [()] * seats,
        [],
        [],
    )
    state.packages = (1 << len(edition.packages)) - 1
    return state
