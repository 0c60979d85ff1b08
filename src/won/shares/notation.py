"""Actions in one line of the record's own words: `buy oil__ussr oil__usa`, `deal 2 give gold__japan get cash 500000`.

Lots are parted by commas: `lots oil__ussr, steel__usa steel__japan`. A roll may be written without its dice.
"""

from __future__ import annotations

from typing import Any, Final

from won.core import notation
from won.shares.actions import AnyAction
from won.shares.kinds import KINDS

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
