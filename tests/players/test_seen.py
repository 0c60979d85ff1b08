"""What a player is handed tells it nothing of what its seat may not know."""

from __future__ import annotations

from typing import Any

import pytest

from tests.shares.table import M, Table, lay
from won.core.chance import source
from won.core.record import Seat
from won.industry import game as industry
from won.industry.game import Industry
from won.players import make_bot
from won.shares import actions as act
from won.shares.state import Parties, State

LEVELS = ("random", "clerk", "merchant")


def known(state: State) -> dict[str, Any]:
    """Everything in a state that a decision may depend on."""
    fields = {
        name: getattr(state, name)
        for name in (*Parties.__slots__, *State.__slots__)
        if name not in ("world", "settings")
    }
    fields["debts"] = [(d.payer, d.payee, d.amount, d.why, d.what) for d in state.debts]
    fields["claims"] = [(d.payer, d.payee, d.amount, d.why, d.what) for d in state.claims]
    fields["offers"] = [(o.number, o.seat, o.parties, o.action, o.agreed) for o in state.offers]
    return fields


def decided(table: Table, seat: int, level: str) -> Any:
    return make_bot(level, "same").decide(table.game.copy_for(seat), seat).action


HOLDINGS = "0 oil ussr usa, gold japan; 1 oil saudi_arabia iran, coal usa; 2 coal ussr china, gold ussr"


@pytest.mark.parametrize("moment", ["roll", "buy"])
def test_two_games_of_shares_that_differ_in_hidden_cash_and_telexes_look_the_same(moment: str) -> None:
    tables = []
    for cash, telexes in ((5 * M, "T01 T02"), (90 * M, "T09 T05 T02")):
        table = lay(4, HOLDINGS, telexes=telexes).hold(0, cash=40 * M, tours=1)
        for rival in (1, 2, 3):
            table.hold(rival, cash=cash + rival * M)
        if moment == "buy":
            table.lands(0, 31)
        tables.append(table)
    first, other = tables
    assert known(first.game.copy_for(0).state) == known(other.game.copy_for(0).state)
    for level in LEVELS:
        assert decided(first, 0, level) == decided(other, 0, level)


def test_sealed_bids_of_others_are_not_handed_over() -> None:
    tables = []
    for most in (2_500_000, 9_000_000):
        table = lay(4, "0 oil usa", bidding="sealed").hold(0, tours=1)
        table.lands(0, 28, (2, 1))
        table.plays("0 lots oil__usa", f"1 seal {most}")
        tables.append(table)
    first, other = tables
    assert known(first.game.copy_for(2).state)["bids"] == known(other.game.copy_for(2).state)["bids"]
    for level in LEVELS:
        assert decided(first, 2, level) == decided(other, 2, level)


def test_of_an_offer_it_is_known_only_whether_it_can_be_accepted() -> None:
    """A player who may accept an offer learns that much of the other’s cash, and no more."""

    def offered(cash: int) -> Table:
        table = lay(3, HOLDINGS).hold(0, cash=20 * M).hold(1, cash=10 * M)
        table.game.apply(1, act.Deal(0, act.Side((), 10 * M), act.Side(("gold__japan",))))
        return table.hold(1, cash=cash).hold(2, cash=cash)

    rich, richer, poor, poorer = (offered(cash) for cash in (10 * M, 99 * M, 9 * M, 0))
    assert known(rich.game.copy_for(0).state) == known(richer.game.copy_for(0).state)
    assert known(poor.game.copy_for(0).state) == known(poorer.game.copy_for(0).state)
    assert rich.game.copy_for(0).check(0, act.Accept(0)) is None
    assert poor.game.copy_for(0).check(0, act.Accept(0)) is not None
    for level in ("clerk", "merchant"):
        pairs = ((rich, richer), (poor, poorer))
        for first, other in pairs:
            replies = [make_bot(level, 0).answer(table.game.copy_for(0), 0) for table in (first, other)]
            assert replies[0] == replies[1]


def test_cash_that_is_open_is_handed_over_as_it_is() -> None:
    table = lay(3, HOLDINGS, cash="open").hold(0, cash=20 * M).hold(1, cash=3 * M).hold(2, cash=77 * M)
    assert table.game.copy_for(0).state.cash == [20 * M, 3 * M, 77 * M]


def trading(seed: str, steps: int) -> Industry:
    """A game of industry with private cash, played by lots for a while."""
    game = industry.new("second", [Seat(name) for name in "ABCD"], {"first": 0}, {"cash": "private"})
    draw = source(seed).random
    while not game.over and game.steps < steps:
        seat = game.to_move[0]
        game.apply(seat, game.sample(seat, draw))
    return game


@pytest.mark.parametrize("number", range(12))
def test_two_games_of_industry_that_differ_in_private_cash_look_the_same(number: int) -> None:
    game = trading(f"private {number}", 20 + 15 * number)
    if game.over:
        pytest.skip("over already")
    game.state.offers = []
    seat = game.to_move[0]
    other = game.copy()
    for rival in range(4):
        if rival != seat:
            other.state.money[rival] += 7 * (rival + 1)
    assert game.copy_for(seat).state_line() == other.copy_for(seat).state_line()
    for level in ("random", "clerk"):
        item, two = (make_bot(level, "same").decide(first.copy_for(seat), seat).action for first in (game, other))
        assert item == two
