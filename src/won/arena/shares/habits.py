"""Shares as it is played many times: see `won.arena.habits.Habits`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from won.core.record import Seat
from won.shares.game import Shares
from won.shares.parties import parties_left
from won.shares.setup import first_of
from won.text.language import Language

EDITION: Final = "classic"
LIMIT: Final = "turns"
LONGEST: Final = 400
NAMES: Final = ("Ada", "Bruno", "Chiara", "Dag", "Élodie", "Farid")


def seat(place: int, name: str, bot: str) -> Seat:
    """This game knows no nations, so those without a name get one."""
    return Seat(name or NAMES[place % len(NAMES)], "", bot)


def lot(game: Shares, seat: int, draw: Callable[[], float]) -> None:
    """Cards and dice deal out luck enough."""


def first(game: Shares) -> int:
    return first_of(game.chance["rolls"], len(game.seats))


def length(game: Shares) -> int:
    return game.state.turns


def ending(game: Shares, events: Sequence[Any]) -> tuple[str, ...]:
    if not game.over:
        return ()
    return ("last",) if parties_left(game.state) == 1 else ("turns",)


def endings(lang: Language) -> dict[str, str]:
    return {
        "last": lang.gettext("one player or syndicate left"),
        "turns": lang.gettext("the last turn agreed on"),
    }


def average(lang: Language, games: int, length: str, steps: str) -> str:
    text = lang.gettext("{games} games, {turns} turns and {steps} actions on average")
    return text.format(games=games, turns=length, steps=steps)
