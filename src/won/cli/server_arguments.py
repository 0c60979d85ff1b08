"""The arguments of the server's commands: serve, backup, restore, verify."""

from __future__ import annotations

from typing import Any, Final

from won.cli import arguments
from won.cli.addresses import proxies_from, url_from
from won.cli.numbers import whole_from
from won.text.language import Language


def serve(parser: Any, lang: Language) -> None:
    say = parser.add_argument
    say(
        "--host",
        default="127.0.0.1",
        metavar=lang.gettext("ADDRESS"),
        help=lang.gettext("where to listen: 127.0.0.1 for this machine alone (default), 0.0.0.0 for all"),
    )
    say(
        "--port",
        type=whole_from(lang, 0, 65535),
        default=8008,
        metavar="N",
        help=lang.gettext("the port (8008); 0 takes any that is free"),
    )
    database(parser, lang)
    say(
        "--public-url",
        type=url_from(lang),
        default="",
        metavar="URL",
        help=lang.gettext("the address by which players reach this server, for links and messages"),
    )
    say(
        "--peer-url",
        type=url_from(lang),
        default="",
        metavar="URL",
        help=lang.gettext("the address by which other servers of the same database reach this one (this machine’s)"),
    )
    say(
        "--origin",
        type=url_from(lang),
        action="append",
        metavar="URL",
        help=lang.gettext("another site whose pages may play here; may be given several times"),
    )
    _running(parser, lang)
    _mail(parser, lang)


def _running(parser: Any, lang: Language) -> None:
    say = parser.add_argument
    say(
        "--behind",
        type=proxies_from(lang),
        default="",
        metavar=lang.gettext("ADDRESS,..."),
        help=lang.gettext("reverse proxies trusted to say where a request comes from; * for all"),
    )
    say(
        "--limits",
        type=whole_from(lang, 0, 10**6),
        default=1,
        metavar="N",
        help=lang.gettext("how many times the usual rate of requests is allowed (1); 0 for no limits"),
    )
    say(
        "--drain",
        type=whole_from(lang, 0, 600),
        default=0,
        metavar="N",
        help=lang.gettext("seconds between the first sign of a stop and the stop, for a reverse proxy to notice (0)"),
    )
    say(
        "--bot",
        action="append",
        metavar=lang.gettext("NAME=BOT"),
        help=lang.gettext("a bot of your own for players to choose: NAME=module:Class or NAME=run:COMMAND"),
    )
    say("--web", default="", metavar=lang.gettext("DIR"), help=lang.gettext("another browser client to serve"))
    say("--open", action="store_true", help=lang.gettext("open the page in a browser"))
    say(
        "--private-webhooks",
        action="store_true",
        help=lang.gettext("allow webhooks to addresses of this network"),
    )
    say(
        "--log",
        choices=("text", "json"),
        default="text",
        help=lang.gettext("text: errors, for people (default); json: one line for every action"),
    )
    say("--log-file", default="", metavar=lang.gettext("FILE"),
        help=lang.gettext("write the log there, a file for each day, kept for two weeks"))  # fmt: skip


def database(parser: Any, lang: Language) -> None:
    parser.add_argument(
        "--database",
        default="",
        metavar="URL",
        help=lang.gettext("the file of an SQLite database, or postgresql+asyncpg://... (a file among your own data)"),
    )


def _mail(parser: Any, lang: Language) -> None:
    say = parser.add_argument
    say(
        "--smtp-host",
        default="",
        metavar=lang.gettext("ADDRESS"),
        help=lang.gettext("the mail server for notifications; its password is read from WON_SMTP_PASSWORD"),
    )
    say("--smtp-port", type=whole_from(lang, 1, 65535), default=587, metavar="N", help=lang.gettext("its port (587)"))
    say("--smtp-user", default="", metavar=lang.gettext("NAME"), help=lang.gettext("the user name for it"))
    say("--smtp-sender", default="", metavar=lang.gettext("ADDRESS"), help=lang.gettext("the sender of messages"))
    say("--smtp-security", choices=("starttls", "tls", "none"), default="starttls",
        help=lang.gettext("how the connection to it is kept private (starttls)"))  # fmt: skip


def backup(parser: Any, lang: Language) -> None:
    parser.add_argument(
        "file", metavar=lang.gettext("FILE"), help=lang.gettext("the file to write, whole or not at all")
    )
    database(parser, lang)


def restore(parser: Any, lang: Language) -> None:
    parser.add_argument("file", metavar=lang.gettext("FILE"), help=lang.gettext("a file that `won backup` has written"))
    database(parser, lang)
    parser.add_argument("--replace", action="store_true", help=lang.gettext("replace what the database holds now"))


_OPERATOR: Final = (
    "add", "remove", "ban", "lift", "bans", "reports", "done", "close", "hide", "show", "unrate", "dissolve",
    "log",
)  # fmt: skip


def operator(parser: Any, lang: Language) -> None:
    say = parser.add_argument
    what = lang.gettext(
        "add or remove an operator of the page /operator; ban, lift a ban, list them; list reports, say that one is "
        "done; close, hide, show or unrate a table; dissolve a club; show the log"
    )
    say("what", choices=_OPERATOR, metavar="WHAT", help=f"{what} ({', '.join(_OPERATOR)})")
    about = lang.gettext(
        "the id of a player, a table, a club, a ban or a report; an address to ban; the name of an operator"
    )
    say("subject", nargs="?", metavar="WHO", help=about)
    say("--hours", type=whole_from(lang, 1, 10**6), default=24, metavar="N", help=lang.gettext("how long (24)"))
    say("--reason", default="", metavar="TEXT", help=lang.gettext("why, for the log"))
    say("--verify", action="store_true", help=lang.gettext("check that nobody has changed the log"))
    database(parser, lang)
    parser.set_defaults(file="")


def verify(parser: Any, lang: Language) -> None:
    arguments.file(parser, lang)
    say = parser.add_argument
    say("--seed", required=True, metavar="S", help=lang.gettext("the seed, as it is shown after the game"))
    say("--promised", default="", metavar=lang.gettext("HASH"), help=lang.gettext("the hash shown before the game"))
    added = lang.gettext("what each seat added to the seed, with commas between; none for games of the first scheme")
    say("--nonces", metavar="A,B,…", help=added)
    say("--given", type=whole_from(lang, 0, 10**6), metavar="N",
        help=lang.gettext("for a what-if: how many steps come from another table"))  # fmt: skip
    arguments.json(parser, lang)


def mcp(parser: Any, lang: Language) -> None:
    say = parser.add_argument
    say(
        "--http",
        type=whole_from(lang, 0, 65535),
        metavar="PORT",
        help=lang.gettext(
            "serve several assistants over HTTP at this port instead of one over standard input and output"
        ),
    )
    say("--host", default="127.0.0.1", metavar="HOST", help=lang.gettext("the address for --http (127.0.0.1)"))
    say(
        "--player",
        metavar=lang.gettext("COMMAND"),
        help=lang.gettext('be a player of won match ("text:won mcp --player COMMAND") and start this client, see docs'),
    )
