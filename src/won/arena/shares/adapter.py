"""Shares in the arena: see `won.arena.adapters.Adapter`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from won.core.record import Seat
from won.shares.game import Shares
from won.shares.parties import parties_left
from won.shares.setup import first_of
from won.text.language import Language

NAMES: Final = ("Ada", "Bruno", "Chiara", "Dag", "Élodie", "Farid")


def seat(place: int, name: str, bot: str) -> Seat:
    """This game has no nations: a seat without a name gets one."""
    return Seat(name or NAMES[place % len(NAMES)], "", bot)


def random_draft(game: Shares, seat: int, draw: Callable[[], float]) -> None:
    """There is no draft: every choice is made in play."""


def first_seat(game: Shares) -> int:
    return first_of(game.chance["rolls"], len(game.seats))


def length(game: Shares) -> int:
    return game.state.turns


def mildest() -> tuple[str, ...]:
    return ("end", "drop", "roll")


def end_triggers(game: Shares, events: Sequence[Any]) -> tuple[str, ...]:
    if not game.over:
        return ()
    return ("last",) if parties_left(game.state) == 1 else ("turns",)


def trigger_names(lang: Language) -> dict[str, str]:
    return {
        "last": lang.gettext("one player or syndicate left"),
        "turns": lang.gettext("the last turn agreed on"),
    }


def average_sentence(lang: Language, games: int, length: str, steps: str) -> str:
    text = lang.gettext("{games} games, {turns} turns and {steps} actions on average")
    return text.format(games=games, turns=length, steps=steps)
