"""The way in: one subcommand a module, loaded only when it is called."""

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
    _any_letter(sys.stdout, sys.stderr)
    try:
        code = _run(words, lang)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has had enough, as `head` has
        _hush()
        return FINE
    except OSError as error:  # the output's disk is full, as a rule
        _hush()
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
    except SystemExit as leaving:  # argparse has said why
        return leaving.code if isinstance(leaving.code, int) else BAD_INPUT
    try:
        return subcommand(args.command)(args, lang)
    except Problem as problem:
        sys.stdout.flush()
        print(f"won {args.command}: {problem.message}", file=sys.stderr)
        return problem.code


def _open_streams() -> None:
    """A program started without an input or output gets an empty one."""
    sys.stdin = sys.stdin or _nothing("r")
    sys.stdout = sys.stdout or _nothing("w")
    sys.stderr = sys.stderr or _nothing("w")


def _nothing(mode: str) -> TextIO:
    return cast("TextIO", open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123 - open until the end


def _any_letter(*streams: object) -> None:
    """A terminal that lacks a letter shows a question mark, and the game goes on."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _hush() -> None:
    """What is still to be written goes nowhere, so that leaving is quiet."""
    try:
        sys.stdout.close()
    except OSError:
        sys.stdout = _nothing("w")


if __name__ == "__main__":
    sys.exit(main())
