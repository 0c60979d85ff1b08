"""The texts of a game by its name, so that whoever shows a game need not ask which it is."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, Protocol, cast

from won.core.notation import NotationError
from won.core.record import RecordError, Seat
from won.core.refusal import Refusal
from won.games import GAMES
from won.text.language import Language

_TEXTS: Final[dict[str, str]] = {name: f"won.text.{name}" for name in GAMES}  # loaded only when asked for


class Texts(Protocol):
    """What the text module of every game offers."""

    def words(self, lang: Language) -> dict[str, str]:
        """Every word of the record that people see, as it begins a line."""

    def seat_name(self, lang: Language, seats: Sequence[Seat], seat: int) -> str: ...

    def action_sentence(self, lang: Language, action: Any, seats: Sequence[Seat]) -> str:
        """What a seat would do: one line, for menus."""

    def action_hint(self, lang: Language, game: Any, seat: int, action: Any) -> str:
        """What it would cost, bring and change; why not, for an action that would be refused."""

    def event_sentence(self, lang: Language, event: Any, seats: Sequence[Seat], game: Any = None) -> str:
        """What happened; the game tells what its options have changed in the print, where it is at hand."""

    def refusal_sentence(self, lang: Language, refusal: Refusal, seats: Sequence[Seat]) -> str:
        """Why not, what would be right, and the rule."""

    def record_error_sentence(self, lang: Language, error: RecordError, seats: Sequence[Seat] = ()) -> str:
        """What is wrong with a record, and where."""

    def notation_error_sentence(self, lang: Language, error: NotationError) -> str:
        """What a typed line should have looked like."""

    def notation_form(self, lang: Language, kind: str) -> str:
        """How an action is written."""


def texts(game: str) -> Texts:
    """The texts of a game; raises `RecordError` for a name that is none."""
    if game not in _TEXTS:
        raise RecordError("game", "$.game", about={"found": game, "known": list(_TEXTS)})
    return cast("Texts", import_module(_TEXTS[game]))


def record_error_sentence(lang: Language, error: RecordError, game: str = "", seats: Sequence[Seat] = ()) -> str:
    """A fault of a record whose game may not be known yet: the name that it gives, or none."""
    known = game if game in _TEXTS else next(iter(_TEXTS))  # before the game is known all have the same faults
    return texts(known).record_error_sentence(lang, error, seats)
