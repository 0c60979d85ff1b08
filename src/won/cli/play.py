"""`won play`: a game in the terminal, from the first pick to the last point."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import suppress

from won.cli.commands import Leave
from won.cli.finale import show_scores
from won.cli.problem import FINE, INTERRUPTED
from won.cli.prompt import ask_action
from won.cli.screen import Screen
from won.cli.seating import fresh, resumed
from won.cli.session import Session
from won.cli.table import show_table
from won.text.industry import seat_name
from won.text.language import Language
from won.text.phrases import listing


def run(args: Namespace, lang: Language) -> int:
    screen = Screen(lang, args.plain)
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - arrow keys and history at the prompt
    session = resumed(screen, args) if args.resume is not None else fresh(screen, args)
    _greet(session)
    try:
        _play(session)
    except Leave:
        _farewell(session)
        return FINE
    except (EOFError, KeyboardInterrupt) as leaving:
        screen.line()
        _farewell(session)
        return INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else FINE
    _finale(session)
    return FINE


def _play(session: Session) -> None:
    session.keep()
    phase = ""
    while not session.game.over:
        seat = session.person_to_ask()
        if seat is None:
            session.go_on()
            continue
        if len(session.people) > 1:
            _hand_over(session, seat)
        session.screen.line()
        shown = session.game.view(None).phase
        show_table(session.screen, session.game, session.seats, seat, key=shown != phase)
        phase = shown
        action = ask_action(session, seat)
        if action is not None:
            session.apply(seat, action)


def _hand_over(session: Session, seat: int) -> None:
    """Round one keyboard: say whose turn it is before anything of theirs is shown."""
    lang, screen = session.screen.lang, session.screen
    screen.line()
    name = seat_name(lang, session.seats, seat)
    screen.line(screen.paint(lang.gettext("--- {name}, it is up to you ---").format(name=name), "bold"))


def _greet(session: Session) -> None:
    lang, screen, seats = session.screen.lang, session.screen, session.seats
    screen.line(screen.paint(lang.gettext("Wealth of Nations"), "bold"))
    people = [seat_name(lang, seats, seat) for seat in session.people]
    others = [
        lang.gettext("{name} ({bot})").format(name=seat_name(lang, seats, seat), bot=sitting.bot)
        for seat, sitting in enumerate(seats)
        if session.bots[seat] is not None
    ]
    if len(people) == 1 and others:
        text = lang.gettext("You are {people}. Against you: {others}.")
        screen.say(text.format(people=people[0], others=listing(lang, others)))
    screen.say(
        lang.gettext(
            "Most points win: 4 for each tile you have on the board, 1 for each 10 in money, 3 less for each note. "
            "Make cubes, trade what is over, build more. Type ? for help, advice when in doubt, undo to take back, "
            "quit to leave."
        )
    )


def _farewell(session: Session) -> None:
    lang, screen = session.screen.lang, session.screen
    session.keep()
    if session.path is None or session.told_unsaved:
        screen.say(lang.gettext("Until next time. This game could not be kept."))
        return
    screen.say(lang.gettext("Until next time. The game is kept; go on with:"))
    screen.line(f"   won play --resume {session.path}")


def _finale(session: Session) -> None:
    """The last table, the scores, and where the record is."""
    screen = session.screen
    screen.line()
    show_table(screen, session.game, session.seats, None)
    screen.line()
    show_scores(screen, session.game, session.seats)
    if session.path is not None and not session.told_unsaved:
        screen.say(screen.lang.gettext("The record of the game is {name}").format(name=session.path))
