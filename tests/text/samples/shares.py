"""What the texts of shares are tried with: lines, faults of records and refusals, with what they must say."""

from __future__ import annotations

from typing import Any

from tests.shares.table import M, lay, new
from won.core.record import dump
from won.core.refusal import Refusal, refuse
from won.shares import events
from won.shares.actions import Buy

LINES = {
    "roll": "Roll the dice",
    "roll 3 4": "Roll 3 (white) and 4 (red)",
    "buy oil__ussr gold__ussr": "Buy gold (USSR) and oil (USSR)",
    "joker": "Joker: buy one here, or give one up to be spared the auction",
    "end": "Nothing more: end the turn",
    "lots oil__ussr, gold__usa gold__japan": "Put up oil (USSR); gold (USA, Japan)",
    "bid 1500000": "Bid £1.5m",
    "drop": "Drop out of the bidding",
    "seal 1500000": "Bid up to £1.5m, in secret",
    "seal 0": "Make no bid",
    "claim": "Claim the royalties",
    "deal 1 give oil__ussr get gold__usa cash 500000": "Offer Bo oil (USSR) for gold (USA) and £0.5m in cash",
    "deal 1 give cash 500000": "Offer Bo £0.5m in cash for nothing",
    "deal 1 get oil__ussr": "Ask Bo for oil (USSR), for nothing",
    "pool 1 2": "Propose a syndicate with Bo and Cleo",
    "accept 3": "Accept offer 4",
    "decline 3": "Decline offer 4",
    "withdraw 3": "Withdraw offer 4",
    "concede": "Give up and go bankrupt",
    "agree": "Agree to what the syndicate wants to do",
    "object": "Object to what the syndicate wants to do",
    "declare": "Declare the debtor bankrupt",
    "pool 1 lead 0": "Propose a syndicate with Bo, led by Ada",
}

GOOD = dump(new().game.record()).decode()


def option(text: str) -> tuple[str, str]:
    return '"options": {}', f'"options": {{{text}}}'


# By problem: what is replaced in a good record, with what, and a part of the sentence.
ALTERED: dict[str, tuple[str, str, str]] = {
    "not_json": (GOOD, GOOD[:40], "it breaks off in the middle"),
    "not_a_record": (GOOD, "[]", "one JSON object"),
    "no_format": ('"format"', '"form"', "its field “format” is missing"),
    "format": ("won/1", "won/9", "This record is of the format won/9; this program reads won/1."),
    "field": ('"revision": 2', '"revision": "x"', "“revision” is not valid: a whole number expected, a text found."),
    "edition": ('"classic"', '"tenth"', "There is no edition called tenth; choose from: classic. [START-1]"),
    "seats": (
        ',{"name":"Bo"},{"name":"Cleo"}',
        "",
        "The edition classic is for 2 to 6 players, not 1. [START-1]",
    ),
    "cards": ('"T01",', "", "“chance.telexes” must hold each of the 18 cards of its pack once and no others"),
    "rolls": (
        '"rolls":[[[6,6],',
        '"rolls":[[[6,7],',
        "“chance.rolls[0]” must be rolls of two dice by the seats 0, 1 and 2, until one alone is highest. [START-5]",
    ),
    "turns": (*option('"turns": 0'), "“options.turns” must be a whole number of at least 1, not 0. [LAST-2]"),
    "option": (*option('"luck": 1'), "There is no option called luck; choose from: turns, pack, tour"),
    "option_value": (*option('"tour": "x"'), "“options.tour” cannot be x; choose from: pass or junction."),
    "pack_table": (
        *option('"pack": {"moons": {}}'),
        "“options.pack.moons”: a data pack has no table called moons; choose from: products, shares, telexes or board.",
    ),
    "pack_entry": (
        *option('"pack": {"products": {"moon": {}}}'),
        "“options.pack.products.moon” is not an entry of the printed table: moon cannot be corrected.",
    ),
    "pack_field": (
        *option('"pack": {"shares": {"oil__ussr": {"price": -1}}}'),
        ".shares.oil__ussr.price” cannot be -1; what can be corrected here: country, tray, percent or price.",
    ),
    "revision": ('"revision": 2', '"revision": 7', "revision 7 of the rules; this program knows 2."),
    "refused": (
        '"log": []',
        '"log": [{"seat":1,"do":"roll","dice":[1,2]}]',
        "Entry 1 of the log is against the rules: Bo must wait: Ada is on turn. [TURN-11]",
    ),
}

