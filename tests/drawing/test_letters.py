"""Letters, words and what the pictures of all games share."""

from __future__ import annotations

import re

from won.drawing.canvas import fit, width, wrap
from won.drawing.industry.icons import ICONS as INDUSTRY_ICONS
from won.drawing.industry.palette import COLOURS as INDUSTRY_COLOURS
from won.drawing.lettering import drawable, letters, measure
from won.drawing.shares.icons import ICONS as SHARES_ICONS
from won.drawing.shares.palette import COLOURS as SHARES_COLOURS


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


def test_words_are_wrapped_between_them_and_cut_at_the_end_alone() -> None:
    assert wrap("Coal", 10, 100, 2) == ["Coal"]
    assert wrap("Automobile Construction", 10, 80, 2) == ["Automobile", "Construction"]
    assert wrap("one two three four five six", 10, 50, 2)[1].endswith("…")
    assert all(width(line, 10) <= 50 for line in wrap("W" * 40 + " and more", 10, 50, 2))
    assert wrap("", 10, 50, 2) == [""]


def test_two_pictures_on_one_page_agree_on_every_name_they_share() -> None:
    assert {
        name for name in INDUSTRY_ICONS.keys() & SHARES_ICONS if INDUSTRY_ICONS[name] != SHARES_ICONS[name]
    } == set()
    shared = INDUSTRY_COLOURS.keys() & SHARES_COLOURS
    assert {role for role in shared if INDUSTRY_COLOURS[role] != SHARES_COLOURS[role]} == set()
