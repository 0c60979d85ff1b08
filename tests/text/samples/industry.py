"""What the texts of industry are tried with: lines, faults of records and refusals, with what they must say."""

from __future__ import annotations

from typing import Any

from tests.industry.table import lay, new
from won.core.record import dump
from won.core.refusal import Refusal, refuse
from won.industry import events
from won.industry.actions import Draft

LINES = {
    "draft I3": "Take package I3",
    "place farm D4 0": "Put down a farm on D4",
    "place farm D4 0 force": "Put down a farm on D4 by Force",
    "buy food 2": "Buy 2 food",
    "sell ore capital": "Sell 1 ore and 1 capital",
    "borrow 2": "Borrow on 2 notes",
    "repay": "Repay 1 note",
    "offer 1 give food 2 get money 10": "Offer Bo 2 food for 10 in money",
    "offer 1 give food 2": "Offer Bo 2 food for nothing",
    "offer 1 get food 2": "Ask Bo for 2 food, for nothing",
    "accept 3": "Accept offer 4",
    "decline 3": "Decline offer 4",
    "withdraw 3": "Withdraw offer 4",
    "pass": "Pass",
    "flag D4": "Place a flag on D4",
    "build mine D4 2": "Build a mine on D4 (turned by 120°)",
    "build mine D4 2 force": "Build a mine on D4 by Force (turned by 120°)",
    "move D4 D5 0, C3 C4 1 force": "Move D4 to D5 and C3 to C4 by Force (turned by 60°)",
    "automate D4": "Automate the bloc at D4",
    "keep D4": "Keep the bloc at D4 automated",
    "produce": "Run nothing",
    "produce D4 food, E2 ore, C1 food C1 C2": "Run D4 on food, E2 on ore and C1 on food (only C1 C2)",
}

GOOD = dump(new().game.record()).decode()
# By problem: what is replaced in a good record, with what, and a part of the sentence.
ALTERED: dict[str, tuple[str, str, str]] = {
    "not_json": (GOOD, GOOD[:40], "it breaks off in the middle"),
    "not_a_record": (GOOD, "[]", "one JSON object"),
    "no_format": ('"format"', '"form"', "its field “format” is missing"),
    "format": ("won/1", "won/9", "This record is of the format won/9; this program reads won/1."),
    "field": ('"revision": 1', '"revision": "x"', "“revision” is not valid: a whole number expected, a text found."),
    "edition": ('"second"', '"tenth"', "There is no edition called tenth; choose from: first, second or v3. [SETUP-1]"),
    "seats": (',{"name":"Bo"},{"name":"Cleo"}', "", "The edition second is for 3 to 6 players, not 1. [SETUP-1]"),
    "nation": (
        '"Ada"},{"name":"Bo"',
        '"Ada","nation":"bharat"},{"name":"Bo","nation":"bharat"',
        "two seats lead the nation bharat",
    ),
    "first": ('"first":0', '"first":3', "“chance.first” must be a seat, a whole number from 0 to 2, not 3. [SETUP-2]"),
    "rounds": (
        '"options": {}',
        '"options": {"rounds": 0}',
        "“options.rounds” must be a whole number of at least 1, not 0.",
    ),
    "option": (
        '"options": {}',
        '"options": {"luck": 1}',
        "There is no option called luck; choose from: rounds, cash, final, contiguity or split.",
    ),
    "option_value": (
        '"options": {}',
        '"options": {"cash": "x"}',
        "“options.cash” cannot be x; choose from: open or private.",
    ),
    "revision": ('"revision": 1', '"revision": 7', "revision 7 of the rules; this program knows 1."),
    "refused": (
        '"log": []',
        '"log": [{"seat":1,"do":"pass"}]',
        "Entry 1 of the log is against the rules: “pass” is not possible in this phase",
    ),
}

