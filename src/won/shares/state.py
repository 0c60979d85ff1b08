"""The whole table at one moment. A party, one player or a syndicate, is known by the seat that leads it."""

from __future__ import annotations

from typing import Any, Final

from won.shares.figures import JOKERS, starting_cash
from won.shares.world import GOODS, NOBODY, SHARES, World

ROLL: Final = 0  # to roll and move
BUY: Final = 1  # may buy shares
TAKE: Final = 2  # may buy a joker
LOTS: Final = 3  # must name lots, or give up a joker
BID: Final = 4  # a lot is under the hammer
SETTLE: Final = 5  # nothing to decide; what is owed is being settled
REST: Final = 6  # may only end the turn, while claims are open
OVER: Final = 7
MOMENTS: Final[list[str]] = ["roll", "buy", "take", "lots", "bid", "settle", "rest", "over"]
ANY_MOMENT: Final = [ROLL, BUY, TAKE, LOTS, BID, SETTLE, REST]  # of play


class Settings:
    """The options of a game, each with the recommended answer as its default."""

    __slots__ = (
        "auctions_closed",
        "bidding",
        "binding_proposals",
        "cash",
        "claims",
        "creditors",
        "declarations",
        "early_choice",
        "every_bidder_asked",
        "joint",
        "leaders_chosen",
        "lots",
        "offers_checked",
        "pooling",
        "retractions",
        "settling_shown",
        "tour",
        "turns",
    )

    def __init__(self, options: dict[str, Any], revision: int) -> None:
        self.tour: str = options.get("tour", "pass")  # TOUR-2
        self.early_choice: str = options.get("early_choice", "pay")  # CHOICE-2
        self.claims: str = options.get("claims", "auto")  # ROYALTY-3
        self.lots: str = options.get("lots", "minimal")  # LOT-2
        self.bidding: str = options.get("bidding", "open")  # BID-5
        self.joint: str = options.get("joint", "consent")  # SYND-6
        self.creditors: str = options.get("creditors", "bank")  # DEBT-3
        self.cash: str = options.get("cash", "private")  # SEEN-1
        self.turns: int = options.get("turns", 0)  # LAST-2
        # What a record of the first revision did not have. Chapters ask for these, never for the revision.
        second = revision >= 2
        self.pooling: str = options.get("pooling", "between" if second else "outside")  # SYND-1
        self.binding_proposals = second  # SYND-6: an objection to a compulsory act counts once
        self.declarations = second  # DEBT-5
        self.offers_checked = second  # DEAL-4, DEAL-5: when they are made too
        self.retractions = second  # SYND-1: agreement to a syndicate can be taken back
        self.leaders_chosen = second  # SYND-3
        self.every_bidder_asked = second  # BID-2: also one who cannot pay
        self.auctions_closed = second or self.pooling == "between"  # DEBT-4, SYND-3: when the vendor is gone
        self.settling_shown = second  # DEBT-2: the moment is `settle` while a debt waits


class Debt:
    """What one party owes another, or the bank. `notice`: a creditor has given notice of bankruptcy (DEBT-5)."""

    __slots__ = ("amount", "notice", "payee", "payer", "what", "why")

    def __init__(self, payer: int, payee: int, amount: int, why: str, what: str, notice: bool = False) -> None:
        self.payer = payer
        self.payee = payee
        self.amount = amount
        self.why = why
        self.what = what
        self.notice = notice

    def between(self, payer: int, payee: int) -> Debt:
        """The same debt, passed on to others."""
        return Debt(payer, payee, self.amount, self.why, self.what, self.notice)

    def with_notice(self) -> Debt:
        return Debt(self.payer, self.payee, self.amount, self.why, self.what, True)


class OpenOffer:
    """A deal, or a syndicate proposed: then `parties` are all who would pool and `agreed` those who have agreed."""

    __slots__ = ("action", "agreed", "number", "parties", "seat")

    def __init__(self, number: int, seat: int, parties: tuple[int, ...], action: Any, agreed: int) -> None:
        self.number = number
        self.seat = seat  # the party that made it
        self.parties = parties
        self.action = action
        self.agreed = agreed  # mask of parties


