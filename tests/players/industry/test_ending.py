"""The end of a game among merchants: who leads ends it, who may catch up waits, and nobody sits on money for rounds."""

from __future__ import annotations

import pytest

from tests.players.industry.tables import TABLES, played, reached
from tests.players.watched import Watched
from won.analysis.industry.endgame import Outlook, Prospects
from won.industry.actions import Flag
from won.industry.costs import NOTE_VALUE
from won.industry.game import Industry
from won.industry.market import GOODS, LABOR
from won.industry.state import DEVELOP
from won.players.bot import Bot, Decision
from won.players.industry.graded import Graded
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
        assert reason.worth == round(Outlook(game.state).lead(seat, 0), 1)
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


@pytest.mark.parametrize(("notes", "labor", "ends"), [(NOTE_VALUE, 1, True), (NOTE_VALUE, 0, False), (0, 1, False)])
def test_whoever_is_ruined_without_hope_ends_the_game(notes: int, labor: int, ends: bool) -> None:
    game = reached("second", 4, "ruin", DEVELOP)
    state, [seat] = game.state, game.to_move
    state.money = [900 * (other != seat) for other in range(4)]
    state.notes[seat], state.flags[seat] = notes, 1
    state.cubes[seat * GOODS : (seat + 1) * GOODS] = [labor if cube == LABOR else 0 for cube in range(GOODS)]
    decision = Graded("ruin").decide(game, seat)
    assert isinstance(decision.action, Flag) == ends
    if ends:
        assert decision.reason is not None
        assert decision.reason.code == "industry.end.hopeless"
