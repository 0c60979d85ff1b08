"""Hypothesis looks for a way to break the table: deals, auctions, syndicates and bankruptcies in any order."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.machine import AnyTable
from tests.shares.drivers import GRASPING
from won.core.conformance import Conformance
from won.shares import actions as act
from won.shares import game as shares
from won.shares.figures import JOKERS, STEP
from won.shares.parties import give_share, is_in, members, parties, shares_of
from won.shares.setup import CHOICES
from won.shares.state import BID, LOTS, OVER, ROLL, SETTLE
from won.shares.world import GOODS, NOBODY, SHARES

OPTIONS = st.fixed_dictionaries(
    {name: st.sampled_from(answers) for name, answers in CHOICES.items()},
    optional={"turns": st.integers(1, 60), "pack": st.just(GRASPING)},
)
AUCTIONS, TELEXES, RICH = [10, 28, 36, 50], [12, 16, 30], [13, 31, 47]


class TableMachine(AnyTable):
    game: shares.Shares

    @initialize(count=st.integers(2, 6), seed=st.integers(0, 9), options=OPTIONS, dealt=st.booleans())
    def sit_down(self, count: int, seed: int, options: dict[str, Any], dealt: bool) -> None:
        self.sit_at(Conformance(shares, "classic", count, f"{seed}", options), count)
        self.state = self.game.state
        if dealt:  # as in the middle of a game: products spread or whole, everybody has been round
            for share in range(len(SHARES)):
                by_product = self.state.world.product[share] % 3 == 0
                owner = (self.state.world.product[share] if by_product else share) % (count + 1)
                give_share(self.state, share, owner if owner < count else NOBODY)
            self.state.tours = [1] * count

    def do(self, seat: int, action: Any) -> bool:
        """The action if it is allowed now, all books checked."""
        if self.game.check(seat, action) is not None:
            return False
        self.kit.take(seat, action)
        return True

    @precondition(lambda self: self.state.moment == ROLL and not self.state.debts and self.state.proposal is None)
    @rule(
        square=st.sampled_from([*AUCTIONS, *TELEXES, *RICH]),
        dice=st.tuples(st.integers(1, 6), st.integers(1, 6)),
        poor=st.booleans(),
    )
    def land_where_it_matters(self, square: int, dice: tuple[int, int], poor: bool) -> None:
        """On auctions, telexes and dear squares; perhaps with little cash, so that debts are owed."""
        party = self.state.turn
        self.state.step[party] = max(square - sum(dice), 0)
        if poor:
            for other in parties(self.state):
                self.state.cash[other] = min(self.state.cash[other], (other + 1) * 3 * STEP)
        assert self.do(party, act.Roll(dice))

    @precondition(lambda self: self.state.moment in (LOTS, BID))
    @rule(data=st.data())
    def go_on_with_the_auction(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.game.to_move), label="seat")
        self.any_choice(data, seat)

    @rule(data=st.data(), whole=st.booleans(), cash=st.integers(0, 30))
    def deal(self, data: st.DataObject, whole: bool, cash: int) -> None:
        """A share or all of its product for cash, offered and accepted at once if both may."""
        seat = data.draw(st.integers(0, self.count - 1), label="from")
        other = data.draw(st.integers(0, self.count - 1), label="to")
        held = shares_of(self.state, self.state.head[seat])
        if held:
            first = data.draw(st.sampled_from(held), label="share")
            product = self.state.world.product
            shares_given = [share for share in held if product[share] == product[first]] if whole else [first]
            give = act.Side(tuple(SHARES[share] for share in shares_given))
            number = self.state.next_offer
            if self.do(seat, act.Deal(other, give, act.Side((), cash * STEP))):
                self.do(other, act.Accept(number))

    @rule(data=st.data())
    def pool(self, data: st.DataObject) -> None:
        """Proposed, and accepted by all who may."""
        seat = data.draw(st.integers(0, self.count - 1), label="from")
        others = data.draw(st.lists(st.integers(0, self.count - 1), min_size=1, max_size=3, unique=True), label="with")
        number = self.state.next_offer
        if self.do(seat, act.Pool(tuple(others))):
            for other in others:
                self.do(other, act.Accept(number))

    @rule(agree=st.booleans())
    def make_up_our_minds(self, agree: bool) -> None:
        for seat in range(self.count):
            self.do(seat, act.Agree() if agree else act.Object())

    @precondition(lambda self: self.state.debts and self.state.moment == SETTLE)
    @rule()
    def give_up(self) -> None:
        debtor = self.state.debts[0].payer
        assert self.do(debtor, act.Concede()) or self.state.proposal is not None

    @rule(
        seat=st.integers(-1, 6),
        name=st.sampled_from(["oil__usa", "gold__japan", "oil__texas", ""]),
        amount=st.integers(-1, 30).map((50_000).__mul__),
        number=st.integers(-1, 9),
    )
    def try_anything(self, seat: int, name: str, amount: int, number: int) -> None:
        """What `check` refuses changes nothing, whatever it is."""
        before = self.game.state_line()
        side = act.Side((name,), amount)
        for action in (
            act.Buy((name,)),
            act.Lots(((name,),)),
            act.Bid(amount),
            act.Seal(amount),
            act.Deal(number, side, act.Side()),
            act.Pool((number,)),
            act.Accept(number),
        ):
            if self.game.check(seat, action) is not None:
                assert self.game.state_line() == before

    @invariant()
    def holdings_are_what_the_tables_say(self) -> None:
        state = self.state
        for party in range(self.count):
            held = shares_of(state, party)
            for product in range(GOODS):
                of_it = [share for share in held if state.world.product[share] == product]
                assert state.count[party * GOODS + product] == len(of_it)
                assert state.percent[party * GOODS + product] == sum(state.world.percent[share] for share in of_it)
            assert state.cash[party] % STEP == 0
            assert state.cash[party] >= 0
            if not is_in(state, party):
                assert (held, state.cash[party], state.jokers[party]) == ([], 0, 0)
        assert sum(state.jokers) + state.stack == JOKERS

    @invariant()
    def parties_debts_and_offers_are_of_those_who_are_in(self) -> None:
        state = self.state
        left = parties(state)
        assert left
        assert (len(left) == 1) <= (state.moment == OVER)
        for party in left:
            assert party in members(state, party)
        for debt in [*state.debts, *state.claims]:
            assert debt.payer in left
            assert debt.payee in [NOBODY, *left]
            assert debt.amount > 0
            assert debt.payer != debt.payee
        for offer in state.offers:
            assert {offer.seat, *offer.parties} <= set(left)
            assert offer.seat not in offer.parties

    @invariant()
    def the_moment_is_what_it_says(self) -> None:
        state, line = self.state, self.game.state_line()
        assert bool(state.lots) == (state.moment == BID)
        assert line["bid"] is None or state.moment == BID
        assert state.moment == OVER or state.debts or is_in(state, state.turn)
        assert bool(self.game.to_move) == (state.moment != OVER)
        if state.debts:
            assert state.cash[state.debts[0].payer] < state.debts[0].amount
        if state.moment in (LOTS, BID):
            assert len(parties(state)) > 2
            assert not state.debts


TestTable = TableMachine.TestCase
TestTable.settings = settings(stateful_step_count=50)


@pytest.mark.soak
def test_the_table_at_length() -> None:
    run_state_machine_as_test(TableMachine, settings=settings(stateful_step_count=200))
