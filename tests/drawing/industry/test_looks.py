"""Letters, colours and owners: legible, distinct and inside their room."""

from __future__ import annotations

import re

import pytest

from tests.drawing.contrast import contrast
from won.core.record import Seat
from won.drawing.industry.labels import labels_of
from won.drawing.industry.owners import border, owners
from won.drawing.industry.palette import COLOURS
from won.industry.setup import NATIONS

GOODS = ("food", "energy", "labor", "ore", "capital", "money")
READ = [
    *[(f"on-{name}", name) for name in GOODS],
    *[(role, ground) for role in ("ink", "muted") for ground in ("paper", "panel", "table")],
    ("hex-name", "hex"),
    ("well-ink", "well"),
    *[(role, "mast") for role in ("mast-ink", "mast-muted", "brass")],
    ("steel", "brass"),
    *[("on-owner", f"owner-{style}") for style in range(6)],
]
SEEN = [*[(f"owner-{style}", "hex") for style in range(6)], ("accent", "panel"), ("bronze", "panel"), ("glow", "steel")]


@pytest.mark.parametrize("theme", [0, 1])
def test_text_reaches_contrast_aa_in_both_themes(theme: int) -> None:
    assert {pair: ratio for pair in READ if (ratio := contrast(COLOURS, *pair, theme)) < 4.5} == {}
    assert {pair: ratio for pair in SEEN if (ratio := contrast(COLOURS, *pair, theme)) < 3} == {}


def test_owners_differ_in_colour_and_in_line() -> None:
    for seats in ([Seat(nation=name) for name in NATIONS], [Seat()] * 6, [Seat(nation="bharat"), Seat(), Seat()]):
        sides = owners(seats, labels_of())
        assert len({owner.role for owner in sides}) == len(seats)
        lines = {re.sub(r"owner-\d", "", border("M0 0H9", owner)) for owner in sides}
        assert len(lines) == len(seats)
