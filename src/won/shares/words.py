"""The names of the record, read strictly: WORD-1 and WORD-2."""

from __future__ import annotations

from collections.abc import Sequence

from won.core.refusal import Refusal, refuse
from won.shares.figures import STEP
from won.shares.world import SHARE


def shares_problem(names: Sequence[str]) -> Refusal | None:
    """WORD-1: shares there are, each named once."""
    for name in names:
        if name not in SHARE:
            return refuse("WORD-1", field="share", value=name)
    if len(names) > 1 and len(set(names)) != len(names):
        return refuse("WORD-1", field="share", value=min(name for name in names if list(names).count(name) > 1))
    return None


def amount_problem(amount: object, least: int) -> Refusal | None:
    """WORD-2: whole steps of 100,000, and not below `least`."""
    if type(amount) is not int or amount < least or amount % STEP:
        return refuse("WORD-2", value=amount, step=STEP)
    return None