SAMPLE: dict[str, list[Any]] = {
    "amount": [3 * M],
    "cash": [M],
    "cost": [4 * M],
    "debtor": [-1, 2],
    "dice": [None, [0, 7]],
    "do": ["buy"],
    "due": [1, 3],
    "fee": [5 * M],
    "field": ["seat", "party", "share", "do"],
    "least": [2 * M],
    "lot": [["oil__ussr", "gold__japan"], []],
    "moment": ["roll", "bid", "lots"],
    "most": [6],
    "offer": [7, None],
    "parties": [[1, 2], []],
    "product": ["oil"],
    "seat": [1],
    "share": ["oil__ussr"],
    "shares": [0, 1, 7],
    "step": [100_000],
    "to": [2],
    "turn": [0],
    "value": ["oil__moon", -1, None, 2.5],
}
SPECIAL: dict[tuple[str, str], list[Any]] = {}
CHAPTERS = {"BID", "BUY", "CHOICE", "DEAL", "DEBT", "JOKER", "LOT", "ROYALTY", "SYND", "TURN", "WORD"}
LEAST_REFUSALS = 28
FIGURES: list[tuple[Refusal, str]] = [
    (refuse("BUY-1", cost=4 * M, cash=M), "This costs £4m, and there is only £1m to pay with"),
    (refuse("BUY-1", shares=7, most=6), "One purchase is of 1 to 6 shares, not 7."),
    (
        refuse("LOT-2", shares=2, due=3),
        "3 shares must be put up, and no lot to spare: these lots come to 2 shares.",
    ),
    (refuse("LOT-2", lot=["oil__ussr", "oil__iran"]), "The vendor has no such lot: oil (USSR, Iran)."),
    (refuse("BID-2", amount=M, least=2 * M), "A bid of £1m is too low: bid at least £2m."),
    (refuse("BID-2", seat=1), "Bo cannot bid now"),
    (refuse("DEAL-4", seat=2, share="oil__ussr"), "Cleo does not have oil (USSR) to give."),
    (refuse("DEAL-4", seat=2, cash=M), "Cleo does not have £1m in cash to give."),
    (refuse("DEAL-5", seat=0, product="natural_rubber"), "Ada holds all six shares of natural rubber"),
    (refuse("SYND-1", parties=[1, 1]), "each named once, and not Bo and Bo."),
    (refuse("WORD-1", field="share", value="oil__moon"), "oil__moon is not a share"),
    (refuse("WORD-2", value=150_001, step=100_000), "whole steps of £0.1m, and 150001 is not one"),
    (refuse("TURN-12", do="bid", moment="roll"), "“bid” is not possible at this moment (roll of the dice)."),
    (refuse("DEBT-2", seat=1), "First Bo must pay a debt"),
    (refuse("DEBT-2", seat=1, debtor=-1), "Bo has no debt that cannot be paid"),
    (refuse("DEBT-2", seat=1, debtor=0), "It is Ada who cannot pay a debt: Bo has no reason to give up."),
    (refuse("BUY-2", share="oil__ussr"), "Oil (USSR) does not lie in a tray"),
]
UNEXPECTED: list[Refusal] = [
    Refusal("XYZ-9"),
    Refusal("DEAL-5"),
    refuse("DEAL-5", seat=0, product="moon"),
    refuse("WORD-1", field="moon"),
    refuse("TURN-11", seat="x"),
    refuse("SYND-1", parties=3),
]
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("classic", 2, {"turns": 120}),
    ("classic", 4, {"turns": 120, "claims": "hand", "lots": "free", "americas": "german"}),
    ("classic", 5, {"turns": 120, "bidding": "sealed", "creditors": "estate", "tour": "junction"}),
    ("classic", 6, {"turns": 120, "joint": "any", "early_choice": "free", "aluminium": "card"}),
]
EVENTS = {events.Rolled, events.Paid, events.Bought, events.TelexRead}


def refused() -> tuple[Refusal, list[str]]:
    """A refusal of a table, and what it says in three languages."""
    table = lay().hold(0, cash=M)
    table.lands(0, 13)
    return table.refuses("0 buy oil__ussr", "BUY-1"), [
        "This costs £3m, and there is only £1m to pay with: choose less. [BUY-1]",
        "Costa £3mln, e in cassa ci sono solo £1mln: scegli di meno. [BUY-1]",
        "Cela coûte 3 M£, et il n’y a que 1 M£ en caisse : choisissez moins. [BUY-1]",
    ]


def strange_refusal() -> Refusal | None:
    table = lay()
    table.lands(0, 13)
    return table.game.check(0, Buy(("oil\x1b[31m\n" + "x" * 500,)))
