"""Reasons of the bots of shares are true where they are given."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from tests.players.shares.tables import OPTIONS, played
from tests.players.shares.truths import check_reason
from tests.players.watched import Watched
from won.players.bot import Decision
from won.players.games import PLAYERS
from won.shares.game import Shares

LEVELS = ("merchant", "clerk", "dabbler", "novice", "broker-bold", "merchant-haggler")


def told(number: int, turns: int) -> Counter[str]:
    """The codes of all reasons of a game, each of them checked."""
    codes: Counter[str] = Counter()

    def on_decision(game: Shares, seat: int, decision: Decision) -> None:
        codes[check_reason(game, seat, decision, bots[seat])] += 1

    levels = [LEVELS[(seat + number) % 6] for seat in range(3 + number % 4)]
    bots = [PLAYERS["shares"].by_name[level](seat, None) for seat, level in enumerate(levels)]
    played([Watched(bot, on_decision) for bot in bots], f"reasons {number}", turns=turns, **OPTIONS[number % 4])
    return codes


def test_reasons_are_true_in_games_of_all_levels() -> None:
    codes: Counter[str] = Counter()
    for number in range(6):
        codes += told(number, 120)
    for code in ("buy", "keep", "bid", "drop", "offer", "accept", "decline.worth", "counter", "plea", "simple.buy"):
        assert codes[code], code


@pytest.mark.soak
def test_reasons_are_true_in_a_thousand_games() -> None:
    for number in range(int(os.environ.get("WON_SOAK_GAMES", "1000"))):
        told(number, 400)
