"""The books: every event that moves something says what, and shares, jokers and cash are always somewhere."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from tests.golden import GAMES
from tests.shares.golden import NAMES
from won.core.game import Game
from won.core.ledger import transfers
from won.core.record import load
from won.games import walk
from won.shares import events
from won.shares.figures import JOKERS, STEP, starting_cash
from won.shares.ledger import BANK, ENTRIES, STACK, TRAYS
from won.shares.world import SHARES

# These move nothing: they tell of something said, owed, counted or over.
QUIET: list[type] = [
    events.Rolled,
    events.Owed,
    events.Claimable,
    events.Forfeited,
    events.TelexRead,
    events.LotsNamed,
    events.BidMade,
    events.Dropped,
    events.Sealed,
    events.Retracted,
    events.Declared,
    events.NoticeGiven,
    events.Offered,
    events.PoolProposed,
    events.PoolAgreed,
    events.Declined,
    events.Withdrawn,
    events.Lapsed,
    events.DebtLapsed,
    events.Proposed,
    events.Agreed,
    events.Objected,
    events.TurnBegan,
    events.GameOver,
]
Held = dict[tuple[int | str, str], int]


@cache
def steps() -> list[tuple[Held, list[Any], Held]]:
    """What was held before each entry of the golden games, its events, and what was held after it."""
    result: list[tuple[Held, list[Any], Held]] = []
    for name in NAMES:
        before: Held = {}
        for game, turn in walk(load((GAMES / f"{name}.json").read_bytes())):
            after = dict(game.holdings())
            if turn is not None:
                result.append((before, list(turn[2]), after))
            before = after
    return result


def explained(before: Held, result: list[Any], without: type | None = None) -> Held:
    """The holdings as the books have them after these events, those of one class left out."""
    held = dict(before)
    for event in result:
        for moved in transfers(event, ENTRIES) if type(event) is not without else []:
            for holder, sign in ((moved.giver, -1), (moved.taker, 1)):
                if holder != BANK:
                    held[holder, moved.thing] += sign * moved.count
    return held


def test_every_class_of_event_is_in_the_books_or_known_to_move_nothing() -> None:
    every = set(events.AnyEvent.__args__)
    assert {*ENTRIES, *QUIET} == every
    assert len(ENTRIES) + len(QUIET) == len(every)


def test_the_golden_games_tell_every_event_that_moves_something() -> None:
    result = {type(event) for _, result, _ in steps() for event in result}
    assert [kind.__name__ for kind in ENTRIES if kind not in result] == []


def test_the_books_explain_every_change_of_hands() -> None:
    for before, result, after in steps():
        assert explained(before, result) == after


@pytest.mark.parametrize("kind", list(ENTRIES), ids=lambda kind: kind.__name__)
def test_without_its_entry_the_books_would_not_balance(kind: type) -> None:
    """So a class that moved something and had none would be found."""
    missed = [result for before, result, after in steps() if explained(before, result, kind) != after]
    assert missed
    assert all(any(type(event) is kind for event in result) for result in missed)


@pytest.mark.parametrize("kind", QUIET, ids=lambda kind: kind.__name__)
def test_what_is_known_to_move_nothing_moves_nothing(kind: type) -> None:
    for before, result, after in steps():
        if {type(event) for event in result} == {kind}:
            assert before == after
        quiet: list[Any] = [event for event in result if type(event) is kind]
        assert [moved for event in quiet for moved in transfers(event, ENTRIES)] == []


def check_places(game: Game, players: int) -> None:
    held = Counter[str]()
    for (holder, thing), count in game.holdings().items():
        assert count >= 0
        assert holder in (STACK, TRAYS) or holder in range(players)
        held[thing] += count
    assert held["joker"] == JOKERS
    assert all(held[share] == 1 for share in SHARES)


@pytest.mark.rule("START-3", "START-4")
@pytest.mark.ruling("R29")
@pytest.mark.parametrize("name", NAMES)
def test_money_is_conserved_against_the_bank_and_everything_else_has_its_place(name: str) -> None:
    record = load((GAMES / f"{name}.json").read_bytes())
    players = len(record.seats)
    at_the_bank = -players * starting_cash(players)
    for game, turn in walk(record):
        for event in turn[2] if turn else ():
            for moved in transfers(event, ENTRIES):
                if moved.thing == "cash":
                    assert moved.count % STEP == 0
                    at_the_bank += moved.count * ((moved.taker == BANK) - (moved.giver == BANK))
        cash = [game.holdings()[seat, "cash"] for seat in range(players)]
        assert sum(cash) + at_the_bank == 0
        assert all(amount % STEP == 0 for amount in cash)
        check_places(game, players)
