"""Sentences for events of an auction."""

from __future__ import annotations

from won.shares import events as ev
from won.text.shares.event_writer import EventWriter


def lots(t: EventWriter, e: ev.LotsNamed) -> str:
    each = t.lang.gettext("{shares} from {amount}")
    named = [
        each.format(shares=t.shares(lot), amount=t.money(least)) for lot, least in zip(e.lots, e.reserves, strict=True)
    ]
    message = t.lang.gettext("{who} puts up {lots}.")
    return message.format(who=t.name(e.seat), lots=t.lang.pgettext("between lots", "; ").join(named))


def bid(t: EventWriter, e: ev.BidMade) -> str:
    return t.lang.gettext("{who} bids {amount}.").format(who=t.name(e.seat), amount=t.money(e.amount))


def dropped(t: EventWriter, e: ev.Dropped) -> str:
    return t.lang.gettext("{who} drops out of the bidding.").format(who=t.name(e.seat))


def sealed(t: EventWriter, e: ev.Sealed) -> str:
    return t.lang.gettext("{who} has named a secret maximum.").format(who=t.name(e.seat))


def sold(t: EventWriter, e: ev.LotSold) -> str:
    message = t.lang.gettext("{who} takes {shares} for {amount}, paid to {vendor}.")
    who, vendor = t.name(e.buyer), t.name(e.vendor)
    return message.format(who=who, shares=t.shares(e.shares), amount=t.money(e.amount), vendor=vendor)


def unsold(t: EventWriter, e: ev.LotUnsold) -> str:
    message = t.lang.gettext("Nobody bids for {shares}: back to the trays, and the bank pays {vendor} {amount}.")
    return message.format(shares=t.shares(e.shares), vendor=t.name(e.vendor), amount=t.money(e.amount))
