"""What happened. Parties are named by the seat that leads them, the bank by -1."""

from __future__ import annotations

from won.core.event import Event
from won.shares.actions import Side

__all__ = [
    "Agreed", "AnyEvent", "Bankrupt", "BidMade", "Bought", "Claimable", "Dealt", "DebtLapsed", "Declared", "Declined",
    "Dropped", "Forfeited", "GameOver", "JokerBought", "JokerUsed", "Lapsed", "LotSold", "LotUnsold", "LotsNamed",
    "NoticeGiven", "Objected", "Offered", "Owed", "Paid", "PoolAgreed", "PoolProposed", "Pooled", "Proposed",
    "Retracted", "Rolled", "Sealed", "TelexRead", "TurnBegan", "Withdrawn",
]  # fmt: skip


class Rolled(Event, frozen=True, gc=False, tag="rolled"):
    seat: int
    dice: tuple[int, int]
    step: int
    square: int
    tours: int


class Paid(Event, frozen=True, gc=False, tag="paid"):
    """`why` is of `bonus`, `double`, `royalty`, `telex`; `what` names the product or telex."""

    payer: int
    payee: int
    amount: int
    why: str
    what: str


class Owed(Event, frozen=True, gc=False, tag="owed"):
    """A debt that cannot be paid yet."""

    payer: int
    payee: int
    amount: int
    why: str
    what: str


class Claimable(Event, frozen=True, gc=False, tag="claimable"):
    seat: int
    amount: int
    product: str


class Forfeited(Event, frozen=True, gc=False, tag="forfeited"):
    seat: int
    amount: int


class Bought(Event, frozen=True, gc=False, tag="bought"):
    seat: int
    shares: tuple[str, ...]
    amount: int


class JokerBought(Event, frozen=True, gc=False, tag="joker_bought"):
    seat: int
    amount: int


class JokerUsed(Event, frozen=True, gc=False, tag="joker_used"):
    seat: int


class TelexRead(Event, frozen=True, gc=False, tag="telex"):
    seat: int
    telex: str
    owner: bool


class LotsNamed(Event, frozen=True, gc=False, tag="lots"):
    seat: int
    lots: tuple[tuple[str, ...], ...]
    reserves: tuple[int, ...]


class BidMade(Event, frozen=True, gc=False, tag="bid"):
    seat: int
    amount: int


class Dropped(Event, frozen=True, gc=False, tag="dropped"):
    seat: int


class Sealed(Event, frozen=True, gc=False, tag="sealed"):
    seat: int  # has named a maximum; how much stays hidden


class LotSold(Event, frozen=True, gc=False, tag="lot_sold"):
    vendor: int
    buyer: int
    shares: tuple[str, ...]
    amount: int


class LotUnsold(Event, frozen=True, gc=False, tag="lot_unsold"):
    vendor: int
    shares: tuple[str, ...]
    amount: int


class Offered(Event, frozen=True, gc=False, tag="offered"):
    offer: int
    seat: int
    to: int
    give: Side
    get: Side


class Dealt(Event, frozen=True, gc=False, tag="dealt"):
    offer: int
    seat: int
    to: int
    give: Side
    get: Side


class PoolProposed(Event, frozen=True, gc=False, tag="pool_proposed"):
    offer: int
    seat: int
    parties: tuple[int, ...]
    fee: int


class PoolAgreed(Event, frozen=True, gc=False, tag="pool_agreed"):
    offer: int
    seat: int


class Pooled(Event, frozen=True, gc=False, tag="pooled"):
    """What each party brought: `cash`, `jokers` and `shares`, in the order of `parties`."""

    head: int
    parties: tuple[int, ...]
    fee: int
    cash: tuple[int, ...]
    jokers: tuple[int, ...]
    shares: tuple[tuple[str, ...], ...]


class Declined(Event, frozen=True, gc=False, tag="declined"):
    offer: int
    seat: int


class Withdrawn(Event, frozen=True, gc=False, tag="withdrawn"):
    offer: int
    seat: int


class Lapsed(Event, frozen=True, gc=False, tag="lapsed"):
    offers: tuple[int, ...]


class DebtLapsed(Event, frozen=True, gc=False, tag="debt_lapsed"):
    seat: int
    amount: int


class Bankrupt(Event, frozen=True, gc=False, tag="bankrupt"):
    """The bank takes all and pays the creditors: `paid` is what each of `creditors` gets."""

    seat: int
    cash: int
    shares: tuple[str, ...]
    jokers: int
    creditors: tuple[int, ...]
    paid: tuple[int, ...]


class Proposed(Event, frozen=True, gc=False, tag="proposed"):
    """A member of a syndicate would do this; the others are asked."""

    seat: int
    action: str


class Agreed(Event, frozen=True, gc=False, tag="agreed"):
    seat: int


class Objected(Event, frozen=True, gc=False, tag="objected"):
    seat: int


class Retracted(Event, frozen=True, gc=False, tag="retracted"):
    """A party takes back its agreement to a syndicate; the proposal stays open."""

    offer: int
    seat: int


class Declared(Event, frozen=True, gc=False, tag="declared"):
    """DEBT-5: a creditor, or somebody for the bank, declares the debtor bankrupt."""

    seat: int
    debtor: int


class NoticeGiven(Event, frozen=True, gc=False, tag="notice_given"):
    """DEBT-5: something may still pay the debt; the next declaration stands, whatever is unanswered then."""

    seat: int
    debtor: int


class TurnBegan(Event, frozen=True, gc=False, tag="turn"):
    seat: int
    turns: int


class GameOver(Event, frozen=True, gc=False, tag="over"):
    winners: tuple[int, ...]


AnyEvent = (
    Rolled | Paid | Owed | Claimable | Forfeited | Bought | JokerBought | JokerUsed | TelexRead | LotsNamed |
    BidMade | Dropped | Sealed | LotSold | LotUnsold | Offered | Dealt | PoolProposed | PoolAgreed | Pooled |
    Declined | Withdrawn | Lapsed | DebtLapsed | Bankrupt | Proposed | Agreed | Objected | TurnBegan | GameOver |
    Retracted | Declared | NoticeGiven
)  # fmt: skip
