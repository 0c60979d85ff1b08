"""The rule of shares to cite against each kind of action."""

from __future__ import annotations

from typing import Final

from won.core.game import DONE, Word
from won.core.refusal import Refusal
from won.shares.choices import FOR
from won.shares.game import Shares
from won.shares.gate import CHAPTERS, gate

FORM: Final = "WORD-1"
# Cited where moment and turn would allow the kind, and where no closer rule is known for a part of it.
RULES: Final[dict[str, str]] = {
    "roll": "TURN-10",
    "buy": "BUY-1",
    "joker": "JOKER-1",
    "end": "TURN-12",
    "lots": "LOT-2",
    "bid": "BID-2",
    "drop": "BID-2",
    "seal": "BID-5",
    "claim": "ROYALTY-3",
    "deal": "DEAL-2",
    "pool": "SYND-1",
    "accept": "DEAL-4",
    "decline": "DEAL-3",
    "withdraw": "DEAL-3",
    "concede": "DEBT-3",
    "agree": "SYND-6",
    "object": "SYND-6",
    "declare": "DEBT-5",
}
ENDINGS: Final[tuple[list[Word], ...]] = ([], [0], [DONE], [FOR, DONE])


def gate_problem(game: Shares, seat: int, kind: str) -> Refusal | None:
    """Why the seat may not take this kind of action at all now."""
    chapter = next(chapter for chapter in CHAPTERS.values() if chapter.kind == kind)
    return gate(game.state, seat, chapter)
