"""What can be typed in a game besides actions: help, rules, why not, undo, save, log, board, market, advice, quit."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from won.cli.costs import cost_lines
from won.cli.files import write_bytes
from won.cli.problem import Problem
from won.cli.session import Session
from won.core.record import dump
from won.games import walk
from won.industry.notation import NotationError, parse, write
from won.players import make_bot
from won.text.industry import (
    action_hint,
    action_sentence,
    event_sentence,
    notation_error_sentence,
    notation_form,
    refusal_sentence,
)
from won.text.language import Language
from won.text.rules import UnknownRule, rule, unknown_rule_sentence

DONE: Final = "done"  # ask again
CHANGED: Final = "changed"  # the table is another; begin anew
LOG: Final = 20  # events told unless another number is asked for


class Leave(Exception):  # noqa: N818 - a wish, not a fault
    """The player leaves the table."""


def command(session: Session, seat: int, line: str) -> str:
    """Do what a line asks, if it is a command: what to do next, or nothing."""
    word, _, rest = line.partition(" ")
    doing = COMMANDS.get(word.lower())
    return doing(session, seat, rest.strip()) if doing else ""


def _help(session: Session, seat: int, rest: str) -> str:
    lang, screen = session.screen.lang, session.screen
    screen.say(lang.gettext("Type the number of what you want to do, or several at once (2 1 1), or write it out:"))
    for kind in session.game.choices(seat, ()):
        screen.say(f"   {notation_form(lang, str(kind))}", indent=" " * 6)
    screen.say(lang.gettext("Besides:"))
    for words, meaning in _meanings(lang).items():
        screen.say(f"   {words:<14} {meaning}", indent=" " * 18)
    return DONE


def _meanings(lang: Language) -> dict[str, str]:
    return {
        "?": lang.gettext("this help"),
        "pp": lang.gettext("pass, and go on passing until the phase ends or an offer comes"),
        "costs": lang.gettext("what flags, tiles and the rest cost"),
        "advice": lang.gettext("what the clerk would do in your place"),
        "why ...": lang.gettext("why an action is not allowed, or what it would do: why build farm D4 0"),
        "rules ID": lang.gettext("a paragraph of the rules, such as those named in square brackets"),
        "board, market": lang.gettext("the table once more"),
        "log [N]": lang.gettext("what happened last"),
        "undo": lang.gettext("take back your last action, and what the others did since"),
        "save [FILE]": lang.gettext("keep the game; it is kept after every action anyway"),
        "quit": lang.gettext("leave; the game can be resumed"),
    }


def _rules(session: Session, seat: int, rest: str) -> str:
    lang = session.screen.lang
    try:
        session.screen.say(f"{rest.upper()} {rule(lang, rest)}")
    except UnknownRule as error:
        session.screen.say(unknown_rule_sentence(lang, error))
    return DONE


def _why(session: Session, seat: int, rest: str) -> str:
    from won.cli.prompt import normal

    lang, screen = session.screen.lang, session.screen
    try:
        action = parse(normal(rest))
    except NotationError as error:
        screen.say(notation_error_sentence(lang, error))
        return DONE
    refusal = session.game.check(seat, action)
    if refusal is None:
        text = lang.gettext("It is allowed: {hint}.")
        screen.say(text.format(hint=action_hint(lang, session.game, seat, action)))
    else:
        screen.say(refusal_sentence(lang, refusal, session.seats))
        screen.say(f"{refusal.rule} {rule(lang, refusal.rule)}", indent="  ")
    return DONE


def _advice(session: Session, seat: int, rest: str) -> str:
    lang, game = session.screen.lang, session.game.copy()
    bot = make_bot("clerk", 0)
    action = bot.decide(game, seat) if seat in game.to_move else bot.answer(game, seat)
    if action is not None:
        text = lang.gettext("The clerk would: {action} ({hint}). Written: {line}")
        said = action_sentence(lang, action, session.seats)
        hint = action_hint(lang, session.game, seat, action)
        session.screen.say(text.format(action=said, hint=hint, line=write(action)))
    return DONE


def _undo(session: Session, seat: int, rest: str) -> str:
    if session.undo():
        session.screen.say(session.screen.lang.gettext("Taken back."))
        return CHANGED
    session.screen.say(session.screen.lang.gettext("There is nothing of yours to take back."))
    return DONE


def _save(session: Session, seat: int, rest: str) -> str:
    lang = session.screen.lang
    target = Path(os.path.expanduser(rest)) if rest else session.path  # noqa: PTH111 - this one never raises
    if target is None:
        session.screen.say(lang.gettext("Say where: save FILE"))
        return DONE
    try:
        write_bytes(lang, str(target), dump(session.game.record()))
    except Problem as problem:
        session.screen.say(problem.message)
    else:
        session.path = target
        session.screen.say(lang.gettext("Kept in {name}, from now on after every action.").format(name=target))
    return DONE


def _log(session: Session, seat: int, rest: str) -> str:
    told = [event for _, turn in walk(session.game.record()) if turn for event in turn[2]]
    count = int(rest) if rest.isdecimal() and len(rest) < 7 else LOG
    for event in told[-count:] if count else told:
        session.screen.say(event_sentence(session.screen.lang, event, session.seats), indent="  ")
    return DONE


def _costs(session: Session, seat: int, rest: str) -> str:
    for line in cost_lines(session.screen.lang):
        session.screen.say(line)
    return DONE


def _board(session: Session, seat: int, rest: str) -> str:
    from won.cli.table import show_table

    show_table(session.screen, session.game, session.seats, seat)
    return DONE


def _market(session: Session, seat: int, rest: str) -> str:
    from won.cli.plain import market_sentences, stack_line

    view = session.game.view(seat)
    for line in [*market_sentences(session.screen.lang, view), stack_line(session.screen.lang, view)]:
        session.screen.say(line)
    return DONE


def _quit(session: Session, seat: int, rest: str) -> str:
    raise Leave


COMMANDS: Final[dict[str, Callable[[Session, int, str], str]]] = {
    "?": _help,
    "help": _help,
    "rules": _rules,
    "rule": _rules,
    "why": _why,
    "advice": _advice,
    "undo": _undo,
    "save": _save,
    "log": _log,
    "costs": _costs,
    "board": _board,
    "market": _market,
    "quit": _quit,
    "q": _quit,
}
