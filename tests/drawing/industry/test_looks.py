"""Letters, colours and owners: legible, distinct and inside their room."""

from __future__ import annotations

import re

from won.core.record import Seat
from won.drawing.industry.labels import labels_of
from won.drawing.industry.owners import border, owners
from won.industry.setup import NATIONS


def test_owners_differ_in_colour_and_in_line() -> None:
    for seats in ([Seat(nation=name) for name in NATIONS], [Seat()] * 6, [Seat(nation="bharat"), Seat(), Seat()]):
        sides = owners(seats, labels_of())
        assert len({owner.role for owner in sides}) == len(seats)
        lines = {re.sub(r"owner-\d", "", border("M0 0H9", owner)) for owner in sides}
        assert len(lines) == len(seats)
