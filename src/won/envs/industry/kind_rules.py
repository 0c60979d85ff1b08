"""The rule of industry to cite against each kind of action."""

from __future__ import annotations

from typing import Final

from won.core.game import DONE, Word
from won.core.refusal import Refusal
from won.industry.barter_offer import FOR
from won.industry.game import Industry
from won.industry.kinds import KIND_TABLE

FORM: Final = "FORM-1"
# Cited where phase and turn would allow the kind, and where no closer rule is known for a part of it.
RULES: Final[dict[str, str]] = {kind.name: kind.rule for kind in KIND_TABLE.kinds}
ENDINGS: Final[tuple[list[Word], ...]] = ([], [0], [DONE], ["food"], [FOR, DONE])


def gate_problem(game: Industry, seat: int, kind: str) -> Refusal | None:
    """Why the seat may not take this kind of action at all now."""
    return KIND_TABLE.gate(game.state, seat, KIND_TABLE.by_name[kind])
