"""Between a notice and what follows it a table leaves those who were asked time to answer."""

from __future__ import annotations

import pytest

from tests.shares.table import M
from tests.tables.play import Play
from won.shares.actions import Deal, Declare, Decline, Side
from won.shares.state import Debt
from won.tables.errors import RequestError
from won.tables.setup import Clock


def noticed(clock: Clock) -> Play:
    """Seat 0 owes seat 1, has asked seat 2 for cash, and has been given notice."""
    play = Play("shares", "ada", "bo", "cleo", clock=clock)
    state = play.game.state
    state.cash[0] = 0
    state.debts = [Debt(0, 1, 5 * M, "royalty", "oil")]
    play.act(0, Deal(2, Side(), Side(cash=M)))
    play.act(1, Declare())
    return play


@pytest.mark.rule("DEBT-5")
@pytest.mark.parametrize(
    ("clock", "seconds"),
    [(Clock(), 20), (Clock("move", seconds=40), 10), (Clock("daily", days=2), 43_200)],
)
def test_the_second_declaration_waits_until_there_was_time_to_answer(clock: Clock, seconds: int) -> None:
    play = noticed(clock)
    play.wait(1)
    play.act(0, Deal(2, Side(), Side(cash=2 * M)))  # a new offer does not start the time anew
    play.wait(seconds - 2)
    with pytest.raises(RequestError) as raised:
        play.act(1, Declare())
    assert (raised.value.code, raised.value.about) == ("too_soon", {"seconds": 1})
    play.wait(1)
    play.act(1, Declare())
    assert play.game.state_line()["players"][0]["party"] is None


@pytest.mark.rule("DEBT-5")
def test_when_all_have_answered_nobody_waits() -> None:
    play = noticed(Clock())
    play.act(2, Decline(0))
    play.act(1, Declare())
    assert play.game.state_line()["players"][0]["party"] is None
