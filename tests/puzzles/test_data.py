"""The puzzles that come with the program: every record replays, every choice is legal, and there is one solution."""

from __future__ import annotations

import pytest

from won.games import package
from won.puzzles.checking import confirmed
from won.puzzles.games import PUZZLING
from won.puzzles.grading import grade
from won.puzzles.judging import judge, position, solution
from won.puzzles.model import Puzzle, dump, load
from won.puzzles.store import of_the_day, puzzles

EVERY = [puzzle for game in PUZZLING for puzzle in puzzles(game).values()]
CLEAREST = [max(puzzles(game).values(), key=lambda puzzle: puzzle.plies[0].margin) for game in PUZZLING]


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.game}-{puzzle.id}"


@pytest.mark.parametrize("puzzle", EVERY, ids=named)
def test_every_choice_is_legal_and_one_idea_is_best_by_the_stored_figures(puzzle: Puzzle) -> None:
    part, game = PUZZLING[puzzle.game], position(puzzle)
    for number, ply in enumerate(puzzle.plies):
        for line in ply.before:
            seat, _, action = line.partition(" ")
            game.apply(int(seat), package(puzzle.game).notation.parse(action))
        actions = [package(puzzle.game).notation.parse(choice.line) for choice in ply.choices]
        assert [action for action in actions if game.check(puzzle.seat, action) is not None] == []
        ideas = [part.idea(action) for action in actions]
        others = [choice for choice, idea in zip(ply.choices, ideas, strict=True) if idea != ideas[0]]
        assert set(ideas[: ply.right]) == {ideas[0]}
        assert ply.margin >= part.margin
        assert all(choice.value <= ply.best.value - part.margin + 0.11 for choice in others)
        assert all(choice.count <= ply.best.count for choice in others)
        if number == 0:
            assert part.theme(game, puzzle.seat, actions[0]) == puzzle.theme
        game.apply(puzzle.seat, actions[0])
    assert puzzle.rating == grade(puzzle.plies, part.margin)
    assert load(dump(puzzle)) == puzzle


@pytest.mark.parametrize("puzzle", EVERY, ids=named)
def test_the_solution_is_judged_right_and_another_idea_wrong(puzzle: Puzzle) -> None:
    verdict = judge(puzzle, solution(puzzle))
    assert verdict is not None
    assert (verdict.right, verdict.done) == (True, True)
    worst = package(puzzle.game).notation.parse(puzzle.plies[0].choices[-1].line)
    failed = judge(puzzle, [(puzzle.seat, worst)])
    assert failed is not None
    assert (failed.right, failed.done) == (False, True)


@pytest.mark.parametrize("puzzle", CLEAREST, ids=named)
def test_a_puzzle_is_proved_again_by_the_bots_of_today(puzzle: Puzzle) -> None:
    assert confirmed(puzzle) is not None, "run `won puzzles check` on its file: other bots see it differently"


@pytest.mark.parametrize("game", list(PUZZLING))
def test_every_idea_that_the_finder_knows_has_a_puzzle(game: str) -> None:
    assert {puzzle.theme for puzzle in puzzles(game).values()} == set(PUZZLING[game].themes)


def test_the_puzzle_of_a_day_is_the_same_for_everyone() -> None:
    for game in PUZZLING:
        days = {of_the_day(game, f"2026-11-{day:02}") for day in range(1, 29)}
        assert days <= set(puzzles(game))
        assert of_the_day(game, "2026-11-18") == of_the_day(game, "2026-11-18")
