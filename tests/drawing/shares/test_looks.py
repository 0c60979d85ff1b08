"""Colours and signs: legible and distinct."""

from __future__ import annotations

import pytest

from tests.drawing.contrast import contrast
from won.drawing.border import STYLES
from won.drawing.shares.fields import PATTERNS
from won.drawing.shares.icons import ICONS
from won.drawing.shares.palette import COLOURS, FIELDS, GOODS
from won.drawing.shares.pictograms import ELEMENTS, PICTOGRAMS
from won.shares.world import KINDS, PRODUCTS

READ = [
    *[(f"on-{name}", name) for name in FIELDS],
    *[(role, f"face-{name}") for name in FIELDS for role in ("ink", "muted")],
    *[(on, f"good-{name}") for name, (_, on) in GOODS.items()],
    *[(role, ground) for role in ("ink", "muted") for ground in ("panel", "table")],
    *[(role, "mast") for role in ("mast-ink", "mast-muted", "brass")],
    *[("on-owner", f"owner-{style}") for style in range(STYLES)],
    ("well-ink", "well"),
    ("steel", "rim"),
]
SEEN = [
    *[(role, ground) for role in ("accent", "bronze") for ground in ("panel", "face-plain")],
    ("accent", "table"),
    ("steel", "die-white"),
    ("rim", "die-red"),
]


@pytest.mark.parametrize("theme", [0, 1])
def test_text_reaches_contrast_aa_in_both_themes(theme: int) -> None:
    assert {pair: ratio for pair in READ if (ratio := contrast(COLOURS, *pair, theme)) < 4.5} == {}
    assert {pair: ratio for pair in SEEN if (ratio := contrast(COLOURS, *pair, theme)) < 3} == {}


def test_every_product_has_a_colour_and_a_sign_of_its_own() -> None:
    assert list(GOODS) == PRODUCTS
    assert PICTOGRAMS.keys() | ELEMENTS.keys() == set(PRODUCTS)
    assert not PICTOGRAMS.keys() & ELEMENTS.keys()
    assert len({colour for colour, _ in GOODS.values()}) == len(PRODUCTS)
    assert len({*PICTOGRAMS.values(), *ELEMENTS.values()}) == len(PRODUCTS)


def test_every_kind_of_square_has_a_sign_and_every_field_a_pattern() -> None:
    assert {*KINDS} - {"start"} <= ICONS.keys()
    assert {f"field-{name}" for name in FIELDS if name != "plain"} == PATTERNS.keys()
    assert len(set(PATTERNS.values())) == len(PATTERNS)


def test_pieces_differ_in_shape() -> None:
    assert len({ICONS[f"piece-{seat}"] for seat in range(STYLES)}) == STYLES
