"""Whether a command line of a page is understood by the program that it names, where no test can run it."""

from __future__ import annotations

import re
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tests.docs.blocks import ROOT
from won.cli.parser import build_parser
from won.text.language import Language

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
TARGETS = set(re.findall(r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
# What the shell does itself, and programs of the machine; a test runs the SQL.
SHELL = {"cd", "export", "git", "source", "sudo"}


def understood(words: list[str]) -> None:
    """Raises AssertionError, with what is wrong."""
    program, rest = Path(words[0]).name, words[1:]
    if program == "won":
        parsed(rest)
    elif program == "make":
        assert set(rest[:1]) <= TARGETS, words
    elif program == "pip":
        assert rest[0] == "install", words
        installable(rest[-1])
    elif program in ("python", "python3"):
        found(rest)
    else:
        assert program in SHELL, f"nothing knows whether this is right: {words}"


def parsed(words: list[str]) -> None:
    """By the parser of the command; of a subcommand named alone, that there is one."""
    try:
        build_parser(Language()).parse_args(words if len(words) > 1 else [*words, "--help"])
    except SystemExit as end:
        assert end.code == 0, f"won {' '.join(words)}"  # noqa: PT017 - argparse has printed the reason


def installable(what: str) -> None:
    """This package by its name, a wheel of it, or the folder; and its extras, if any."""
    name, _, extras = what.rstrip("]").partition("[")
    assert name in (PROJECT["name"], ".", "FILE", "./dist/wealth_of_nations-*.whl"), what
    assert set(extras.split(",")) - {""} <= set(PROJECT["optional-dependencies"]), what


def found(words: list[str]) -> None:
    """A module, or a script of the repository that has each option; what it hands on to `won` is parsed."""
    if words[0] == "-m":
        assert find_spec(words[1]) is not None, words
        return
    text = (ROOT / words[0]).read_text("utf-8")
    if words[0].endswith("policy_bot.py"):
        parsed([word.replace("policy", "random") for word in words[2:]])
    else:
        assert all(f'"{word}"' in text for word in words if word.startswith("--")), words
