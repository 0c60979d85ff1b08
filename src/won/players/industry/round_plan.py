"""The plan a merchant follows in one phase, and what it has traded since the phase began."""

from __future__ import annotations

from won.analysis.industry.plan import Plan, Style
from won.analysis.industry.planner import Planner
from won.analysis.industry.relocation import Relocation, best_move
from won.industry.costs import MOVE_COST
from won.industry.market import CAPITAL, GOODS
from won.industry.state import DEVELOP, TRADE, State


class RoundPlan:
    """Trade plans again at every call, since prices move. Develop plans once and keeps the plan until `discard`."""

    __slots__ = ("board", "cubes", "moment", "phase", "plan", "relocation", "traded")

    def __init__(self) -> None:
        self.moment: tuple[int, ...] = ()  # seat, round and phase of the plan; empty before the first and after discard
        self.plan = Plan()
        self.phase: tuple[int, ...] = ()  # seat, round and phase of the next two
        self.cubes: list[int] = []  # the seat's cubes at the last call
        self.traded: dict[int, int] = {}  # by commodity: 1 bought, -1 sold in this phase, on the market or by barter
        self.board: tuple[float, ...] = ()
        self.relocation: Relocation | None = None  # the best move on that board

    def update(self, state: State, seat: int, style: Style) -> Plan:
        """The plan for this moment."""
        moment = (seat, state.round, state.phase)
        self.note_trades(state, seat)
        if state.phase == TRADE:
            self.plan = self._trade_plan(state, seat, style)
        elif moment != self.moment:
            trade = self.plan if self.moment == (seat, state.round, TRADE) else Plan()
            self.plan = Planner(state, seat, style, open_market=False).plan()
            if state.phase == DEVELOP:  # automate every bloc for which the trade plan bought ore instead of food
                self.plan.promise([step for step in trade.steps if step.automate])
        self.moment = moment
        return self.plan

    def discard(self) -> None:
        """Plan again at the next call."""
        self.moment = ()

    def copy(self) -> RoundPlan:
        new = RoundPlan()
        new.moment, new.plan, new.cubes = self.moment, self.plan, self.cubes
        new.phase, new.traded = self.phase, dict(self.traded)
        new.board, new.relocation = self.board, self.relocation
        return new

    def best_relocation(self, state: State, seat: int, style: Style) -> Relocation | None:
        """Computed once for a board, whatever prices do."""
        board = (seat, state.round, state.phase, state.claimed, state.tiled, style.move)
        if board != self.board:
            self.board, self.relocation = board, best_move(state, seat, style)
        return self.relocation

    def note_trades(self, state: State, seat: int) -> None:
        """Note what the seat has bought and sold since the last call."""
        phase = (seat, state.round, state.phase)
        cubes = state.cubes[seat * GOODS : seat * GOODS + GOODS]
        if phase != self.phase:
            self.phase, self.traded = phase, {}
        elif cubes != self.cubes:
            before = self.cubes
            changes = {c: 1 if cubes[c] > before[c] else -1 for c in range(GOODS) if cubes[c] != before[c]}
            self.traded = changes | self.traded  # what was sold first stays sold, whatever a deal brings later
        self.cubes = cubes

    def _trade_plan(self, state: State, seat: int, style: Style) -> Plan:
        sold = frozenset([c for c, direction in self.traded.items() if direction < 0])
        plan = Planner(state, seat, style, sold=sold).plan()
        if CAPITAL not in sold and self.best_relocation(state, seat, style) is not None:
            plan.need[CAPITAL] += MOVE_COST
        return plan
