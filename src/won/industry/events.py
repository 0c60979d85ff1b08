"""What happened. Every change of the table stands in an event, so that any reader can follow without the rules."""

from __future__ import annotations

from won.core.event import Event
from won.industry.actions import Step

__all__ = [
    "AnyEvent",
    "Automated",
    "Bartered",
    "Borrowed",
    "Bought",
    "Built",
    "Declined",
    "Drafted",
    "EndNear",
    "Flagged",
    "GameOver",
    "InterestPaid",
    "Kept",
    "Lapsed",
    "Moved",
    "Offered",
    "Passed",
    "PhaseBegan",
    "Placed",
    "Produced",
    "Repaid",
    "Sold",
    "SoldOut",
    "SplitUp",
    "Withdrawn",
]


class Drafted(Event, frozen=True, gc=False, tag="drafted"):
    seat: int
    package: str
    tile: str | None
    tiles: int
    cubes: dict[str, int]
    money: int


class Placed(Event, frozen=True, gc=False, tag="placed"):
    seat: int
    tile: str
    at: str
    turn: int
    force: bool
    capital: int


class Bought(Event, frozen=True, gc=False, tag="bought"):
    seat: int
    cubes: dict[str, int]
    supply: dict[str, int]
    money: int


class Sold(Event, frozen=True, gc=False, tag="sold"):
    seat: int
    cubes: dict[str, int]
    supply: dict[str, int]
    money: int


class Borrowed(Event, frozen=True, gc=False, tag="borrowed"):
    seat: int
    notes: int
    money: int


class Repaid(Event, frozen=True, gc=False, tag="repaid"):
    seat: int
    notes: int
    money: int


class Offered(Event, frozen=True, gc=False, tag="offered"):
    offer: int
    seat: int
    to: int
    give: dict[str, int]
    get: dict[str, int]


class Bartered(Event, frozen=True, gc=False, tag="bartered"):
    offer: int
    seat: int
    to: int
    give: dict[str, int]
    get: dict[str, int]


class Declined(Event, frozen=True, gc=False, tag="declined"):
    offer: int
    seat: int


class Withdrawn(Event, frozen=True, gc=False, tag="withdrawn"):
    offer: int
    seat: int


class Lapsed(Event, frozen=True, gc=False, tag="lapsed"):
    offers: tuple[int, ...]


class Passed(Event, frozen=True, gc=False, tag="passed"):
    seat: int


class Flagged(Event, frozen=True, gc=False, tag="flagged"):
    seat: int
    at: str


class Built(Event, frozen=True, gc=False, tag="built"):
    seat: int
    tile: str
    at: str
    turn: int
    force: bool
    paid: dict[str, int]


class Moved(Event, frozen=True, gc=False, tag="moved"):
    seat: int
    tiles: tuple[Step, ...]
    capital: int
    flags: int


class Automated(Event, frozen=True, gc=False, tag="automated"):
    seat: int
    at: str


class SplitUp(Event, frozen=True, gc=False, tag="split"):
    """An automated bloc lies in pieces; `tokens` of them are to be named."""

    seat: int
    tokens: int
    pieces: tuple[str, ...]


class Kept(Event, frozen=True, gc=False, tag="kept"):
    seat: int
    at: str


class Produced(Event, frozen=True, gc=False, tag="produced"):
    seat: int
    spent: dict[str, int]
    made: dict[str, int]
    money: int


class PhaseBegan(Event, frozen=True, gc=False, tag="phase"):
    phase: str
    round: int
    first: int


class EndNear(Event, frozen=True, gc=False, tag="end_near"):
    """The final phases follow; `triggers` are of `flags`, `hexes`, `stacks`, `rounds`."""

    triggers: tuple[str, ...]


class InterestPaid(Event, frozen=True, gc=False, tag="interest"):
    seat: int
    money: int
    notes: int
    borrowed: int
    waived: int


class SoldOut(Event, frozen=True, gc=False, tag="sold_out"):
    """One seat's part in the automatic sale, at the final prices."""

    seat: int
    cubes: dict[str, int]
    prices: dict[str, int]
    money: int


class GameOver(Event, frozen=True, gc=False, tag="over"):
    scores: tuple[int, ...]
    winners: tuple[int, ...]


AnyEvent = (
    Drafted
    | Placed
    | Bought
    | Sold
    | Borrowed
    | Repaid
    | Offered
    | Bartered
    | Declined
    | Withdrawn
    | Lapsed
    | Passed
    | Flagged
    | Built
    | Moved
    | Automated
    | SplitUp
    | Kept
    | Produced
    | PhaseBegan
    | EndNear
    | InterestPaid
    | SoldOut
    | GameOver
)
