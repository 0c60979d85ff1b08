"""The rule of industry to cite against each kind of action."""

from __future__ import annotations

from typing import Final

from won.core.game import DONE, Word
from won.core.refusal import Refusal
from won.industry.choices_barter import FOR
from won.industry.game import Industry
from won.industry.gate import CHAPTERS, gate

FORM: Final = "FORM-1"
# Cited where phase and turn would allow the kind, and where no closer rule is known for a part of it.
RULES: Final[dict[str, str]] = {
    "draft": "SETUP-7",
    "place": "SETUP-9",
    "buy": "TRADE-5",
    "sell": "TRADE-6",
    "borrow": "NOTE-3",
    "repay": "NOTE-5",
    "offer": "BARTER-1",
    "accept": "BARTER-5",
    "decline": "BARTER-4",
    "withdraw": "BARTER-4",
    "pass": "TURN-2",
    "flag": "DEV-2",
    "build": "DEV-3",
    "move": "MOVE-1",
    "automate": "AUTO-1",
    "keep": "AUTO-4",
    "produce": "PROD-2",
}
ENDINGS: Final[tuple[list[Word], ...]] = ([], [0], [DONE], ["food"], [FOR, DONE])


def gate_problem(game: Industry, seat: int, kind: str) -> Refusal | None:
    """Why the seat may not take this kind of action at all now."""
    chapter = next(chapter for chapter in CHAPTERS.values() if chapter.kind == kind)
    return gate(game.state, seat, chapter)
