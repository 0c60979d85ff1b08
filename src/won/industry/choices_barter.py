"""An offer by its parts: to whom, then thing and count for what is given, `for`, thing and count for what is got."""

from __future__ import annotations

from typing import Any, Final

from won.core.game import DONE, Word
from won.industry import actions as act
from won.industry.barter import MONEY, THINGS
from won.industry.market import GOODS
from won.industry.options import partners
from won.industry.state import State

FOR: Final = "for"
MOST: Final = 100  # counts listed; a larger one may still be written out, and what others hold may be hidden
_NAMES: Final[list[str]] = list(THINGS)
_COUNTS: Final[list[Word]] = list(range(1, MOST + 1))


def offer_choices(state: State, seat: int, chosen: list[Word]) -> list[Word]:
    if not chosen:
        return list(partners(state, seat))
    getting = FOR in chosen
    giver = int(chosen[0]) if getting else seat
    last = chosen[-1]
    if last in THINGS:
        return _COUNTS[: _most(state, seat, giver, THINGS[str(last)])]
    # A count is the last word unless this is the beginning of what is given or got.
    start = 0 if len(chosen) == 1 or last == FOR else THINGS[str(chosen[-2])] + 1
    more: list[Word] = [_NAMES[place] for place in range(start, len(_NAMES)) if _most(state, seat, giver, place)]
    if not getting:
        more.append(FOR)
    elif len(chosen) > 2:
        more.append(DONE)
    return more


def _most(state: State, seat: int, giver: int, place: int) -> int:
    """What is listed for others does not depend on money, which they may hide (VIEW-1)."""
    if place < GOODS:
        return min(MOST, state.cubes[giver * GOODS + place])
    if place == MONEY:
        return MOST if giver != seat else min(MOST, state.money[seat])
    return min(MOST, state.notes[giver])


def compose_offer(state: State, seat: int, parts: list[Any]) -> act.Offer:
    to, middle = parts[0], parts.index(FOR)
    return act.Offer(to, _things(parts[1:middle]), _things(parts[middle + 1 :]))


def _things(parts: list[Any]) -> dict[str, int]:
    named: dict[str, int] = {}
    for place in range(0, len(parts), 2):
        named[parts[place]] = parts[place + 1]
    return named
