"""What deals and syndicates would do to those who make them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from won.core.answer_kind import find_offer
from won.shares.actions import Deal, Pool, Side
from won.shares.deals import can_hand_over
from won.shares.parties import marked, shares_of
from won.shares.state import OpenOffer
from won.shares.syndicate import last_to_agree
from won.shares.syndicate_terms import fee, head_of
from won.shares.syndicate_terms import pooled_by as pooling
from won.shares.world import SHARE
from won.text.phrases import pounds, seat_name
from won.text.shares.actions import side
from won.text.shares.case import Case
from won.text.shares.hints_holding import changes, pooled
from won.text.shares.refusals import refusal_sentence


def deal(case: Case) -> Iterable[str]:
    yield from _both_sides(case, case.party, case.state.head[case.action.to], case.action)


def _both_sides(case: Case, maker: int, taker: int, offered: Deal) -> Iterator[str]:
    """The marked prices that change hands, and what either side would hold then; or why not yet."""
    for party, given in ((maker, offered.give), (taker, offered.get)):
        problem = can_hand_over(case.state, party, Side(given.shares))  # without cash, which stays hidden (SEEN-1)
        if problem is not None:
            why = refusal_sentence(case.lang, problem, case.seats)
            yield case.lang.gettext("nobody could accept it now: {why}").format(why=why)
            return
    give, get = ([SHARE[name] for name in side.shares] for side in (offered.give, offered.get))
    if give or get:
        gives = pounds(case.lang, marked(case.state, give if maker == case.party else get))
        gets = pounds(case.lang, marked(case.state, get if maker == case.party else give))
        yield case.lang.gettext("gives shares marked {gives}, gets shares marked {gets}").format(gives=gives, gets=gets)
    for party, gained, lost in ((maker, offered.get, offered.give), (taker, offered.give, offered.get)):
        lines = list(changes(case.lang, case.state, party, gained.shares, lost.shares))
        if lines:
            who = seat_name(case.lang, case.seats, party)
            yield case.lang.gettext("{who}: {changes}").format(who=who, changes=", ".join(lines))
    own, theirs = (offered.give, offered.get) if maker == case.party else (offered.get, offered.give)
    if own.cash or theirs.cash:
        left = pounds(case.lang, case.cash - own.cash + theirs.cash)
        yield case.lang.gettext("{cash} in cash then").format(cash=left)


def pool(case: Case) -> Iterable[str]:
    yield from _syndicate(case, pooling(case.state, case.party, case.action), case.action)


def _syndicate(case: Case, parties: list[int], proposed: Pool) -> Iterator[str]:
    """SYND-2, SYND-3: the fee, who leads, and the tiers it would reach; the others' cash stays hidden (SEEN-1)."""
    state, lang = case.state, case.lang
    head = head_of(state, parties, proposed)
    brought = pounds(lang, marked(state, shares_of(state, head)))
    yield lang.gettext("the bank takes {fee}").format(fee=pounds(lang, fee(state, parties)))
    message = lang.gettext("{who} leads, with shares marked {brought}")
    yield message.format(who=seat_name(lang, case.seats, head), brought=brought)
    yield from pooled(lang, state, parties)


def accept(case: Case) -> Iterable[str]:
    offer = find_offer(case.state.offers, case.action.offer)
    assert offer is not None  # or it would have been refused
    if isinstance(offer.action, Pool):
        yield from _agreed(case, offer)
        return
    gives, gets = side(case.lang, offer.action.get), side(case.lang, offer.action.give)
    yield case.lang.gettext("gives {gives}, gets {gets}").format(gives=gives, gets=gets)
    yield from _both_sides(case, offer.seat, case.party, offer.action)


def _agreed(case: Case, offer: OpenOffer) -> Iterator[str]:
    yield from _syndicate(case, sorted([offer.seat, *offer.parties]), offer.action)
    if last_to_agree(offer, case.party):
        yield case.lang.gettext("it is done at once")
    else:
        yield case.lang.gettext("others have still to agree")


def withdraw(case: Case) -> Iterable[str]:
    offer = find_offer(case.state.offers, case.action.offer)
    if offer is not None and offer.seat != case.party:
        yield case.lang.gettext("takes back the agreement; the proposal stays open")
    else:
        yield from take_off(case)


def take_off(case: Case) -> Iterable[str]:
    yield case.lang.gettext("takes the offer off the table")
