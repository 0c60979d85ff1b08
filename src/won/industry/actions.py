"""Everything a player can do, in the words of the record."""

from __future__ import annotations

import msgspec

__all__ = [
    "Accept",
    "Action",
    "AnyAction",
    "Automate",
    "Borrow",
    "Build",
    "Buy",
    "Decline",
    "Draft",
    "Flag",
    "Keep",
    "Move",
    "Offer",
    "Pass",
    "Place",
    "Produce",
    "Repay",
    "Run",
    "Sell",
    "Step",
    "Withdraw",
]


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do"):
    """One entry of the log, without its seat. Plain data without cycles, so the collector need not look at it."""


class Draft(Action, frozen=True, gc=False, tag="draft"):
    package: str


class Place(Action, frozen=True, gc=False, tag="place"):
    tile: str
    at: str
    turn: int
    force: bool = False


class Buy(Action, frozen=True, gc=False, tag="buy"):
    cubes: dict[str, int]


class Sell(Action, frozen=True, gc=False, tag="sell"):
    cubes: dict[str, int]


class Borrow(Action, frozen=True, gc=False, tag="borrow"):
    notes: int


class Repay(Action, frozen=True, gc=False, tag="repay"):
    notes: int


class Offer(Action, frozen=True, gc=False, tag="offer"):
    to: int
    give: dict[str, int]
    get: dict[str, int]


class Accept(Action, frozen=True, gc=False, tag="accept"):
    offer: int


class Decline(Action, frozen=True, gc=False, tag="decline"):
    offer: int


class Withdraw(Action, frozen=True, gc=False, tag="withdraw"):
    offer: int


class Pass(Action, frozen=True, gc=False, tag="pass"):
    pass


class Flag(Action, frozen=True, gc=False, tag="flag"):
    at: str


class Build(Action, frozen=True, gc=False, tag="build"):
    tile: str
    at: str
    turn: int
    force: bool = False


class Step(msgspec.Struct, frozen=True, gc=False, rename={"from_": "from"}):
    """One tile of a move."""

    from_: str
    to: str
    turn: int
    force: bool = False


class Move(Action, frozen=True, gc=False, tag="move"):
    tiles: tuple[Step, ...]


class Automate(Action, frozen=True, gc=False, tag="automate"):
    at: str


class Keep(Action, frozen=True, gc=False, tag="keep"):
    at: str


class Run(msgspec.Struct, frozen=True, gc=False):
    """One bloc that runs: how it is fed, and which of its tiles when not all."""

    at: str
    feed: str
    tiles: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET


class Produce(Action, frozen=True, gc=False, tag="produce"):
    run: tuple[Run, ...]


AnyAction = (
    Draft
    | Place
    | Buy
    | Sell
    | Borrow
    | Repay
    | Offer
    | Accept
    | Decline
    | Withdraw
    | Pass
    | Flag
    | Build
    | Move
    | Automate
    | Keep
    | Produce
)
