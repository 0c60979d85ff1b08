"""Everything a player can do, in the words of the record."""

from __future__ import annotations

import msgspec


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """One entry of the log, without its seat."""


class Draft(Action, frozen=True, tag="draft"):
    package: str


class Place(Action, frozen=True, tag="place"):
    tile: str
    at: str
    turn: int
    force: bool = False


class Buy(Action, frozen=True, tag="buy"):
    cubes: dict[str, int]


class Sell(Action, frozen=True, tag="sell"):
    cubes: dict[str, int]


class Borrow(Action, frozen=True, tag="borrow"):
    notes: int


class Repay(Action, frozen=True, tag="repay"):
    notes: int


class Offer(Action, frozen=True, tag="offer"):
    to: int
    give: dict[str, int]
    get: dict[str, int]


class Accept(Action, frozen=True, tag="accept"):
    offer: int


class Decline(Action, frozen=True, tag="decline"):
    offer: int


class Withdraw(Action, frozen=True, tag="withdraw"):
    offer: int


class Pass(Action, frozen=True, tag="pass"):
    pass


class Flag(Action, frozen=True, tag="flag"):
    at: str


class Build(Action, frozen=True, tag="build"):
    tile: str
    at: str
    turn: int
    force: bool = False


class Step(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    """One tile of a move."""

    from_: str
    to: str
    turn: int
    force: bool = False


class Move(Action, frozen=True, tag="move"):
    tiles: tuple[Step, ...]


class Automate(Action, frozen=True, tag="automate"):
    at: str


class Keep(Action, frozen=True, tag="keep"):
    at: str


class Run(msgspec.Struct, frozen=True):
    """One bloc that runs: how it is fed, and which of its tiles when not all."""

    at: str
    feed: str
    tiles: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET


class Produce(Action, frozen=True, tag="produce"):
    run: tuple[Run, ...]


Any = (
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
