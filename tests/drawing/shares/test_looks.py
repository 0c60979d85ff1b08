"""Colours and signs: legible and distinct."""

from __future__ import annotations

from won.drawing.border import STYLES
from won.drawing.shares.fields import PATTERNS
from won.drawing.shares.icons import ICONS
from won.drawing.shares.palette import FIELDS, GOODS
from won.drawing.shares.pictograms import ELEMENTS, PICTOGRAMS
from won.shares.world import KINDS, PRODUCTS


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
