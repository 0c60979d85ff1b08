"""`won show`: the table at one step of a record as a picture."""

from __future__ import annotations

import sys
from argparse import Namespace

from won.cli.files import STREAM, write_bytes
from won.cli.problem import FINE
from won.cli.replay import game_at
from won.text.language import Language


def run(args: Namespace, lang: Language) -> int:
    from won.drawing import draw
    from won.text.games import texts

    record, game = game_at(lang, args.file, args.step)
    dark = True if args.dark else False if args.light else None  # none: follows the reader's setting
    picture = draw(game, record.seats, dark=dark, labels=texts(record.game).words(lang), language=lang.code)
    if args.svg == STREAM:
        sys.stdout.write(picture)
    else:
        write_bytes(lang, args.svg, picture.encode())
    return FINE
