"""The merchant: plans its round by what things are worth to it, and follows the plan through Trade and Develop."""

from __future__ import annotations

from typing import Any, Final

from won.analysis.industry.plan import EVEN, Plan, Style
from won.analysis.industry.planner import Planner
from won.analysis.industry.relocation import Relocation, best_move
from won.core.chance import source
from won.core.game import Game
from won.industry import actions as act
from won.industry.costs import MOVE_COST
from won.industry.game import Industry
from won.industry.market import CAPITAL, GOODS
from won.industry.state import CLOSING, DEVELOP, DRAFT, PRODUCE, TRADE, State
from won.industry.tiles import TILES
from won.industry.turns import PASS
from won.players.bot import Decision, Reason
from won.players.industry.building import first_hex, next_step
from won.players.industry.offers import Dealer
from won.players.industry.opening import drafted, package, package_worths, place_worth
from won.players.industry.placing import best_place
from won.players.industry.running import run_all, why_run
from won.players.industry.trading import brings, next_trade, repay, repaying, sell_out
from won.players.industry.why import why_develop, why_trade

RESERVE: Final = 120  # money kept for the next round before notes are repaid out of turn


class Merchant:
    """Deterministic for its seed, which settles nothing but ties at the set-up. `barter` off is for experiments."""

    __slots__ = ("barter", "board", "dealer", "draw", "held", "key", "made", "moving", "style", "traded")

    def __init__(self, seed: str | int, budget: float | None = None, style: Style = EVEN, barter: bool = True) -> None:
        self.draw = source(seed).random
        self.style = style
        self.key: tuple[int, ...] = ()
        self.made = Plan()
        self.held: list[int] = []  # the cubes it had when it last planned
        self.traded: dict[int, int] = {}  # by commodity: 1 bought, -1 sold in this phase, on the market or by barter
        self.barter = barter
        self.dealer = Dealer()
        self.board: tuple[int, ...] = ()
        self.moving: Relocation | None = None  # what is best moved on that board

    def decide(self, game: Game, seat: int) -> Decision:
        assert isinstance(game, Industry)
        state = game.state
        if state.phase == DRAFT:
            return self._set_up(game, seat)
        if state.phase == PRODUCE:
            run = run_all(state, seat)
            return Decision(run, why_run(state, seat, run))
        if state.phase == CLOSING:
            return _repaying(repay(state, seat, 0))
        if state.phase == DEVELOP:
            return self._develop(game, seat)
        answer = self.answer(game, seat)
        return self._trade(game, seat) if answer is None else answer

    def answer(self, game: Game, seat: int) -> Decision | None:
        """Yes, a counter-offer, or no with the reason; never silence."""
        assert isinstance(game, Industry)
        state = game.state
        number = next((offer.number for offer in state.offers if offer.to == seat), -1)
        if number < 0:
            return None
        if self.barter:
            decision = self.dealer.reply(state, seat, number, self.plan(state, seat))
            if game.check(seat, decision.action) is None:
                return decision
        return Decision(act.Decline(number), Reason("industry.decline.never"))

    def pick(self, game: Industry, seat: int) -> Any:
        return package(game, seat, self.draw)

    def _set_up(self, game: Industry, seat: int) -> Decision:
        if game.state.to_place:
            return best_place(game, seat, place_worth, self.draw)
        return drafted(self.pick(game, seat).package, package_worths(game, seat))

    def plan(self, state: State, seat: int) -> Plan:
        """Made anew for every trade, since prices move; kept through Develop while its steps can still be taken."""
        key = (seat, state.round, state.phase)
        held = state.cubes[seat * GOODS : seat * GOODS + GOODS]
        if key != self.key:
            self.traded = {}
        elif held != self.held:
            ways = {c: 1 if held[c] > self.held[c] else -1 for c in range(GOODS) if held[c] != self.held[c]}
            self.traded = ways | self.traded  # what was sold first stays sold, whatever a deal brings later
        self.held = held
        if key != self.key or state.phase == TRADE:
            sold = frozenset([c for c, way in self.traded.items() if way < 0])
            bought = self.made.steps if self.key == (seat, state.round, TRADE) else []
            self.made = Planner(state, seat, self.style, state.phase == TRADE, sold).plan()
            if state.phase == TRADE and CAPITAL not in sold and self._move(state, seat) is not None:
                self.made.need[CAPITAL] += MOVE_COST
            if state.phase == DEVELOP:  # a bloc for which ore was bought instead of food is automated, come what may
                self.made.promise([step for step in bought if step.automate])
        self.key = key
        return self.made

    def _move(self, state: State, seat: int) -> Relocation | None:
        """Looked for once on a board, whatever prices do."""
        board = (seat, state.round, state.phase, state.claimed, state.tiled)
        if board != self.board:
            self.board, self.moving = board, best_move(state, seat, self.style.horizon)
        return self.moving

    def _trade(self, game: Industry, seat: int) -> Decision:
        state = game.state
        if state.final:
            action = sell_out(state, seat)
            if isinstance(action, act.Sell):
                return Decision(action, Reason("industry.last", {"cubes": action.cubes}, brings(state, action)))
            return _repaying(action if isinstance(action, act.Repay) else None)
        plan = self.plan(state, seat)
        offer = self.dealer.opening(state, seat, plan, self.traded) if self.barter else None
        if offer is not None and game.check(seat, offer.action) is None:
            return offer
        action = next_trade(state, seat, plan, self.traded)
        if action == PASS and (early := repay(state, seat, RESERVE)) is not None:
            return _repaying(early)
        return Decision(action, why_trade(state, action, plan))

    def _develop(self, game: Industry, seat: int) -> Decision:
        state = game.state
        if state.splits:
            at = first_hex(max(state.splits[0].pieces, key=int.bit_count))
            return Decision(act.Keep(at), Reason("industry.keep", {"at": at}))
        action = next_step(game, seat, self.plan(state, seat))
        if action is None:
            self.key = ()  # a step was spoilt, or all are done: is there anything else?
            action = next_step(game, seat, self.plan(state, seat))
        moving = self._move(state, seat) if action is None else None
        if moving is not None and game.check(seat, moving.move) is None:
            about = {"tile": TILES[moving.kind], "at": moving.move.tiles[0].to}
            return Decision(moving.move, Reason("industry.move", about, round(moving.gain, 1)))
        action = PASS if action is None else action
        return Decision(action, why_develop(action, self.made))


def _repaying(action: act.Repay | None) -> Decision:
    if action is None:
        return Decision(PASS, Reason("industry.done"))
    return Decision(action, repaying(action))
