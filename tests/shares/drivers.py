"""Who plays the random games, what they play with, and how deep they went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from won.core.chance import source
from won.core.conformance import any_legal
from won.core.game import Game
from won.shares import actions as act
from won.shares import events
from won.shares.game import Shares
from won.shares.parties import members, parties
from won.shares.sale import for_sale
from won.shares.setup import CHOICES
from won.shares.state import BUY
from won.shares.world import KINDS, PRODUCTS, SHARE, SHARES

# Telexes that make the others pay, in a pack that corrects half of them: so that parties fall out of their turn too.
GRASPING = {"telexes": {f"T{number:02}": {"each": 4_000_000} for number in range(1, 10)}}


def some_options(seed: str) -> dict[str, Any]:
    """A time limit, every option now and then on its other reading, and now and then the grasping pack."""
    chance = source(f"options {seed}")
    options: dict[str, Any] = {"turns": chance.randrange(30, 150)}
    for name, answers in CHOICES.items():
        if chance.random() < 0.35:
            options[name] = answers[1]
    if chance.random() < 0.2:
        options["pack"] = GRASPING
    return options


class Sociable:
    """By lots, but for syndicates of several, whole trusts on offer, and an open ear to those who ask."""

    def __init__(self, share: float) -> None:
        self.share = share

    def __call__(self, game: Game, seat: int, chance: Random) -> Any:
        assert isinstance(game, Shares)
        wish = self._wish(game, seat, chance) if chance.random() < self.share else None
        return wish if wish is not None and game.check(seat, wish) is None else any_legal(game, seat, chance)

    def _wish(self, game: Shares, seat: int, chance: Random) -> Any:
        state = game.state
        party = state.head[seat]
        others = [other for other in parties(state) if other != party]
        if state.debts and chance.random() < 0.5:
            return act.Declare()
        to_answer = [offer.number for offer in state.offers if party in offer.parties]
        if to_answer and chance.random() < 0.6:
            return act.Accept(chance.choice(to_answer))
        if len(others) > 2 and chance.random() < 0.1:
            partners = tuple(sorted(chance.sample(others, 2)))
            return (
                act.Pool(partners, chance.choice([party, *partners])) if chance.random() < 0.3 else act.Pool(partners)
            )
        trusts = [product for product in range(len(PRODUCTS)) if state.count[party * len(PRODUCTS) + product] > 3]
        if trusts and others:
            held = game.state_line()["players"][party]["shares"]
            product = PRODUCTS[chance.choice(trusts)]
            whole = tuple(share for share in held if share.startswith(f"{product}__"))
            return act.Deal(chance.choice(others), act.Side(whole), act.Side((), 100_000 * chance.randrange(80)))
        return None


class Spendthrift(Sociable):
    """Spends to the last 100,000, gives the rest away, and looks for a rescuer before giving up."""

    def _wish(self, game: Shares, seat: int, chance: Random) -> Any:
        state = game.state
        party = state.head[seat]
        others = [other for other in parties(state) if other != party]
        if state.debts and state.debts[0].payer == party and others:
            creditor = state.debts[0].payee
            return act.Pool((creditor if creditor >= 0 and chance.random() < 0.7 else chance.choice(others),))
        if state.moment == BUY and state.turn == party:
            return self._basket(game, party)
        if others and state.cash[party] and chance.random() < 0.2:
            return act.Deal(chance.choice(others), act.Side((), state.cash[party]), act.Side())
        return super()._wish(game, seat, chance)

    def _basket(self, game: Shares, party: int) -> act.Buy:
        price, cash = game.state.world.price, game.state.cash[party]
        wanted: list[str] = []
        for share in sorted(for_sale(game.state, party), key=lambda share: -price[share]):
            if price[share] <= cash and len(wanted) < 6:
                wanted.append(SHARES[share])
                cash -= price[share]
        return act.Buy(tuple(wanted))


def trusts_in(state: Any, side: act.Side) -> bool:
    products = Counter(state.world.product[SHARE[name]] for name in side.shares)
    return any(count > 3 for count in products.values())


class Depth:
    """The depths of play that a plain count of actions and events does not show."""

    def __init__(self) -> None:
        self.roller = -1

    def __call__(self, game: Game, seat: int, action: Any, result: Sequence[Any]) -> Iterator[str]:
        assert isinstance(game, Shares)
        for event in result:
            yield from self._label(game, event)

    def _label(self, game: Shares, event: events.AnyEvent) -> Iterator[str]:
        state = game.state
        if isinstance(event, events.Rolled):
            self.roller = event.seat
            yield f"square:{event.square}"
            yield f"kind:{KINDS[state.world.kind[event.square]]}"
        elif isinstance(event, events.TelexRead):
            yield f"telex:{event.telex}"
        elif isinstance(event, events.Dealt) and (trusts_in(state, event.give) or trusts_in(state, event.get)):
            yield "deal with a trust"
        elif isinstance(event, events.LotSold | events.LotUnsold) and len(event.shares) > 3:
            yield "lot of a trust"
        elif isinstance(event, events.Pooled):
            yield f"syndicate of {len(members(state, event.head))}"
            if len(members(state, event.head)) > len(event.parties):
                yield "syndicate joined"
        elif isinstance(event, events.Bankrupt):
            yield "bankrupt on turn" if event.seat == self.roller else "bankrupt off turn"
            if len(set(event.creditors)) > 1:
                yield "several creditors"
        elif isinstance(event, events.GameOver):
            yield "time ran out" if state.turns == state.settings.turns else "last one left"
