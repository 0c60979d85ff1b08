"""The whole table at one moment, laid out for speed: small ints, lists and 61-bit masks, copied by slices.

The board changes by `claim`, `lay` and `lift` alone, which keep flags, hexes, reach, tiles and blocs in step.
"""

from __future__ import annotations

from typing import Final

from won.industry.blocs import Bloc, in_order, survey, with_tile
from won.industry.board import AROUND, BIT, HEXES, next_to
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

    def __init__(self, edition: Edition, first: int, last_round: int, source: State | None = None) -> None:
        """The table before the first pick (SETUP-2 to SETUP-5), or a copy of another table."""
        self.edition = edition
        self.seats = seats = edition.seats
        self.first = first  # the holder of the marker
        self.last_round = last_round  # END-2; 0 for none
        if source is None:
            self.phase = DRAFT
            self.round = 1
            self.turn = first
            self.passes = 0
            self.final = False
            self.submitted = 0  # mask of the seats that have submitted in Produce
            self.money = [edition.cash[(seat - first) % seats] for seat in range(seats)]
            self.notes = [0] * seats
            self.flags = [FLAGS] * seats
            self.cubes = [0] * (seats * GOODS)
            self.market = START[:]
            self.stacks = STACKS[:]
            self.tile = [-1] * HEXES
            self.held = [0] * seats  # for each seat, the hexes with its flags
            self.reach = [0] * seats  # for each seat, the hexes next to those
            self.blocs: list[tuple[Bloc, ...]] = [()] * seats
            self.claimed = 0  # all hexes with a flag
            self.tiled = 0  # all hexes with a tile
            self.pick = 0
            self.packages = (1 << len(edition.packages)) - 1  # mask of the packages still to be had
            self.placing = -1  # the kind of tile being put down
            self.to_place = 0
            self.group = 0  # the hexes a starting tile must touch (SETUP-10); 0 for the first
            self.waiver = 0  # SETUP-12.1
            self.offers: list[OpenOffer] = []
            self.next_offer = 0
            self.splits: list[Split] = []
        else:
            self.phase = source.phase
            self.round = source.round
            self.turn = source.turn
            self.passes = source.passes
            self.final = source.final
            self.submitted = source.submitted
            self.money = source.money.copy()
            self.notes = source.notes.copy()
            self.flags = source.flags.copy()
            self.cubes = source.cubes.copy()
            self.market = source.market.copy()
            self.stacks = source.stacks.copy()
            self.tile = source.tile.copy()
            self.held = source.held.copy()
            self.reach = source.reach.copy()
            self.blocs = source.blocs.copy()
            self.claimed = source.claimed
            self.tiled = source.tiled
            self.pick = source.pick
            self.packages = source.packages
            self.placing = source.placing
            self.to_place = source.to_place
            self.group = source.group
            self.waiver = source.waiver
            self.offers = source.offers.copy()
            self.next_offer = source.next_offer
            self.splits = source.splits.copy()

    def copy(self) -> State:
        return State(self.edition, self.first, self.last_round, self)

    def claim(self, seat: int, at: int) -> None:
        """A flag of the seat is put on the hex."""
        self.flags[seat] -= 1
        self.claimed |= BIT[at]
        self.held[seat] |= BIT[at]
        self.reach[seat] |= AROUND[at]

    def lay(self, seat: int, at: int, code: int) -> None:
        """A tile is laid beside the seat's flag on the hex, and joins the blocs it links to."""
        self.tiled |= BIT[at]
        self.tile[at] = code
        self.blocs[seat] = with_tile(self.blocs[seat], self.tile, self.held[seat], at)

    def lift(self, seat: int, hexes: list[int]) -> list[Bloc]:
        """The seat's tiles are taken off these hexes, each with its flag. The blocs that came apart, as they were."""
        lifted = 0
        for at in hexes:
            self.tile[at] = -1
            lifted |= BIT[at]
        self.flags[seat] += len(hexes)
        self.claimed &= ~lifted
        self.tiled &= ~lifted
        self.held[seat] &= ~lifted
        self.reach[seat] = next_to(self.held[seat])
        broken = [bloc for bloc in self.blocs[seat] if bloc.mask & lifted]
        whole = [bloc for bloc in self.blocs[seat] if not bloc.mask & lifted]
        left = 0
        for bloc in broken:
            left |= bloc.mask & ~lifted
        self.blocs[seat] = in_order([*whole, *survey(self.tile, left)])
        return broken

    def give_tokens(self, seat: int, mask: int, tokens: int) -> None:
        """The seat's bloc on these hexes gets so many tokens more."""
        self.blocs[seat] = tuple(
            [bloc.with_tokens(bloc.tokens + tokens) if bloc.mask & mask else bloc for bloc in self.blocs[seat]]
        )
