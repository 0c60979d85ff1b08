"""What is read reaches WCAG AA in both games and both themes, and what is only seen stands out."""

from __future__ import annotations

import pytest

from tests.drawing.contrast import contrast
from won.drawing.border import STYLES
from won.drawing.industry.palette import COLOURS as INDUSTRY
from won.drawing.palette import Colours
from won.drawing.shares.palette import COLOURS as SHARES
from won.drawing.shares.palette import FIELDS, GOODS

INDUSTRY_READ = [
    *[(f"on-{name}", name) for name in ("food", "energy", "labor", "ore", "capital", "money")],
    *[(role, ground) for role in ("ink", "muted") for ground in ("paper", "panel", "table")],
    ("hex-name", "hex"),
    ("well-ink", "well"),
    *[(role, "mast") for role in ("mast-ink", "mast-muted", "brass")],
    ("steel", "brass"),
    *[("on-owner", f"owner-{style}") for style in range(6)],
]
INDUSTRY_SEEN = [
    *[(f"owner-{style}", "hex") for style in range(6)],
    ("accent", "panel"),
    ("bronze", "panel"),
    ("glow", "steel"),
]
SHARES_READ = [
    *[(f"on-{name}", name) for name in FIELDS],
    *[(role, f"face-{name}") for name in FIELDS for role in ("ink", "muted")],
    *[(on, f"good-{name}") for name, (_, on) in GOODS.items()],
    *[(role, ground) for role in ("ink", "muted") for ground in ("panel", "table")],
    *[(role, "mast") for role in ("mast-ink", "mast-muted", "brass")],
    *[("on-owner", f"owner-{style}") for style in range(STYLES)],
    ("well-ink", "well"),
    ("steel", "rim"),
]
SHARES_SEEN = [
    *[(role, ground) for role in ("accent", "bronze") for ground in ("panel", "face-plain")],
    ("accent", "table"),
    ("steel", "die-white"),
    ("rim", "die-red"),
]


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize(
    ("colours", "pairs", "least"),
    [
        pytest.param(INDUSTRY, INDUSTRY_READ, 4.5, id="industry-read"),
        pytest.param(INDUSTRY, INDUSTRY_SEEN, 3, id="industry-seen"),
        pytest.param(SHARES, SHARES_READ, 4.5, id="shares-read"),
        pytest.param(SHARES, SHARES_SEEN, 3, id="shares-seen"),
    ],
)
def test_contrast_is_enough(colours: Colours, pairs: list[tuple[str, str]], least: float, theme: int) -> None:
    assert {pair: ratio for pair in pairs if (ratio := contrast(colours, *pair, theme)) < least} == {}
