"""The arguments of the arena's commands: match, tournament, report, export, advise."""

from __future__ import annotations

from typing import Any

from won.cli import arguments
from won.cli.numbers import whole_from
from won.text.language import Language


def _many(parser: Any, lang: Language) -> None:
    """The arguments of a run of many games."""
    say = parser.add_argument
    say(
        "--games",
        type=whole_from(lang, 1, 10**9),
        default=100,
        metavar="N",
        help=lang.gettext("games of each line-up (100), rounded up so that every bot sits in every seat"),
    )
    say("--seed", default="0", metavar="S", help=lang.gettext("any word; the same word gives the same games"))
    say(
        "--draft",
        choices=("lots", "bots"),
        default="lots",
        help=lang.gettext("who picks the packages of industry: chance, the same for all in turn, or the bots (lots)"),
    )
    arguments.length(
        parser,
        lang,
        lang.gettext("of industry: make round N the last, so that every game ends (30)"),
        lang.gettext("of shares: make turn N the last, so that every game ends (400)"),
    )
    say("--out", metavar=lang.gettext("FILE"), help=lang.gettext("the file of results; what is in it stays"))
    say("--workers", type=whole_from(lang, 1, 256), metavar="K", help=lang.gettext("processes at once (all cores)"))
    say("--cluster", metavar=lang.gettext("ADDRESS"), help=lang.gettext("play on the Dask cluster at this address"))
    arguments.json(parser, lang)


def _results(parser: Any, lang: Language) -> None:
    parser.add_argument("file", metavar=lang.gettext("FILE"), help=lang.gettext("a file of results"))


def match(parser: Any, lang: Language) -> None:
    parser.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help=lang.gettext("one for each seat; seconds a decision after a colon: magnate:0.1"),
    )
    arguments.table(parser, lang)
    _many(parser, lang)


def tournament(parser: Any, lang: Language) -> None:
    say = parser.add_argument
    say("--players", required=True, metavar="BOT,...", help=lang.gettext("the bots that take part"))
    say("--game", default="industry", metavar=lang.gettext("GAME"), help=lang.gettext("industry or shares"))
    say("--editions", metavar=lang.gettext("EDITION,..."), help=lang.gettext("all editions for that number of players"))
    say("--seats", type=whole_from(lang, 2, 6), default=4, metavar="N", help=lang.gettext("seats at a table (4)"))
    _many(parser, lang)


def report(parser: Any, lang: Language) -> None:
    _results(parser, lang)
    say = parser.add_argument
    say("-o", "--out", metavar=lang.gettext("PAGE"), help=lang.gettext("where the page goes (FILE with .html)"))
    say(
        "--reviews",
        type=whole_from(lang, 0, 10**6),
        default=0,
        metavar="N",
        help=lang.gettext("review the first N games of each line-up, which takes some seconds to a minute each (0)"),
    )
    say("--workers", type=whole_from(lang, 1, 256), metavar="K", help=lang.gettext("processes at once (all cores)"))


def export(parser: Any, lang: Language) -> None:
    _results(parser, lang)
    kind = parser.add_mutually_exclusive_group(required=True)
    kind.add_argument("--csv", metavar=lang.gettext("DIR"), help=lang.gettext("a folder for CSV tables"))
    kind.add_argument("--parquet", metavar=lang.gettext("DIR"), help=lang.gettext("a folder for Parquet tables"))
    kind.add_argument("--records", metavar=lang.gettext("DIR"), help=lang.gettext("a folder for the records"))


def advise(parser: Any, lang: Language) -> None:
    arguments.file(parser, lang)
    arguments.step(parser, lang, lang.gettext("the table after N entries of the log (all of them)"))
    say = parser.add_argument
    say("--seat", type=whole_from(lang, 0, 5), metavar="S", help=lang.gettext("whose move (the first to move)"))
    say("--count", type=whole_from(lang, 1, 50), default=3, metavar="K", help=lang.gettext("how many actions (3)"))
    arguments.json(parser, lang)


def review(parser: Any, lang: Language) -> None:
    parser.epilog = lang.gettext(
        "Each decision is compared with the best that a search by play-outs found; docs/review.md says how."
    )
    arguments.file(parser, lang)
    say = parser.add_argument
    say("-o", "--out", metavar=lang.gettext("FILE"), help=lang.gettext("also write the review as JSON to a file"))
    say("--count", type=whole_from(lang, 0, 200), default=8, metavar="K", help=lang.gettext("how many decisions (8)"))
    arguments.json(parser, lang)
