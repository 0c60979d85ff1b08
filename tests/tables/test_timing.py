"""How long an answer takes tells nothing hidden: where two games look the same to somebody, the same lines of code run.

No clock is read: the lines that Python runs are counted, and the caches are warm.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from types import FrameType
from typing import Any

import pytest

from tests.tables.secret_games import GAMES, begun, disguised, step

EVERY = 40  # rows between two positions that are looked at
Lines = Counter[tuple[str, int]]


def lines_of(work: Callable[[], object]) -> Lines:
    """How often each line of the program runs in the work."""
    counted: Lines = Counter()

    def trace(frame: FrameType, event: str, _: object) -> Any:
        if "/won/" not in frame.f_code.co_filename:
            return None
        if event == "line":
            counted[frame.f_code.co_filename.rpartition("/won/")[2], frame.f_lineno] += 1
        return trace

    work()
    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    assert counted
    return counted


def answers(game: Any, seat: int) -> dict[str, Callable[[], object]]:
    """What the holder of a seat may have computed from a game in which there are secrets of others."""
    known = game.copy_for(seat)
    return {
        "the state": lambda: game.view(seat),
        "what may be done": lambda: game.legal(seat),
        "what is known for hints, tries and choices": lambda: game.copy_for(seat),
        "the first choices": lambda: known.next_words(seat, ()),
        "what others see": lambda: game.view(None),
    }


@pytest.mark.parametrize("name", list(GAMES))
def test_the_work_for_an_answer_does_not_depend_on_what_is_hidden(name: str) -> None:
    play, draw, seen = begun(name, 1), Random(1), 0
    for row in range(600):
        if not play.table.to_move:
            break
        if row % EVERY == 0:
            other = disguised(play.game, 0, draw)
            mine, theirs = answers(play.game, 0), answers(other, 0)
            for what, work in mine.items():
                assert lines_of(work) == lines_of(theirs[what]), what
            seen += 1
        step(play)
    assert seen > 5


def sealing(play: Any) -> bool:
    game = play.game
    return game.view(None).moment == "bid" and len(game.to_move) > 1


def _sealed(game: Any, seat: int, bid: Any) -> None:
    game.copy().apply(seat, bid)


def test_a_sealed_bid_takes_the_same_work_whatever_it_is() -> None:
    tried = 0
    play = begun("shares", 1)
    for _ in range(900):
        if not play.table.to_move:
            break
        if sealing(play):
            seat = play.game.to_move[0]
            bids = {
                action.amount: action
                for action in (play.game.sample(seat, play.draw) for _ in range(40))
                if type(action).__name__ == "Seal" and action.amount > 0
            }
            if len(bids) > 1:
                low, high = bids[min(bids)], bids[max(bids)]
                mine, theirs = [lines_of(partial(_sealed, play.game, seat, bid)) for bid in (low, high)]
                assert mine == theirs
                tried += 1
        step(play)
    assert tried
