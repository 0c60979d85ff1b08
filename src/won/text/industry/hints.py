"""What an action would do, in a short clause."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from won.core.answer_kind import find_offer
from won.industry import actions as act
from won.industry import events as ev
from won.industry.costs import NOTE_POINTS, TILE_POINTS
from won.industry.game import Industry
from won.industry.market import BARTER, BUY, COMMODITY, SELL
from won.industry.state import State
from won.text.industry.hints_bloc import Blocs
from won.text.industry.refusals import refusal_sentence
from won.text.industry.terms import counted, cubes, phases, things
from won.text.language import Language
from won.text.phrases import decimal, listing


class Case:
    """An action, the game before and after it, and what happened between."""

    def __init__(self, lang: Language, game: Industry, seat: int, action: Any) -> None:
        after = game.copy()
        self.events: list[Any] = list(after.apply(seat, action))
        self.lang = lang
        self.seat = seat
        self.action = action
        self.before, self.after = game.state, after.state
        self.blocs = Blocs(lang, self.before.blocs[seat], self.after.blocs[seat])

    @property
    def cash(self) -> int:
        return self.after.money[self.seat]

    def first(self, kind: type) -> Any | None:
        """The first event of a kind."""
        return next((event for event in self.events if isinstance(event, kind)), None)


def action_hint(lang: Language, game: Industry, seat: int, action: Any) -> str:
    """What an action would cost, bring and change, or why it would be refused."""
    refusal = game.check(seat, action)
    if refusal is not None:
        return refusal_sentence(lang, refusal, game.seats)
    clauses = filter(None, _CLAUSES[type(action)](Case(lang, game, seat, action)))
    return lang.pgettext("between clauses", "; ").join(clauses)


def _drafted(case: Case) -> Iterable[str]:
    event = case.events[0]
    tiles = {event.tile: event.tiles} if event.tile else {}
    yield case.lang.gettext("brings {what}").format(
        what=things(case.lang, {**tiles, **event.cubes, "money": event.money})
    )


def _prices(case: Case, prices: list[list[int]]) -> str:
    names = cubes(case.lang)
    shown = [
        f"{names[cube]} {prices[COMMODITY[cube]][case.after.market[COMMODITY[cube]]]}" for cube in case.action.cubes
    ]
    return case.lang.gettext("next price: {prices}").format(prices=", ".join(shown))


def _bought(case: Case) -> Iterable[str]:
    yield case.lang.gettext("costs {money}, leaves {cash} in cash").format(money=case.events[0].money, cash=case.cash)
    yield _prices(case, BUY)


def _sold(case: Case) -> Iterable[str]:
    yield case.lang.gettext("brings {money}, {cash} in cash then").format(money=case.events[0].money, cash=case.cash)
    yield _prices(case, SELL)


def _borrowed(case: Case) -> Iterable[str]:
    yield case.lang.gettext("brings {money}, {cash} in cash then").format(money=case.events[0].money, cash=case.cash)
    lost = counted(case.lang, "points", -NOTE_POINTS * case.action.notes)
    yield case.lang.gettext("costs {points} unless repaid").format(points=lost)


def _repaid(case: Case) -> Iterable[str]:
    yield case.lang.gettext("costs {money}, leaves {cash} in cash").format(money=case.events[0].money, cash=case.cash)
    saved = counted(case.lang, "points", -NOTE_POINTS * case.action.notes)
    yield case.lang.gettext("saves {points}").format(points=saved)


def _offered(case: Case) -> Iterable[str]:
    return offer_worth(case.lang, case.before, case.action.give, case.action.get)


def _accepted(case: Case) -> Iterable[str]:
    offer = find_offer(case.before.offers, case.action.offer)
    if offer is not None:
        gives, gets = things(case.lang, offer.get), things(case.lang, offer.give)
        yield case.lang.gettext("gives {gives}, gets {gets}").format(gives=gives, gets=gets)
        yield from offer_worth(case.lang, case.before, offer.get, offer.give)
        yield case.lang.gettext("{cash} in cash then").format(cash=case.cash)


def _no_action(case: Case) -> Iterable[str]:
    yield case.lang.gettext("does not use up the turn")


def _passed(case: Case) -> Iterable[str]:
    began = case.first(ev.PhaseBegan)
    if case.first(ev.GameOver):
        yield case.lang.gettext("ends the game")
    elif began:
        yield case.lang.gettext("ends the phase, {phase} is next").format(phase=phases(case.lang)[began.phase])
    else:
        left = case.after.seats - case.after.passes
        message = case.lang.ngettext(
            "the phase ends after {n} more pass in a row", "the phase ends after {n} more passes in a row", left
        )
        yield message.format(n=left)
    if case.first(ev.EndNear):
        yield case.lang.gettext("this round is the last")


def _costs(case: Case, paid: dict[str, int]) -> str:
    return case.lang.gettext("costs {paid}").format(paid=things(case.lang, paid)) if paid else ""


def _points(case: Case) -> str:
    return case.lang.gettext("worth {points}").format(points=counted(case.lang, "points", TILE_POINTS))


def _flagged(case: Case) -> Iterable[str]:
    yield _costs(case, {"labor": 1})
    left = counted(case.lang, "flags", case.after.flags[case.seat])
    yield case.lang.gettext("leaves {flags} in hand").format(flags=left)


def _placed(case: Case) -> Iterable[str]:
    capital = case.events[0].capital
    yield _costs(case, {"capital": capital} if capital else {})
    yield case.blocs.grown(case.action.at)


def _built(case: Case) -> Iterable[str]:
    yield _costs(case, case.events[0].paid)
    yield case.blocs.grown(case.action.at)
    yield _points(case)


def _moved(case: Case) -> Iterable[str]:
    yield _costs(case, {"capital": case.events[0].capital})
    yield from case.blocs.changed(case.action.tiles)


def _automated(case: Case) -> Iterable[str]:
    yield _costs(case, {"energy": 1, "capital": 2})
    yield case.blocs.automated(case.action.at)


def _kept(case: Case) -> Iterable[str]:
    yield case.blocs.automated(case.action.at)


def _produced(case: Case) -> Iterable[str]:
    event = case.events[0]
    if not case.action.run:
        yield case.lang.gettext("leaves every bloc idle")
        return
    spent, made = things(case.lang, event.spent), things(case.lang, {**event.made, "money": event.money})
    yield case.lang.gettext("spends {spent}, makes {made}").format(spent=spent, made=made)


_CLAUSES: Final[dict[type, Callable[[Case], Iterable[str]]]] = {
    act.Draft: _drafted,
    act.Place: _placed,
    act.Buy: _bought,
    act.Sell: _sold,
    act.Borrow: _borrowed,
    act.Repay: _repaid,
    act.Offer: _offered,
    act.Accept: _accepted,
    act.Decline: _no_action,
    act.Withdraw: _no_action,
    act.Pass: _passed,
    act.Flag: _flagged,
    act.Build: _built,
    act.Move: _moved,
    act.Automate: _automated,
    act.Keep: _kept,
    act.Produce: _produced,
}


def offer_worth(lang: Language, state: State, give: dict[str, int], get: dict[str, int]) -> Iterable[str]:
    """TRADE-7: both sides of an offer by the barter prices of the markets."""
    sums, silent = [], []
    for side in (give, get):
        total = float(side.get("money", 0))
        for cube in COMMODITY:
            figure = BARTER[COMMODITY[cube]][state.market[COMMODITY[cube]]]
            if cube in side and figure is None:
                silent.append(cubes(lang)[cube])
            total += side.get(cube, 0) * (figure or 0)
        sums.append(decimal(lang, total))
    yield lang.gettext("by the barter figures gives {give} and gets {get}").format(give=sums[0], get=sums[1])
    if silent:
        yield lang.gettext("no figure for {cubes}, the market is empty").format(cubes=listing(lang, silent))
    if "notes" in give or "notes" in get:
        yield lang.gettext("notes not counted")
