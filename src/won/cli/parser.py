"""The arguments of every subcommand."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any

from won import __version__
from won.cli import arena_arguments as arena
from won.cli import arguments
from won.cli import server_arguments as server
from won.cli.numbers import seconds_from, whole_from
from won.text.language import LANGUAGES, Language


def language_wanted(words: Sequence[str]) -> str | None:
    """The value of `--language`, read before the parser is built in that language."""
    for place, word in enumerate(words):
        if word == "--language" and place + 1 < len(words):
            return words[place + 1]
        if word.startswith("--language="):
            return word.partition("=")[2]
    return None


def build_parser(lang: Language) -> argparse.ArgumentParser:
    shared = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    shared.add_argument(
        "--language",
        choices=LANGUAGES,
        default=argparse.SUPPRESS,
        help=lang.gettext("use this language; otherwise WON_LANG, LC_ALL, LC_MESSAGES or LANG decide"),
    )
    parser = argparse.ArgumentParser(
        prog="won",
        parents=[shared],
        allow_abbrev=False,
        description=lang.gettext("Wealth of Nations: play it, let bots play it, look at games played."),
        epilog=lang.gettext(
            "Exit codes: 0 fine, 1 a check failed, 2 bad input or usage, 130 interrupted. To start "
            "playing at once: won play"
        ),
    )
    parser.add_argument(
        "--version", action="version", version=f"won {__version__}", help=lang.gettext("show the version and exit")
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar=lang.gettext("COMMAND"))
    descriptions = _descriptions(lang)
    for name, adding in _ARGUMENTS.items():
        command = commands.add_parser(
            name, parents=[shared], allow_abbrev=False, help=descriptions[name], description=descriptions[name]
        )
        adding(command, lang)
    return parser


def _descriptions(lang: Language) -> dict[str, str]:
    return {
        "play": lang.gettext("play in the terminal, against bots or with others at one keyboard"),
        "serve": lang.gettext("set up tables for the browser, for friends here and elsewhere"),
        "backup": lang.gettext("save all data of a server to one file, while it runs"),
        "restore": lang.gettext("put a backup into a database"),
        "operator": lang.gettext("read reports, ban players for a time, close tables, and see what operators did"),
        "verify": lang.gettext("check every draw of a recorded game against its seed"),
        "simulate": lang.gettext("let bots play many games, one record each"),
        "match": lang.gettext("let bots play many games with balanced seats, into one file of results"),
        "tournament": lang.gettext("let every bot play every other, in every edition"),
        "report": lang.gettext("make a page with tables and charts of a file of results"),
        "export": lang.gettext("write a file of results as CSV or Parquet tables"),
        "advise": lang.gettext("say what is worth doing at a moment of a recorded game, and why"),
        "review": lang.gettext("say where a recorded game was won and lost, and what would have been better"),
        "replay": lang.gettext("show a recorded game in sentences, or print its states for another program"),
        "show": lang.gettext("draw the table of a recorded game as an SVG picture"),
        "perft": lang.gettext("count the sequences of listed actions, to compare rules programs"),
        "rules": lang.gettext("look up a paragraph of the rules by its number"),
        "puzzles": lang.gettext("find puzzles in games of bots, or prove those of a file again"),
        "mcp": lang.gettext("let an assistant play, over the Model Context Protocol"),
        "bench": lang.gettext("measure how fast this machine plays"),
    }


def _play(parser: Any, lang: Language) -> None:
    arguments.table(parser, lang)
    say = parser.add_argument
    say("--text", action="store_true", help=lang.gettext("play in the terminal, as text (default)"))
    say("--players", metavar="N|A,B,...", help=lang.gettext("how many play, or their names (4)"))
    say(
        "--bots",
        metavar="BOT,...",
        help=lang.gettext("the bots in seat order, such as novice,clerk,merchant (all clerks)"),
    )
    say("--seat", type=whole_from(lang, 0, 5), metavar="K", help=lang.gettext("your seat, counted from 0"))
    say("--hot-seat", action="store_true", help=lang.gettext("people in all seats that --bots leaves free"))
    say("--seed", metavar="S", help=lang.gettext("any word; the same word draws the same first player and bots"))
    arguments.length(
        parser,
        lang,
        lang.gettext("of industry: make round N the last"),
        lang.gettext("of shares: make turn N the last"),
    )
    say("--save", metavar=lang.gettext("FILE"), help=lang.gettext("where the game is saved after every action"))
    say(
        "--resume",
        nargs="?",
        const="",
        metavar=lang.gettext("FILE"),
        help=lang.gettext("continue a saved game; without FILE the latest"),
    )
    say("--plain", action="store_true", help=lang.gettext("sentences instead of tables, for screen readers"))


def _simulate(parser: Any, lang: Language) -> None:
    arguments.table(parser, lang)
    say = parser.add_argument
    say("--players", default="random,random,random", metavar="BOT,...", help=lang.gettext("a bot for each seat"))
    say("--games", type=whole_from(lang, 1, 10**9), default=1, metavar="N", help=lang.gettext("how many games"))
    say("--seed", default="0", metavar="S", help=lang.gettext("any word; the same word gives the same games"))
    say(
        "--save",
        metavar=lang.gettext("DIR"),
        help=lang.gettext("a folder for the records; those found there are kept"),
    )
    arguments.length(
        parser,
        lang,
        lang.gettext("of industry: make round N the last, so that every game ends (30)"),
        lang.gettext("of shares: make turn N the last, so that every game ends (400)"),
    )
    say("--workers", type=whole_from(lang, 1, 256), default=1, metavar="K", help=lang.gettext("processes at once (1)"))
    arguments.json(parser, lang)


def _replay(parser: Any, lang: Language) -> None:
    arguments.file(parser, lang)
    arguments.step(parser, lang, lang.gettext("stop after N entries of the log"))
    parser.add_argument(
        "--states",
        action="store_true",
        help=lang.gettext("one JSON line for the start and one after each entry; with --step that line alone"),
    )
    arguments.json(parser, lang)


def _show(parser: Any, lang: Language) -> None:
    arguments.file(parser, lang)
    arguments.step(parser, lang, lang.gettext("the table after N entries of the log"))
    parser.add_argument(
        "--svg",
        required=True,
        metavar=lang.gettext("OUT"),
        help=lang.gettext("the file of the picture; - for the output"),
    )
    look = parser.add_mutually_exclusive_group()
    look.add_argument("--light", action="store_true", help=lang.gettext("for a light page"))
    look.add_argument("--dark", action="store_true", help=lang.gettext("for a dark page"))


def _perft(parser: Any, lang: Language) -> None:
    parser.epilog = lang.gettext(
        "Counts the sequences of exactly D actions, each of them listed as legal for the first seat to "
        "move. A roll counts as its 36 outcomes. Kinds that are put together from choices (offer, move, "
        "produce; buy, lots, bid, seal, deal, pool) are not listed: a sequence ends where nothing else "
        "is possible, as in Produce, or where the game is over. Actions off turn are not counted. In a "
        "new game seat 0 begins, and cards are in the order of the tables."
    )
    arguments.file(parser, lang, "?")
    arguments.table(parser, lang)
    arguments.step(parser, lang, lang.gettext("count from the table after N entries of the log"))
    say = parser.add_argument
    say("--depth", type=whole_from(lang, 1, 20), default=2, metavar="D", help=lang.gettext("how many actions long (2)"))
    say("--players", type=whole_from(lang, 1, 6), metavar="N", help=lang.gettext("seats of a new game"))
    say("--divide", action="store_true", help=lang.gettext("also show the count for each first action"))
    arguments.json(parser, lang)


def _rules(parser: Any, lang: Language) -> None:
    parser.add_argument(
        "id",
        nargs="?",
        metavar="ID",
        help=lang.gettext("a paragraph such as DEV-2.1 or a chapter; without it, all chapters"),
    )


def _puzzles(parser: Any, lang: Language) -> None:
    say = parser.add_argument
    say("what", choices=("find", "check"), help=lang.gettext("make more, or prove those of the file again"))
    say("file", metavar=lang.gettext("FILE"), help=lang.gettext("the puzzles, one a line; found ones are appended"))
    say("--game", default="industry", metavar="GAME", help=lang.gettext("industry or shares (industry)"))
    say(
        "--count",
        type=whole_from(lang, 1, 10**6),
        default=60,
        metavar="N",
        help=lang.gettext("puzzles in the file (60)"),
    )
    say("--seed", default="0", metavar="S", help=lang.gettext("any word; the same word gives the same games"))


def _bench(parser: Any, lang: Language) -> None:
    parser.add_argument(
        "--seconds", type=seconds_from(lang), default=3.0, metavar="S", help=lang.gettext("time for each figure (3)")
    )
    parser.add_argument(
        "--decisions",
        type=whole_from(lang, 1, 10_000),
        metavar="GAMES",
        help=lang.gettext("measure instead how long the bots think, over this many games of each"),
    )
    arguments.json(parser, lang)


_ARGUMENTS: dict[str, Callable[[Any, Language], None]] = {
    "play": _play,
    "serve": server.serve,
    "backup": server.backup,
    "restore": server.restore,
    "operator": server.operator,
    "verify": server.verify,
    "simulate": _simulate,
    "match": arena.match,
    "tournament": arena.tournament,
    "report": arena.report,
    "export": arena.export,
    "advise": arena.advise,
    "review": arena.review,
    "replay": _replay,
    "show": _show,
    "perft": _perft,
    "rules": _rules,
    "puzzles": _puzzles,
    "mcp": server.mcp,
    "bench": _bench,
}
COMMANDS = tuple(_ARGUMENTS)
