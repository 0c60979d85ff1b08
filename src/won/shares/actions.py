"""Everything a player can do, in the words of the record."""

from __future__ import annotations

import msgspec

__all__ = [
    "Accept",
    "Action",
    "Agree",
    "AnyAction",
    "Bid",
    "Buy",
    "Claim",
    "Concede",
    "Deal",
    "Declare",
    "Decline",
    "Drop",
    "End",
    "Joker",
    "Lots",
    "Object",
    "Pool",
    "Roll",
    "Seal",
    "Side",
    "Withdraw",
]


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do"):
    """One entry of the log, without its seat."""


class Roll(Action, frozen=True, gc=False, tag="roll"):
    """WORD-3: the white and the red die, drawn from outside; none before they are."""

    dice: tuple[int, int] | msgspec.UnsetType = msgspec.UNSET


class Buy(Action, frozen=True, gc=False, tag="buy"):
    shares: tuple[str, ...]


class Joker(Action, frozen=True, gc=False, tag="joker"):
    """Buys one on its square, gives one up on an auction square."""


class End(Action, frozen=True, gc=False, tag="end"):
    """Wants nothing more of this square."""


class Lots(Action, frozen=True, gc=False, tag="lots"):
    lots: tuple[tuple[str, ...], ...]


class Bid(Action, frozen=True, gc=False, tag="bid"):
    amount: int


class Drop(Action, frozen=True, gc=False, tag="drop"):
    pass


class Seal(Action, frozen=True, gc=False, tag="seal"):
    """BID-5: the most one would pay; 0 for no bid."""

    amount: int


class Claim(Action, frozen=True, gc=False, tag="claim"):
    pass


class Side(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What one party would hand over."""

    shares: tuple[str, ...] = ()
    cash: int = 0


class Deal(Action, frozen=True, gc=False, tag="deal"):
    to: int
    give: Side
    get: Side


class Pool(Action, frozen=True, gc=False, tag="pool"):
    """Proposes a syndicate with these parties, each named by any of its seats.

    SYND-3: `lead` names who leads it, of those who bring shares of the highest marked price.
    """

    parties: tuple[int, ...] = msgspec.field(name="with")
    lead: int | msgspec.UnsetType = msgspec.UNSET


class Accept(Action, frozen=True, gc=False, tag="accept"):
    offer: int


class Decline(Action, frozen=True, gc=False, tag="decline"):
    offer: int


class Withdraw(Action, frozen=True, gc=False, tag="withdraw"):
    offer: int


class Concede(Action, frozen=True, gc=False, tag="concede"):
    """Gives up before a debt."""


class Agree(Action, frozen=True, gc=False, tag="agree"):
    pass


class Object(Action, frozen=True, gc=False, tag="object"):
    pass


class Declare(Action, frozen=True, gc=False, tag="declare"):
    """DEBT-5: declares the party bankrupt that cannot pay."""


AnyAction = (
    Roll
    | Buy
    | Joker
    | End
    | Lots
    | Bid
    | Drop
    | Seal
    | Claim
    | Deal
    | Pool
    | Accept
    | Decline
    | Withdraw
    | Concede
    | Agree
    | Object
    | Declare
)
