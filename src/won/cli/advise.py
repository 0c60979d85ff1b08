"""`won advise`: what is worth doing at a moment of a recorded game, and why."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from won.cli.problem import FINE, Problem
from won.cli.replay import game_at, print_json
from won.core.game import Game
from won.core.record import Record
from won.games import package
from won.players.bot import Decision
from won.players.games import PLAYERS
from won.terminal.adapters import ADAPTERS
from won.terminal.screen import Screen
from won.text.games import texts
from won.text.language import Language
from won.text.phrases import decimal, listing, money


def run(args: Namespace, lang: Language) -> int:
    record, game = game_at(lang, args.file, args.step)
    seat = _seat(lang, game, record, args.seat)
    view = game.copy_for(seat)  # advice must not know more than the seat
    decisions = PLAYERS[record.game].advise(view, seat, args.count)
    if args.json:
        actions = [_figures(lang, record, decision) for decision in decisions]
        print_json({"step": game.steps, "seat": seat, "actions": actions, **ADAPTERS[record.game].outlook(view, seat)})
    else:
        _print(Screen(lang), record, view, seat, decisions)
    return FINE


def _seat(lang: Language, game: Game, record: Record, wanted: int | None) -> int:
    """The seat that the command line names, or the first that the game waits for."""
    if game.over:
        raise Problem(lang.gettext("The game is over: there is nothing left to decide."))
    seat = game.to_move[0] if wanted is None else wanted
    if seat >= len(record.seats):
        message = lang.gettext("There is no seat {seat}: seats are counted from 0 to {last}.")
        raise Problem(message.format(seat=seat, last=len(record.seats) - 1))
    return seat


def _figures(lang: Language, record: Record, decision: Decision) -> dict[str, Any]:
    return {
        "action": decision.action,
        "written": _written(record, decision),
        "worth": decision.reason.worth if decision.reason else None,
        "reason": {"code": decision.reason.code, "about": decision.reason.about} if decision.reason else None,
        "sentence": _why(lang, record, decision),
    }


def _why(lang: Language, record: Record, decision: Decision) -> str:
    if decision.reason is None:
        return ""
    return texts(record.game).reason_sentence(lang, decision.reason, record.seats)


def _print(screen: Screen, record: Record, view: Game, seat: int, decisions: Sequence[Decision]) -> None:
    lang, say = screen.lang, texts(record.game)
    name = say.seat_name(lang, record.seats, seat)
    if decisions:
        screen.say(lang.gettext("What {name} could do now, best first:").format(name=name), style="bold")
    else:
        waits = listing(lang, [say.seat_name(lang, record.seats, decision) for decision in view.to_move])
        text = lang.gettext("{name} has nothing to decide now; the game waits for {names}.")
        screen.say(text.format(name=name, names=waits))
    for place, decision in enumerate(decisions, 1):
        text = say.action_sentence(lang, decision.action, record.seats)
        worth = decision.reason.worth if decision.reason else None
        if worth is not None:
            text = lang.gettext("{what}: worth {worth}").format(what=text, worth=_money(lang, worth))
        screen.say(f"{place}. {text}", indent="   ")
        for line in (
            _why(lang, record, decision),
            lang.gettext("To type: {line}").format(line=_written(record, decision)),
        ):
            if line:
                screen.say(f"   {line}", indent="   ")
    ADAPTERS[record.game].show_outlook(screen, view, record.seats, seat)


def _money(lang: Language, worth: float) -> str:
    """In the game's money: 3.5, or 2,591,000 where it is counted in thousands."""
    return decimal(lang, round(worth, 1)) if abs(worth) < 1000 else money(lang, 1000 * round(worth / 1000))


def _written(record: Record, decision: Decision) -> str:
    return package(record.game).notation.write(decision.action)
