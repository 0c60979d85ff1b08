"""Sentences for dice, payments, purchases, telexes, and the end."""

from __future__ import annotations

from won.shares import events as ev
from won.shares.world import NOBODY
from won.text.shares.event_writer import EventWriter


def turn(t: EventWriter, e: ev.TurnBegan) -> str:
    return t.lang.gettext("Turn {turn}: {who} to play.").format(turn=e.turns + 1, who=t.name(e.seat))


def rolled(t: EventWriter, e: ev.Rolled) -> str:
    if e.tours and e.step <= sum(e.dice):  # TOUR-1: from step 64 back to step 1
        message = t.lang.gettext("{who} rolls {white} and {red}, begins tour {tour} and comes to square {n}: {square}.")
    else:
        message = t.lang.gettext("{who} rolls {white} and {red} and comes to square {n}: {square}.")
    who, square = t.name(e.seat), t.square(e.square)
    return message.format(who=who, white=e.dice[0], red=e.dice[1], n=e.square, square=square, tour=e.tours + 1)


def paid(t: EventWriter, e: ev.Paid) -> str:
    if e.why == "bonus":
        message = t.lang.gettext("{payer} pays {payee} a bonus of {amount}.")
    elif e.why == "double":
        message = t.lang.gettext("{payer} pays {payee} {amount} for a double.")
    elif e.why == "royalty":
        message = t.lang.gettext("{payer} pays {payee} {amount} in royalties: {product}.")
    else:
        message = t.lang.gettext("{payer} pays {payee} {amount} on account of the telex.")
    return _payment(t, message, e)


def owed(t: EventWriter, e: ev.Owed) -> str:
    if e.why == "double":
        message = t.lang.gettext("{payer} owes {payee} {amount} for a double and cannot pay.")
    elif e.why == "royalty":
        message = t.lang.gettext("{payer} owes {payee} {amount} in royalties and cannot pay: {product}.")
    else:
        message = t.lang.gettext("{payer} owes {payee} {amount} on account of the telex and cannot pay.")
    return _payment(t, message, e)


def _payment(t: EventWriter, message: str, e: ev.Paid | ev.Owed) -> str:
    payer, payee = t.name(e.payer), t.name(e.payee)
    return t.say(message, payer=payer, payee=payee, amount=t.money(e.amount), product=t.product(e.what))


def claimable(t: EventWriter, e: ev.Claimable) -> str:
    message = t.lang.gettext("{who} may claim {amount} in royalties: {product}.")
    return message.format(who=t.name(e.seat), amount=t.money(e.amount), product=t.product(e.product))


def forfeited(t: EventWriter, e: ev.Forfeited) -> str:
    message = t.lang.gettext("{who} has not claimed {amount} in royalties and loses them.")
    return message.format(who=t.name(e.seat), amount=t.money(e.amount))


def bought(t: EventWriter, e: ev.Bought) -> str:
    message = t.lang.gettext("{who} buys {shares} for {amount}.")
    return message.format(who=t.name(e.seat), shares=t.shares(e.shares), amount=t.money(e.amount))


def joker_bought(t: EventWriter, e: ev.JokerBought) -> str:
    message = t.lang.gettext("{who} buys a joker for {amount}.")
    return message.format(who=t.name(e.seat), amount=t.money(e.amount))


def joker_used(t: EventWriter, e: ev.JokerUsed) -> str:
    return t.lang.gettext("{who} gives up a joker and is spared the auction.").format(who=t.name(e.seat))


def telex(t: EventWriter, e: ev.TelexRead) -> str:
    if e.owner:
        message = t.lang.gettext("Telex for {who}, who holds a share that it names: {text}")
    else:
        message = t.lang.gettext("Telex for {who}: {text}")
    return message.format(who=t.name(e.seat), text=t.telex(e.telex))


def bankrupt(t: EventWriter, e: ev.Bankrupt) -> str:
    taken = [t.lang.gettext("{amount} in cash").format(amount=t.money(e.cash))]
    if e.shares:
        taken.append(t.shares(e.shares))
    if e.jokers:
        taken.append(t.counted("jokers", e.jokers))
    text = t.lang.gettext("{who} is bankrupt: the bank takes {taken}.").format(
        who=t.name(e.seat), taken=t.listing(taken)
    )
    each = t.lang.gettext("{who} {amount}")
    owed = [
        each.format(who=t.name(creditor), amount=t.money(amount))
        for creditor, amount in zip(e.creditors, e.paid, strict=True)
        if creditor != NOBODY
    ]
    if not owed:
        return text
    return f"{text} " + t.lang.gettext("The creditors get: {paid}.").format(paid=t.listing(owed))


def over(t: EventWriter, e: ev.GameOver) -> str:
    message = t.lang.ngettext(
        "The game is over: {winners} wins.", "The game is over: {winners} share the win.", len(e.winners)
    )
    return message.format(winners=t.names(e.winners))


def declared(t: EventWriter, e: ev.Declared) -> str:
    message = t.lang.gettext("{who} declares {debtor} bankrupt.")
    return t.say(message, who=t.name(e.seat), debtor=t.name(e.debtor))


def notice_given(t: EventWriter, e: ev.NoticeGiven) -> str:
    message = t.lang.gettext("{who} gives {debtor} notice of bankruptcy: the next declaration stands.")
    return t.say(message, who=t.name(e.seat), debtor=t.name(e.debtor))
