"""Taking back leaves a trace, asks whom it concerns, and never crosses what chance has shown."""

from __future__ import annotations

import pytest

from tests.tables.play import START, Play, picture
from won.core.chance import source
from won.shares.actions import Roll
from won.tables import limits
from won.tables.action_log import LoggedAction
from won.tables.entries import Acted, Undone
from won.tables.errors import RequestError
from won.tables.undo import may_ask, may_reset, may_undo


def mover(play: Play) -> int:
    return play.table.to_move[0]


def asks(play: Play) -> bool:
    return play.table.wish is not None


def test_one_takes_back_the_own_last_action_alone() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    seat, line = mover(play), play.game.state_line()
    play.act()
    play.wish(seat, "undo")
    assert play.game.state_line() == line
    assert isinstance(play.rows[-1].entry, Undone)
    assert isinstance(play.rows[-2].entry, Acted)  # the trace stays
    play.check()


def test_bots_do_not_mind() -> None:
    play = Play("industry", "ada", "clerk!", "clerk!")
    while mover(play) != 0:
        play.automatic(mover(play))
    step = play.table.steps
    play.act()
    while mover(play) != 0:
        play.automatic(mover(play))
    assert may_undo(play.table, 0) == step
    play.wish(0, "undo")
    assert play.table.steps == step
    assert mover(play) == 0
    play.check()


def test_in_a_rated_game_nobody_tries_out_how_bots_answer() -> None:
    play = Play("industry", "ada", "clerk!", "clerk!", rated=True)
    while mover(play) != 0:
        play.automatic(mover(play))
    play.act()
    assert may_ask(play.table)[0] == play.table.steps - 1  # no bot has acted yet
    while mover(play) == 0:
        play.act()
    play.automatic(mover(play))
    assert (may_undo(play.table, 0), may_ask(play.table)) == (None, {})
    with pytest.raises(RequestError, match="chance_shown"):
        play.wish(0, "undo")


def test_what_another_person_has_built_on_needs_their_consent() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    first = mover(play)
    play.act()
    while mover(play) == first:
        play.act()
    second, step = mover(play), play.table.steps
    play.act()
    assert may_undo(play.table, first) is None
    play.wish(first, "undo")
    wish = play.wished
    assert wish is not None
    assert wish.waiting == {second}
    play.answer(second, True)
    assert play.wished is None
    assert play.table.steps < step
    play.check()


def test_one_no_is_enough() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    first = mover(play)
    play.act()
    while mover(play) == first:
        play.act()
    second = mover(play)
    play.act()
    play.wish(first, "undo")
    play.answer(second, False)
    assert play.wished is None
    with pytest.raises(RequestError, match="nothing_asked"):
        play.answer(second, True)
    play.check()


def test_who_goes_on_playing_has_answered() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    first = mover(play)
    play.act()
    while mover(play) == first:
        play.act()
    play.act()
    play.wish(first, "undo")
    assert asks(play)
    play.act()
    assert not asks(play)
    play.check()


def test_several_steps_back_at_once() -> None:
    play = Play("industry", "ada", "ada", "ada")  # hot-seat: one person plays all
    then = picture(play.table)["line"]
    for _ in range(10):
        play.act()
    play.wish(0, "undo", 0)
    assert play.wished is None  # nobody had to be asked
    assert picture(play.table)["line"] == then
    play.check()


def test_a_turn_is_begun_anew() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    seat, line = mover(play), play.game.state_line()
    assert may_reset(play.table, seat) is None
    while mover(play) == seat:
        play.act()
    assert play.table.steps > 2
    assert may_reset(play.table, seat) == 0
    play.wish(seat, "undo", 0)
    assert play.game.state_line() == line
    play.act()
    while mover(play) == seat:
        play.act()
    play.act()
    assert may_reset(play.table, seat) is None  # somebody else has moved
    play.check()


def test_dice_stay_thrown() -> None:
    play = Play("shares", "ada", "ada", "ada")
    seat = mover(play)
    play.act(seat, Roll())
    assert may_undo(play.table, seat) is None
    with pytest.raises(RequestError, match="chance_shown"):
        play.wish(seat, "undo")
    with pytest.raises(RequestError, match="chance_shown"):
        play.wish(seat, "undo", 0)


def test_there_must_be_something_to_take_back() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    for step in (None, -1, 0, 5):
        with pytest.raises(RequestError, match="nothing_to_undo"):
            play.wish(mover(play), "undo", step)


def test_sealed_bids_that_have_been_opened_are_not_taken_back() -> None:
    for seed in range(20):
        play = Play("shares", "ada", "bo", "cleo", bidding="sealed", turns=60)
        play.draw = source(seed).random
        while play.table.to_move and play.game.view(None).moment != "bid":
            play.act()
        while play.table.to_move and play.game.view(None).moment == "bid" and len(play.table.to_move) > 1:
            play.act()
        if not play.table.to_move or play.game.view(None).moment != "bid":
            continue
        last = mover(play)
        play.act(last)
        sold = [event for event in play.folded[-1].events if type(event).__name__ == "LotSold"]
        if sold and sold[0].amount:
            with pytest.raises(RequestError, match="chance_shown"):
                play.wish(last, "undo")
            return
    pytest.fail("no lot was sold by sealed bids")


def test_what_lies_further_back_than_an_undo_may_go_is_not_offered_and_not_looked_for() -> None:
    play = Play("industry", "ada", "clerk!", "clerk!")
    log = play.table.action_log
    log.add(LoggedAction(0, "ada", START, 0))
    for _ in range(limits.UNDO - 1):
        log.add(LoggedAction(1, "", START, 0))
    assert may_undo(play.table, 0) == 0
    log.add(LoggedAction(1, "", START, 0))
    assert may_undo(play.table, 0) is None
