"""What an action would do, in a short clause."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from msgspec import UNSET

from won.analysis.shares.royalties import payment_odds
from won.shares import actions as act
from won.shares import events as ev
from won.shares.debt import debtor
from won.shares.debt_bankruptcy import only_gives_notice
from won.shares.figures import DOUBLE, JOKER_PRICE
from won.shares.game import Shares
from won.shares.kinds import KIND_TABLE
from won.shares.parties import marked, members
from won.shares.state import LOTS
from won.shares.syndicate_joint import counts_once, needs_consent
from won.shares.tour import moved, square_of
from won.shares.world import SHARE, SQUARE_AT
from won.text.language import Language
from won.text.phrases import listing, pounds, seat_name
from won.text.shares import hints_auction as auction
from won.text.shares import hints_deal as deal
from won.text.shares.actions import action_sentence
from won.text.shares.case import Case
from won.text.shares.hints_holding import changes
from won.text.shares.places import square_name
from won.text.shares.refusals import refusal_sentence
from won.text.shares.terms import counted


def action_hint(lang: Language, game: Shares, seat: int, action: Any) -> str:
    """What an action would cost, bring and change, or why it would be refused."""
    thrown = isinstance(action, act.Roll) and action.dice is UNSET
    refusal = game.check(seat, act.Roll((1, 2)) if thrown else action)
    if refusal is not None:
        return refusal_sentence(lang, refusal, game.seats)
    case = Case(lang, game, seat, action)
    return lang.pgettext("between clauses", "; ").join(filter(None, _clauses(case)))


def _clauses(case: Case) -> Iterator[str]:
    action = type(case.action)
    yield from _CLAUSES[action](case)
    if KIND_TABLE.by_type[action].joint and needs_consent(case.state, case.seat, action):  # SYND-6
        others = [member for member in members(case.state, case.party) if member != case.seat]
        names = listing(case.lang, [seat_name(case.lang, case.seats, member) for member in others])
        yield case.lang.gettext("waits for the consent of {names}").format(names=names)


def _roll(case: Case) -> Iterable[str]:
    lang, state = case.lang, case.state
    if case.action.dice is not UNSET:
        square = SQUARE_AT[moved(state.step[case.party], sum(case.action.dice))]
        yield lang.gettext("comes to {square}").format(square=square_name(lang, square, state.world))
        return
    here = square_name(lang, square_of(state, case.party), state.world)
    yield lang.gettext("moves 2 to 12 squares on from here ({square})").format(square=here)
    yield lang.gettext("a double costs {amount} a spot").format(amount=pounds(lang, DOUBLE))
    odds = payment_odds(state, case.party)
    if max(odds):
        mean = round(sum(due * chance for due, chance in odds.items()) / 10_000) * 10_000
        message = lang.gettext("royalties to pay: {most} at most, about {mean} on average")
        yield message.format(most=pounds(lang, max(odds)), mean=pounds(lang, mean))
    else:
        yield lang.gettext("no royalties within reach")


def _buy(case: Case) -> Iterable[str]:
    yield case.costs(marked(case.state, [SHARE[name] for name in case.action.shares]))
    yield from changes(case.lang, case.state, case.party, gained=case.action.shares)


def _joker(case: Case) -> Iterable[str]:
    held = case.state.jokers[case.party]
    if case.state.moment == LOTS:
        left = counted(case.lang, "jokers", held - 1)
        yield case.lang.gettext("no auction this time; leaves {jokers}").format(jokers=left)
    else:
        yield case.costs(JOKER_PRICE)
        yield case.lang.gettext("{jokers} then").format(jokers=counted(case.lang, "jokers", held + 1))


def _end(case: Case) -> Iterable[str]:
    lost = [event.amount for event in case.events() if isinstance(event, ev.Forfeited)]
    if lost:
        yield case.lang.gettext("claims of {amount} not made are lost").format(amount=pounds(case.lang, sum(lost)))
    yield _what_next(case)


def _what_next(case: Case) -> str:
    began = case.first(ev.TurnBegan)
    if began is not None:
        who = seat_name(case.lang, case.seats, began.seat)
        return case.lang.gettext("the turn passes to {who}").format(who=who)
    if case.first(ev.GameOver) is not None:
        return case.lang.gettext("ends the game")
    return case.lang.gettext("the turn goes on")


def _claim(case: Case) -> Iterable[str]:
    due = sum(claim.amount for claim in case.state.claims if claim.payee == case.party)
    yield case.lang.gettext("{amount} is due then").format(amount=pounds(case.lang, due))


def _concede(case: Case) -> Iterable[str]:
    yield from _bankruptcy(case, case.party)


def _declare(case: Case) -> Iterable[str]:
    owing = debtor(case.state)
    if only_gives_notice(case.state):
        who = seat_name(case.lang, case.seats, owing)
        yield case.lang.gettext("gives {who} notice: something on the table may still pay").format(who=who)
        yield case.lang.gettext("the next declaration by a creditor stands, whatever is still unanswered")
        return
    yield case.lang.gettext("{who} goes bankrupt").format(who=seat_name(case.lang, case.seats, owing))
    yield from _bankruptcy(case, owing)


def _bankruptcy(case: Case, party: int) -> Iterable[str]:
    debts = sum(debt.amount for debt in case.state.debts if debt.payer == party)
    yield case.lang.gettext("out of the game, with debts of {amount}").format(amount=pounds(case.lang, debts))
    if case.state.settings.creditors == "bank":  # DEBT-3
        yield case.lang.gettext("the bank takes everything and pays the creditors in full")
    else:
        yield case.lang.gettext("the bank takes everything; the creditors get the cash that is left")


def _agree(case: Case) -> Iterable[str]:
    proposal = action_sentence(case.lang, case.state.proposal, case.seats)
    yield case.lang.gettext("what is proposed: {action}").format(action=proposal)
    left = [seat for seat in range(case.state.seats) if case.state.asked_to_agree >> seat & 1 and seat != case.seat]
    if left:
        names = listing(case.lang, [seat_name(case.lang, case.seats, seat) for seat in left])
        yield case.lang.gettext("waits for the consent of {names}").format(names=names)
    else:
        yield case.lang.gettext("it is done at once")


def _object(case: Case) -> Iterable[str]:
    proposal = action_sentence(case.lang, case.state.proposal, case.seats)
    yield case.lang.gettext("not carried out: {action}").format(action=proposal)
    if counts_once(case.state, type(case.state.proposal)):
        yield case.lang.gettext("it must be done in the end: the next such proposal stands")


_CLAUSES: Final[dict[type, Callable[[Case], Iterable[str]]]] = {
    act.Roll: _roll,
    act.Buy: _buy,
    act.Joker: _joker,
    act.End: _end,
    act.Lots: auction.lots,
    act.Bid: auction.bid,
    act.Drop: auction.drop,
    act.Seal: auction.seal,
    act.Claim: _claim,
    act.Deal: deal.deal,
    act.Pool: deal.pool,
    act.Accept: deal.accept,
    act.Decline: deal.take_off,
    act.Withdraw: deal.withdraw,
    act.Concede: _concede,
    act.Agree: _agree,
    act.Object: _object,
    act.Declare: _declare,
}
