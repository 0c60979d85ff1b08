"""The price list of Develop and the figures of scoring, as printed."""

from __future__ import annotations

from typing import Any, Final

from won.industry.data import table
from won.industry.market import Cost, cost_of

_DATA: Final[dict[str, Any]] = table("costs")
FLAGS: Final[int] = _DATA["flags"]
FLAG_COST: Final[Cost] = cost_of(_DATA["flag"])  # DEV-2
FORCE_COST: Final[int] = _DATA["force"]["capital"]  # DEV-4
MOVE_COST: Final[int] = _DATA["move"]["capital"]  # MOVE-1
MOVE_TILES: Final[int] = _DATA["move-tiles"]
AUTOMATE_COST: Final[Cost] = cost_of(_DATA["automate"])  # AUTO-1
BANK_DOT: Final[int] = _DATA["bank-dot"]  # PROD-7
NOTE_VALUE: Final[int] = _DATA["note"]["value"]  # NOTE-2
NOTE_REPAY: Final[int] = _DATA["note"]["repay"]  # NOTE-5
TILE_POINTS: Final[int] = _DATA["score"]["tile"]  # END-6
MONEY_POINT: Final[int] = _DATA["score"]["money"]
NOTE_POINTS: Final[int] = _DATA["score"]["note"]
EMPTY_STACKS: Final[int] = _DATA["trigger"]["empty-stacks"]  # END-1
