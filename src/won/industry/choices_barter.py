"""An offer by its parts: to whom, then thing and count for what is given, `for`, thing and count for what is got."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from won.core.game import DONE, Word
from won.industry import actions as act
from won.industry.barter import THINGS, holding
from won.industry.options import partners
from won.industry.state import State

FOR: Final = "for"
MOST: Final = 100  # counts listed; a larger one may still be written out, and what others hold may be hidden


def offer_choices(state: State, seat: int, chosen: Sequence[Word]) -> list[Word]:
    if not chosen:
        return list(partners(state, seat))
    other = int(chosen[0])
    getting = FOR in chosen
    part = list(chosen[chosen.index(FOR) + 1 :]) if getting else list(chosen[1:])
    giver = other if getting else seat
    if part and part[-1] in THINGS:
        return list(range(1, _most(state, seat, giver, str(part[-1])) + 1))
    names = list(THINGS)
    start = names.index(str(part[-2])) + 1 if part else 0
    more: list[Word] = [thing for thing in names[start:] if _most(state, seat, giver, thing)]
    if not getting:
        return [*more, FOR]
    return [*more, DONE] if len(chosen) > 2 else more


def _most(state: State, seat: int, giver: int, thing: str) -> int:
    """What is listed for others does not depend on money, which they may hide (VIEW-1)."""
    if thing == "money" and giver != seat:
        return MOST
    return min(MOST, holding(state, giver, thing))


def compose_offer(state: State, seat: int, parts: list[Any]) -> act.Offer:
    to, middle = parts[0], parts.index(FOR)
    return act.Offer(to, _things(parts[1:middle]), _things(parts[middle + 1 :]))


def _things(parts: list[Any]) -> dict[str, int]:
    return dict(zip(parts[::2], parts[1::2], strict=True))
