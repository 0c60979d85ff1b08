"""What a game may be set up with (SETUP-1 to SETUP-3).

`market` has SETUP-4, `edition` SETUP-5, `setup_draft` SETUP-6 to SETUP-8 and SETUP-13,
`setup_tiles` SETUP-9 to SETUP-12.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from won.core.record import RecordError, Seat
from won.industry.data import table
from won.industry.edition import EDITIONS, players

NATIONS: Final[dict[str, dict[str, str]]] = table("nations")
CHOICES: Final = {
    "cash": ("open", "private"),  # VIEW-1
    "final": ("trade", "sale"),  # END-3
    "contiguity": ("all", "each"),  # SETUP-10.1
    "split": ("tokens", "one"),  # AUTO-4.3
}


def check_setup(edition: str, seats: Sequence[Seat], chance: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """SETUP-1, SETUP-2, SETUP-3, END-2: raises `RecordError` with the field and what would be right."""
    if edition not in EDITIONS:
        raise RecordError("edition", "$.edition", "SETUP-1", {"found": edition, "known": list(EDITIONS)})
    least, most = players(edition)
    if not least <= len(seats) <= most:
        about = {"found": len(seats), "edition": edition, "least": least, "most": most}
        raise RecordError("seats", "$.seats", "SETUP-1", about)
    nations = [seat.nation for seat in seats if seat.nation]
    for number, seat in enumerate(seats):
        if nations.count(seat.nation) > 1:
            raise RecordError("nation", f"$.seats[{number}].nation", "SETUP-3", {"found": seat.nation})
    first = chance.get("first")
    if type(first) is not int or not 0 <= first < len(seats):
        raise RecordError("first", "$.chance.first", "SETUP-2", {"found": first, "most": len(seats) - 1})
    _check_options(options)


def _check_options(options: Mapping[str, Any]) -> None:
    for name, value in options.items():
        place = f"$.options.{name}"
        if name == "rounds":
            if type(value) is not int or value < 1:
                raise RecordError("rounds", place, "END-2", {"found": value})
        elif name not in CHOICES:
            raise RecordError("option", place, about={"found": name, "known": ["rounds", *CHOICES]})
        elif value not in CHOICES[name]:
            raise RecordError("option_value", place, about={"found": value, "known": list(CHOICES[name])})