class Parties:
    """What each party has, and which are left. Who plays by himself is a party too."""

    __slots__ = (
        "alive",
        "cash",
        "count",
        "fallen",
        "hands",
        "head",
        "jokers",
        "owner",
        "percent",
        "step",
        "syndicates",
        "tours",
    )

    def __init__(self, seats: int, source: Parties | None) -> None:
        if source is None:
            self.owner = [NOBODY] * len(SHARES)  # for each share its party, or NOBODY
            # For each party its shares in the order of the list; one that changes is a new list.
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.count = [0] * (seats * GOODS)  # for each party and product the number of shares
            self.percent = [0] * (seats * GOODS)  # and their percentage
            self.cash = [starting_cash(seats)] * seats
            self.jokers = [0] * seats
            self.step = [0] * seats
            self.tours = [0] * seats
            self.head = list(range(seats))  # for each seat the seat that leads its party
            self.alive = (1 << seats) - 1  # mask of the parties left
            self.fallen: tuple[int, ...] = ()  # the bankrupt parties in the order in which they fell
            self.syndicates = 0  # mask of the parties of more than one seat
        else:
            self.owner = source.owner.copy()
            self.hands = source.hands.copy()
            self.count = source.count.copy()
            self.percent = source.percent.copy()
            self.cash = source.cash.copy()
            self.jokers = source.jokers.copy()
            self.step = source.step.copy()
            self.tours = source.tours.copy()
            self.head = source.head.copy()
            self.alive = source.alive
            self.fallen = source.fallen
            self.syndicates = source.syndicates


class State(Parties):
    """The parties, whose turn it is, and what is owed, on sale or offered."""

    __slots__ = (
        "asked_to_agree",
        "bidders",
        "bids",
        "claims",
        "debts",
        "deck",
        "dice",
        "high",
        "high_bidder",
        "lot",
        "lots",
        "moment",
        "next_offer",
        "offers",
        "overruled",
        "owned",
        "proposal",
        "proposer",
        "royalty",
        "seats",
        "settings",
        "stack",
        "telex",
        "turn",
        "turns",
        "world",
    )

    def __init__(
        self,
        world: World,
        settings: Settings,
        seats: int,
        royalty: list[int],
        deck: list[str],
        source: State | None = None,
    ) -> None:
        """The table before the first roll (START-3, START-4), or a copy of another table."""
        super().__init__(seats, source)
        self.world = world
        self.settings = settings
        self.seats = seats
        self.royalty = royalty  # the product on each square, or -1
        self.deck = deck  # the telexes in the order in which they come
        if source is None:
            self.stack = JOKERS
            self.telex = 0
            self.turn = 0
            self.turns = 0
            self.moment = ROLL
            self.dice = (0, 0)
            self.owned = 0  # CHOICE-3: mask of the products held on landing
            self.debts: list[Debt] = []
            self.claims: list[Debt] = []
            self.lots: list[tuple[int, ...]] = []
            self.lot = 0
            self.high = 0
            self.high_bidder = NOBODY
            self.bidders: list[int] = []  # still in, the next to speak first
            self.bids: list[int] = []  # BID-5: for each seat its sealed maximum, -1 before it is named
            self.offers: list[OpenOffer] = []
            self.next_offer = 0
            self.proposal: Any = None  # SYND-6: what a member would do
            self.proposer = NOBODY
            self.asked_to_agree = 0  # mask of seats
            self.overruled = 0  # SYND-6: mask of the compulsory acts and parties in which a member has objected
        else:
            self.stack = source.stack
            self.telex = source.telex
            self.turn = source.turn
            self.turns = source.turns
            self.moment = source.moment
            self.dice = source.dice
            self.owned = source.owned
            self.debts = source.debts.copy()
            self.claims = source.claims.copy()
            self.lots = source.lots.copy()
            self.lot = source.lot
            self.high = source.high
            self.high_bidder = source.high_bidder
            self.bidders = source.bidders.copy()
            self.bids = source.bids.copy()
            self.offers = source.offers.copy()
            self.next_offer = source.next_offer
            self.proposal = source.proposal
            self.proposer = source.proposer
            self.asked_to_agree = source.asked_to_agree
            self.overruled = source.overruled

    def copy(self) -> State:
        return State(self.world, self.settings, self.seats, self.royalty, self.deck, self)
