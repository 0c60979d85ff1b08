"""A bot that misbehaves loses its seat to a clerk, and nothing else is lost."""

from __future__ import annotations

import threading

import pytest

from tests.arena.bots import Raising
from tests.arena.conftest import played, short, short_shares
from won.arena import supervised_bot
from won.arena.job import Played, play_job
from won.arena.schedule import job
from won.arena.stored_games import StoredGame, games
from won.arena.supervised_bot import budget_of
from won.arena.time_limit import TimeLimit
from won.players.games import PLAYERS
from won.players.levels import SEARCHING

pytestmark = pytest.mark.usefixtures("odd_bots")


def one(bot: str, draft: str = "lots") -> Played:
    return play_job(job(short(bot, "clerk", "clerk", draft=draft), 0))


@pytest.mark.parametrize(
    ("bot", "kind", "said"),
    [
        ("raising", "raised", "ZeroDivisionError: of its own making"),
        ("cheating", "illegal", "Flag(at='E5')"),
        ("silent", "illegal", "no decision"),
    ],
)
def test_it_is_reported_and_the_game_goes_on_and_is_marked(bot: str, kind: str, said: str) -> None:
    result = one(bot)
    assert [(incident.bot, incident.kind) for incident in result.incidents] == [(bot, kind)]
    assert said in result.incidents[0].detail
    assert 0 < result.incidents[0].step < result.steps
    again = one(bot)
    assert again.record == result.record
    assert again.incidents == result.incidents


def test_one_that_never_comes_back_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervised_bot, "GRACE", 0.2)
    monkeypatch.setitem(supervised_bot.BUDGET, "endless", 0.001)
    result = one("endless")
    assert [incident.kind for incident in result.incidents] == ["overran"]
    assert result.length == 2


def test_one_that_takes_too_long_in_a_thread_is_replaced_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first thread can be broken off."""
    monkeypatch.setattr(supervised_bot, "GRACE", 0.0)
    monkeypatch.setitem(supervised_bot.BUDGET, "dawdling", 0.0005)
    monkeypatch.setitem(supervised_bot.BUDGET, "clerk", 10.0)
    result: list[Played] = []
    thread = threading.Thread(target=lambda: result.append(one("dawdling")))
    thread.start()
    thread.join(60)
    assert [incident.kind for incident in result[0].incidents] == ["overran"]


def test_one_that_is_slow_on_average_keeps_its_seat_and_marks_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(supervised_bot.BUDGET, "dawdling", 0.0001)
    monkeypatch.setitem(supervised_bot.BUDGET, "clerk", 10.0)
    result = one("dawdling")
    assert [incident.kind for incident in result.incidents] == ["slow"]


def test_what_a_bot_does_to_its_copy_of_the_table_harms_nobody() -> None:
    assert one("meddling").incidents == ()


def test_lots_are_drawn_where_the_clerk_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS["industry"].levels, "clerk", Raising)
    result = play_job(job(short("clerk", "random", "random"), 0))
    assert [incident.bot for incident in result.incidents] == ["clerk"]


def test_marks_are_kept_with_the_game() -> None:
    with played(None, short("raising", "clerk", "clerk"), games=3) as results:
        stored = games(results, 1)
    assert [_kinds(game) for game in stored] == [["raised"]] * 3


def test_a_guarded_bot_plays_as_it_would_without_a_guard() -> None:
    for match in (short("clerk", "random", "random"), short_shares("clerk", "random", "random")):
        result = play_job(job(match, 1))
        assert _serious(result) == []


def test_a_budget_is_that_of_the_level_or_the_one_given() -> None:
    names = ("clerk", "merchant", "magnate", "magnate:0.1")
    assert [budget_of(name) for name in names] == [0.001, 0.02, SEARCHING["magnate"], 0.1]


def test_a_limit_leaves_the_signals_as_they_were() -> None:
    import signal

    before = signal.getsignal(signal.SIGVTALRM)
    with TimeLimit() as limit:
        limit.start(0.5)
        limit.stop()
    assert signal.getsignal(signal.SIGVTALRM) == before
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0.0, 0.0)


def _kinds(game: StoredGame) -> list[str]:
    return [incident.kind for incident in game.incidents if incident.kind != "slow"]


def _serious(found: Played) -> list[str]:
    return [incident.detail for incident in found.incidents if incident.kind != "slow"]
