"""`won restore`: write a backup into a database."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path

from won.cli.database import content_sentence, database_problems
from won.cli.problem import FINE
from won.cli.serve import database_url
from won.server.operations.backup import restore
from won.text.language import Language
from won.text.phrases import clean


def run(args: Namespace, lang: Language) -> int:
    with database_problems(lang, args):
        content = asyncio.run(restore(Path(args.file), database_url(args.database), args.replace))
    message = lang.gettext("Restored from {name}: {content}.")
    print(message.format(name=clean(args.file), content=content_sentence(lang, content)))
    return FINE
