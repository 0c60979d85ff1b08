"""TRADE-4 to TRADE-6: mixes of cubes said cube by cube, listed, and drawn at random, are the same mixes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.industry.table import Table, lay
from won.core.game import Word
from won.industry.actions import Buy, Sell
from won.industry.trade import draw_buy, draw_sell

EDITIONS = ["first", "second", "v3"]


def said(table: Table, words: list[Word]) -> Iterator[Any]:
    """Every action that can be said on from these words."""
    following = table.game.next_words(0, words)
    if not following:
        yield table.game.compose(0, words)
    for word in following:
        yield from said(table, [*words, word])


def mixes(actions: Iterator[Any]) -> list[tuple[tuple[str, int], ...]]:
    return sorted(tuple(sorted(action.cubes.items())) for action in actions)


def listed(table: Table, kind: type) -> Iterator[Any]:
    return (action for action in table.game.legal(0).actions if isinstance(action, kind))


@pytest.mark.rule("TRADE-4", "TRADE-5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("money", [15, 25, 45])
def test_each_mix_that_can_be_paid_is_said_in_one_way(edition: str, money: int) -> None:
    table = lay(edition).hold(0, money=money)
    assert mixes(said(table, ["buy"])) == mixes(listed(table, Buy))
    for action in said(table, ["buy"]):
        assert table.game.check(0, action) is None


@pytest.mark.rule("TRADE-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_mix_that_is_held_is_said_in_one_way(edition: str) -> None:
    table = lay(edition).hold(0, food=2, ore=1, capital=4)
    assert mixes(said(table, ["sell"])) == mixes(listed(table, Sell))
    for action in said(table, ["sell"]):
        assert table.game.check(0, action) is None


@pytest.mark.rule("TRADE-5", "TRADE-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_play_trades_what_can_be_paid_and_is_held(edition: str) -> None:
    table = lay(edition).hold(0, money=45, food=3, ore=1)
    rolls = [
        (first / 7, cubes / 7, second / 7, third / 7)
        for first in range(7)
        for cubes in range(7)
        for second in range(7)
        for third in range(7)
    ]
    most = table.game.state.edition.trade_cubes
    for draw_mix, kind in ((draw_buy, Buy), (draw_sell, Sell)):
        drawn = [draw_mix(table.game.state, 0, iter(roll).__next__) for roll in rolls]
        assert {sum(action.cubes.values()) for action in drawn} == set(range(1, most + 1))
        assert set(map(str, drawn)) <= set(map(str, listed(table, kind)))
