"""Sitting down, getting up, coming back."""

from __future__ import annotations

import pytest

from tests.tables.play import SEED, Play
from won.tables import commands, seating
from won.tables.errors import RequestError
from won.tables.policy import Viewer
from won.tables.stand_in import caretaker

ADA = Viewer("ada", "ada")  # the host


def test_seats_fill_from_the_first_and_one_person_may_hold_several() -> None:
    play = Play("industry", "ada", "bo", "ada", started=False)
    assert play.table.seats_of("ada") == (0, 2)
    with pytest.raises(RequestError, match="full"):
        seating.sit(play.table, None, Viewer("cleo"), "Cleo", "")
    with pytest.raises(RequestError, match="seat_taken"):
        seating.sit(play.table, 1, Viewer("cleo"), "Cleo", "")


def test_nations_are_taken_once() -> None:
    play = Play("industry", "ada", "bo", "cleo", started=False)
    play.do(seating.sit(play.table, 0, Viewer("ada"), "Ada", "italy"))
    with pytest.raises(RequestError, match="nation_taken"):
        seating.sit(play.table, 1, Viewer("bo"), "Bo", "italy")


def test_the_game_begins_when_all_seats_are_taken() -> None:
    play = Play("industry", "ada", "bo", "cleo", started=False)
    play.do(seating.leave(play.table, 1, Viewer("bo", "ada")))
    with pytest.raises(RequestError, match="seats_free"):
        seating.start(play.table, SEED, ADA)
    play.do(seating.put_bot(play.table, 1, "clerk", "", ADA))
    with pytest.raises(RequestError, match="not_host"):
        seating.start(play.table, SEED, Viewer("cleo", "ada"))
    play.do(seating.start(play.table, SEED, ADA))
    assert play.status == "playing"
    with pytest.raises(RequestError, match="started"):
        seating.start(play.table, SEED, ADA)
    with pytest.raises(RequestError, match="started"):
        seating.sit(play.table, 1, Viewer("dan"), "Dan", "")
    play.check()


def test_a_bot_must_be_one_that_plays_this_game() -> None:
    play = Play("shares", "ada", "bo", started=False)
    play.do(seating.leave(play.table, 1, ADA))
    for name in ("", "nobody", "clerk:x", "clerk:-1", "random:"):
        if name != "random:":
            with pytest.raises(RequestError, match="no_bot"):
                seating.put_bot(play.table, 1, name, "", ADA)


def test_who_leaves_during_play_is_minded_and_takes_the_seat_back_by_acting() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    seat = play.table.to_move[0]
    play.do(seating.leave(play.table, seat, Viewer(play.player(seat))))
    assert play.table.holders[seat].minder
    assert play.table.holders[seat].automatic
    play.act(seat)
    assert not play.table.holders[seat].minder
    play.check()


def test_only_the_person_lets_a_bot_play_and_takes_the_seat_back() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    for other in ("mallory", "cleo", "ada"):
        with pytest.raises(RequestError, match="not_yours"):
            seating.mind(play.table, 1, True, Viewer(other, "ada"))
    play.do(seating.mind(play.table, 1, True, Viewer("bo", "ada")))
    assert play.table.holders[1].minder == caretaker("industry")
    with pytest.raises(RequestError, match="not_yours"):
        seating.mind(play.table, 1, False, Viewer("cleo", "ada"))
    play.do(seating.mind(play.table, 1, False, Viewer("bo", "ada")))
    assert not play.table.holders[1].minder


def test_the_seat_of_a_bot_is_taken_only_if_all_people_agree_and_then_nothing_is_rated() -> None:
    play = Play("industry", "ada", "bo", "clerk!", rated=True)
    dan = Viewer("dan", "ada", True)
    with pytest.raises(RequestError, match="seat_taken"):
        seating.take_over(play.table, 1, dan, "Dan", play.at)
    with pytest.raises(RequestError, match="not_yours"):  # nobody acts for two seats
        seating.take_over(play.table, 2, ADA, "Ada", play.at)
    with pytest.raises(RequestError, match="name_taken"):
        seating.take_over(play.table, 2, dan, "\u200bADA", play.at)
    play.do(seating.take_over(play.table, 2, dan, "Dan", play.at))
    assert play.wished is not None
    assert play.wished.waiting == {0, 1}
    play.answer(0, True)
    assert play.table.seats_of("dan") == ()
    still = play.table.rated
    play.answer(1, True)
    assert play.table.seats_of("dan") == (2,)
    assert (still, play.table.rated) == (True, False)
    play.check()


