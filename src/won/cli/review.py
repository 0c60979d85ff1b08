"""`won review`: where a recorded game was won and lost."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable

from won.cli.files import load_record, record_problem, write_bytes
from won.cli.problem import FINE, Problem
from won.core.record import Record, RecordError
from won.games import replay
from won.review.model import CLOSE, Chance, Decision, Review, dump
from won.review.review import review
from won.terminal.screen import Screen, print_table
from won.text.games import texts
from won.text.language import Language
from won.text.phrases import decimal
from won.text.review import amount, grade_names, luck_sentence, mistake_sentence, phase_names


def run(args: Namespace, lang: Language) -> int:
    record = load_record(lang, args.file)
    try:
        if not replay(record).over:
            raise Problem(lang.gettext("The game is not over: only a finished game can be reviewed."))
        result = review(record, _show_progress(lang))
    except RecordError as error:
        raise record_problem(lang, args.file, error, record) from None
    if args.out:
        write_bytes(lang, args.out, dump(result) + b"\n")
    if args.json:
        sys.stdout.write(dump(result).decode() + "\n")
    else:
        _print(lang, record, result, args.count)
    return FINE


def _show_progress(lang: Language) -> Callable[[float], None]:
    """Progress on a terminal, overwritten as it grows."""

    def show(part: float) -> None:
        if sys.stderr.isatty():
            end = "\n" if part >= 1 else ""
            sys.stderr.write("\r" + lang.gettext("Reviewed: {n}%").format(n=round(100 * part)) + end)

    return show


def _print(lang: Language, record: Record, result: Review, count: int) -> None:
    screen = Screen(lang)
    names = phase_names(lang)
    phases = [phase for phase in names if any(phase in seat.phases for seat in result.seats)]
    luck = any(seat.luck is not None for seat in result.seats)
    heads = [lang.gettext("Seat"), lang.gettext("Accuracy"), *[names[phase] for phase in phases], lang.gettext("Lost")]
    rows: list[list[str]] = []
    for place, seat in enumerate(result.seats):
        figures = [decimal(lang, seat.phases[phase]) if phase in seat.phases else "" for phase in phases]
        row = [texts(record.game).seat_name(lang, record.seats, place), decimal(lang, seat.accuracy), *figures]
        row.append(amount(lang, record.game, seat.lost))
        if luck:
            sign = "−" if (seat.luck or 0) < 0 else "+"
            row.append(sign + amount(lang, record.game, seat.luck or 0.0))
        rows.append(row)
    print_table([*heads, lang.gettext("Luck")] if luck else heads, rows)
    screen.line()
    screen.say(lang.gettext("What decided the game:"), style="bold")
    for number, moment in enumerate(result.moments, 1):
        screen.say(f"{number}. {_sentence(lang, record, moment)}", indent="   ")
    worst = [decision for decision in result.decisions if decision.grade != CLOSE]
    worst = sorted(worst, key=lambda decision: -decision.loss)[:count]
    if worst:
        screen.line()
        screen.say(lang.gettext("The costliest decisions:"), style="bold")
    grades = grade_names(lang)
    for decision in worst:
        text = mistake_sentence(lang, record.game, decision, record.seats)
        screen.say(f"{decision.step}. {grades[decision.grade]}: {text}", indent="   ")


def _sentence(lang: Language, record: Record, moment: Decision | Chance) -> str:
    if isinstance(moment, Decision):
        return mistake_sentence(lang, record.game, moment, record.seats)
    return luck_sentence(lang, record.game, moment, record.seats)
