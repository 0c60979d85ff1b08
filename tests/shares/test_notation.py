"""The notation: every action has its line, and every line its action or its fault."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET

from won.core.chance import source
from won.core.notation import NotationError
from won.core.record import Seat
from won.shares import actions as act
from won.shares import game as shares
from won.shares.notation import FORMS, parse, write

LINES: dict[str, Any] = {
    "roll": act.Roll(),
    "roll 3 4": act.Roll((3, 4)),
    "buy oil__ussr oil__usa": act.Buy(("oil__ussr", "oil__usa")),
    "joker": act.Joker(),
    "end": act.End(),
    "lots oil__ussr, steel__usa steel__japan": act.Lots((("oil__ussr",), ("steel__usa", "steel__japan"))),
    "bid 1500000": act.Bid(1_500_000),
    "drop": act.Drop(),
    "seal 0": act.Seal(0),
    "claim": act.Claim(),
    "deal 2 give oil__ussr cash 500000 get gold__japan": act.Deal(
        2, act.Side(("oil__ussr",), 500_000), act.Side(("gold__japan",))
    ),
    "deal 0 get cash 100000": act.Deal(0, act.Side(), act.Side((), 100_000)),
    "deal 1 give gold__japan": act.Deal(1, act.Side(("gold__japan",)), act.Side()),
    "pool 1 3": act.Pool((1, 3)),
    "accept 0": act.Accept(0),
    "decline 0": act.Decline(0),
    "withdraw 12": act.Withdraw(12),
    "concede": act.Concede(),
    "agree": act.Agree(),
    "object": act.Object(),
    "declare": act.Declare(),
    "pool 1 2 lead 2": act.Pool((1, 2), 2),
}
FAULTS: dict[str, tuple[str, str, str]] = {
    "": ("unknown", "", ""),
    "sell oil__ussr": ("unknown", "sell", ""),
    "roll 3": ("form", "roll", "3"),
    "roll 3 x": ("form", "roll", "x"),
    "bid": ("form", "bid", ""),
    "bid 1.5": ("form", "bid", "1.5"),
    "bid 100000 200000": ("form", "bid", "100000 200000"),
    "end now": ("form", "end", "now"),
    "buy oil__ussr, oil__usa": ("form", "buy", ","),
    "buy 2": ("form", "buy", "2"),
    "lots oil__ussr 3": ("form", "lots", "3"),
    "deal Bo get cash 100000": ("form", "deal", "Bo"),
    "deal 1 oil__ussr": ("form", "deal", "oil__ussr"),
    "deal 1 give cash 100000 cash 100000": ("form", "deal", "cash"),
    "deal 1 give cash oil__ussr": ("form", "deal", "oil__ussr"),
    "pool Bo": ("form", "pool", "Bo"),
    "pool 1 lead": ("form", "pool", ""),
    "pool 1 lead 1 2": ("form", "pool", "1 2"),
    "accept": ("form", "accept", ""),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_and_its_action_are_one(line: str) -> None:
    assert parse(line) == LINES[line]
    assert write(LINES[line]) == line


def test_every_kind_has_a_form_and_a_line() -> None:
    kinds = {kind.__struct_config__.tag for kind in act.AnyAction.__args__}
    assert set(FORMS) == kinds == {line.split()[0] for line in LINES}
    assert all(form.split()[0] == kind for kind, form in FORMS.items())


@pytest.mark.parametrize("line", FAULTS)
def test_a_line_that_is_no_action_says_where_reading_stopped(line: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(line)
    assert (caught.value.problem, caught.value.kind, caught.value.word) == FAULTS[line]


def test_cash_may_stand_before_the_shares() -> None:
    assert parse("deal 1 give cash 100000 oil__ussr") == parse("deal 1 give oil__ussr cash 100000")


def test_spaces_do_not_matter() -> None:
    assert parse(" lots  oil__ussr ,steel__usa ") == parse("lots oil__ussr, steel__usa")


WORDS = st.sampled_from([*FORMS, "give", "get", "cash", ",", "2", "-1", "500000", "oil__ussr", "x"])


@given(line=st.lists(WORDS).map(" ".join))
def test_whatever_is_read_is_written_and_read_again(line: str) -> None:
    with suppress(NotationError):
        action = parse(line)
        assert parse(write(action)) == action


@pytest.mark.parametrize("options", [{}, {"bidding": "sealed", "claims": "hand", "joint": "any"}])
def test_every_action_of_a_game_reads_back_from_its_line(options: dict[str, Any]) -> None:
    seen = set()
    for seed in range(4):
        draw = source(seed).random
        game = shares.new("classic", [Seat()] * 4, shares.draw_chance(4, draw), {"turns": 200, **options})
        while not game.over:
            seat = game.to_move[0]
            action = game.with_chance(game.sample(seat, draw), draw)
            line = write(action)
            seen.add(line.split()[0])
            assert parse(line) == action
            assert not isinstance(action, act.Roll) or action.dice is not UNSET
            game.apply(seat, action)
    assert {"roll", "buy", "end", "lots", "deal", "concede"} <= seen