def test_a_newcomer_puts_no_end_to_what_the_players_ask_each_other() -> None:
    play = Play("industry", "ada", "bo", "clerk!")
    play.do(commands.wish(play.table, 0, "pause", None, "ada", "1", play.at))
    with pytest.raises(RequestError, match="undecided"):
        seating.take_over(play.table, 2, Viewer("dan", "ada", True), "Dan", play.at)
    play.answer(1, False)
    play.do(seating.take_over(play.table, 2, Viewer("dan", "ada", True), "Dan", play.at))
    assert play.wished is not None
    play.check()


def test_alone_among_bots_nobody_has_to_agree_to_a_newcomer() -> None:
    play = Play("industry", "ada", "clerk!", "clerk!")
    play.do(seating.take_over(play.table, 2, Viewer("dan", "ada", True), "Dan", play.at))
    assert play.wished is not None  # but the one person
    play.answer(0, False)
    assert play.table.holders[2].bot
    play.check()


def test_whom_the_host_sends_away_stays_out() -> None:
    play = Play("industry", "ada", "bo", "cleo", started=False)
    with pytest.raises(RequestError, match="not_yours"):
        seating.leave(play.table, 2, Viewer("bo", "ada"))
    play.do(seating.leave(play.table, 1, ADA))
    with pytest.raises(RequestError, match="removed"):
        seating.sit(play.table, 1, Viewer("bo", "ada", True), "Somebody", "")
    with pytest.raises(RequestError, match="removed"):
        commands.say(play.table, "let me in", Viewer("bo", "ada", True), "Bo", "")
    play.do(seating.sit(play.table, 1, Viewer("dan", "ada"), "Dan", ""))
    play.check()


def test_whom_the_host_sends_away_from_one_seat_keeps_no_other() -> None:
    play = Play("industry", "ada", "bo", "bo", started=False)
    play.do(seating.leave(play.table, 1, ADA))
    assert play.table.players == {"ada"}  # else the game would wait for somebody who may do nothing
    play.check()


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "ADA",
        " a d a ",
        "\uff21\uff44\uff41",  # full width
        "A\u200bda",
        "\u202eAda\u202c",
        "A\u00a0da",
        "A\u3164da",  # a letter that shows nothing
        "\u0410da",  # a Cyrillic letter
        "Ada\ufe0f",
    ],
)
def test_two_names_at_a_table_never_look_the_same(name: str) -> None:
    play = Play("industry", "ada", "bo", "cleo", started=False)
    play.do(seating.leave(play.table, 1, Viewer("bo")))
    with pytest.raises(RequestError, match="name_taken"):
        seating.sit(play.table, 1, Viewer("dan"), name, "")
    with pytest.raises(RequestError, match="name_taken"):
        commands.say(play.table, "I am Ada", Viewer("dan"), name, "")


def test_a_name_that_shows_nothing_is_none() -> None:
    play = Play("industry", "ada", "bo", "cleo", started=False)
    play.do(seating.leave(play.table, 1, Viewer("bo")))
    for name in ("", "\u3164", "\u200b \u202e"):
        with pytest.raises(RequestError, match="no_name"):
            seating.sit(play.table, 1, Viewer("dan"), name, "")


def test_bots_are_numbered_and_a_rated_table_has_no_hot_seat() -> None:
    play = Play("industry", "ada", "clerk!", "clerk!", started=False, rated=True)
    assert [holder.name for holder in play.table.holders] == ["Ada", "clerk", "clerk 2"]
    play.do(seating.leave(play.table, 2, ADA))
    with pytest.raises(RequestError, match="rated"):
        seating.sit(play.table, 2, ADA, "Ada’s friend", "")


def test_a_name_changes_once_at_a_table_and_never_to_somebody_elses() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    assert seating.rename(play.table, "ada", "BO") == []
    play.do(seating.rename(play.table, "ada", "Zoe"))
    assert [name.name for name in play.table.names] == ["Zoe", "Bo", "Cleo"]
    assert seating.rename(play.table, "ada", "Ada") == []
    play.check()


def test_a_new_name_is_shown_and_undo_survives_it() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    seat = play.table.to_move[0]
    play.act()
    play.do(seating.rename(play.table, play.player(seat), "Somebody"))
    assert play.table.names[seat].name == "Somebody"
    play.wish(seat, "undo")
    play.check()


def test_a_guest_who_signs_in_to_a_rival_of_a_rated_game_gives_up_the_second_seat() -> None:
    play = Play("industry", "ada", "bo", "guest", rated=True)
    play.do(seating.merge(play.table, "guest", "bo", "Bo"))
    assert play.table.seats_of("bo") == (1, 2)
    assert play.table.holders[2].conceded
    assert not play.table.holders[1].conceded
    assert play.table.rated  # so a game that goes badly is not dodged by it
    with pytest.raises(RequestError, match="conceded"):
        play.act(2)
    play.check()
