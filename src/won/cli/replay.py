"""`won replay`: a recorded game in sentences, or its states as JSON lines."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Any

import msgspec

from won.cli.files import load_record, record_problem
from won.cli.problem import FINE, Problem
from won.core.game import Game
from won.core.record import Record, RecordError
from won.games import replay, walk
from won.text.language import Language


def run(args: Namespace, lang: Language) -> int:
    record = load_record(lang, args.file)
    check_step(lang, record, args.step)
    try:
        if args.states:
            _states(record, args.step)
        elif args.json:
            _json(record, args.step)
        else:
            _print(lang, record, args.step)
    except RecordError as error:
        raise record_problem(lang, args.file, error, record) from None
    return FINE


def check_step(lang: Language, record: Record, step: int | None) -> None:
    if step is not None and step > len(record.log):
        message = lang.gettext("There is no step {step}: the log has {entries} entries.")
        raise Problem(message.format(step=step, entries=len(record.log)))


def game_at(lang: Language, name: str, step: int | None) -> tuple[Record, Game]:
    """The record in a file and its game after a step, or all; raises `Problem` for an error in either."""
    record = load_record(lang, name)
    check_step(lang, record, step)
    try:
        return record, replay(record, step)
    except RecordError as error:
        raise record_problem(lang, name, error, record) from None


def print_json(value: Any) -> None:
    """One line, the same bytes on every machine."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def _states(record: Record, step: int | None) -> None:
    """Print a line for the start and after each entry, or for one step; nothing for an illegal record."""
    final = replay(record, step)
    if step is not None:
        print_json(final.state_line())
        return
    for game, _ in walk(record):
        print_json(game.state_line())


def _json(record: Record, step: int | None) -> None:
    """One line an entry with its events, then one with the state and the result."""
    game = replay(record, step)
    for number, (_, turn) in enumerate(walk(record, step)):
        if turn is not None:
            print_json({"step": number, "seat": turn[0], "action": turn[1], "events": turn[2]})
    print_json({"state": game.state_line(), "result": game.result})


def _print(lang: Language, record: Record, step: int | None) -> None:
    from won.terminal.adapters import ADAPTERS
    from won.terminal.screen import Screen
    from won.text.games import texts

    screen = Screen(lang)
    game = replay(record, step)
    say = texts(record.game).event_sentence
    for _, turn in walk(record, step):
        for event in turn[2] if turn is not None else ():
            screen.say(say(lang, event, record.seats, game), indent="  ")
    screen.line()
    ADAPTERS[record.game].show_table(screen, game, record.seats, None)
    if game.over:
        from won.terminal.scores import show_scores

        screen.line()
        show_scores(screen, record.game, game, record.seats)
