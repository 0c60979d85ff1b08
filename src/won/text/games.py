"""The texts of each game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from won.core.notation import NotationError
from won.core.record import RecordError, Seat
from won.core.refusal import Refusal
from won.games import PerGame, package
from won.text.language import Language
from won.text.reasons import Reason

__all__ = ["Texts", "record_error_sentence", "texts"]


class Texts(Protocol):
    """The texts of one game."""

    def words(self, lang: Language) -> dict[str, str]:
        """The translation of every word of the record that people see, with a capital."""

    def seat_name(self, lang: Language, seats: Sequence[Seat], seat: int) -> str: ...

    def action_sentence(self, lang: Language, action: Any, seats: Sequence[Seat]) -> str:
        """An action in one line, for menus."""

    def action_hint(self, lang: Language, game: Any, seat: int, action: Any) -> str:
        """What an action would cost, bring and change, or why it would be refused."""

    def event_sentence(self, lang: Language, event: Any, seats: Sequence[Seat], game: Any = None) -> str:
        """An event; with the game, in the words of its options and data pack."""

    def refusal_sentence(self, lang: Language, refusal: Refusal, seats: Sequence[Seat]) -> str:
        """A refusal: what is wrong, what would be right, and the rule."""

    def record_error_sentence(self, lang: Language, error: RecordError, seats: Sequence[Seat] = ()) -> str:
        """What is wrong with a record, and where."""

    def notation_error_sentence(self, lang: Language, error: NotationError) -> str:
        """How a typed line should have been written."""

    def notation_form(self, lang: Language, kind: str) -> str:
        """How an action is written."""

    def reason_sentence(self, lang: Language, reason: Reason, seats: Sequence[Seat]) -> str:
        """Why a bot decided so; empty for a code without a sentence."""

    def advice_sentence(self, lang: Language, reason: Reason, seats: Sequence[Seat]) -> str:
        """What the adviser plans, assumes or explains; empty for a code without a sentence."""

    def gain_sentence(self, lang: Language, gain: float) -> str:
        """What a plan is worth, from the game's money, in what advice is counted in."""


def _industry() -> Texts:
    from won.text import industry

    return industry


def _shares() -> Texts:
    from won.text import shares

    return shares


TEXTS: Final[PerGame[Texts]] = PerGame(industry=_industry, shares=_shares)


def texts(game: str) -> Texts:
    """The texts of a game; raises `RecordError` for an unknown name."""
    return TEXTS[package(game).name]


def record_error_sentence(lang: Language, error: RecordError, game: str = "", seats: Sequence[Seat] = ()) -> str:
    """What is wrong with a record. Before its game is known, the sentences of every game are the same."""
    known = game if game in TEXTS else next(iter(TEXTS))
    return TEXTS[known].record_error_sentence(lang, error, seats)
