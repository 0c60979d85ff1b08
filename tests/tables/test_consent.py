"""Pausing, going on and ending are for all who play to decide."""

from __future__ import annotations

import pytest

from tests.tables.play import SEED, Play
from won.tables import commands, seating
from won.tables.entries import Answered, Ended, Paused
from won.tables.errors import RequestError


def test_a_pause_needs_all_other_people() -> None:
    play = Play("industry", "ada", "bo", "cleo", "clerk!")
    play.wish(0, "pause")
    assert play.wished is not None
    assert play.wished.waiting == {1, 2}
    play.answer(2, True)
    assert play.status == "playing"
    play.answer(1, True)
    assert play.status == "paused"
    assert [type(row.entry) for row in play.rows[-2:]] == [Answered, Paused]  # written together
    with pytest.raises(RequestError, match="paused"):
        commands.act(play.table, SEED, 0, {"do": "pass"}, "ada", "", play.at)
    play.check()


def test_one_answer_counts_for_all_seats_of_a_person() -> None:
    play = Play("industry", "ada", "bo", "bo")
    play.wish(0, "end")
    play.answer(1, True)
    assert play.status == "ended"
    assert play.rows[-1].entry == Ended("agreed")
    assert play.table.result is not None
    play.check()


def test_alone_among_bots_one_decides() -> None:
    play = Play("industry", "ada", "clerk!", "clerk!")
    play.wish(0, "end")
    assert play.status == "ended"


def test_who_has_let_the_table_wait_for_days_cannot_hold_it_up() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    gone = play.table.to_move[0]
    here = (gone + 1) % 3
    play.wait(4 * 24 * 3600)
    play.wish(here, "end")
    assert play.wished is not None
    assert gone not in play.wished.waiting
    play.answer((gone + 2) % 3, True)
    assert play.status == "ended"
    play.check()


def test_a_game_adjourned_for_days_goes_on_when_somebody_wishes() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    play.wish(0, "pause")
    play.answer(1, True)
    play.answer(2, True)
    play.wish(1, "resume")
    assert play.status == "paused"
    play.wait(4 * 24 * 3600)
    play.wish(2, "resume")
    assert play.status == "playing"
    play.check()


def test_who_gave_up_or_is_away_is_not_asked() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    play.do(commands.concede(play.table, 1, "bo", ""))
    play.do(seating.mind(play.table, 2, "clerk", "ada", "ada"))
    assert play.table.holders[1].conceded
    play.wish(0, "pause")
    assert play.status == "paused"
    with pytest.raises(RequestError, match="conceded"):
        commands.act(play.table, SEED, 1, {"do": "pass"}, "bo", "", play.at)
    play.check()


def test_there_is_nothing_to_wish_before_and_after() -> None:
    before = Play("industry", "ada", "bo", "cleo", started=False)
    with pytest.raises(RequestError, match="not_started"):
        before.wish(0, "pause")
    play = Play("industry", "ada", "clerk!", "clerk!")
    with pytest.raises(RequestError, match="not_paused"):
        play.wish(0, "resume")
    play.wish(0, "end")
    for matter in ("pause", "undo", "end"):
        with pytest.raises(RequestError, match="over"):
            play.wish(0, matter)
