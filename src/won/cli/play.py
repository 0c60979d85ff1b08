"""`won play`: a game in the terminal."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import suppress

from won.cli.problem import FINE, INTERRUPTED
from won.cli.session_setup import new_session, resumed_session
from won.terminal.play import play
from won.terminal.screen import Screen
from won.text.language import Language


def run(args: Namespace, lang: Language) -> int:
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - arrow keys and history at the prompt
    screen = Screen(lang, args.plain)
    session = resumed_session(screen, args) if args.resume is not None else new_session(screen, args)
    return INTERRUPTED if play(session) else FINE
