"""Asks a person for an action: by number, in notation, or choice by choice."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from won.core.notation import NotationError
from won.games import package
from won.terminal.commands import command
from won.terminal.menu import HINTED, Menu, Option, Path
from won.terminal.session import Session

BACK = ("b", "back", "<")
ANSWERS = ("accept", "decline", "withdraw")  # kinds that name an offer by its number


def ask_action(session: Session, seat: int) -> Any | None:
    """A legal action, or none if a command changed the game (undo)."""
    adapter = session.adapter
    menu = adapter.menu(session.screen.lang, session.game, session.seats, seat)
    _show(session, menu.top(), menu.title())
    while True:
        line = session.screen.ask(session.screen.lang.gettext("{name} >").format(name=session.called(seat)))
        options = menu.top()
        if not line:
            _show(session, options, menu.title())
            continue
        if line.lower() == "pp" and adapter.IDLE is not None and session.game.check(seat, adapter.IDLE) is None:
            session.pass_on(seat)
            return adapter.IDLE
        outcome = command(session, seat, line)
        if outcome == "changed":
            return None
        if outcome == "done":
            continue
        action = _read(session, menu, options, adapter.normal(line))
        if action is not None or session.game is not menu.game:
            return action


def _read(session: Session, menu: Menu, options: list[Option], line: str) -> Any | None:
    """The action of a line: numbers walk the menu, words are an action or its beginning."""
    tokens = line.replace(",", " , ").split()
    option = _pick(options, tokens[0])
    if option is not None:
        if option.action is not None:
            return option.action
        return _by_steps(session, menu, option.path, tokens[1:])
    open_kind = tokens[0] in menu.game.next_words(menu.seat, ()) and bool(menu.game.next_words(menu.seat, (tokens[0],)))
    if open_kind and len(tokens) == 1 and tokens[0] not in menu.ALONE:
        return _by_steps(session, menu, (tokens[0],), [])
    try:
        action = package(session.name).notation.parse(session.adapter.SHORT.get(line, _counted_from_0(line)))
    except NotationError as error:
        if open_kind:
            return _by_steps(session, menu, (tokens[0],), tokens[1:])
        session.screen.say(session.texts.notation_error_sentence(session.screen.lang, error))
        return None
    return _allowed(session, menu, action)


def _counted_from_0(line: str) -> str:
    """People read and type the numbers of offers from 1; the notation counts them from 0."""
    kind, _, number = line.partition(" ")
    return f"{kind} {int(number) - 1}" if kind in ANSWERS and number.strip().isdecimal() else line


def _allowed(session: Session, menu: Menu, action: Any) -> Any | None:
    """The action if it is legal; else print the refusal."""
    completed = session.completed(action)
    if completed is action and action.__struct_config__.tag in session.adapter.CHANCE:
        session.screen.say(session.screen.lang.gettext("The dice are rolled for you: write the word alone."))
        return None
    refusal = session.game.check(menu.seat, completed)
    if refusal is not None:
        session.screen.say(session.texts.refusal_sentence(session.screen.lang, refusal, session.seats))
        return None
    return action


def _by_steps(session: Session, menu: Menu, path: Path, tokens: list[str]) -> Any | None:
    """Ask choice by choice until the action is complete; `b` steps back, at the first choice out of it."""
    start, queue = len(path), list(tokens)
    while True:
        options = menu.step(path)
        if not options:
            return _allowed(session, menu, menu.game.compose(menu.seat, path))
        if len(options) == 1 and menu.asked(path) in menu.FORCED:
            path = options[0].path
            continue
        if not queue:
            _show(session, options, menu.question(path))
            queue = session.screen.ask(menu.lang.gettext("number or word, b for back >")).split()
            if not queue:
                continue
        token = queue.pop(0)
        if token.lower() in BACK:
            path = _back(menu, path)
            if len(path) < start:
                _show(session, menu.top(), menu.title())
                return None
            continue
        option = _pick(options, session.adapter.normal(token)) or menu.unlisted(path, session.adapter.normal(token))
        if option is None:
            queue.clear()
            if command(session, menu.seat, token):
                if session.game is not menu.game:
                    return None
            else:
                text = menu.lang.gettext("{word} is not among the choices.")
                session.screen.say(text.format(word=token[:40]))
        elif option.action is not None:
            return option.action
        else:
            path = option.path


def _back(menu: Menu, path: Path) -> Path:
    """The path without its last choice and without forced choices before it."""
    path = path[:-1]
    if path and len(path) > 1 and menu.asked(path) in menu.FORCED and len(menu.step(path)) == 1:
        path = path[:-1]
    return path


def _pick(options: list[Option], token: str) -> Option | None:
    """The option by its number, or within one kind by its word or label."""
    for option in options:
        if token == option.key:
            return option
    if len({option.path[0] for option in options if option.path}) != 1:
        return None
    for option in options:
        if option.path and option.path[0] not in ANSWERS and token in (str(option.path[-1]), option.label.lower()):
            return option
    return None


def _show(session: Session, options: list[Option], title: str) -> None:
    screen = session.screen
    screen.line()
    screen.say(title, style="bold")
    bare = all(option.key == option.label and not option.hint for option in options)
    if bare or (len(options) > HINTED and not screen.plain):
        _show_compact(session, options)
        return
    width = max((len(option.key) for option in options), default=1)
    for option in options:
        text, hint = f" {option.key:>{width}}  {option.label}", f"  ({option.hint})" if option.hint else ""
        if cell_len(text + hint) <= screen.width:
            screen.line(text, Text(hint, "dim"))
        else:
            screen.say(text + hint, indent=" " * (width + 3))


def _show_compact(session: Session, options: list[Option]) -> None:
    """Many short choices in columns; a run of numbers by its ends."""
    screen = session.screen
    if len(options) > 1 and all(option.key == option.label for option in options):
        screen.line(f" {options[0].key} - {options[-1].key}")
        return
    cells = [f"{option.key:>3} {option.label}" for option in options]
    width = max(cell_len(cell) for cell in cells) + 2
    across = max(1, screen.width // width)
    for start in range(0, len(cells), across):
        screen.line("".join(set_cell_size(cell, width) for cell in cells[start : start + across]).rstrip())
