"""The colour, line pattern and name of each owner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from won.core.record import Seat
from won.drawing.border import STYLES
from won.drawing.border import border as core_border
from won.drawing.labels import Labels
from won.industry.setup import NATIONS

_NAMES: Final = list(NATIONS)


class Owner:
    """A seat in the picture; `style` is the number of its colour and pattern."""

    __slots__ = ("name", "nation", "number", "style", "title")

    def __init__(self, number: int, seat: Seat, style: int, labels: Labels) -> None:
        self.number = number
        self.style = style
        self.nation = seat.nation
        country = labels[seat.nation] if seat.nation in NATIONS else seat.nation.replace("_", " ")
        self.title = country or seat.name or f"{labels['seat']} {number}"
        self.name = seat.name if country else ""

    @property
    def role(self) -> str:
        return f"owner-{self.style}"

    @property
    def called(self) -> str:
        return self.name or self.title


def owners(seats: Sequence[Seat], labels: Labels) -> list[Owner]:
    """Each nation has its own style; seats without a known one take the styles left over, in order."""
    taken = {_NAMES.index(seat.nation) for seat in seats if seat.nation in NATIONS}
    free = iter([style for style in range(STYLES) if style not in taken] + list(range(STYLES)) * len(seats))
    return [
        Owner(number, seat, _NAMES.index(seat.nation) if seat.nation in NATIONS else next(free), labels)
        for number, seat in enumerate(seats)
    ]


def border(d: str, owner: Owner, weight: float = 4) -> str:
    """A line in the owner's colour and pattern."""
    return core_border(d, owner.style, weight)
