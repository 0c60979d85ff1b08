"""`won show`: the table at one step of a record as a picture."""

from __future__ import annotations

import sys
from argparse import Namespace

from won.cli.files import STREAM, load_record, record_problem, write_bytes
from won.cli.problem import FINE
from won.cli.replay import check_step
from won.core.record import RecordError
from won.games import replay
from won.text.language import Language


def run(args: Namespace, lang: Language) -> int:
    from won.cli.faces import face

    record = load_record(lang, args.file)
    check_step(lang, record, args.step)
    try:
        game = replay(record, args.step)
    except RecordError as error:
        raise record_problem(lang, args.file, error, record) from None
    dark = True if args.dark else False if args.light else None  # none: as the page that shows it
    picture = face(record.game).picture(lang, game, record.seats, dark)
    if args.svg == STREAM:
        sys.stdout.write(picture)
    else:
        write_bytes(lang, args.svg, picture.encode())
    return FINE
