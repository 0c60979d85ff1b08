"""A submission by its parts: for each bloc that runs its first hex and `ore`, `food`, or `some` with the tiles fed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET

from won.core.game import DONE, Word
from won.industry import actions as act
from won.industry.blocs import Bloc, bloc_at
from won.industry.board import HEX, NAMES
from won.industry.produce import can_produce
from won.industry.state import State

SOME: Final = "some"
END: Final = "end"  # ends the tiles of a bloc fed in part
FEEDS: Final = ("food", "ore", SOME)


def produce_choices(state: State, seat: int, chosen: Sequence[Word]) -> list[Word]:
    parts = list(chosen)
    blocs = state.blocs[seat]
    if parts and parts[-1] in HEX and (len(parts) == 1 or parts[-2] in (END, "food", "ore")):
        return [feed for feed in FEEDS if _affords(state, seat, [*parts, *_fill(state, seat, parts, feed)])]
    if SOME in parts and END not in parts[_last(parts, SOME) :]:
        return _feeding(state, seat, parts)
    last = max([bloc_at(blocs, HEX[str(word)]) for word in parts if word in HEX], default=-1)
    more: list[Word] = []
    for bloc in blocs[last + 1 :]:
        start = [*parts, NAMES[bloc.hexes[0]]]
        if any(_affords(state, seat, [*start, *_fill(state, seat, start, feed)]) for feed in FEEDS):
            more.append(NAMES[bloc.hexes[0]])
    return [*more, DONE]


def _last(parts: list[Word], word: Word) -> int:
    return len(parts) - 1 - parts[::-1].index(word)


def _bloc(state: State, seat: int, at: Word) -> Bloc:
    return state.blocs[seat][bloc_at(state.blocs[seat], HEX[str(at)])]


def _fill(state: State, seat: int, parts: list[Word], feed: str) -> list[Word]:
    """The least that this way of feeding asks for; a single tile has no part."""
    if feed != SOME:
        return [feed]
    bloc = _bloc(state, seat, parts[-1])
    return [SOME, NAMES[bloc.hexes[0]], END] if len(bloc.hexes) > 1 else [SOME, END]


def _feeding(state: State, seat: int, parts: list[Word]) -> list[Word]:
    """PROD-4.1: tiles in the order of their names, at least one and not all."""
    at = _last(parts, SOME)
    bloc, fed = _bloc(state, seat, parts[at - 1]), [HEX[str(name)] for name in parts[at + 1 :]]
    after = max(fed, default=-1)
    more: list[Word] = []
    if len(fed) + 1 < len(bloc.hexes):
        more = [NAMES[one] for one in bloc.hexes if one > after and _affords(state, seat, [*parts, NAMES[one], END])]
    return [*more, END] if fed else more


def _affords(state: State, seat: int, parts: list[Word]) -> bool:
    return can_produce(state, seat, compose_produce(state, seat, parts)) is None


def compose_produce(state: State, seat: int, parts: list[Any]) -> act.Produce:
    runs: list[act.Run] = []
    rest = list(parts)
    while rest:
        at, feed, rest = rest[0], rest[1], rest[2:]
        if feed == SOME:
            end = rest.index(END)
            runs.append(act.Run(at, "food", tuple(rest[:end])))
            rest = rest[end + 1 :]
        else:
            runs.append(act.Run(at, feed, UNSET))
    return act.Produce(tuple(runs))
