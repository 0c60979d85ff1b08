"""The clerk: sound rules of thumb for industry. Feeds what pays, builds what pays back, repays before the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from won.core.chance import source
from won.core.game import Game
from won.industry import actions as act
from won.industry.board import NAMES, hexes_in
from won.industry.costs import NOTE_REPAY
from won.industry.develop import flaggable
from won.industry.game import Industry
from won.industry.market import COMMODITIES, GOODS
from won.industry.state import CLOSING, DEVELOP, DRAFT, PRODUCE, TRADE, State
from won.industry.turns import PASS
from won.players.bot import Decision
from won.players.industry.clerk_plan import (
    LATE,
    MOST_NOTES,
    RESERVE,
    Goal,
    best_goal,
    needs,
    package_worth,
    place_worth,
    prices,
    worth_of,
)
from won.players.industry.clerk_reasons import explained
from won.players.industry.running import run_all, why_run
from won.players.industry.setup import best_place, drafted

# Where money is short, food and energy are bought before what builds.
_BUYING_ORDER: Final = {"food": 0, "energy": 1, "capital": 2, "ore": 3, "labor": 4}


class Clerk:
    """Its seed decides where its first tiles go and which of two similar packages it takes, and nothing else."""

    __slots__ = ("plans", "seed")

    def __init__(self, seed: str | int, budget: float | None = None) -> None:
        self.seed = seed
        self.plans: dict[tuple[int, int, int, int], tuple[Goal | None, list[int]]] = {}

    def copy(self) -> Clerk:
        """A clerk that knows the same and decides independently from here."""
        new = Clerk(self.seed)
        new.plans = self.plans
        return new

    def decide(self, game: Game, seat: int) -> Decision:
        assert isinstance(game, Industry)
        state = game.state
        if state.phase == DRAFT:
            # Seeded for each pick, so that a resumed game continues as it would have.
            return _set_up(game, seat, source(f"{self.seed}/{state.pick}/{state.to_place}").random)
        if state.phase == PRODUCE:
            run = run_all(state, seat)
            return Decision(run, why_run(state, seat, run))
        return self._explained(state, seat, self._act(game, seat))

    def answer(self, game: Game, seat: int) -> Decision | None:
        assert isinstance(game, Industry)
        action = self._reply(game, seat)
        return None if action is None else self._explained(game.state, seat, action)

    def _explained(self, state: State, seat: int, action: Any) -> Decision:
        planning = state.phase == DEVELOP or (state.phase == TRADE and not state.final)
        return Decision(action, explained(state, seat, action, self._plan(state, seat)[0] if planning else None))

    def _act(self, game: Industry, seat: int) -> Any:
        state = game.state
        if state.phase == CLOSING:
            return _repay(game, seat) or PASS
        if state.phase == DEVELOP:
            return self._develop(game, seat)
        return self._trade(game, seat)

    def _reply(self, game: Industry, seat: int) -> Any | None:
        """Accept what is worth more than it costs at the printed barter figures, if it spares the cubes."""
        for offer in game.state.offers:
            if offer.to == seat:
                gain = worth_of(game.state, offer.give) - worth_of(game.state, offer.get)
                spares = self._spares(game.state, seat, offer.get)
                yes = act.Accept(offer.number)
                if gain > 0 and spares and game.check(seat, yes) is None:
                    return yes
                return act.Decline(offer.number)
        return None

    def _plan(self, state: State, seat: int) -> tuple[Goal | None, list[int]]:
        """What to build next and the cubes to hold for it; kept until the board changes, whatever prices do."""
        key = (seat, state.round, state.claimed, state.tiled)
        if key not in self.plans:
            goal = best_goal(state, seat)
            self.plans = {key: (goal, needs(state, seat, goal))}
        return self.plans[key]

    def _spares(self, state: State, seat: int, things: dict[str, int]) -> bool:
        _, want = self._plan(state, seat)
        have = state.cubes[seat * GOODS : seat * GOODS + GOODS]
        return all(
            have[place] - things.get(cube, 0) >= min(want[place], have[place]) for place, cube in enumerate(COMMODITIES)
        )

    def _trade(self, game: Industry, seat: int) -> Any:
        """Sell what is not needed, buy what running and the next tile lack, borrow for it while it is early."""
        state = game.state
        for offer in state.offers:
            if offer.to == seat:
                return self._reply(game, seat)
        goal, want = (None, [0] * GOODS) if state.final else self._plan(state, seat)
        have = state.cubes[seat * GOODS : seat * GOODS + GOODS]
        over = [max(0, have[c] - want[c]) for c in range(GOODS)]
        short = [max(0, want[c] - have[c]) for c in range(GOODS)]
        if any(over):
            return act.Sell(_mix(state, over))
        if any(short):
            buy = act.Buy(_mix(state, short))
            if game.check(seat, buy) is None:
                return buy
            for cube in sorted(buy.cubes, key=_BUYING_ORDER.__getitem__):
                single = act.Buy({cube: 1})
                if game.check(seat, single) is None:
                    return single
            if goal is not None and state.notes[seat] < MOST_NOTES and not state.final:
                return act.Borrow(1)
        return _repay(game, seat) or PASS if state.final or state.money[seat] >= RESERVE else PASS

    def _develop(self, game: Industry, seat: int) -> Any:
        state = game.state
        if state.splits:
            largest = max(state.splits[0].pieces, key=int.bit_count)
            return game.compose(seat, ("keep", _first(game, seat, largest)))
        goal, _ = self._plan(state, seat)
        if goal is None:
            return _any_flag(game, seat) if state.round > LATE else PASS
        if goal.flagged:
            build = goal.build()
            return build if game.check(seat, build) is None else PASS
        flag = act.Flag(goal.at)
        return flag if goal.affordable(state, seat) and game.check(seat, flag) is None else PASS


def _any_flag(game: Industry, seat: int) -> Any:
    """Late in the game every flag brings the end nearer (END-1)."""
    for at in hexes_in(flaggable(game.state, seat)):
        if game.check(seat, act.Flag(NAMES[at])) is None:
            return act.Flag(NAMES[at])
    return PASS


def _first(game: Industry, seat: int, piece: int) -> str:
    names = [str(name) for name in game.next_words(seat, ("keep",))]
    return names[game.state.splits[0].pieces.index(piece)]


def _set_up(game: Industry, seat: int, draw: Callable[[], float]) -> Decision:
    state = game.state
    if state.to_place:
        return best_place(game, seat, place_worth, draw)
    worths = {str(name): package_worth(state, seat, str(name)) for name in game.next_words(seat, ("draft",))}
    return drafted(max(worths, key=lambda name: worths[name] * (1 + 0.1 * draw())), worths)


def _mix(state: State, counts: list[int]) -> dict[str, int]:
    """As many cubes as one action takes, the most expensive first."""
    left = state.edition.trade_cubes
    mix: dict[str, int] = {}
    worth = prices(state)
    for commodity in sorted(range(GOODS), key=lambda c: -worth[c]):
        take = min(left, counts[commodity])
        if take:
            mix[COMMODITIES[commodity]] = take
            left -= take
    return mix


def _repay(game: Industry, seat: int) -> act.Repay | None:
    """A note costs 25 to repay and 30 in points to keep."""
    count = min(game.state.notes[seat], game.state.money[seat] // NOTE_REPAY)
    return act.Repay(count) if count else None
