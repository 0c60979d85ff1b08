"""Actions in one line of the record's own words: `build farm D4 2 force`, `offer 1 give food 2 get ore money 10`.

Parts of a move or a submission are parted by commas: `move D4 D5 0, C3 C4 1 force`; `produce D4 ore, C1 food C1 C2`.
A count left out is 1.
"""

from __future__ import annotations

from typing import Final

from won.industry.kinds import KIND_TABLE

__all__ = ["FORMS", "parse", "write"]

FORMS: Final = KIND_TABLE.forms
parse: Final = KIND_TABLE.parse
write: Final = KIND_TABLE.write
