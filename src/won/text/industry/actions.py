"""What a seat would do: one line for each action, for menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import UNSET

from won.core.record import Seat
from won.industry import actions as act
from won.text.event_writer import accept_line, decline_line, withdraw_line
from won.text.industry.terms import counted, cubes, seat_name, things, with_article
from won.text.language import Language
from won.text.phrases import clean, listing

Seats = Sequence[Seat]


def action_sentence(lang: Language, action: Any, seats: Seats) -> str:
    """`Buy 2 food`; `Build a mine on D4 (turned by 120°)`."""
    return _SAID[type(action)](lang, action, seats)


def _draft(lang: Language, a: act.Draft, seats: Seats) -> str:
    return lang.gettext("Take package {package}").format(package=clean(a.package))


def _place(lang: Language, a: act.Place, seats: Seats) -> str:
    if a.force:
        message = lang.gettext("Put down {tile} on {at} by Force")
    else:
        message = lang.gettext("Put down {tile} on {at}")
    return _turned(lang, message.format(tile=with_article(lang, a.tile), at=clean(a.at)), a.turn)


def _turned(lang: Language, deed: str, turn: int) -> str:
    """BOARD-4: with how far the tile is turned, if it is."""
    if not turn:
        return deed
    return lang.gettext("{deed} (turned by {degrees}°)").format(deed=deed, degrees=60 * turn)


def _buy(lang: Language, a: act.Buy, seats: Seats) -> str:
    return lang.gettext("Buy {cubes}").format(cubes=things(lang, a.cubes))


def _sell(lang: Language, a: act.Sell, seats: Seats) -> str:
    return lang.gettext("Sell {cubes}").format(cubes=things(lang, a.cubes))


def _borrow(lang: Language, a: act.Borrow, seats: Seats) -> str:
    return lang.gettext("Borrow on {notes}").format(notes=counted(lang, "notes", a.notes))


def _repay(lang: Language, a: act.Repay, seats: Seats) -> str:
    return lang.gettext("Repay {notes}").format(notes=counted(lang, "notes", a.notes))


def _offer(lang: Language, a: act.Offer, seats: Seats) -> str:
    if not a.get:
        message = lang.gettext("Offer {to} {give} for nothing")
    elif not a.give:
        message = lang.gettext("Ask {to} for {get}, for nothing")
    else:
        message = lang.gettext("Offer {to} {give} for {get}")
    return message.format(to=seat_name(lang, seats, a.to), give=things(lang, a.give), get=things(lang, a.get))


def _pass(lang: Language, a: act.Pass, seats: Seats) -> str:
    return lang.gettext("Pass")


def _flag(lang: Language, a: act.Flag, seats: Seats) -> str:
    return lang.gettext("Place a flag on {at}").format(at=clean(a.at))


def _build(lang: Language, a: act.Build, seats: Seats) -> str:
    if a.force:
        message = lang.gettext("Build {tile} on {at} by Force")
    else:
        message = lang.gettext("Build {tile} on {at}")
    return _turned(lang, message.format(tile=with_article(lang, a.tile), at=clean(a.at)), a.turn)


def _move(lang: Language, a: act.Move, seats: Seats) -> str:
    return lang.gettext("Move {steps}").format(steps=listing(lang, [_step(lang, step) for step in a.tiles]))


def _step(lang: Language, step: act.Step) -> str:
    if step.force:
        message = lang.gettext("{start} to {goal} by Force")
    else:
        message = lang.gettext("{start} to {goal}")
    return _turned(lang, message.format(start=clean(step.from_), goal=clean(step.to)), step.turn)


def _automate(lang: Language, a: act.Automate, seats: Seats) -> str:
    return lang.gettext("Automate the bloc at {at}").format(at=clean(a.at))


def _keep(lang: Language, a: act.Keep, seats: Seats) -> str:
    return lang.gettext("Keep the bloc at {at} automated").format(at=clean(a.at))


def _produce(lang: Language, a: act.Produce, seats: Seats) -> str:
    if not a.run:
        return lang.gettext("Run nothing")
    return lang.gettext("Run {blocs}").format(blocs=listing(lang, [_run(lang, run) for run in a.run]))


def _run(lang: Language, run: act.Run) -> str:
    feed = cubes(lang).get(run.feed, clean(run.feed))
    if run.tiles is UNSET:
        return lang.gettext("{at} on {feed}").format(at=clean(run.at), feed=feed)
    fed = " ".join(map(clean, run.tiles))
    return lang.gettext("{at} on {feed} (only {fed})").format(at=clean(run.at), feed=feed, fed=fed)


_SAID: Final[dict[type, Callable[[Language, Any, Seats], str]]] = {
    act.Draft: _draft,
    act.Place: _place,
    act.Buy: _buy,
    act.Sell: _sell,
    act.Borrow: _borrow,
    act.Repay: _repay,
    act.Offer: _offer,
    act.Accept: accept_line,
    act.Decline: decline_line,
    act.Withdraw: withdraw_line,
    act.Pass: _pass,
    act.Flag: _flag,
    act.Build: _build,
    act.Move: _move,
    act.Automate: _automate,
    act.Keep: _keep,
    act.Produce: _produce,
}
