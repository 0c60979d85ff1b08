"""The way to an action, choice by choice; and the list of all actions of the kinds short enough to list."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from won.core.game import DONE, Legal, Word
from won.industry import actions as act
from won.industry.automate import first_name
from won.industry.board import HEX, NAMES, hexes_in
from won.industry.choices_barter import compose_offer, offer_choices
from won.industry.choices_move import compose_move, move_choices
from won.industry.choices_place import compose_place, place_choices
from won.industry.choices_produce import compose_produce, produce_choices
from won.industry.choices_trade import buy_choices, cart, sell_choices
from won.industry.clash import clashes
from won.industry.common import PASS
from won.industry.develop import flaggable
from won.industry.draft import can_draft, open_packages
from won.industry.notes import notes_left
from won.industry.options import (
    acceptable,
    addressed,
    build_hexes,
    build_kinds,
    build_turns,
    can_build,
    kind_open,
    kinds_open,
    proposed,
    repayable,
    unautomated,
)
from won.industry.state import State
from won.industry.tiles import TILE, TILES, TURNS

Chosen = list[Word]
LOANS: Final = 20  # how many notes at once are listed where the rules set no limit


def next_words(state: State, seat: int, chosen: Chosen) -> list[Word]:
    """What may be chosen next: the kind first, then its parts."""
    if not chosen:
        return list(kinds_open(state, seat))
    kind, count = str(chosen[0]), len(chosen)
    if count == 1 and not kind_open(state, seat, kind):
        return []
    if count == _WHOLE.get(kind, 0) or chosen[-1] == DONE:
        return []
    return _NEXT[kind](state, seat, chosen[1:])


def compose(state: State, seat: int, chosen: Sequence[Word]) -> Any:
    """The action those choices make; a `DONE` at the end is no part of it."""
    parts = list(chosen[1:-1] if chosen[-1] == DONE else chosen[1:])
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
    kind = str(chosen[0])
    whole = len(chosen) == _WHOLE.get(kind, 0) or chosen[-1] == DONE
    following = [] if whole else _NEXT[kind](state, seat, list(chosen[1:]))
    if not following:
        yield chosen
    for word in following:
        yield from paths(state, seat, (*chosen, word))


def _packages(state: State, seat: int, chosen: Chosen) -> list[Word]:
    names = [state.edition.packages[place].name for place in open_packages(state)]
    return [name for name in names if can_draft(state, seat, act.Draft(name)) is None]


def _loans(state: State, seat: int, chosen: Chosen) -> list[Word]:
    left = notes_left(state, seat)
    return list(range(1, (LOANS if left < 0 else left) + 1))


def _repays(state: State, seat: int, chosen: Chosen) -> list[Word]:
    return list(range(1, repayable(state, seat) + 1))


def _flags(state: State, seat: int, chosen: Chosen) -> list[Word]:
    return [NAMES[at] for at in hexes_in(flaggable(state, seat))]


def _build(state: State, seat: int, chosen: Chosen) -> list[Word]:
    """A tile, a hex, a turn."""
    if not chosen:
        return [TILES[kind] for kind in build_kinds(state, seat) if can_build(state, seat, kind)]
    kind = TILE[str(chosen[0])]
    if len(chosen) == 1:
        return [NAMES[at] for at in build_hexes(state, seat, kind)]
    return list(build_turns(state, seat, kind, HEX[str(chosen[1])]))


def _building(state: State, seat: int, chosen: Chosen) -> act.Build:
    tile, at, turn = str(chosen[0]), str(chosen[1]), int(chosen[2])
    return act.Build(tile, at, turn, clashes(state.tile, TILE[tile] * TURNS + turn, HEX[at]))


def _automates(state: State, seat: int, chosen: Chosen) -> list[Word]:
    return [NAMES[at] for at in unautomated(state, seat)]


def _pieces(state: State, seat: int, chosen: Chosen) -> list[Word]:
    return [first_name(piece) for piece in state.splits[0].pieces]


def _acceptable(state: State, seat: int, chosen: Chosen) -> list[Word]:
    return list(acceptable(state, seat))


def _addressed(state: State, seat: int, chosen: Chosen) -> list[Word]:
    return list(addressed(state, seat))


def _proposed(state: State, seat: int, chosen: Chosen) -> list[Word]:
    return list(proposed(state, seat))


# How many choices make a whole action of a kind whose number of parts is fixed.
_WHOLE: Final[dict[str, int]] = {
    "draft": 2,
    "place": 3,
    "borrow": 2,
    "repay": 2,
    "accept": 2,
    "decline": 2,
    "withdraw": 2,
    "pass": 1,
    "flag": 2,
    "build": 4,
    "automate": 2,
    "keep": 2,
}


_NEXT: Final[dict[str, Callable[[State, int, Chosen], list[Word]]]] = {
    "draft": _packages,
    "place": place_choices,
    "buy": buy_choices,
    "sell": sell_choices,
    "borrow": _loans,
    "repay": _repays,
    "offer": offer_choices,
    "accept": _acceptable,
    "decline": _addressed,
    "withdraw": _proposed,
    "flag": _flags,
    "build": _build,
    "move": move_choices,
    "automate": _automates,
    "keep": _pieces,
    "produce": produce_choices,
}
_MAKE: Final[dict[str, Callable[[State, int, Any], Any]]] = {
    "draft": lambda state, seat, parts: act.Draft(*parts),
    "place": compose_place,
    "buy": lambda state, seat, parts: act.Buy(cart(parts)),
    "sell": lambda state, seat, parts: act.Sell(cart(parts)),
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