SAMPLE: dict[str, list[Any]] = {
    "at": ["D4"],
    "cost": [41],
    "count": [3],
    "cube": ["ore"],
    "cubes": [4],
    "do": ["build"],
    "field": ["seat", "hex", "tile", "cube", "feed", "package", "do"],
    "have": [0, 2],
    "held": [1, 20],
    "left": [1, 3],
    "money": [12],
    "most": [1, 3],
    "notes": [5],
    "offer": [7],
    "package": ["I3"],
    "phase": ["trade"],
    "pieces": [["D4", "E3"]],
    "seat": [1],
    "thing": ["food", "money", "notes"],
    "tile": ["mine"],
    "tiles": [4],
    "to": [2],
    "turn": [0],
    "value": ["Z9", -1, None, 2.5],
}
# Where one word has another meaning, or nothing at all.
SPECIAL: dict[tuple[str, str], list[Any]] = {
    ("DEV-5", "cost"): [{"ore": 1, "capital": 2}],
    ("DEV-5", "have"): [{"ore": 0, "capital": 1}],
    ("AUTO-4", "at"): [None, "D4"],
    ("AUTO-4", "pieces"): [[], ["D4", "E3"]],
    ("SETUP-9.1", "tile"): [None, "farm"],
    ("NOTE-3", "left"): [0, 1, 3],
    ("BARTER-1", "to"): [1, 2],
}
CHAPTERS = {"AUTO", "BARTER", "BOARD", "DEV", "FORM", "MOVE", "NOTE", "PROD", "SETUP", "TRADE", "TURN"}
LEAST_REFUSALS = 40
FIGURES: list[tuple[Refusal, str]] = [
    (
        refuse("DEV-5", cost={"ore": 1, "capital": 2}, have={"ore": 0, "capital": 1}),
        "still missing: 1 ore and 1 capital.",
    ),
    (refuse("TRADE-4", cubes=2, most=1), "exactly 1 cube, not 2."),
    (refuse("TRADE-4", cubes=4, most=3), "1 to 3 cubes, not 4."),
    (refuse("TURN-1", seat=1, turn=0), "Bo must wait: Ada is on turn."),
    (refuse("NOTE-3", notes=5, held=19, left=1), "With 19 notes you can take 1 more note at most, not 5."),
    (refuse("NOTE-3", notes=5, held=20, left=0), "With 20 notes you cannot borrow more"),
    (refuse("AUTO-4", at=None, pieces=["D4", "E3", "F2"]), "stays automated, D4, E3 or F2."),
    (refuse("BARTER-5", seat=2, thing="ore", count=2), "Cleo cannot give 2 ore: the offer"),
    (refuse("FORM-1", field="hex", value="Z9"), "There is no hex Z9"),
    (
        refuse("BARTER-5", seat=2, thing="money", count=10),
        "Cleo cannot give 10 in money: the offer",
    ),
]
UNEXPECTED: list[Refusal] = [
    Refusal("XYZ-9"),
    Refusal("DEV-2.1"),
    refuse("DEV-5", cost=3),
    refuse("FORM-1", field="moon"),
    refuse("TURN-1", seat="x"),
]
STRANGE = Draft("I\x1b[31m\n" + "x" * 500)
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("first", 3, {"rounds": 2}),
    ("second", 4, {"rounds": 2}),
    ("v3", 2, {"rounds": 2}),
]
EVENTS = {events.Bought, events.Sold, events.PhaseBegan, events.GameOver}


def refused() -> tuple[Refusal, list[str]]:
    """A refusal of a table, and what it says in three languages."""
    table = lay(phase="develop", board="0 farm D4")
    return table.refuses("0 flag I1", "DEV-2.1"), [
        "I1 is not next to a hex with a flag of the same owner: choose one that is. [DEV-2.1]",
        "I1 non è adiacente a un esagono con una bandiera dello stesso giocatore: scegline uno che lo sia. [DEV-2.1]",
        "I1 n’est pas à côté d’un hexagone avec un drapeau du même joueur : choisissez-en un qui le soit. [DEV-2.1]",
    ]


def strange_refusal() -> Refusal | None:
    return new().game.check(0, STRANGE)
