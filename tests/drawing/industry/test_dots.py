"""The dots lie where the rules put them, once, and tell whether they are whole and whom they pay."""

from __future__ import annotations

from math import hypot

import pytest

from tests.drawing.industry.pictures import Picture, picture, played
from tests.industry.table import lay
from won.drawing.industry.dots import all_dots
from won.drawing.industry.geometry import INNER, SIZE, corner, edge, middle
from won.drawing.industry.outline import outline
from won.industry.board import ACROSS, BIT, HEX, NAMES, hexes_in
from won.industry.tiles import HALVES, HAS_CENTRE, THIRDS, TILE, TILES, TURNS


def drawn(board: str) -> Picture:
    return picture(lay(board=board).game)


@pytest.mark.rule("BOARD-4")
def test_edges_and_corners_lie_as_the_rules_count_them() -> None:
    x, y = middle(HEX["D4"])
    assert edge(HEX["D4"], 0) == pytest.approx((x + INNER, y))
    assert corner(HEX["D4"], 1) == pytest.approx((x, y - SIZE))  # the top: y grows downwards
    for at in range(len(NAMES)):
        for k in range(6):
            near = ACROSS[at][k]
            if near >= 0:
                assert edge(at, k) == pytest.approx(edge(near, (k + 3) % 6))
                assert corner(at, k) == pytest.approx(corner(near, (k + 2) % 6))


@pytest.mark.rule("BOARD-5")
def test_two_facing_halves_are_one_dot_on_the_middle_of_the_edge() -> None:
    shown = drawn("0 farm D4; 0 farm D5")
    dots = shown.dots()
    assert list(dots) == ["D4 D5"]
    place = float(dots["D4 D5"].attrib["cx"]), float(dots["D4 D5"].attrib["cy"])
    assert place == pytest.approx(edge(HEX["D4"], 0), abs=0.01)
    assert dots["D4 D5"].attrib["data-pays"] == "yes"
    assert len(shown.parts("D4")) == len(shown.parts("D5")) == 5
    assert {part.attrib["data-span"] for part in shown.parts("D4")} == {"180"}


@pytest.mark.rule("BOARD-9")
def test_a_dot_shared_by_two_owners_is_whole_but_pays_nobody() -> None:
    dot = drawn("0 farm D4; 1 farm D5").dots()["D4 D5"]
    assert dot.attrib["data-pays"] == "no"
    assert "f-rim" in dot.attrib["class"]  # hollow


@pytest.mark.rule("BOARD-6")
def test_halves_of_different_colours_stay_halves() -> None:
    shown = drawn("0 farm D4; 0 mine D5 1")  # a mine turned once has halves at edges 3 and 0
    assert not shown.dots()
    assert len(shown.parts("D4")) == 6
    assert len(shown.parts("D5")) == 2


@pytest.mark.rule("BOARD-5")
def test_three_thirds_make_a_dot_on_the_corner_and_two_do_not() -> None:
    # Around the corner where D4, D5 and C4 meet: corner 0 of D4, 2 of D5, 4 of C4.
    turns = {}
    for name, k in (("D4", 0), ("D5", 2), ("C4", 4)):
        turns[name] = next(turn for turn in range(6) if k in THIRDS[TILE["factory"] * TURNS + turn])
    two = drawn("; ".join(f"0 factory {name} {turns[name]}" for name in ("D4", "D5")))
    assert not two.dots()
    assert len(two.parts("D4")) == 3
    three = drawn("; ".join(f"0 factory {name} {turn}" for name, turn in turns.items()))
    dot = three.dots()["C4 D4 D5"]
    place = float(dot.attrib["cx"]), float(dot.attrib["cy"])
    assert place == pytest.approx(corner(HEX["D4"], 0), abs=0.01)


@pytest.mark.parametrize("kind", range(len(TILES)))
@pytest.mark.parametrize("turn", range(6))
def test_a_tile_shows_its_dots_in_every_turn(kind: int, turn: int) -> None:
    code = kind * TURNS + turn
    at = HEX["D4"]
    tile = [-1] * len(NAMES)
    tile[at] = code
    dots = list(all_dots(tile, tile))
    assert sum(dot.whole for dot in dots) == HAS_CENTRE[kind]
    for dot in dots:
        x, y = (there - here for there, here in zip(dot.place, middle(at), strict=True))
        assert hypot(x, y) == pytest.approx({360: 0, 180: INNER, 120: SIZE}[dot.span])
    assert [dot.place for dot in dots if dot.span == 180] == [edge(at, k) for k in HALVES[code]]
    assert [dot.place for dot in dots if dot.span == 120] == [corner(at, k) for k in THIRDS[code]]


def test_the_dots_that_pay_are_those_of_the_blocs() -> None:
    for seed in range(8):
        game = played("second", 4, 100_000, seed)
        paying = {
            " ".join(NAMES[at] for at in hexes_in(dot))
            for blocs in game.state.blocs
            for bloc in blocs
            for dot in bloc.dots
        }
        shown = {dot.attrib["data-dot"] for dot in picture(game).marked("dot") if dot.attrib["data-pays"] == "yes"}
        assert paying <= shown
        assert shown - {name for name in shown if " " not in name} == {name for name in paying if " " in name}


def test_an_outline_goes_around_a_bloc_and_around_its_hole() -> None:
    ring = [near for near in ACROSS[HEX["D4"]] if near >= 0]
    path = outline(sum(BIT[at] for at in ring), 3)
    assert path.count("M") == 2
    assert path.count("L") == 18 - 1 + 6 - 1
    assert outline(BIT[HEX["A1"]], 0).count("L") == 5
