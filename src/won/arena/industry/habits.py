"""Industry as it is played many times: see `won.arena.habits.Habits`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from won.core.record import Seat
from won.industry.actions import Draft
from won.industry.events import EndNear
from won.industry.game import Industry
from won.industry.setup import NATIONS
from won.industry.state import DRAFT
from won.text.language import Language

EDITION: Final = "second"
LIMIT: Final = "rounds"
LONGEST: Final = 30


def seat(place: int, name: str, bot: str) -> Seat:
    """Called by the nation unless a name is given."""
    nation = list(NATIONS)[place % len(NATIONS)]
    return Seat(name or NATIONS[nation]["name"], nation, bot)


def lot(game: Industry, seat: int, draw: Callable[[], float]) -> Draft | None:
    """A package, any of those that may be picked."""
    if game.state.phase != DRAFT or game.state.to_place:
        return None
    names = game.next_words(seat, ("draft",))
    return Draft(str(names[int(draw() * len(names))])) if names else None


def first(game: Industry) -> int:
    return int(game.chance["first"])


def length(game: Industry) -> int:
    return game.state.round - 1  # the marker has moved once more before the final phase


def ending(game: Industry, events: Sequence[Any]) -> tuple[str, ...]:
    for event in events:
        if isinstance(event, EndNear):
            return event.triggers
    return ()


def endings(lang: Language) -> dict[str, str]:
    return {
        "flags": lang.gettext("all flags of one nation"),
        "hexes": lang.gettext("a full board"),
        "stacks": lang.gettext("five empty stacks"),
        "rounds": lang.gettext("the last round agreed on"),
    }


def average(lang: Language, games: int, length: str, steps: str) -> str:
    text = lang.gettext("{games} games, {rounds} rounds and {steps} actions on average")
    return text.format(games=games, rounds=length, steps=steps)
