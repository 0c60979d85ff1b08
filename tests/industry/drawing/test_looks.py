"""Letters, colours and owners: legible, distinct and inside their room."""

from __future__ import annotations

import re

import pytest

from won.core.record import Seat
from won.industry.drawing.canvas import fit, width
from won.industry.drawing.lettering import drawable, letters, measure
from won.industry.drawing.owners import border, owners
from won.industry.drawing.palette import COLOURS
from won.industry.drawing.words import Words
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


def light(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str, theme: int) -> float:
    high, low = sorted((light(COLOURS[one][theme]), light(COLOURS[other][theme])), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [0, 1])
def test_text_reaches_contrast_aa_in_both_themes(theme: int) -> None:
    assert {pair: ratio for pair in READ if (ratio := contrast(*pair, theme)) < 4.5} == {}
    assert {pair: ratio for pair in SEEN if (ratio := contrast(*pair, theme)) < 3} == {}


def test_letters_never_leave_their_room() -> None:
    for words in ("ORE", "Federal Provinces", "W" * 200, "Ça a été très éprouvé à l’Œuvre"):
        shown = letters(words, 0, 20, 12, "ink", room=100)
        label = re.search(r'aria-label="([^"]*)"', shown)
        scale = re.search(r"scale\(([\d.]+)\)", shown)
        assert label is not None
        assert scale is not None
        assert measure(label[1], float(scale[1]) * 100) <= 104
    assert drawable("Énergie, Qualità, Œuvre")
    assert not drawable("Привет")
    assert "<text" in letters("Привет", 0, 20, 12, "ink", room=100)


def test_long_words_are_cut_with_an_ellipsis() -> None:
    assert fit("Ada", 12, 100) == "Ada"
    cut = fit("Bartholomew Featherstonehaugh", 12, 100)
    assert cut.endswith("…")
    assert width(cut, 12) <= 100
    assert width("中文", 10) > width("ab", 10)


def test_figures_are_equally_wide() -> None:
    assert len({measure(figure, 20) for figure in "0123456789+−"}) == 1


def test_owners_differ_in_colour_and_in_line() -> None:
    for seats in ([Seat(nation=name) for name in NATIONS], [Seat()] * 6, [Seat(nation="bharat"), Seat(), Seat()]):
        sides = owners(seats, Words())
        assert len({owner.role for owner in sides}) == len(seats)
        lines = {re.sub(r"owner-\d", "", border("M0 0H9", owner)) for owner in sides}
        assert len(lines) == len(seats)
