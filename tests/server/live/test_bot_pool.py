"""The process in which bots think that search."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tests.tables.play import Play
from won.industry.state import TRADE
from won.players.bot import Bot, Decision
from won.players.industry.magnate import Magnate
from won.players.pace import FIRST, Pace
from won.server.live import bot_pool
from won.server.live.bot_requests import BotRequest
from won.tables.snapshots import freeze

REQUEST = BotRequest("a table", 0, "magnate:0.01", "5eed", on_turn=True)


class Paces(Pace):
    """Keeps the budgets that searches were given."""

    def __init__(self) -> None:
        super().__init__()
        self.budgets: list[float] = []

    def timed(self, bot: Bot, decide: Callable[[], Decision | None]) -> Decision | None:  # type: ignore[override]
        decision = super().timed(bot, decide)
        self.budgets += [each.budget for each in bot.bots.values() if isinstance(each, Magnate)]  # type: ignore[attr-defined]
        return decision


def begun() -> Play:
    """The first Trade, with seat 0 to move."""
    play = Play("industry", "ada", "bo", "cleo", rounds=5)
    while play.game.to_move != (0,) or play.game.state.phase != TRADE:
        play.act()
    return play


def decided(play: Play, known: int = bot_pool.RECENT) -> None:
    """The bot decides for seat 0 with so many of the last actions, and the table plays on until it is asked again."""
    snapshot = msgspec.structs.replace(freeze(play.table), log=b"")
    decision = bot_pool.think(play.setup, snapshot, REQUEST, play.game.recent(known))
    assert decision is not None
    assert play.game.check(0, play.table.read(decision["action"])) is None
    play.act()
    while play.game.to_move != (0,):
        play.act()


def test_a_bot_that_searches_keeps_to_its_seconds_by_the_clock_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    pace = Paces()
    monkeypatch.setattr(bot_pool, "_pace", pace)
    monkeypatch.setattr(bot_pool, "_bots", {})
    play = begun()
    for _ in range(3):
        decided(play)
    assert pace.budgets[0] == pytest.approx(0.01 * FIRST)
    assert all(budget <= 0.01 for budget in pace.budgets)


@pytest.mark.parametrize("known", [200, 0])
def test_it_learns_from_what_others_did_since_and_goes_on_where_it_cannot_know(
    known: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots: dict[BotRequest, Bot] = {}
    monkeypatch.setattr(bot_pool, "_bots", bots)
    play = begun()
    for _ in range(4):
        decided(play, known)
    [bot] = bots.values()
    [magnate] = bot.bots.values()  # type: ignore[attr-defined]
    assert isinstance(magnate, Magnate)
    assert magnate.rivals is not None
    followed = [weight for weights in magnate.rivals.weights for weight in weights if weight]
    assert bool(followed) is (known == 200)
