"""The commands of a game besides actions: help, rules, why, undo, save, log, board, advice, quit."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from won.core.files import replace
from won.core.notation import NotationError
from won.core.record import dump
from won.games import package, walk
from won.players import make_bot
from won.terminal.session import NOTHING, UNDONE, Session
from won.text.language import Language
from won.text.phrases import file_error
from won.text.rules import UnknownRule, rule, unknown_rule_sentence

DONE: Final = "done"  # ask again
CHANGED: Final = "changed"  # the game changed; show it again
LOG: Final = 20  # events printed by default


class Leave(Exception):  # noqa: N818 - not an error
    """The player leaves the table."""


def command(session: Session, seat: int, line: str) -> str:
    """Run a line if it is a command: `DONE` or `CHANGED`, empty if it is none."""
    word, _, rest = line.partition(" ")
    run, listing = COMMANDS.get(word.lower()), session.adapter.LISTINGS.get(word.lower())
    if listing is not None:
        listing(session.screen, session.game, session.seats, seat, rest.strip())
        return DONE
    return run(session, seat, rest.strip()) if run else ""


def _help(session: Session, seat: int, rest: str) -> str:
    lang, screen = session.screen.lang, session.screen
    screen.say(lang.gettext("Type the number of what you want to do, or several at once (2 1 1), or write it out:"))
    for kind in session.game.next_words(seat, ()):
        screen.say(f"   {session.texts.notation_form(lang, str(kind))}", indent=" " * 6)
    screen.say(lang.gettext("Besides:"))
    for words, meaning in {**_meanings(lang), **session.adapter.meanings(lang), **_leaving(lang)}.items():
        screen.say(f"   {words:<14} {meaning}", indent=" " * 18)
    return DONE


def _meanings(lang: Language) -> dict[str, str]:
    return {
        "?": lang.gettext("this help"),
        "advice": lang.gettext("what the clerk would do in your place"),
        "why ...": lang.gettext("why an action is not allowed, or what it would do: why, then the action"),
        "rules ID": lang.gettext("a paragraph of the rules, such as those named in square brackets"),
        "board": lang.gettext("the table once more"),
        "log [N]": lang.gettext("what happened last"),
        "undo": lang.gettext("take back your last action, and what the others did since"),
        "later": lang.gettext("leave an offer open for now"),
    }


def _leaving(lang: Language) -> dict[str, str]:
    return {
        "save [FILE]": lang.gettext("save the game; it is saved after every action anyway"),
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
    lang, screen = session.screen.lang, session.screen
    try:
        action = package(session.name).notation.parse(session.adapter.normal(rest))
    except NotationError as error:
        screen.say(session.texts.notation_error_sentence(lang, error))
        return DONE
    refusal = session.game.check(seat, session.completed(action))
    if refusal is None:
        text = lang.gettext("It is allowed: {hint}.")
        screen.say(text.format(hint=session.texts.action_hint(lang, session.game, seat, action)))
    else:
        screen.say(session.texts.refusal_sentence(lang, refusal, session.seats))
        screen.say(f"{refusal.rule} {rule(lang, refusal.rule)}", indent="  ")
    return DONE


def _advice(session: Session, seat: int, rest: str) -> str:
    lang, game = session.screen.lang, session.game.copy_for(seat)
    bot = make_bot("clerk", 0)
    decision = bot.decide(game, seat) if seat in game.to_move else bot.answer(game, seat)
    if decision is not None:
        action = decision.action
        text = lang.gettext("The clerk would: {action} ({hint}). Written: {line}")
        sentence = session.texts.action_sentence(lang, action, session.seats)
        hint = session.texts.action_hint(lang, session.game, seat, action)
        session.screen.say(text.format(action=sentence, hint=hint, line=package(session.name).notation.write(action)))
    return DONE


def _undo(session: Session, seat: int, rest: str) -> str:
    lang, undone = session.screen.lang, session.undo()
    if undone == UNDONE:
        session.screen.say(lang.gettext("Taken back."))
        return CHANGED
    if undone == NOTHING:
        session.screen.say(lang.gettext("There is nothing of yours to take back."))
    else:
        session.screen.say(
            lang.gettext("You have nothing to take back since the last roll, and dice cannot be taken back.")
        )
    return DONE


def _later(session: Session, seat: int, rest: str) -> str:
    if session.leave_open(seat):
        return CHANGED
    session.screen.say(session.screen.lang.gettext("There is no offer to leave open: it is your move."))
    return DONE


def _save(session: Session, seat: int, rest: str) -> str:
    lang = session.screen.lang
    target = Path(os.path.expanduser(rest)) if rest else session.path  # noqa: PTH111 - this one never raises
    if target is None:
        session.screen.say(lang.gettext("Say where: save FILE"))
        return DONE
    try:
        replace(target, dump(session.game.record()))
    except (OSError, ValueError) as error:
        message = lang.gettext("{name} cannot be written: {reason}")
        session.screen.say(file_error(message, str(target), error))
    else:
        session.path = target
        session.screen.say(lang.gettext("Saved in {name}, from now on after every action.").format(name=target))
    return DONE


def _log(session: Session, seat: int, rest: str) -> str:
    events = [event for _, turn in walk(session.game.record()) if turn for event in turn[2]]
    count = int(rest) if rest.isdecimal() and len(rest) < 7 else LOG
    for event in events[-count:] if count else events:
        session.screen.say(
            session.texts.event_sentence(session.screen.lang, event, session.seats, session.game), indent="  "
        )
    return DONE


def _board(session: Session, seat: int, rest: str) -> str:
    session.adapter.show_table(session.screen, session.game, session.seats, seat)
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
    "later": _later,
    "board": _board,
    "quit": _quit,
    "q": _quit,
}
