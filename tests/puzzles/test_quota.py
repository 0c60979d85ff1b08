"""Which puzzles a file still wants."""

from __future__ import annotations

from won.games import package
from won.puzzles.quota import Quota
from won.puzzles.store import puzzles


def test_a_theme_that_has_its_part_is_not_wanted_and_one_that_lacks_comes_first() -> None:
    have = list(puzzles("industry").values())
    quota = Quota("industry", len(have), have)
    passes = [puzzle for puzzle in have if puzzle.theme == "pass"]
    assert len(passes) <= round(0.05 * 60), "few passes"
    assert not Quota("industry", len(passes), passes).wants_theme("pass")
    assert quota.lack("end") == 1 > quota.lack("build")


def test_one_tile_of_one_edition_does_not_fill_the_file() -> None:
    farm = next(puzzle for puzzle in puzzles("industry").values() if puzzle.plies[0].best.line.startswith("build farm"))
    action = package("industry").notation.parse(farm.plies[0].best.line)
    quota = Quota("industry", 60)
    for number in range(4):
        assert quota.wants(farm.edition, "build", action), number
        quota.add(farm)
    assert not quota.wants(farm.edition, "build", action)
