"""The rule of shares to cite against each kind of action."""

from __future__ import annotations

from typing import Final

from won.core.game import DONE, Word
from won.core.refusal import Refusal
from won.shares.deals_terms import FOR
from won.shares.game import Shares
from won.shares.kinds import KIND_TABLE

FORM: Final = "WORD-1"
# Cited where moment and turn would allow the kind, and where no closer rule is known for a part of it.
RULES: Final[dict[str, str]] = {kind.name: kind.rule for kind in KIND_TABLE.kinds}
ENDINGS: Final[tuple[list[Word], ...]] = ([], [0], [DONE], [FOR, DONE])


def gate_problem(game: Shares, seat: int, kind: str) -> Refusal | None:
    """Why the seat may not take this kind of action at all now."""
    return KIND_TABLE.gate(game.state, seat, KIND_TABLE.by_name[kind])
