"""Industry in the arena: see `won.arena.adapters.Adapter`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from won.core.record import Seat
from won.industry.actions import Draft
from won.industry.events import EndNear
from won.industry.game import Industry
from won.industry.setup import NATIONS
from won.industry.state import DRAFT
from won.text.language import Language


def seat(place: int, name: str, bot: str) -> Seat:
    """Called by the nation unless a name is given."""
    nation = list(NATIONS)[place % len(NATIONS)]
    return Seat(name or NATIONS[nation]["name"], nation, bot)


def random_draft(game: Industry, seat: int, draw: Callable[[], float]) -> Draft | None:
    """One of the packages that may be picked."""
    if game.state.phase != DRAFT or game.state.to_place:
        return None
    names = game.next_words(seat, ("draft",))
    return Draft(str(names[int(draw() * len(names))])) if names else None


def first_seat(game: Industry) -> int:
    return int(game.chance["first"])


def length(game: Industry) -> int:
    return game.state.round - 1  # the marker has moved once more before the final phase


def mildest() -> tuple[str, ...]:
    return ("pass",)


def end_triggers(game: Industry, events: Sequence[Any]) -> tuple[str, ...]:
    for event in events:
        if isinstance(event, EndNear):
            return event.triggers
    return ()


def trigger_names(lang: Language) -> dict[str, str]:
    return {
        "flags": lang.gettext("all flags of one nation"),
        "hexes": lang.gettext("a full board"),
        "stacks": lang.gettext("five empty stacks"),
        "rounds": lang.gettext("the last round agreed on"),
    }


def average_sentence(lang: Language, games: int, length: str, steps: str) -> str:
    text = lang.gettext("{games} games, {rounds} rounds and {steps} actions on average")
    return text.format(games=games, rounds=length, steps=steps)
