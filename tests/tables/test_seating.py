"""Sitting down, getting up, coming back."""

from __future__ import annotations

import pytest

from tests.tables.play import SEED, Play
from won.tables import seating
from won.tables.errors import RequestError


def test_seats_fill_from_the_first_and_one_person_may_hold_several() -> None:
    play = Play("industry", "ada", "bo", "ada", started=False)
    assert play.table.seats_of("ada") == (0, 2)
    with pytest.raises(RequestError, match="full"):
        seating.sit(play.table, None, "cleo", "Cleo", "", "cleo")
    with pytest.raises(RequestError, match="seat_taken"):
        seating.sit(play.table, 1, "cleo", "Cleo", "", "cleo")


def test_nations_are_taken_once() -> None:
    play = Play("industry", "ada", "bo", "cleo", started=False)
    play.do(seating.sit(play.table, 0, "ada", "Ada", "italy", "ada"))
    with pytest.raises(RequestError, match="nation_taken"):
        seating.sit(play.table, 1, "bo", "Bo", "italy", "bo")


def test_the_game_begins_when_all_seats_are_taken() -> None:
    play = Play("industry", "ada", "bo", "cleo", started=False)
    play.do(seating.leave(play.table, 1, "bo", "ada"))
    with pytest.raises(RequestError, match="seats_free"):
        seating.start(play.table, SEED, "ada", "ada")
    play.do(seating.put_bot(play.table, 1, "clerk", "", "ada"))
    with pytest.raises(RequestError, match="not_host"):
        seating.start(play.table, SEED, "cleo", "ada")
    play.do(seating.start(play.table, SEED, "ada", "ada"))
    assert play.status == "playing"
    with pytest.raises(RequestError, match="started"):
        seating.start(play.table, SEED, "ada", "ada")
    with pytest.raises(RequestError, match="started"):
        seating.sit(play.table, 1, "dan", "Dan", "", "dan")
    play.check()


def test_a_bot_must_be_one_that_plays_this_game() -> None:
    play = Play("shares", "ada", "bo", started=False)
    play.do(seating.leave(play.table, 1, "ada", "ada"))
    for name in ("", "nobody", "clerk:x", "clerk:-1", "random:"):
        if name != "random:":
            with pytest.raises(RequestError, match="no_bot"):
                seating.put_bot(play.table, 1, name, "", "ada")


def test_who_leaves_during_play_is_minded_and_takes_the_seat_back_by_acting() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    seat = play.table.to_move[0]
    play.do(seating.leave(play.table, seat, play.player(seat), "nobody"))
    assert play.table.holders[seat].minder
    assert play.table.holders[seat].automatic
    play.act(seat)
    assert not play.table.holders[seat].minder
    play.check()


def test_a_bot_is_put_in_by_those_who_play_and_taken_off_by_the_person_alone() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    with pytest.raises(RequestError, match="not_yours"):
        seating.mind(play.table, 1, "clerk", "mallory", "ada")
    play.do(seating.mind(play.table, 1, "clerk", "cleo", "ada"))
    with pytest.raises(RequestError, match="not_yours"):
        seating.mind(play.table, 1, "", "cleo", "ada")
    play.do(seating.mind(play.table, 1, "", "bo", "ada"))
    assert not play.table.holders[1].minder


def test_the_seat_of_a_bot_may_be_taken_over() -> None:
    play = Play("industry", "ada", "bo", "clerk!")
    with pytest.raises(RequestError, match="seat_taken"):
        seating.take_over(play.table, 1, "dan", "Dan", "dan")
    play.do(seating.take_over(play.table, 2, "dan", "Dan", "dan"))
    assert play.table.seats_of("dan") == (2,)
    play.check()


def test_a_new_name_is_shown_and_undo_survives_it() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    seat = play.table.to_move[0]
    play.act()
    play.do(seating.rename(play.table, play.player(seat), "Somebody"))
    assert play.table.names[seat].name == "Somebody"
    play.wish(seat, "undo")
    play.check()
