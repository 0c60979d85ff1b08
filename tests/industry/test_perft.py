"""Perft: how many sequences of listed actions there are from a position, today and for ever."""

from __future__ import annotations

import pytest

from tests.golden import GAMES
from won.cli.perft import perft
from won.core.record import load
from won.games import replay

# A golden game, a step of it, and the counts at depth 1 and 2.
TABLE = [
    ("first-3p", 0, [6, 2160]),
    ("first-3p", 214, [31, 868]),
    ("first-3p", 254, [13, 113]),
    ("first-4p", 0, [6, 2160]),
    ("first-4p", 238, [32, 664]),
    ("first-5p", 0, [5, 1800]),
    ("first-5p", 361, [18, 321]),
    ("first-5p", 405, [1, 13]),
    ("first-6p", 0, [6, 2160]),
    ("first-6p", 381, [2, 8]),
    ("second-3p", 0, [6, 2160]),
    ("second-3p", 111, [87, 7204]),
    ("second-3p", 146, [10, 98]),
    ("second-4p", 0, [6, 2160]),
    ("second-4p", 86, [31, 31]),
    ("second-4p", 102, [18, 617]),
    ("second-5p", 0, [5, 1800]),
    ("second-5p", 245, [49, 2936]),
    ("second-5p", 286, [10, 78]),
    ("second-6p", 0, [6, 2160]),
    ("second-6p", 130, [1, 6]),
    ("second-6p", 160, [7, 112]),
    ("v3-2p", 0, [5, 1800]),
    ("v3-2p", 75, [56, 4125]),
    ("v3-2p", 85, [1, 17]),
    ("v3-3p", 0, [5, 1800]),
    ("v3-3p", 90, [32, 128]),
    ("v3-3p", 100, [37, 2792]),
    ("v3-4p", 0, [5, 1800]),
    ("v3-4p", 158, [54, 3352]),
    ("v3-4p", 165, [9, 9]),
    ("v3-5p", 0, [5, 1800]),
    ("v3-5p", 159, [92, 5154]),
    ("v3-5p", 209, [75, 2324]),
]


@pytest.mark.parametrize(("name", "step", "counts"), TABLE)
def test_the_number_of_sequences_of_listed_actions(name: str, step: int, counts: list[int]) -> None:
    game = replay(load((GAMES / f"industry-{name}.json").read_bytes()), step)
    assert [perft(game, depth) for depth in range(1, len(counts) + 1)] == counts


def test_after_a_first_pick_of_farms_every_hex_and_turn_is_open() -> None:
    """Three deep by hand: 60 hexes and 6 turns for a first farm, and as many ways on as it has neighbours."""
    game = replay(load((GAMES / "industry-second-3p.json").read_bytes()), 0)
    game.apply(game.to_move[0], next(a for a in game.legal(game.to_move[0]).actions if a.package == "I1"))
    assert perft(game, 1) == 60 * 6
