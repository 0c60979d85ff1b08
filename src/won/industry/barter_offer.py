"""What may be offered in barter, and how an offer is said, drawn, read and written.

An offer is said part by part: to whom, thing and count for what is given, `for`, thing and count for what is got.
"""

from __future__ import annotations

from typing import Any, Final

from won.core.game import DONE, Word
from won.core.kinds import Draw, pick
from won.core.notation import join_sides, number, split_sides
from won.industry.actions import Offer
from won.industry.form import read_counts, write_counts
from won.industry.market import COMMODITIES, COMMODITY, GOODS
from won.industry.state import State
from won.industry.trade import sellable

# BARTER-2: what may change hands.
MONEY: Final = 5
NOTES: Final = 6
THINGS: Final[dict[str, int]] = {**COMMODITY, "money": MONEY, "notes": NOTES}
FOR: Final = "for"
MOST: Final = 100  # counts listed; a larger one may still be written out, and what others hold may be hidden
_NAMES: Final[list[str]] = list(THINGS)
_COUNTS: Final[list[Word]] = list(range(1, MOST + 1))


def is_partner(state: State, seat: int, other: int) -> bool:
    """BARTER-1: offers pass between the seat on turn and the others."""
    return other != seat and state.turn in (seat, other)


def partners(state: State, seat: int) -> list[int]:
    return [other for other in range(state.seats) if is_partner(state, seat, other)]


def offer_words(state: State, seat: int, parts: list[Word]) -> list[Word]:
    if not parts:
        return list(partners(state, seat))
    getting = FOR in parts
    giver = int(parts[0]) if getting else seat
    last = parts[-1]
    if last in THINGS:
        return _COUNTS[: _most(state, seat, giver, THINGS[str(last)])]
    # A count is the last word unless this is the beginning of what is given or got.
    start = 0 if len(parts) == 1 or last == FOR else THINGS[str(parts[-2])] + 1
    more: list[Word] = [_NAMES[place] for place in range(start, len(_NAMES)) if _most(state, seat, giver, place)]
    if not getting:
        more.append(FOR)
    elif len(parts) > 2:
        more.append(DONE)
    return more


def _most(state: State, seat: int, giver: int, place: int) -> int:
    """What is listed for others does not depend on money, which they may hide (VIEW-1)."""
    if place < GOODS:
        return min(MOST, state.cubes[giver * GOODS + place])
    if place == MONEY:
        return MOST if giver != seat else min(MOST, state.money[seat])
    return min(MOST, state.notes[giver])


def compose(state: State, seat: int, parts: list[Any]) -> Offer:
    middle = parts.index(FOR)
    return Offer(parts[0], _counted(parts[1:middle]), _counted(parts[middle + 1 :]))


def _counted(parts: list[Any]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for place in range(0, len(parts), 2):
        counts[parts[place]] = parts[place + 1]
    return counts


def to_words(state: State, seat: int, action: Offer) -> list[Word]:
    return [action.to, *_side(action.give), FOR, *_side(action.get), DONE]


def _side(things: dict[str, int]) -> list[Word]:
    return [word for thing in THINGS if thing in things for word in (thing, things[thing])]


def draw_offer(state: State, seat: int, draw: Draw) -> Any:
    to = pick(partners(state, seat), draw)
    give = _draw_things(state, seat, draw)
    get = _draw_things(state, to, draw)
    if not give and not get:
        give = {"money": 1}
    return Offer(to, give, get)


def _draw_things(state: State, seat: int, draw: Draw) -> dict[str, int]:
    """Some of what the seat holds: a cube or two, a little money, now and then a note; sometimes nothing."""
    things: dict[str, int] = {}
    have = sellable(state, seat)
    if have and draw() < 0.8:
        commodity = pick(have, draw)
        things[COMMODITIES[commodity]] = 1 + int(draw() * min(3, state.cubes[seat * GOODS + commodity]))
    if state.money[seat] and draw() < 0.5:
        things["money"] = 1 + int(draw() * min(30, state.money[seat]))
    if state.notes[seat] and draw() < 0.2:
        things["notes"] = 1 + int(draw() * min(2, state.notes[seat]))
    return things


def read(words: list[str]) -> Offer:
    give, get = split_sides(words[1:])
    return Offer(number(words[0]), read_counts(give), read_counts(get))


def write(action: Offer) -> list[str]:
    return [str(action.to), *join_sides(write_counts(action.give), write_counts(action.get))]
