"""Sentences for phases, rounds and the end."""

from __future__ import annotations

from won.industry import events as ev
from won.text.industry.event_writer import EventWriter
from won.text.industry.terms import phases
from won.text.phrases import clean, integer, listing


def passed(t: EventWriter, e: ev.Passed) -> str:
    return t.lang.gettext("{who} passes.").format(who=t.name(e.seat))


def produced(t: EventWriter, e: ev.Produced) -> str:
    made = {**e.made, "money": e.money}
    if e.spent or any(made.values()):
        message = t.lang.gettext("{who} spends {spent} and makes {made}.")
    else:
        message = t.lang.gettext("{who} runs nothing.")
    return message.format(who=t.name(e.seat), spent=t.things(e.spent), made=t.things(made))


def phase(t: EventWriter, e: ev.PhaseBegan) -> str:
    if e.phase == "produce":
        message = t.lang.gettext("Round {round}, {phase}: everyone runs their blocs.")
    elif e.phase == "closing":
        message = t.lang.gettext("The closing begins: {who} is first to repay notes.")
    else:
        message = t.lang.gettext("Round {round}, {phase}: {who} begins.")
    return message.format(round=e.round, phase=phases(t.lang)[e.phase], who=t.name(e.first))


def end_near(t: EventWriter, e: ev.EndNear) -> str:
    reasons = {
        "flags": t.lang.gettext("someone has all flags on the board"),
        "hexes": t.lang.gettext("every hex is claimed"),
        "stacks": t.lang.gettext("five of the six stacks are empty"),
        "rounds": t.lang.gettext("the last round agreed on has come"),
    }
    why = listing(t.lang, [reasons.get(trigger, clean(trigger)) for trigger in e.triggers])
    return t.lang.gettext("The end is near: {why}.").format(why=why)


def interest(t: EventWriter, e: ev.InterestPaid) -> str:
    if e.notes and e.waived:
        message = t.lang.gettext("Interest: {who} borrows {borrowed} on {notes} and pays {money}; {waived} is waived.")
    elif e.notes:
        message = t.lang.gettext("Interest: {who} pays {money}, borrowing {borrowed} on {notes}.")
    elif e.waived:
        message = t.lang.gettext("Interest: {who} pays {money}; {waived} is waived.")
    else:
        message = t.lang.gettext("Interest: {who} pays {money}.")
    notes = t.counted("notes", e.notes)
    return message.format(who=t.name(e.seat), money=e.money, notes=notes, borrowed=e.borrowed, waived=e.waived)


def sold_out(t: EventWriter, e: ev.SoldOut) -> str:
    each = t.lang.gettext("{cubes} at {price}")
    sold = [each.format(cubes=t.counted(cube, n), price=e.prices[cube]) for cube, n in e.cubes.items()]
    if sold:
        message = t.lang.gettext("Final sale: {who} sells {sold}, for {money} in all.")
    else:
        message = t.lang.gettext("Final sale: {who} has nothing to sell.")
    return message.format(who=t.name(e.seat), sold=listing(t.lang, sold), money=e.money)


def over(t: EventWriter, e: ev.GameOver) -> str:
    message = t.lang.ngettext(
        "The game is over: {winners} wins with {points}. {scores}.",
        "The game is over: {winners} share the win with {points}. {scores}.",
        len(e.winners),
    )
    scores = ", ".join(f"{t.name(seat)} {integer(score)}" for seat, score in enumerate(e.scores))
    points = t.counted("points", e.scores[e.winners[0]])
    return message.format(winners=t.names(e.winners), points=points, scores=scores)
