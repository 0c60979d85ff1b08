"""Sentences for events of the draft and of Trade."""

from __future__ import annotations

from won.industry import events as ev
from won.text.industry.event_writer import EventWriter
from won.text.phrases import clean, offer_number


def drafted(t: EventWriter, e: ev.Drafted) -> str:
    tiles = {e.tile: e.tiles} if e.tile else {}
    what = t.things({**tiles, **e.cubes, "money": e.money})
    message = t.lang.gettext("{who} takes package {package}: {what}.")
    return message.format(who=t.name(e.seat), package=clean(e.package), what=what)


def bought(t: EventWriter, e: ev.Bought) -> str:
    if e.supply:
        message = t.lang.gettext("{who} buys {cubes} for {money}, of which {supply} from the supply.")
    else:
        message = t.lang.gettext("{who} buys {cubes} for {money}.")
    return message.format(who=t.name(e.seat), cubes=t.things(e.cubes), money=e.money, supply=t.things(e.supply))


def sold(t: EventWriter, e: ev.Sold) -> str:
    if e.supply:
        message = t.lang.gettext("{who} sells {cubes} for {money}, of which {supply} to the supply.")
    else:
        message = t.lang.gettext("{who} sells {cubes} for {money}.")
    return message.format(who=t.name(e.seat), cubes=t.things(e.cubes), money=e.money, supply=t.things(e.supply))


def borrowed(t: EventWriter, e: ev.Borrowed) -> str:
    message = t.lang.gettext("{who} borrows {money} on {notes}.")
    return message.format(who=t.name(e.seat), notes=t.counted("notes", e.notes), money=e.money)


def repaid(t: EventWriter, e: ev.Repaid) -> str:
    message = t.lang.gettext("{who} repays {notes} with {money}.")
    return message.format(who=t.name(e.seat), notes=t.counted("notes", e.notes), money=e.money)


def offered(t: EventWriter, e: ev.Offered) -> str:
    if not e.get:
        message = t.lang.gettext("Offer {offer}: {who} would give {to} {give} for nothing.")
    elif not e.give:
        message = t.lang.gettext("Offer {offer}: {who} asks {to} for {get}, for nothing.")
    else:
        message = t.lang.gettext("Offer {offer}: {who} would give {to} {give} for {get}.")
    return message.format(
        offer=offer_number(e.offer), who=t.name(e.seat), to=t.name(e.to), give=t.things(e.give), get=t.things(e.get)
    )


def bartered(t: EventWriter, e: ev.Bartered) -> str:
    giver, taker, give, get = e.seat, e.to, e.give, e.get
    if not give:  # from the side that gives
        giver, taker, give, get = taker, giver, get, give
    if get:
        message = t.lang.gettext("{who} gives {to} {give} for {get}.")
    else:
        message = t.lang.gettext("{who} gives {to} {give} for nothing.")
    return message.format(who=t.name(giver), to=t.name(taker), give=t.things(give), get=t.things(get))
