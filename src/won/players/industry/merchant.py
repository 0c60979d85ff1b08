"""The merchant: plans its round by what things are worth to it, and follows the plan through Trade and Develop."""

from __future__ import annotations

from typing import Any, Final

from won.analysis.industry.endgame import flags_to_end, worth_ending
from won.analysis.industry.plan import EVEN, Plan, Style
from won.core.chance import source
from won.core.game import Game
from won.industry import actions as act
from won.industry.board import BIT, NAMES, hexes_in
from won.industry.develop import flaggable
from won.industry.game import Industry
from won.industry.state import CLOSING, DEVELOP, DRAFT, PRODUCE, State
from won.industry.tiles import TILES
from won.industry.turns import PASS
from won.players.bot import Decision, Reason
from won.players.industry.dealer import Dealer
from won.players.industry.reasons import action_of, why_develop, why_trade
from won.players.industry.round_plan import RoundPlan
from won.players.industry.running import run_all, why_run
from won.players.industry.setup import best_place, drafted, package, package_worths, place_worth
from won.players.industry.trading import brings, next_trade, repay, repaying, sell_out

RESERVE: Final = 120  # money kept for the next round before notes are repaid out of turn


class Merchant:
    """Deterministic; its seed only breaks ties in the set-up. `barter` off is for experiments."""

    __slots__ = ("barter", "dealer", "draw", "explains", "round", "style")

    def __init__(
        self,
        seed: str | int,
        budget: float | None = None,
        style: Style = EVEN,
        barter: bool = True,
        bargainer: type[Dealer] = Dealer,
    ) -> None:
        """`bargainer` makes and answers its offers."""
        self.draw = source(seed).random
        self.style = style
        self.barter = barter
        self.explains = True  # most reasons cost time, and a forecast needs none
        self.dealer = bargainer()
        self.round = RoundPlan()

    def copy(self) -> Merchant:
        """A plain merchant that knows the same and decides independently from here, without giving reasons."""
        new = Merchant.__new__(Merchant)  # without the cost of seeding a generator
        new.draw, new.style, new.barter, new.explains = self.draw, self.style, self.barter, False
        new.dealer = self.dealer.copy()
        new.round = self.round.copy()
        return new

    def plan(self, state: State, seat: int) -> Plan:
        return self.round.update(state, seat, self.style)

    def replan(self, state: State) -> None:
        """Drop the plan of Develop, which it would else follow to the end of the phase."""
        if state.phase == DEVELOP:
            self.round.discard()

    def decide(self, game: Game, seat: int) -> Decision:
        assert isinstance(game, Industry)
        state = game.state
        self.dealer.talks.note_answers(state, seat)
        if state.phase == DRAFT:
            return self._set_up(game, seat)
        if state.phase == PRODUCE:
            run = run_all(state, seat)
            return Decision(run, why_run(state, seat, run) if self.explains else None)
        if state.phase == CLOSING:
            return _repaying(repay(state, seat, 0))
        if state.phase == DEVELOP:
            return self._develop(game, seat)
        answer = self.answer(game, seat)
        return self._trade(game, seat) if answer is None else answer

    def answer(self, game: Game, seat: int) -> Decision | None:
        """Yes, a counter-offer, or no with the reason; none only if nothing was offered."""
        assert isinstance(game, Industry)
        state = game.state
        self.dealer.talks.note_answers(state, seat)
        number = next((offer.number for offer in state.offers if offer.to == seat), -1)
        if number < 0:
            return None
        if self.barter:
            decision = self.dealer.reply(state, seat, number, self.plan(state, seat))
            if game.check(seat, decision.action) is None:
                return decision
        return Decision(act.Decline(number), Reason("industry.decline.never"))

    def worths(self, game: Industry, seat: int) -> dict[str, float]:
        """What each package that is left seems to be worth."""
        return package_worths(game, seat)

    def pick(self, game: Industry, seat: int) -> Any:
        return package(game, seat, self.draw)

    def _set_up(self, game: Industry, seat: int) -> Decision:
        if game.state.to_place:
            return best_place(game, seat, place_worth, self.draw)
        return drafted(self.pick(game, seat).package, self.worths(game, seat))

    def _trade(self, game: Industry, seat: int) -> Decision:
        state = game.state
        if state.final:
            action = sell_out(state, seat)
            if isinstance(action, act.Sell):
                return Decision(action, Reason("industry.last", {"cubes": action.cubes}, brings(state, action)))
            return _repaying(action if isinstance(action, act.Repay) else None)
        plan = self.plan(state, seat)
        offer = self.dealer.opening(state, seat, plan, self.round.traded) if self.barter else None
        if offer is not None and game.check(seat, offer.action) is None:
            return offer
        action = next_trade(state, seat, plan, self.round.traded)
        if action == PASS and (early := repay(state, seat, RESERVE)) is not None:
            return _repaying(early)
        return Decision(action, why_trade(state, seat, action, plan) if self.explains else None)

    def _develop(self, game: Industry, seat: int) -> Decision:
        state = game.state
        if state.splits:
            at = first_hex(max(state.splits[0].pieces, key=int.bit_count))
            return Decision(act.Keep(at), Reason("industry.keep", {"at": at}))
        action = next_step(game, seat, self.plan(state, seat))
        if action is None:  # all steps are done, or one has become impossible
            self.round.discard()
            action = next_step(game, seat, self.plan(state, seat))
        relocation = self.round.best_relocation(state, seat, self.style) if action is None else None
        if relocation is not None and game.check(seat, relocation.move) is None:
            about = {"tile": TILES[relocation.kind], "at": relocation.move.tiles[0].to}
            return Decision(relocation.move, Reason("industry.move", about, round(relocation.gain, 1)))
        action = PASS if action is None else action
        return Decision(action, why_develop(state, seat, action, self.round.plan) if self.explains else None)


def _repaying(action: act.Repay | None) -> Decision:
    if action is None:
        return Decision(PASS, Reason("industry.done"))
    return Decision(action, repaying(action))


def next_step(game: Industry, seat: int, plan: Plan) -> Any | None:
    """Flags first, because others could claim the hex; then tiles; then, if that wins, flags that end the game."""
    state = game.state
    steps = [step for step in plan.steps if step.automate or not state.tiled & BIT[step.at]]
    for step in steps:
        if step.flag and not state.held[seat] & BIT[step.at]:
            flag = act.Flag(NAMES[step.at])
            if game.check(seat, flag) is None:
                return flag
    for step in steps:
        action = action_of(step)
        if game.check(seat, action) is None:
            return action
    if plan.flags and worth_ending(state, seat, flags_to_end(state, seat, not steps), plan.margin, not steps):
        return any_flag(game, seat)
    return None


def any_flag(game: Industry, seat: int) -> act.Flag | None:
    """A flag where there may be one: towards the end of the game, whichever hex it claims."""
    for at in hexes_in(flaggable(game.state, seat)):
        flag = act.Flag(NAMES[at])
        if game.check(seat, flag) is None:
            return flag
    return None


def first_hex(mask: int) -> str:
    return NAMES[hexes_in(mask)[0]]
