"""The value of an offer by the barter prices of the markets."""

from __future__ import annotations

from collections.abc import Iterable

from won.industry.market import BARTER, COMMODITY
from won.industry.state import State
from won.text.industry.terms import cubes
from won.text.language import Language
from won.text.phrases import decimal, listing


def worth(lang: Language, state: State, give: dict[str, int], get: dict[str, int]) -> Iterable[str]:
    """TRADE-7: both sides of an offer by the barter prices of the markets."""
    sums, silent = [], []
    for side in (give, get):
        total = float(side.get("money", 0))
        for cube in COMMODITY:
            figure = BARTER[COMMODITY[cube]][state.market[COMMODITY[cube]]]
            if cube in side and figure is None:
                silent.append(cubes(lang)[cube])
            total += side.get(cube, 0) * (figure or 0)
        sums.append(decimal(lang, total))
    yield lang.gettext("by the barter figures gives {give} and gets {get}").format(give=sums[0], get=sums[1])
    if silent:
        yield lang.gettext("no figure for {cubes}, the market is empty").format(cubes=listing(lang, silent))
    if "notes" in give or "notes" in get:
        yield lang.gettext("notes not counted")
