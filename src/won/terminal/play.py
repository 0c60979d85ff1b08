"""A game in the terminal, from the first action to the last point."""

from __future__ import annotations

from collections.abc import Hashable

from won.terminal.commands import Leave, command
from won.terminal.prompt import ask_action
from won.terminal.scores import show_scores
from won.terminal.session import Session
from won.text.phrases import listing


def play(session: Session) -> bool:
    """Play to the end, or until the player leaves; whether that was by Ctrl-C."""
    _greet(session)
    try:
        _play(session)
    except Leave:
        _farewell(session)
    except (EOFError, KeyboardInterrupt) as leaving:
        session.screen.line()
        _farewell(session)
        return isinstance(leaving, KeyboardInterrupt)
    else:
        _finale(session)
    return False


def _play(session: Session) -> None:
    session.save()
    known: Hashable = None
    watched = 0
    while not session.game.over:
        if all(session.adapter.is_out(session.game, seat) for seat in session.people):
            watched = watched - 1 if watched else _ask_to_watch(session)
        seat = session.person_to_ask()
        if seat is None:
            session.go_on()
            continue
        if len(session.people) > 1:
            _hand_over(session, seat)
        session.screen.line()
        moment = session.adapter.moment(session.game)
        session.adapter.show_table(session.screen, session.game, session.seats, seat, key=moment != known)
        known = moment
        action = ask_action(session, seat)
        if action is not None:
            session.apply(seat, action)


def _ask_to_watch(session: Session) -> int:
    """Ask people who are out of the game how many actions of the others to show before asking again."""
    lang, screen = session.screen.lang, session.screen
    screen.line()
    screen.say(lang.gettext("You are out of the game; the others play on."))
    while True:
        line = screen.ask(lang.gettext("Enter to watch, a number for that many actions, quit to leave >"))
        if not line:
            return 20
        if line.isdecimal() and len(line) < 7 and int(line):
            return int(line) - 1
        if not command(session, session.people[0], line):
            screen.say(lang.gettext("{word} is not among the choices.").format(word=line[:40]))


def _hand_over(session: Session, seat: int) -> None:
    """With several people at one keyboard, name the next before showing the table."""
    screen = session.screen
    screen.line()
    text = screen.lang.gettext("--- {name}, your turn ---")
    screen.say(text.format(name=session.called(seat)), style="bold")


def _greet(session: Session) -> None:
    lang, screen = session.screen.lang, session.screen
    screen.say(lang.gettext("Wealth of Nations"), style="bold")
    people = [session.called(seat) for seat in session.people]
    others = [
        lang.gettext("{name} ({bot})").format(name=session.called(seat), bot=sitting.bot)
        for seat, sitting in enumerate(session.seats)
        if session.bots[seat] is not None
    ]
    if len(people) == 1 and others:
        text = lang.gettext("You are {people}. Against you: {others}.")
        screen.say(text.format(people=people[0], others=listing(lang, others)))
    screen.say(session.adapter.greeting(lang))


def _farewell(session: Session) -> None:
    lang, screen = session.screen.lang, session.screen
    session.save()
    if session.path is None or session.save_failed:
        screen.say(lang.gettext("Goodbye. This game could not be saved."))
        return
    screen.say(lang.gettext("Goodbye. The game is saved; continue with:"))
    screen.line(f"   won play --resume {session.path}")


def _finale(session: Session) -> None:
    """The last table, the scores, and where the record is."""
    screen = session.screen
    screen.line()
    session.adapter.show_table(screen, session.game, session.seats, None)
    screen.line()
    show_scores(screen, session.name, session.game, session.seats)
    if session.path is not None and not session.save_failed:
        screen.say(screen.lang.gettext("The record of the game is {name}").format(name=session.path))
