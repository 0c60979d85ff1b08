"""A player of a level: a merchant with fewer abilities, who makes the mistakes that people make.

It plans as the merchant does, but looks less far ahead, likes some tiles more than they are worth, forgets what its
blocs eat, builds little at a time and haggles badly. What it does by mistake is drawn from its seed, once a round.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from won.analysis.industry.endgame import Outlook, flags_to_end
from won.analysis.industry.exchange import EVEN_SHARE, MARGIN, Books, Terms
from won.analysis.industry.plan import EVEN, Plan, Style
from won.analysis.industry.sites import free_around
from won.analysis.industry.valuation import fair, stream
from won.core.chance import source
from won.industry import actions as act
from won.industry.board import NAMES, hexes_in
from won.industry.develop import flaggable
from won.industry.game import Industry
from won.industry.market import ENERGY, FOOD, GOODS, LABOR
from won.industry.notes import notes_left
from won.industry.state import TRADE, State
from won.industry.tiles import TILE_KINDS
from won.industry.turns import PASS
from won.players.bot import Decision, Reason
from won.players.industry.dealer import Dealer
from won.players.industry.merchant import Merchant, any_flag
from won.players.industry.reasons import why_end

KEPT_FLAGS: Final = 1  # so that nobody ends a game by mistake


class Ability(NamedTuple):
    """How well somebody plays; these are the merchant's figures."""

    style: Style = EVEN
    whim: float = 0.0  # money by which a kind of tile seems worth more or less than it is, at most
    forgets: float = 0.0  # chance that in a round it spends its money on building and buys nothing for its blocs to eat
    grabs: float = 0.0  # hexes that it claims in a round before anything else, on average, and builds nothing on
    opens: bool = True  # whether it makes offers of its own
    asks: float = EVEN_SHARE  # part of a surplus that it asks for
    least: float | None = None  # part of a surplus for which it agrees; the merchant's where there is none


class GradedDealer(Dealer):
    """Bargains as well as the ability says."""

    __slots__ = ("ability",)

    def __init__(self, ability: Ability) -> None:
        super().__init__()
        self.ability = ability

    def share(self, rival: int) -> float:
        return super().share(rival) + self.ability.asks - EVEN_SHARE

    def lacking(self, books: Books, terms: Terms) -> float:
        if self.ability.least is None:
            return super().lacking(books, terms)
        own, theirs = books.gain(terms), books.gain(terms.reversed())
        return max(self.ability.least * (own + theirs) - own if theirs > 0 else 0.0, MARGIN - own)

    def bargains(
        self, state: State, seat: int, plan: Plan, traded: dict[int, int], rivals: list[int]
    ) -> list[tuple[Terms, Reason]]:
        return super().bargains(state, seat, plan, traded, rivals) if self.ability.opens else []


class Graded(Merchant):
    """The same for the same seed, also when it comes to a game in the middle."""

    __slots__ = ("ability", "begun", "forgetful", "grabs", "seed")

    def __init__(self, seed: str | int, budget: float | None = None, ability: Ability | None = None) -> None:
        super().__init__(seed)
        self.seed = seed
        self.ability = Ability() if ability is None else ability
        self.dealer = GradedDealer(self.ability)
        self.begun = -1  # the round of the next
        self.forgetful = False
        self.grabs = 0  # hexes that it is still to claim so in this round

    def plan(self, state: State, seat: int) -> Plan:
        if state.round != self.begun:
            self._begin(state.round)
        if state.phase != TRADE:
            return super().plan(state, seat)
        plan = super().plan(_fed(state, seat) if self.forgetful else state, seat)
        if self.forgetful:
            for c in (FOOD, ENERGY):
                plan.need[c] = min(plan.need[c], state.cubes[seat * GOODS + c])
        plan.need[LABOR] += self.grabs
        return plan

    def _develop(self, game: Industry, seat: int) -> Decision:
        """First it may take a hex with much room around, for no purpose yet."""
        state = game.state
        if self.grabs and not state.splits and state.flags[seat] > KEPT_FLAGS:
            self.grabs -= 1
            for at in sorted(hexes_in(flaggable(state, seat)), key=lambda at: -free_around(state, at)):
                flag = act.Flag(NAMES[at])
                if game.check(seat, flag) is None:
                    return Decision(flag, Reason("industry.grab", {"at": flag.at}))
        decision = super()._develop(game, seat)
        return decision if decision.action != PASS else _surrender(game, seat) or decision

    def _begin(self, round: int) -> None:
        """Draw the likings and mistakes of a round."""
        ability, draw = self.ability, source(f"{self.seed}/{round}").random
        self.begun = round
        self.forgetful = draw() < ability.forgets
        self.grabs = int(ability.grabs + draw())
        style = ability.style
        if ability.whim:
            lean = tuple([worth + ability.whim * (2 * draw() - 1) for worth in style.lean])
            style = style._replace(lean=lean)
        self.style = style
        assert len(style.lean) == TILE_KINDS


def _surrender(game: Industry, seat: int) -> Decision | None:
    """Whoever can borrow no more and cannot win any more places its last flags, where its labor is enough for them."""
    state = game.state
    if notes_left(state, seat) != 0:
        return None
    flags = flags_to_end(state, seat, idle=True)
    if not 0 < flags <= state.cubes[seat * GOODS + LABOR] or not Outlook(state).prospects(seat).hopeless:
        return None
    flag = any_flag(game, seat)
    return Decision(flag, why_end(state, seat, flag.at)) if flag else None


def _fed(state: State, seat: int) -> State:
    """The state as one sees it who forgets what its blocs eat: as if they were fed, so that all money may be spent."""
    scratch = state.copy()
    flow = stream(state, seat, fair(state))
    for c, eaten in ((FOOD, flow.food), (ENERGY, flow.energy)):
        scratch.cubes[seat * GOODS + c] = max(eaten, scratch.cubes[seat * GOODS + c])
    return scratch
