"""What is pending: the lot in auction, offers, claims, proposals, and debts with the ways to pay them."""

from __future__ import annotations

from won.core.record import Seat
from won.shares.actions import Pool
from won.shares.auction import least_bid, reserve
from won.shares.game import Shares
from won.shares.parties import named
from won.shares.state import BID, OpenOffer
from won.shares.syndicate_terms import fee
from won.shares.view import View
from won.shares.world import NOBODY
from won.text.language import Language
from won.text.phrases import clean, listing, offer_number, pounds, seat_name
from won.text.shares.actions import action_sentence, side
from won.text.shares.goods import products, shares_named


def auction_lines(lang: Language, game: Shares, seats: list[Seat]) -> list[str]:
    state = game.state
    if state.moment != BID:
        return []
    lot = state.lots[state.lot]
    lines = [
        lang.gettext("Under the hammer, from {vendor}: {shares}; reserve {reserve}.").format(
            vendor=seat_name(lang, seats, state.turn),
            shares=shares_named(lang, named(lot)),
            reserve=pounds(lang, reserve(state, lot)),
        )
    ]
    if state.high_bidder != NOBODY:
        text = lang.gettext("The highest bid is {amount}, by {who}; the next is at least {least}.")
        who = seat_name(lang, seats, state.high_bidder)
        lines.append(text.format(amount=pounds(lang, state.high), who=who, least=pounds(lang, least_bid(state))))
    rest = [shares_named(lang, named(later)) for later in state.lots[state.lot + 1 :]]
    if rest:
        lines.append(lang.gettext("After it: {lots}.").format(lots=lang.pgettext("between lots", "; ").join(rest)))
    return lines


def offer_lines(lang: Language, game: Shares, seats: list[Seat]) -> list[str]:
    return [_offer(lang, game, seats, offer) for offer in game.state.offers]


def _offer(lang: Language, game: Shares, seats: list[Seat], offer: OpenOffer) -> str:
    who = seat_name(lang, seats, offer.seat)
    if isinstance(offer.action, Pool):
        text = lang.gettext("Offer {offer}: {who} would form a syndicate with {others}; the bank takes {fee} for it.")
        others = listing(lang, [seat_name(lang, seats, party) for party in offer.parties])
        cost = pounds(lang, fee(game.state, sorted([offer.seat, *offer.parties])))
        return text.format(offer=offer_number(offer.number), who=who, others=others, fee=cost)
    text = lang.gettext("Offer {n}: {giver} gives {taker} {give} for {get}.")
    taker = seat_name(lang, seats, game.state.head[offer.action.to])
    give, get = side(lang, offer.action.give), side(lang, offer.action.get)
    return text.format(n=offer_number(offer.number), giver=who, taker=taker, give=give, get=get)


def claim_lines(lang: Language, game: Shares, seats: list[Seat]) -> list[str]:
    text = lang.gettext("{who} may claim {amount} for {product} from {payer} while this turn lasts.")
    return [
        text.format(
            who=seat_name(lang, seats, claim.payee),
            amount=pounds(lang, claim.amount),
            product=products(lang).get(claim.what, clean(claim.what)),
            payer=seat_name(lang, seats, claim.payer),
        )
        for claim in game.state.claims
    ]


def debt_lines(lang: Language, game: Shares, seats: list[Seat], party: int | None) -> list[str]:
    """Every debt; the debtor also reads how to raise the money."""
    state = game.state
    lines = []
    for debt in state.debts:
        payee = lang.gettext("the bank") if debt.payee == NOBODY else seat_name(lang, seats, debt.payee)
        text = lang.gettext("{payer} owes {payee} {amount}.")
        lines.append(
            text.format(payer=seat_name(lang, seats, debt.payer), payee=payee, amount=pounds(lang, debt.amount))
        )
    if state.debts and state.debts[0].payer == party:
        short = pounds(lang, state.debts[0].amount - state.cash[party])
        lines.append(
            lang.gettext(
                "You still need {short}: sell shares in a deal, ask for cash, accept an offer or form a "
                "syndicate; the debt is paid as soon as the cash is there. Only if nothing helps, "
                "concede."
            ).format(short=short)
        )
    return lines


def proposal_lines(lang: Language, view: View, seats: list[Seat], game: Shares) -> list[str]:
    """SYND-6: what a member would do, for the members."""
    if view.proposal is None:
        return []
    who = seat_name(lang, seats, game.state.proposer)
    text = lang.gettext("{who} wants to act for your syndicate: {action}. The others agree or object.")
    return [text.format(who=who, action=action_sentence(lang, view.proposal, seats))]
