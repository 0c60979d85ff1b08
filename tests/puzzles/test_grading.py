"""Grades of puzzles and ratings of solvers."""

from __future__ import annotations

from won.puzzles.grading import Strength, after, grade
from won.puzzles.model import Choice, Ply


def test_more_decisions_more_choices_and_a_smaller_margin_make_a_puzzle_harder() -> None:
    few = tuple([Choice(f"flag A{number}", float(-number)) for number in range(2)])
    many = tuple([Choice(f"flag A{number}", float(-number)) for number in range(8)])
    plain = grade([Ply(few, 10.0)], 2.0)
    assert grade([Ply(many, 10.0)], 2.0) > plain
    assert grade([Ply(few, 2.0)], 2.0) > plain
    assert grade([Ply(few, 10.0), Ply(few, 10.0)], 2.0) > plain


def test_a_rating_rises_with_a_hard_puzzle_solved_and_falls_with_an_easy_one_failed() -> None:
    new = Strength()
    solved, failed = after(new, 1800, True), after(new, 1200, False)
    assert solved.rating - new.rating > after(new, 1200, True).rating - new.rating > 0
    assert failed.rating < new.rating
    assert solved.uncertainty < new.uncertainty
    assert (solved.tries, solved.solved, failed.solved) == (1, 1, 0)
