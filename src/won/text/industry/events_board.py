"""Sentences for events on the board."""

from __future__ import annotations

from won.industry import events as ev
from won.industry.actions import Step
from won.text.industry.event_writer import EventWriter
from won.text.industry.terms import with_article
from won.text.language import Language
from won.text.phrases import listing


def placed(t: EventWriter, e: ev.Placed) -> str:
    if not e.force:
        message = t.lang.gettext("{who} puts down {tile} on {at}.")
    elif e.capital:
        message = t.lang.gettext("{who} puts down {tile} on {at} by Force, for {capital}.")
    else:
        message = t.lang.gettext("{who} puts down {tile} on {at} by Force, free of charge.")
    tile = with_article(t.lang, e.tile)
    return message.format(who=t.name(e.seat), tile=tile, at=e.at, capital=t.counted("capital", e.capital))


def flagged(t: EventWriter, e: ev.Flagged) -> str:
    return t.lang.gettext("{who} places a flag on {at}.").format(who=t.name(e.seat), at=e.at)


def built(t: EventWriter, e: ev.Built) -> str:
    if e.force:
        message = t.lang.gettext("{who} builds {tile} on {at} by Force, for {paid}.")
    else:
        message = t.lang.gettext("{who} builds {tile} on {at} for {paid}.")
    return message.format(who=t.name(e.seat), tile=with_article(t.lang, e.tile), at=e.at, paid=t.things(e.paid))


def moved(t: EventWriter, e: ev.Moved) -> str:
    steps = listing(t.lang, [_step(t.lang, step) for step in e.tiles])
    if e.flags:
        message = t.lang.gettext("{who} moves {steps} for {capital}, taking {flags} back to hand.")
    else:
        message = t.lang.gettext("{who} moves {steps} for {capital}.")
    capital, flags = t.counted("capital", e.capital), t.counted("flags", e.flags)
    return message.format(who=t.name(e.seat), steps=steps, capital=capital, flags=flags)


def _step(lang: Language, step: Step) -> str:
    if step.from_ == step.to:
        message = (
            lang.gettext("{at} by Force (turned where it lies)")
            if step.force
            else lang.gettext("{at} (turned where it lies)")
        )
        return message.format(at=step.to)
    message = lang.gettext("{start} to {goal} by Force") if step.force else lang.gettext("{start} to {goal}")
    return message.format(start=step.from_, goal=step.to)


def automated(t: EventWriter, e: ev.Automated) -> str:
    return t.lang.gettext("{who} automates the bloc at {at}.").format(who=t.name(e.seat), at=e.at)


def split(t: EventWriter, e: ev.SplitUp) -> str:
    message = t.lang.ngettext(
        "An automated bloc is split: {who} names the piece that stays automated, out of {pieces}.",
        "An automated bloc is split: {who} names the {tokens} pieces that stay automated, out of {pieces}.",
        e.tokens,
    )
    return message.format(who=t.name(e.seat), tokens=e.tokens, pieces=listing(t.lang, e.pieces))


def kept(t: EventWriter, e: ev.Kept) -> str:
    return t.lang.gettext("{who} keeps the bloc at {at} automated.").format(who=t.name(e.seat), at=e.at)
