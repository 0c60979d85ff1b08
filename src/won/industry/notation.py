"""Actions in one line of the record's own words: `build farm D4 2 force`, `offer 1 give food 2 get ore money 10`.

Parts of a move or a submission are parted by commas: `move D4 D5 0, C3 C4 1 force`; `produce D4 ore, C1 food C1 C2`.
A count left out is 1.
"""

from __future__ import annotations

from typing import Any, Final

from won.core import notation
from won.industry.actions import AnyAction
from won.industry.kinds import KINDS

FORMS: Final[dict[str, str]] = {kind.name: kind.form for kind in KINDS}  # how each kind is written, for help
_READ: Final[dict[str, notation.Reader]] = {kind.name: kind.read for kind in KINDS}
_WRITE: Final[dict[type, notation.Writer]] = {kind.action: kind.write for kind in KINDS}


def parse(line: str) -> AnyAction:
    """The action that a line says; whether it is legal is for the rules to say."""
    action: AnyAction = notation.read(line, _READ)
    return action


def write(action: Any) -> str:
    """An action as its line; `parse` reads it back."""
    return notation.write(action, _WRITE)
