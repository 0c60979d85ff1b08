"""What merchants say about leads, prices and refusals is so, in whole games."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from tests.players.industry.reason_checks import check
from tests.players.industry.tables import TABLES, played
from tests.players.watched import Watched
from won.industry.game import Industry
from won.players import make_bot, opponents_for
from won.players.bot import Bot, Decision
from won.players.games import PLAYERS
from won.players.industry.merchant import Merchant

OTHERS = ("random", "clerk", *opponents_for("industry"))  # one of them sits among the merchants
SPEAKERS = ("merchant", "novice", "pedlar", "trader-bold", "broker-careful", "merchant-haggler")


def speaker(name: str, seed: str) -> Merchant:
    bot = PLAYERS["industry"].by_name[name](seed, None)
    assert isinstance(bot, Merchant)
    return bot


def spoken(number: int, kinds: Counter[str], rounds: int = 20) -> None:
    """One game, every reason of its planning bots checked."""
    edition, players = TABLES[number % len(TABLES)]
    merchants = {seat: speaker(SPEAKERS[number * seat % len(SPEAKERS)], f"{number}/{seat}") for seat in range(players)}

    def on_decision(game: Industry, seat: int, decision: Decision) -> None:
        kinds[check(game, seat, decision, merchants[seat])] += 1

    bots: list[Bot] = [Watched(merchant, on_decision) for merchant in merchants.values()]
    bots[number % players] = make_bot(OTHERS[number % len(OTHERS)], number, "industry")
    played(edition, bots, f"reasons {number}", rounds=rounds)


def test_reasons_are_true_in_whole_games() -> None:
    kinds: Counter[str] = Counter()
    for number in range(8):
        spoken(number, kinds)
    for kind in ("offer", "accept", "decline.worth", "decline.share", "sell", "build", "repay"):
        assert kinds[kind], kind


@pytest.mark.soak
def test_reasons_are_true_in_a_thousand_games() -> None:
    kinds: Counter[str] = Counter()
    for number in range(int(os.environ.get("WON_SOAK_GAMES", "1000"))):
        spoken(number, kinds)
    assert kinds["end"]
