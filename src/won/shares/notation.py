"""Actions in one line of the record's own words: `buy oil__ussr oil__usa`, `deal 2 give gold__japan get cash 500000`.

Lots are parted by commas: `lots oil__ussr, steel__usa steel__japan`. A roll may be written without its dice.
"""

from __future__ import annotations

from typing import Final

from won.shares.kinds import KIND_TABLE

__all__ = ["FORMS", "parse", "write"]

FORMS: Final = KIND_TABLE.forms
parse: Final = KIND_TABLE.parse
write: Final = KIND_TABLE.write
