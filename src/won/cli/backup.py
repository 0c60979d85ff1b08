"""`won backup`: the database of a running server in one file."""

from __future__ import annotations

import asyncio
import errno
import os
from argparse import Namespace
from pathlib import Path

from won.cli.database import content_sentence, database_problems
from won.cli.problem import FINE, Problem
from won.cli.serve import database_url
from won.server.operations.backup import backup
from won.text.language import Language
from won.text.phrases import clean, file_error


def run(args: Namespace, lang: Language) -> int:
    file = Path(args.file)
    if not file.parent.is_dir():
        missing = NotADirectoryError(errno.ENOENT, os.strerror(errno.ENOENT))
        raise Problem(file_error(lang.gettext("{name} cannot be written: {reason}"), args.file, missing))
    with database_problems(lang, args):
        content = asyncio.run(backup(database_url(args.database), file))
    message = lang.gettext("Saved to {name}: {content}.")
    print(message.format(name=clean(args.file), content=content_sentence(lang, content)))
    return FINE
