"""The markets as printed: filled wells, the prices in force, and the two ends."""

from __future__ import annotations

import pytest

from tests.drawing.pictures import SVG, Picture
from won.drawing.canvas import element
from won.drawing.industry.labels import labels_of
from won.drawing.industry.markets import draw_market
from won.industry.market import BUY, COMMODITIES, SELL, WELLS


def market(commodity: int, standing: int) -> list[str]:
    svg = element("svg", draw_market(commodity, standing, labels_of(), 280, 150), xmlns=SVG.strip("{}"))
    shown = Picture(svg)
    assert len(shown.marked("well")) == standing
    return [result.text or "" for result in shown.root.iter(f"{SVG}text")]


@pytest.mark.rule("TRADE-1")
@pytest.mark.parametrize("commodity", range(len(COMMODITIES)))
def test_filled_wells_show_what_a_cube_costs_and_empty_ones_what_it_brings(commodity: int) -> None:
    for standing in (0, 1, WELLS[commodity] // 2, WELLS[commodity]):
        figures = market(commodity, standing)
        wells = figures[6:-2]
        assert wells[:standing] == [str(price) for price in BUY[commodity][1 : standing + 1]]
        assert wells[standing:] == [str(price) for price in SELL[commodity][standing:-1]]


@pytest.mark.rule("TRADE-2", "TRADE-3")
def test_the_head_shows_the_prices_in_force_and_the_ends_those_of_an_empty_and_a_full_market() -> None:
    assert market(0, 20)[:6] == ["buy", "7", "sell", "4", "fair", "5.5"]
    assert market(0, 0)[:6] == ["buy", "13", "sell", "10", "fair", "–"]
    assert market(0, 40)[:4] == ["buy", "2", "sell", "1"]
    assert market(4, 15)[-2:] == ["42", "10"]
