"""A table is its journal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables.play import SEED, Play, picture
from won.tables import commands
from won.tables.deadlines import GRACE, due
from won.tables.entries import Acted, Started
from won.tables.errors import RequestError
from won.tables.policy import Viewer
from won.tables.summary import summary
from won.tables.table import REMEMBERED, Table

GAMES = ("industry", "shares")


@pytest.mark.parametrize("game", GAMES)
def test_a_fresh_fold_of_the_rows_is_the_same_table_after_every_action(game: str) -> None:
    play = Play(game, "ada", "bo", "cleo")
    for _ in range(60):
        if play.table.to_move:
            play.act()
            play.wait(1)
    play.check()


def test_a_copy_is_untouched_by_what_follows() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    before, then = play.table, picture(play.table)
    play.act()
    assert picture(before) == then != picture(play.table)


def test_chance_comes_from_the_seed_and_the_step_alone() -> None:
    first, second = Play("shares", "ada", "bo"), Play("shares", "ada", "bo")
    for play in (first, second):
        play.act(action=play.game.legal(play.table.to_move[0]).actions[0])
    assert first.rows[-1].entry == second.rows[-1].entry
    assert isinstance(first.rows[-1].entry, Acted)
    assert first.rows[-1].entry.action["dice"]
    assert next(row.entry for row in first.rows if isinstance(row.entry, Started)).chance


def test_dice_that_a_player_names_are_not_the_dice_that_fall() -> None:
    honest, cheat = Play("shares", "ada", "bo"), Play("shares", "ada", "bo")
    seat = honest.table.to_move[0]
    honest.do(commands.act(honest.table, SEED, seat, {"do": "roll"}, honest.player(seat), "", 0))
    cheat.do(commands.act(cheat.table, SEED, seat, {"do": "roll", "dice": [6, 6]}, cheat.player(seat), "", 0))
    assert honest.rows[-1] == cheat.rows[-1]


def test_only_the_holder_acts_for_a_seat() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    seat = play.table.to_move[0]
    action = {"do": "draft", "package": play.game.view(None).packages[0]}
    for other in ("", "mallory", play.player((seat + 1) % 3)):
        with pytest.raises(RequestError, match="not_yours" if other else "no_key"):
            commands.act(play.table, SEED, seat, action, other, "", 0)
    for nowhere in (-1, 3, 99):
        with pytest.raises(RequestError, match="no_seat"):
            commands.act(play.table, SEED, nowhere, action, "ada", "", 0)


def test_a_repeated_request_is_recognised_by_whoever_made_it() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    seat = play.table.to_move[0]
    play.act(request="a-1")
    assert play.table.repeated(play.player(seat), "a-1") == play.table.sequence
    assert play.table.repeated("somebody else", "a-1") is None
    play.check()


def test_a_request_from_long_ago_is_still_known() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    for number in range(3 * REMEMBERED):
        play.do(commands.say(play.table, "hello", Viewer("ada"), "Ada", f"c{number}"))
    assert play.table.repeated("ada", f"c{3 * REMEMBERED - 1}") == play.table.sequence
    assert play.table.repeated("ada", "c0") == -1
    assert play.table.repeated("bo", "c0") is None
    play.check()


def test_an_action_decided_on_an_older_table_is_stale_only_if_its_seat_is_concerned() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    seat, known = play.table.to_move[0], play.table.sequence
    play.do(commands.say(play.table, "hello @bo", Viewer("ada"), "Ada", "c"))
    play.act(after=known)  # chat does not make it stale
    following = play.table.to_move[0]
    if following != seat:
        with pytest.raises(RequestError, match="stale"):
            play.act(following, after=known)
    with pytest.raises(RequestError, match="stale"):
        play.act(seat, play.game.sample(following, play.draw), after=known)


def test_what_cannot_be_read_or_is_not_allowed_is_refused_and_changes_nothing() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    seat, then = play.table.to_move[0], picture(play.table)
    for raw in (
        {},
        {"do": "fly"},
        {"do": "draft"},
        {"do": "draft", "package": 7},
        {"do": "buy", "cubes": {"food": "x"}},
    ):
        with pytest.raises(RequestError, match="bad_action"):
            commands.act(play.table, SEED, seat, raw, play.player(seat), "", 0)
    with pytest.raises(RequestError) as refused:
        play.do(commands.act(play.table, SEED, seat, {"do": "pass"}, play.player(seat), "", 0))
    assert refused.value.refusal is not None
    assert picture(play.table) == then


def test_a_mention_calls_those_who_sit_there() -> None:
    play = Play("industry", "ada", "bo", "cleo")
    play.do(commands.say(play.table, "what about ore, @Bo and @CLEO?", Viewer("ada"), "Ada", ""))
    assert play.rows[-1].entry.mentions == ("bo", "cleo")  # type: ignore[union-attr]


def test_a_table_with_a_bot_to_move_is_due_soon_and_one_without_clock_never() -> None:
    bots = Play("industry", "clerk!", "clerk!", "clerk!", started=False)
    assert due(bots.table) is None
    play = Play("industry", "ada", "bo", "clerk!")
    while play.table.to_move[0] != 2:
        assert due(play.table) is None
        play.act()
    assert due(play.table) == play.at + GRACE
    assert summary(play.table).to_move == (2,)


@pytest.mark.parametrize("game", GAMES)
def test_what_one_may_not_hear_is_kept_from_the_others(game: str) -> None:
    play = Play(game, "ada", "bo", "cleo", "dan")
    for _ in range(400):
        if not play.table.to_move:
            break
        play.act()
    for folded in play.folded:
        for viewer, visible in folded.hidden.items():
            assert viewer is None or folded.visible_to((viewer,)) == visible
            assert visible != folded.events


def test_an_action_is_decoded_once_and_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play("industry", "ada", "bo", "cleo", cash="open")
    seat = play.table.to_move[0]
    action = play.game.sample(seat, play.draw)
    calls: list[str] = []

    def count(owner: type, name: str) -> None:
        original = getattr(owner, name)

        def counted(self: Any, *args: Any) -> Any:
            calls.append(name)
            return original(self, *args)

        monkeypatch.setattr(owner, name, counted)

    count(Table, "read")
    count(type(play.game), "check")
    count(type(play.game), "apply")
    play.act(seat, action)
    assert calls in (["read", "apply"], ["read", "apply", "check"])  # `apply` checks by itself
