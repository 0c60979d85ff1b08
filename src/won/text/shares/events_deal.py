"""Sentences for deals, syndicates and joint decisions."""

from __future__ import annotations

from won.shares import events as ev
from won.shares.actions import Side
from won.text.phrases import clean, offer_number
from won.text.shares.event_writer import EventWriter
from won.text.shares.terms import kinds


def offered(t: EventWriter, e: ev.Offered) -> str:
    if e.get == Side():
        message = t.lang.gettext("Offer {offer}: {who} would give {to} {give} for nothing.")
    elif e.give == Side():
        message = t.lang.gettext("Offer {offer}: {who} asks {to} for {get}, for nothing.")
    else:
        message = t.lang.gettext("Offer {offer}: {who} would give {to} {give} for {get}.")
    who, to = t.name(e.seat), t.name(e.to)
    return message.format(offer=offer_number(e.offer), who=who, to=to, give=t.side(e.give), get=t.side(e.get))


def dealt(t: EventWriter, e: ev.Dealt) -> str:
    giver, taker, give, get = e.seat, e.to, e.give, e.get
    if give == Side():  # from the side that gives
        giver, taker, give, get = taker, giver, get, give
    if get == Side():
        message = t.lang.gettext("{who} gives {to} {give} for nothing.")
    else:
        message = t.lang.gettext("{who} gives {to} {give} for {get}.")
    return message.format(who=t.name(giver), to=t.name(taker), give=t.side(give), get=t.side(get))


def pool_proposed(t: EventWriter, e: ev.PoolProposed) -> str:
    message = t.lang.gettext("Offer {offer}: {who} would form a syndicate with {others}; the bank takes {fee} for it.")
    others = t.names([party for party in e.parties if party != e.seat])
    return message.format(offer=offer_number(e.offer), who=t.name(e.seat), others=others, fee=t.money(e.fee))


def pool_agreed(t: EventWriter, e: ev.PoolAgreed) -> str:
    message = t.lang.gettext("{who} agrees to the syndicate of offer {offer}.")
    return message.format(who=t.name(e.seat), offer=offer_number(e.offer))


def pooled(t: EventWriter, e: ev.Pooled) -> str:
    message = t.lang.gettext("{names} are a syndicate now and pay the bank {fee}; {head} leads it.")
    return message.format(names=t.names(e.parties), fee=t.money(e.fee), head=t.name(e.head))


def retracted(t: EventWriter, e: ev.Retracted) -> str:
    message = t.lang.gettext("{who} no longer agrees to the syndicate of offer {offer}.")
    return message.format(who=t.name(e.seat), offer=offer_number(e.offer))


def debt_lapsed(t: EventWriter, e: ev.DebtLapsed) -> str:
    message = t.lang.gettext("A debt of {amount} between members of the syndicate led by {who} lapses.")
    return message.format(amount=t.money(e.amount), who=t.name(e.seat))


def proposed(t: EventWriter, e: ev.Proposed) -> str:
    action = kinds(t.lang).get(e.action, clean(e.action))
    return t.lang.gettext("{who} asks the syndicate: {action}?").format(who=t.name(e.seat), action=action)


def agreed(t: EventWriter, e: ev.Agreed) -> str:
    return t.lang.gettext("{who} agrees.").format(who=t.name(e.seat))


def objected(t: EventWriter, e: ev.Objected) -> str:
    return t.lang.gettext("{who} objects: it is not done.").format(who=t.name(e.seat))
