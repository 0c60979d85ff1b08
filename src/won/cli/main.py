"""The entry point of the `won` command."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import TextIO, cast

from won.cli.argparse_language import argparse_in
from won.cli.parser import build_parser, language_wanted
from won.cli.problem import BAD_INPUT, FINE, INTERRUPTED, Problem
from won.cli.subcommands import subcommand
from won.text.language import Language, choose


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    lang = choose(language_wanted(words))
    _open_streams()
    _replace_unknown_letters(sys.stdout, sys.stderr)
    try:
        code = _run(words, lang)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader closed the pipe, as `head` does
        _discard_output()
        return FINE
    except OSError as error:  # usually a full disk
        _discard_output()
        print(f"won: {error.strerror or error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return code


def _run(words: list[str], lang: Language) -> int:
    try:
        with argparse_in(lang):
            args = build_parser(lang).parse_args(words)
    except SystemExit as leaving:  # argparse has printed the reason
        return leaving.code if isinstance(leaving.code, int) else BAD_INPUT
    try:
        return subcommand(args.command)(args, lang)
    except Problem as problem:
        sys.stdout.flush()
        print(f"won {args.command}: {problem.message}", file=sys.stderr)
        return problem.code


def _open_streams() -> None:
    """Replace missing standard streams by empty ones."""
    sys.stdin = sys.stdin or _null_stream("r")
    sys.stdout = sys.stdout or _null_stream("w")
    sys.stderr = sys.stderr or _null_stream("w")


def _null_stream(mode: str) -> TextIO:
    return cast("TextIO", open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123 - stays open


def _replace_unknown_letters(*streams: object) -> None:
    """Let a terminal that lacks a letter show a question mark."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _discard_output() -> None:
    """Discard pending output, so that the exit prints no error."""
    try:
        sys.stdout.close()
    except OSError:
        sys.stdout = _null_stream("w")


if __name__ == "__main__":
    sys.exit(main())
