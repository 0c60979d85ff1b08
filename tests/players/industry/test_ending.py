"""The end of a game among merchants: who leads ends it, who may catch up waits, and nobody sits on money for rounds."""

from __future__ import annotations

import pytest

from tests.players.industry.tables import TABLES, played
from tests.players.watched import Watched
from won.analysis.industry.endgame import Outlook, Prospects, lead
from won.industry.game import Industry
from won.players.bot import Bot, Decision
from won.players.industry.merchant import Merchant

GAMES = 12
LONG = 13  # rounds


@pytest.mark.parametrize(("edition", "players"), [table for table in TABLES if table[1] in (2, 4)])
def test_games_among_merchants_are_not_drawn_out(edition: str, players: int) -> None:
    lengths: list[int] = []
    for number in range(GAMES):
        bots: list[Bot] = [Merchant(f"{number}/{seat}") for seat in range(players)]
        lengths.append(played(edition, bots, f"ending {number}", rounds=30).state.round)
    assert sum(length > LONG for length in lengths) <= 1


def test_the_reason_for_ending_a_game_is_true_of_the_position() -> None:
    seen: set[str] = set()

    def on_decision(game: Industry, seat: int, decision: Decision) -> None:
        reason = decision.reason
        if reason is None or not reason.code.startswith("industry.end"):
            return
        seen.add(reason.code)
        assert reason.worth == round(lead(game.state, seat), 1)
        if reason.code == "industry.end":
            assert reason.worth > 0
        else:
            assert reason.worth <= 0
        if reason.code == "industry.end.hopeless":
            outlook = Outlook(game.state)
            assert outlook.estates[reason.about["rival"]] > outlook.estates[seat]

    for number in range(GAMES):
        bots: list[Bot] = [Watched(Merchant(f"{number}/{seat}"), on_decision) for seat in range(4)]
        played("second", bots, f"ending {number}", rounds=30)
    assert "industry.end" in seen


def test_a_seat_waits_only_for_a_win_it_can_expect() -> None:
    assert Prospects(now=-40.0, later=30.0, wait=3).waiting_pays(margin=0.0)
    assert not Prospects(now=-40.0, later=-10.0, wait=3).waiting_pays(margin=0.0)
    assert not Prospects(now=20.0, later=90.0, wait=3).waiting_pays(margin=0.0)
    assert Prospects(now=20.0, later=90.0, wait=3).waiting_pays(margin=60.0)
    assert Prospects(now=-40.0, later=-10.0, wait=3).hopeless
