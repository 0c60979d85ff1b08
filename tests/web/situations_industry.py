"""Every kind of decision of industry, and the largest of each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tests.web.positions import DEVELOP, LAST_TO_PASS, PRODUCE, TRADE, record_of
from tests.web.situations import LONG_NAMES, Situation
from won.core.record import Seat, dump
from won.industry import game as industry

NATIONS: Final = ("anglica", "bharat", "bolshevia", "arazzaq", "federal_provinces", "showa_republic")


def seated(players: int) -> list[Seat]:
    return [Seat(name, nation) for name, nation in zip(LONG_NAMES[:players], NATIONS, strict=False)]


def after(lines: str, players: int = 3, rounds: int = 3, edition: str = "second") -> Callable[[], bytes]:
    return partial(record_of, lines, rounds, edition, seated(players))


def begun(edition: str, players: int) -> Callable[[], bytes]:
    """Before the first action."""
    return lambda: dump(industry.new(edition, seated(players), {"first": 0}, {"rounds": 3}).record())


SPLIT: Final = f"{DEVELOP}; 0 automate C3; 1 pass; 2 pass; 0 move C3 I5 0"
CLOSING: Final = f"""{TRADE}; 0 borrow 2; 0 pass; 1 pass; 2 pass; 0 pass; 1 pass; 2 pass; 0 produce;
1 produce; 2 produce; 1 pass; 2 pass"""

SITUATIONS: Final = (
    Situation("packages for three", begun("second", 3), {"draft": "Industry package 1"}),
    Situation("packages for six", begun("second", 6), {"draft": "Industry package 1"}),
    Situation("packages of v3", begun("v3", 5), {"draft": "ackage 1"}),
    Situation("a starting tile", after("0 draft I1"), {"place": "Put it here"}, ("hex C3",)),
    Situation("the market", after(TRADE), {"buy": "buy food", "sell": "sell ore", "pass": "Pass"}),
    Situation(
        "a full cart", after(TRADE), {"buy": "Buy 3 food"}, ("button buy food", "button buy food", "button buy food")
    ),
    Situation("barter", after(TRADE), {"offer": "Make the offer"}, ("tab Barter",), tight=True),
    Situation("notes", after(f"{TRADE}; 0 borrow 3"), {"borrow": "Borrow", "repay": "Pay back"}, ("tab Notes",)),
    Situation("orders", after(TRADE), {}, ("tab Orders",)),
    Situation(
        "an offer to me",
        after(f"{TRADE}; 1 offer 0 give food 2 money 3 get capital; 2 offer 0 give food get ore 2"),
        {"accept": "Accept", "decline": "Decline", "buy": "buy food"},
        own=3,
        tight=True,
    ),
    Situation("my own offer", after(f"{TRADE}; 0 offer 1 give ore get food 2"), {"withdraw": "Withdraw"}, own=3),
    Situation(
        "what to develop", after(DEVELOP), {"build": "Farm", "flag": "Flag", "move": "Move", "automate": "Autom"}
    ),
    Situation("a tile to build", after(LAST_TO_PASS), {"build": "Build it here"}, ("button Generator", "hex C1")),
    Situation("a flag", after(DEVELOP), {"flag": "Place it here"}, ("button Flag", "hex B2")),
    Situation("tiles to lift", after(DEVELOP), {"move": "Lift them"}, ("button Move tiles",)),
    Situation(
        "a tile to move",
        after(DEVELOP),
        {"move": "Put it here"},
        ("button Move tiles", "hex C3", "button Lift them", "hex I5"),
    ),
    Situation("a bloc to automate", after(DEVELOP), {"automate": "Automate it"}, ("button Automate",)),
    Situation("a bloc that was split", after(SPLIT), {"keep": "Keep this one"}),
    Situation("production", after(PRODUCE), {"produce": "Produce"}),
    Situation("the closing", after(CLOSING, rounds=1), {"repay": "Pay back", "pass": "Pass"}, own=3),
)
