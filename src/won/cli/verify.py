"""`won verify`: repeats every draw of a record from its seed and compares."""

from __future__ import annotations

from argparse import Namespace

import msgspec

from won.cli.files import load_record, record_problem
from won.cli.problem import FAILED, FINE
from won.core.record import RecordError
from won.tables.draws import Nonces
from won.tables.fairness import Draw, Verdict, verify
from won.terminal.screen import Screen
from won.text.language import Language


def run(args: Namespace, lang: Language) -> int:
    record = load_record(lang, args.file)
    try:
        verdict = verify(record, args.seed, args.promised, args.given, _nonces(args.nonces))
    except RecordError as error:
        raise record_problem(lang, args.file, error, record) from None
    if args.json:
        print(msgspec.json.encode(verdict).decode())
    else:
        _print(Screen(lang), verdict)
    return FINE if verdict.fine else FAILED


def _nonces(text: str | None) -> Nonces:
    """One for each seat, with commas between; none for a game of the first scheme."""
    return None if text is None else tuple(text.split(","))


def _print(screen: Screen, verdict: Verdict) -> None:
    lang = screen.lang
    for draw in verdict.draws:
        if not draw.fine:
            screen.say(_wrong(lang, draw))
    screen.say(lang.gettext("The hash of this seed: {hash}").format(hash=verdict.commitment))
    if verdict.promised and verdict.promised != verdict.commitment:
        screen.say(lang.gettext("It does not match the hash shown before: {hash}").format(hash=verdict.promised))
    if verdict.fine:
        message = lang.ngettext(
            "{n} draw, and it is the one the seed gives.", "{n} draws, all as the seed gives them.", len(verdict.draws)
        )
        screen.say(message.format(n=len(verdict.draws)))


def _wrong(lang: Language, draw: Draw) -> str:
    place = lang.gettext("the set-up") if draw.step is None else lang.gettext("step {n}").format(n=draw.step)
    played, due = (msgspec.json.encode(what).decode() for what in (draw.played, draw.due))
    message = lang.gettext("At {place} chance gave {played}, but the seed gives {due}.")
    return message.format(place=place, played=played, due=due)
