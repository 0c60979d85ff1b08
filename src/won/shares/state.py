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
        self.settling_shown = second  # DEBT-2: the moment is `settle` while a debt waits


class Debt:
    """What one party owes another, or the bank."""

    __slots__ = ("amount", "payee", "payer", "what", "why")

    def __init__(self, payer: int, payee: int, amount: int, why: str, what: str) -> None:
        self.payer = payer
        self.payee = payee
        self.amount = amount
        self.why = why
        self.what = what


class OpenOffer:
    """A deal, or a syndicate proposed: then `parties` are all who would pool and `agreed` those who have agreed."""

    __slots__ = ("action", "agreed", "number", "parties", "seat")

    def __init__(self, number: int, seat: int, parties: tuple[int, ...], action: Any, agreed: int) -> None:
        self.number = number
        self.seat = seat  # the party that made it
        self.parties = parties
        self.action = action
        self.agreed = agreed  # mask of parties


class State:
    __slots__ = (
        "alive",
        "asked_to_agree",
        "bidders",
        "bids",
        "cash",
        "claims",
        "count",
        "debts",
        "deck",
        "dice",
        "hands",
        "head",
        "high",
        "high_bidder",
        "jokers",
        "lot",
        "lots",
        "moment",
        "next_offer",
        "offers",
        "overruled",
        "owned",
        "owner",
        "percent",
        "proposal",
        "proposer",
        "royalty",
        "seats",
        "settings",
        "stack",
        "step",
        "syndicates",
        "telex",
        "tours",
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
        owner: list[int],
        hands: list[list[int]],
        count: list[int],
        percent: list[int],
        cash: list[int],
        jokers: list[int],
        step: list[int],
        tours: list[int],
        head: list[int],
    ) -> None:
        self.world = world
        self.settings = settings
        self.seats = seats
        self.royalty = royalty  # the product on each square, or -1
        self.deck = deck  # the telexes in the order in which they come
        self.owner = owner  # for each share its party, or NOBODY
        self.hands = hands  # for each party its shares in the order of the list; one that changes is a new list
        self.count = count  # for each party and product the number of shares
        self.percent = percent  # and their percentage
        self.cash = cash
        self.jokers = jokers
        self.step = step
        self.tours = tours
        self.head = head  # for each seat the seat that leads its party
        self.alive = (1 << seats) - 1  # mask of the parties left
        self.syndicates = 0  # mask of the parties of more than one seat
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
        self.asked_to_agree = 0
        self.overruled = 0  # SYND-6: mask of the compulsory acts and parties in which a member has objected

    def copy(self) -> State:
        new = State(
            self.world,
            self.settings,
            self.seats,
            self.royalty,
            self.deck,
            self.owner[:],
            self.hands[:],
            self.count[:],
            self.percent[:],
            self.cash[:],
            self.jokers[:],
            self.step[:],
            self.tours[:],
            self.head[:],
        )
        new.alive = self.alive
        new.syndicates = self.syndicates
        new.stack = self.stack
        new.telex = self.telex
        new.turn = self.turn
        new.turns = self.turns
        new.moment = self.moment
        new.dice = self.dice
        new.owned = self.owned
        new.debts = self.debts[:]
        new.claims = self.claims[:]
        new.lots = self.lots[:]
        new.lot = self.lot
        new.high = self.high
        new.high_bidder = self.high_bidder
        new.bidders = self.bidders[:]
        new.bids = self.bids[:]
        new.offers = self.offers[:]
        new.next_offer = self.next_offer
        new.proposal = self.proposal
        new.proposer = self.proposer
        new.asked_to_agree = self.asked_to_agree
        new.overruled = self.overruled
        return new


def opening(world: World, settings: Settings, seats: int, first: int, royalty: list[int], deck: list[str]) -> State:
    """START-3, START-4, START-5: the table before the first roll."""
    state = State(
        world,
        settings,
        seats,
        royalty,
        deck,
        [NOBODY] * len(SHARES),
        [[] for _ in range(seats)],
        [0] * (seats * GOODS),
        [0] * (seats * GOODS),
        [starting_cash(seats)] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        list(range(seats)),
    )
    state.turn = first
    return state
