"""Well-formed actions, chance and options that make no sense are refused, and logs name what is wrong."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.shares.golden import OPTIONS
from tests.shares.nonsense import NONSENSE
from tests.shares.table import chance, seated
from won.core.record import Record, RecordError, load
from won.games import replay
from won.shares import actions as act
from won.shares import game as shares
from won.shares.world import SHARES

COUNTS = st.sampled_from(sorted(OPTIONS))


# Entries that are well formed, so that the rules themselves have to answer.
SEATS, MONEY = st.integers(-1, 6), st.integers(-1, 60).map((100_000).__mul__) | st.integers()
SHARE = st.sampled_from([*SHARES, "coal__texas"])
SOME = st.lists(SHARE, max_size=7).map(tuple)
SIDES = st.builds(act.Side, SOME, st.just(0) | MONEY)
ACTIONS: st.SearchStrategy[Any] = st.one_of(
    st.builds(act.Roll, st.tuples(st.integers(0, 7), st.integers(0, 7))),
    st.builds(act.Buy, SOME),
    st.builds(act.Lots, st.lists(SOME, max_size=4).map(tuple)),
    st.builds(act.Bid, MONEY),
    st.builds(act.Seal, MONEY),
    st.builds(act.Deal, SEATS, SIDES, SIDES),
    st.builds(act.Pool, st.lists(SEATS, max_size=4).map(tuple)),
    *(st.builds(kind, st.integers(-1, 60)) for kind in (act.Accept, act.Decline, act.Withdraw)),
    *(st.just(kind()) for kind in (act.Joker, act.End, act.Drop, act.Claim, act.Concede, act.Agree, act.Object)),
    st.just(act.Roll()),
)


@given(count=COUNTS, data=st.data(), seat=SEATS, action=ACTIONS)
def test_any_action_is_taken_or_refused_by_a_rule_and_leaves_the_books_in_order(
    count: int, data: st.DataObject, seat: int, action: Any
) -> None:
    nonsense = NONSENSE[count]
    game = replay(load(nonsense.record), data.draw(st.integers(0, len(nonsense.log))))
    before, held = game.state_line(), dict(game.holdings())
    refusal = game.check(seat, action)
    if refusal is None:
        game.apply(seat, action)
        assert min(game.holdings().values()) >= 0
    else:
        assert refusal.rule
        msgspec.json.encode(refusal)
        assert (game.state_line(), dict(game.holdings())) == (before, held)


@given(count=COUNTS, data=st.data())
def test_chance_or_options_with_something_changed_replay_or_name_their_fault(count: int, data: st.DataObject) -> None:
    nonsense = NONSENSE[count]
    document = json.loads(nonsense.record)
    part = data.draw(st.sampled_from(["chance", "options"]))
    field = data.draw(st.sampled_from([*document[part], "nonsense", *shares.FACTS.options]))
    document[part][field] = data.draw(nonsense.values)
    nonsense.try_record(msgspec.json.encode(document))


@pytest.mark.parametrize(
    ("log", "place", "rule"),
    [
        ([{"do": "roll", "dice": [1, 2]}], "$.log[0].seat", ""),
        ([{"seat": 0, "do": "leap"}], "$.log[0].do", ""),
        ([{"seat": 0, "do": "roll", "dice": [1]}], "$.log[0].dice", ""),
        ([{"seat": 0, "do": "roll", "dice": [1, 9]}], "$.log[0]", "WORD-3"),
        ([{"seat": 0, "do": "roll"}], "$.log[0]", "WORD-3"),
        ([{"seat": 1, "do": "roll", "dice": [1, 2]}], "$.log[0]", "TURN-11"),
        ([{"seat": 0, "do": "pool", "with": [1, 2]}], "$.log[0]", "SYND-4"),
        (
            [{"seat": 0, "do": "roll", "dice": [2, 3]}, {"seat": 0, "do": "buy", "shares": ["gold__mars"]}],
            "$.log[1]",
            "WORD-1",
        ),
    ],
)
def test_a_log_that_cannot_be_played_names_the_entry_and_the_rule(
    log: list[dict[str, Any]], place: str, rule: str
) -> None:
    with pytest.raises(RecordError) as wrong:
        replay(Record("shares", "classic", seated(3), chance(3), log))
    assert (wrong.value.place, wrong.value.rule) == (place, rule)
