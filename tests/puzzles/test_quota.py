"""Which puzzles a file still wants."""

from __future__ import annotations

from pathlib import Path

from tests.docs.blocks import ROOT, blocks
from won.cli.main import main
from won.games import package
from won.puzzles.finding import question
from won.puzzles.judging import position
from won.puzzles.model import dump
from won.puzzles.quota import Quota
from won.puzzles.store import puzzles


def test_a_theme_that_has_its_part_is_not_wanted_and_one_that_lacks_comes_first() -> None:
    have = list(puzzles("industry").values())
    builds = [puzzle for puzzle in have if puzzle.theme == "build"]
    quota = Quota("industry", len(have), builds)
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


def test_a_file_that_has_enough_is_searched_no_further(tmp_path: Path) -> None:
    """The command of docs/puzzles.md, given again."""
    file = tmp_path / "FILE"
    file.write_bytes(b"".join(dump(puzzle) + b"\n" for puzzle in puzzles("industry").values()))
    before = file.read_bytes()
    [block] = blocks(ROOT / "docs/puzzles.md", "sh")
    find, _ = block.commands()
    assert main([str(file) if word == "FILE" else word for word in find[1:]]) == 0
    assert file.read_bytes() == before


def test_the_same_question_is_not_asked_twice_in_one_phase() -> None:
    game = position(next(iter(puzzles("shares").values())))
    seat = game.to_move[0] if game.to_move else game.to_answer[0]
    first = question(game, seat)
    assert first is not None
    assert first == question(game.copy(), seat)
