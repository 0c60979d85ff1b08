"""Nothing hidden is told by what a person may ask: two games that look the same to them answer the same.

The other game has other telexes to come, other sealed bids and other sums in the purses of others.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.tables.play import Play
from tests.tables.secret_games import GAMES, begun, disguised, step
from won.core.refusal import Refused
from won.tables.undo import may_ask, may_undo

ROWS = 900


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", list(GAMES))
def test_hints_what_if_and_choices_know_what_the_seat_knows(name: str, seed: int) -> None:
    """Advice, trying out, composing an action and standing orders all work on this copy."""
    play, draw = begun(name, seed), Random(seed)
    for row in range(ROWS):
        if not play.table.to_move:
            break
        if row % 5 == 0:
            other = disguised(play.game, 0, draw)
            assert play.game.view(0) == other.view(0)
            assert play.game.copy_for(0).state_line() == other.copy_for(0).state_line()
        step(play)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", list(GAMES))
def test_a_refusal_tells_nothing_hidden(name: str, seed: int) -> None:
    """What a seat may try by all it knows is refused in neither game, or in both for the same reason."""
    play, draw = begun(name, seed), Random(seed)
    for _ in range(ROWS):
        if not play.table.to_move:
            break
        game, known = play.game, play.game.copy_for(0)
        if 0 in {*game.to_move, *game.to_answer}:
            other = disguised(game, 0, draw)
            for _ in range(3):
                action = known.sample(0, play.draw)
                if action is not None:
                    action = game.with_chance(action, play.draw)
                    assert game.check(0, action) == other.check(0, action), action
        step(play)


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("name", list(GAMES))
def test_what_can_be_taken_back_has_shown_nothing_hidden(name: str, seed: int) -> None:
    """Everything the asker has heard since would have been heard in the other game, too."""
    play, draw, offered = begun(name, seed), Random(seed), 0
    for _ in range(ROWS):
        if not play.table.to_move:
            break
        step(play)
        back = may_ask(play.table).get(0)
        free = may_undo(play.table, 0)
        assert free is None or free == back
        if back is not None:
            offered += 1
            _check_told(play, back, draw)
    assert offered


def _check_told(play: Play, back: int, draw: Random) -> None:
    table = play.table
    game = table.game_at(back)
    other = disguised(game, 0, draw)
    for seat, action in table.actions(back):
        shown = [game.visible_event(0, event) for event in game.apply(seat, action)]
        try:
            would = [other.visible_event(0, event) for event in other.apply(seat, action)]
        except Refused as refused:
            raise AssertionError(f"{action} shows that {refused.refusal} does not hold") from None
        assert shown == would, action
