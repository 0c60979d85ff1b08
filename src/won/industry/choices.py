"""The way to an action, choice by choice; and the list of all actions of the kinds short enough to list."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from won.core.game import DONE, Legal, Word
from won.industry import actions as act
from won.industry.board import HEX, NAMES, hexes_in
from won.industry.choices_barter import compose_offer, offer_choices
from won.industry.choices_move import compose_move, move_choices
from won.industry.choices_produce import compose_produce, produce_choices
from won.industry.clash import clashes
from won.industry.common import PASS
from won.industry.develop import flaggable
from won.industry.draft import can_draft, can_place, free_hexes, open_packages
from won.industry.market import COMMODITIES, COMMODITY, GOODS
from won.industry.notes import notes_left
from won.industry.options import (
    acceptable,
    addressed,
    build_hexes,
    build_kinds,
    build_turns,
    kinds_open,
    proposed,
    repayable,
    unautomated,
)
from won.industry.state import State
from won.industry.tiles import TILE, TILES, TURNS
from won.industry.trade import cost_to_buy

Chosen = Sequence[Word]
LOANS: Final = 20  # how many notes at once are listed where the rules set no limit


def choices(state: State, seat: int, chosen: Chosen) -> list[Word]:
    """What may be chosen next: the kind first, then its parts."""
    kinds = kinds_open(state, seat)
    if not chosen:
        return list(kinds)
    if chosen[0] not in kinds or chosen[-1] == DONE:
        return []
    return _NEXT[str(chosen[0])](state, seat, chosen[1:])


def compose(state: State, seat: int, chosen: Chosen) -> Any:
    """The action those choices make; a `DONE` at the end is no part of it."""
    parts = [part for part in chosen[1:] if part != DONE]
    return _MAKE[str(chosen[0])](state, seat, parts)


def legal(state: State, seat: int) -> Legal:
    """Every action of the short kinds, and the names of the kinds that are composed."""
    kinds = kinds_open(state, seat)
    listed: list[Any] = []
    for kind in kinds:
        if kind not in COMPOSED:
            listed.extend(compose(state, seat, chosen) for chosen in paths(state, seat, (kind,)))
    return Legal(tuple(listed), tuple(kind for kind in kinds if kind in COMPOSED))


def paths(state: State, seat: int, chosen: tuple[Word, ...]) -> Iterator[tuple[Word, ...]]:
    """All complete ways on from these choices, which begin with a kind that is open."""
    following = [] if chosen[-1] == DONE else _NEXT[str(chosen[0])](state, seat, chosen[1:])
    if not following:
        yield chosen
    for word in following:
        yield from paths(state, seat, (*chosen, word))


def _none(state: State, seat: int, chosen: Chosen) -> list[Word]:
    return []


def _once(words: Callable[[State, int], Sequence[Word]]) -> Callable[[State, int, Chosen], list[Word]]:
    """For actions of a single part."""

    def following(state: State, seat: int, chosen: Chosen) -> list[Word]:
        return [] if chosen else list(words(state, seat))

    return following


def _packages(state: State, seat: int) -> list[str]:
    names = [state.edition.packages[place].name for place in open_packages(state)]
    return [name for name in names if can_draft(state, seat, act.Draft(name)) is None]


def _place(state: State, seat: int, chosen: Chosen) -> list[Word]:
    """A hex, then a turn."""
    if not chosen:
        hexes = hexes_in(free_hexes(state.claimed, state.group, state.waiver))
        return [NAMES[at] for at in hexes if _place(state, seat, (NAMES[at],))]
    if len(chosen) == 1:
        ways = [_placing(state, seat, (chosen[0], turn)) for turn in range(TURNS)]
        return [way.turn for way in ways if can_place(state, seat, way) is None]
    return []


def _placing(state: State, seat: int, chosen: Chosen) -> act.Place:
    at, turn = str(chosen[0]), int(chosen[1])
    clash = clashes(state.tile, state.placing * TURNS + turn, HEX[at])
    return act.Place(TILES[state.placing], at, turn, clash)


def _counts(chosen: Chosen) -> dict[str, int]:
    return {cube: chosen.count(cube) for cube in COMMODITIES if cube in chosen}


def _cart(state: State, seat: int, chosen: Chosen, fits: Callable[[dict[str, int]], bool]) -> list[Word]:
    """TRADE-4: cube by cube in market order, so that each mix has one way to it."""
    if len(chosen) == state.edition.trade_cubes:
        return []
    start = COMMODITY[str(chosen[-1])] if chosen else 0
    more: list[Word] = [cube for cube in COMMODITIES[start:] if fits(_counts([*chosen, cube]))]
    return [*more, DONE] if chosen else more


def _buy(state: State, seat: int, chosen: Chosen) -> list[Word]:
    return _cart(state, seat, chosen, lambda cubes: cost_to_buy(state, cubes) <= state.money[seat])


def _sell(state: State, seat: int, chosen: Chosen) -> list[Word]:
    def held(cubes: dict[str, int]) -> bool:
        return all(count <= state.cubes[seat * GOODS + COMMODITY[cube]] for cube, count in cubes.items())

    return _cart(state, seat, chosen, held)


def _loans(state: State, seat: int) -> Sequence[int]:
    left = notes_left(state, seat)
    return range(1, (LOANS if left < 0 else left) + 1)


def _repays(state: State, seat: int) -> Sequence[int]:
    return range(1, repayable(state, seat) + 1)


def _flags(state: State, seat: int) -> list[str]:
    return [NAMES[at] for at in hexes_in(flaggable(state, seat))]


def _build(state: State, seat: int, chosen: Chosen) -> list[Word]:
    """A tile, a hex, a turn."""
    if not chosen:
        return [TILES[kind] for kind in build_kinds(state, seat) if build_hexes(state, seat, kind)]
    kind = TILE[str(chosen[0])]
    if len(chosen) == 1:
        return [NAMES[at] for at in build_hexes(state, seat, kind)]
    if len(chosen) == 2:
        return list(build_turns(state, seat, kind, HEX[str(chosen[1])]))
    return []


def _building(state: State, seat: int, chosen: Chosen) -> act.Build:
    tile, at, turn = str(chosen[0]), str(chosen[1]), int(chosen[2])
    return act.Build(tile, at, turn, clashes(state.tile, TILE[tile] * TURNS + turn, HEX[at]))


def _automates(state: State, seat: int) -> list[str]:
    return [NAMES[at] for at in unautomated(state, seat)]


def _pieces(state: State, seat: int) -> list[str]:
    return [NAMES[hexes_in(piece)[0]] for piece in state.splits[0].pieces]


_NEXT: Final[dict[str, Callable[[State, int, Chosen], list[Word]]]] = {
    "draft": _once(_packages),
    "place": _place,
    "buy": _buy,
    "sell": _sell,
    "borrow": _once(_loans),
    "repay": _once(_repays),
    "offer": offer_choices,
    "accept": _once(acceptable),
    "decline": _once(addressed),
    "withdraw": _once(proposed),
    "pass": _none,
    "flag": _once(_flags),
    "build": _build,
    "move": move_choices,
    "automate": _once(_automates),
    "keep": _once(_pieces),
    "produce": produce_choices,
}
_MAKE: Final[dict[str, Callable[[State, int, Any], Any]]] = {
    "draft": lambda state, seat, parts: act.Draft(*parts),
    "place": _placing,
    "buy": lambda state, seat, parts: act.Buy(_counts(parts)),
    "sell": lambda state, seat, parts: act.Sell(_counts(parts)),
    "borrow": lambda state, seat, parts: act.Borrow(*parts),
    "repay": lambda state, seat, parts: act.Repay(*parts),
    "offer": compose_offer,
    "accept": lambda state, seat, parts: act.Accept(*parts),
    "decline": lambda state, seat, parts: act.Decline(*parts),
    "withdraw": lambda state, seat, parts: act.Withdraw(*parts),
    "pass": lambda state, seat, parts: PASS,
    "flag": lambda state, seat, parts: act.Flag(*parts),
    "build": _building,
    "move": compose_move,
    "automate": lambda state, seat, parts: act.Automate(*parts),
    "keep": lambda state, seat, parts: act.Keep(*parts),
    "produce": compose_produce,
}
COMPOSED: Final = ("offer", "move", "produce")  # too many to list
