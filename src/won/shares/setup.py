"""What a game may be set up with: seats, options and what chance has drawn (START-1, START-4, START-5).

`world` is what is printed (START-2), and `State` lays the table out (START-3).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from won.core.record import RecordError, Seat
from won.shares.figures import CARDS, LEAST, MOST
from won.shares.pack import check_pack
from won.shares.world import PRODUCTS, World, world

EDITION: Final = "classic"
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "tour": ("pass", "junction"),  # TOUR-2
    "early_choice": ("pay", "free"),  # CHOICE-2
    "claims": ("auto", "hand"),  # ROYALTY-3
    "lots": ("minimal", "free"),  # LOT-2
    "bidding": ("open", "sealed"),  # BID-5
    "joint": ("consent", "any"),  # SYND-6
    "creditors": ("bank", "estate"),  # DEBT-3
    "cash": ("private", "open"),  # SEEN-1
    "aluminium": ("list", "card"),  # ROYALTY-2
    "americas": ("french", "german"),  # BOARD-10
    "pooling": ("between", "outside"),  # SYND-1
}


def check_setup(edition: str, seats: Sequence[Seat], options: Mapping[str, Any]) -> None:
    """START-1 and the options: raises `RecordError` with the field and what would be right."""
    if edition != EDITION:
        raise RecordError("edition", "$.edition", "START-1", {"found": edition, "known": [EDITION]})
    if not LEAST <= len(seats) <= MOST:
        about = {"found": len(seats), "edition": edition, "least": LEAST, "most": MOST}
        raise RecordError("seats", "$.seats", "START-1", about)
    for name, value in options.items():
        place = f"$.options.{name}"
        if name == "turns":
            if type(value) is not int or value < 1:
                raise RecordError("turns", place, "LAST-2", {"found": value})
        elif name == "pack":
            check_pack(value, place)
        elif name not in CHOICES:
            raise RecordError("option", place, about={"found": name, "known": ["turns", "pack", *CHOICES]})
        elif value not in CHOICES[name]:
            raise RecordError("option_value", place, about={"found": value, "known": list(CHOICES[name])})


def check_chance(chance: Mapping[str, Any], seats: int, printed: World) -> int:
    """START-4, START-5: what was drawn is whole; the seat that begins."""
    _check_pack_of(chance.get("royalties"), PRODUCTS * CARDS, "$.chance.royalties", "START-4")
    _check_pack_of(chance.get("telexes"), list(printed.telexes), "$.chance.telexes", "START-4")
    return first_of(chance.get("rolls"), seats)


def _check_pack_of(drawn: object, cards: list[str], place: str, rule: str) -> None:
    if not isinstance(drawn, list) or any(type(card) is not str for card in drawn) or sorted(drawn) != sorted(cards):
        raise RecordError("cards", place, rule, {"cards": len(cards)})


def first_of(rolls: object, seats: int) -> int:
    """START-5: all roll, those who tie for the highest roll again until one is left."""
    rolling = list(range(seats))
    for place, turn in enumerate(rolls if isinstance(rolls, list) else []):
        fine = isinstance(turn, list) and len(turn) == len(rolling) > 1 and all(_is_roll(dice) for dice in turn)
        if not fine:
            raise RecordError("rolls", f"$.chance.rolls[{place}]", "START-5", {"seats": rolling})
        totals = [sum(dice) for dice in turn]
        rolling = [seat for seat, total in zip(rolling, totals, strict=True) if total == max(totals)]
    if len(rolling) != 1:
        raise RecordError("rolls", "$.chance.rolls", "START-5", {"seats": rolling})
    return rolling[0]


def _is_roll(dice: object) -> bool:
    return isinstance(dice, list) and len(dice) == 2 and all(type(die) is int and 1 <= die <= 6 for die in dice)


def draw_chance(seats: int, draw: Callable[[], float]) -> dict[str, Any]:
    """START-4, START-5: who begins, where the royalty cards lie, and how the telexes come."""
    rolls: list[list[list[int]]] = []
    rolling = seats
    while rolling > 1:
        turn = [[1 + int(draw() * 6), 1 + int(draw() * 6)] for _ in range(rolling)]
        rolls.append(turn)
        totals = [sum(dice) for dice in turn]
        rolling = totals.count(max(totals))
    telexes = list(world().telexes)
    return {"rolls": rolls, "royalties": shuffled(PRODUCTS * CARDS, draw), "telexes": shuffled(telexes, draw)}


def shuffled(cards: list[str], draw: Callable[[], float]) -> list[str]:
    left = list(cards)
    return [left.pop(int(draw() * len(left))) for _ in range(len(cards))]
