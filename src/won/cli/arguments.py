"""Arguments that several commands share."""

from __future__ import annotations

from typing import Any

from won.cli.numbers import whole_from
from won.text.language import Language


def table(parser: Any, lang: Language) -> None:
    parser.add_argument(
        "--game",
        default="industry",
        metavar=lang.gettext("GAME"),
        help=lang.gettext("industry (default) or shares"),
    )
    parser.add_argument(
        "--edition",
        metavar=lang.gettext("EDITION"),
        help=lang.gettext("of industry: first, second (default) or v3; of shares: classic"),
    )


def length(parser: Any, lang: Language, rounds: str, turns: str) -> None:
    parser.add_argument("--rounds", type=whole_from(lang, 1, 10**6), metavar="N", help=rounds)
    parser.add_argument("--turns", type=whole_from(lang, 1, 10**6), metavar="N", help=turns)
    parser.add_argument(
        "--option",
        action="append",
        metavar=lang.gettext("NAME=VALUE"),
        help=lang.gettext("an option of the game, such as cash=open; may be given several times"),
    )
    parser.add_argument(
        "--pack",
        metavar=lang.gettext("FILE"),
        help=lang.gettext("of shares: a TOML file that corrects the printed tables"),
    )


def step(parser: Any, lang: Language, help_text: str) -> None:
    parser.add_argument("--step", type=whole_from(lang, 0, 10**9), metavar="N", help=help_text)


def file(parser: Any, lang: Language, nargs: str | None = None) -> None:
    parser.add_argument(
        "file", nargs=nargs, metavar=lang.gettext("FILE"), help=lang.gettext("a record; - reads the standard input")
    )


def json(parser: Any, lang: Language) -> None:
    parser.add_argument("--json", action="store_true", help=lang.gettext("print JSON for a program to read"))
