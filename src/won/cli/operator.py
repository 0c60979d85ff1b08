"""`won operator`: operators, bans, reports, tables, and the log of what operators did."""

from __future__ import annotations

import asyncio
import getpass
from argparse import Namespace
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

from won.cli.database import database_problems
from won.cli.problem import FAILED, FINE, Problem
from won.cli.serve import database_url
from won.server.accounts import bans, clubs, operator_log, operators, reports, table_actions
from won.server.operations.backup import NoDatabase, existing
from won.server.operations.times import now
from won.server.storage import people as stored_people
from won.server.storage.database import open_database
from won.server.storage.migrate import TooNew, schema_of
from won.server.storage.schema import HEAD
from won.tables.errors import RequestError
from won.text import server, table
from won.text.language import Language
from won.text.phrases import clean

T = TypeVar("T")
HOUR: Final = 3_600_000  # milliseconds


def run(args: Namespace, lang: Language) -> int:
    with database_problems(lang, args):
        try:
            return _COMMANDS[args.what](args, lang)
        except RequestError as error:
            own = server.error_sentence(lang, error.code, error.about)
            raise Problem(own or table.error_sentence(lang, error.code, error.about) or error.code) from None


def _add(args: Namespace, lang: Language) -> int:
    name = args.subject or getpass.getuser()
    key = _logged(args, "add operator", {"name": name}, lambda db: operators.add(db, name, now()))
    if key is None:
        raise Problem(lang.gettext("There is an operator of that name."))
    print(lang.gettext("The key of {name} for the page /operator, shown only once: {key}").format(name=name, key=key))
    return FINE


def _remove(args: Namespace, lang: Language) -> int:
    name = args.subject or ""
    if not _logged(args, "remove operator", {"name": name}, lambda db: operators.remove(db, name)):
        raise Problem(lang.gettext("There is no such operator."))
    return FINE


def _ban(args: Namespace, lang: Language) -> int:
    at = now()
    kind, subject = bans.kind_of(args.subject or "")
    until = at + args.hours * HOUR

    def work(db: Connection) -> str:
        if kind == "player" and stored_people.find(db, subject) is None:
            raise RequestError("no_player")
        return bans.add(db, kind, subject, until, args.reason, at)

    about = {"kind": kind, "subject": subject, "until": until, "reason": args.reason}
    print(lang.gettext("Banned until {time}: {ban}").format(time=_time(until), ban=_logged(args, "ban", about, work)))
    return FINE


def _lift(args: Namespace, lang: Language) -> int:
    if not _logged(args, "lift", {"ban": args.subject}, lambda db: bans.lift(db, args.subject or "")):
        raise RequestError("no_ban")
    return FINE


def _bans(args: Namespace, lang: Language) -> int:
    for ban in _within(args, lambda db: bans.active(db, now())):
        print(ban.id, ban.kind, ban.subject, _time(ban.until), clean(ban.reason))
    return FINE


def _reports(args: Namespace, lang: Language) -> int:
    for report in _within(args, lambda db: reports.listed(db, closed=False)):
        print(report.id, _time(report.made_at), clean(f"{report.by_name} ({report.by}):"), clean(report.text))
        print(" ", report.player, clean(report.name), report.table, clean(report.title))
        for line in report.context:
            print("  >" if line.reported else "   ", _time(line.at), clean(f"{line.name}: {line.text}"))
    return FINE


def _done(args: Namespace, lang: Language) -> int:
    report = args.subject or ""
    if not _logged(args, "close report", {"report": report}, lambda db: reports.close(db, report, now())):
        raise RequestError("no_report")
    return FINE


def _table(args: Namespace, lang: Language) -> int:
    """A running server takes it over within seconds."""
    name, at = args.subject or "", now()

    def work(db: Connection) -> bool:
        table_actions.take(db, name, args.what, at)
        return True

    _logged(args, args.what, {"table": name, "reason": args.reason}, work)
    return FINE


def _dissolve(args: Namespace, lang: Language) -> int:
    """A running server takes it over within seconds."""
    club = args.subject or ""

    def work(db: Connection) -> bool:
        clubs.find(db, club, change=True)
        clubs.dissolve(db, club)
        return True

    _logged(args, "dissolve club", {"club": club, "reason": args.reason}, work)
    return FINE


def _log(args: Namespace, lang: Language) -> int:
    logged = _within(args, operator_log.rows)
    for row in logged:
        print(row.sequence, _time(row.at), clean(row.operator), row.action, clean(row.about))
    if not args.verify:
        return FINE
    broken = operator_log.broken_at(logged)
    if broken is not None:
        print(lang.gettext("The log was changed at entry {n}.").format(n=broken))
        return FAILED
    last = logged[-1].hash if logged else "-"
    print(lang.gettext("The log is whole; its last hash: {hash}").format(hash=last))
    return FINE


def _logged(args: Namespace, action: str, about: dict[str, Any], work: Callable[[Connection], T]) -> T:
    """Do it, and write it into the log in the same transaction if it did anything."""

    def done(db: Connection) -> T:
        result = work(db)
        if result:
            more = {"ban": result} if action == "ban" else {}
            operator_log.write(db, getpass.getuser(), action, {**about, **more}, now())
        return result

    return _within(args, done)


def _within(args: Namespace, work: Callable[[Connection], T]) -> T:
    """One transaction on a database that a server may be using."""

    def checked(db: Connection) -> T:
        if schema_of(db) is None:
            raise NoDatabase(args.database)
        if schema_of(db) != HEAD:
            raise TooNew(schema_of(db))
        return work(db)

    async def done() -> T:
        database = open_database(existing(database_url(args.database)))
        try:
            return await database.write(checked)
        finally:
            await database.close()

    return asyncio.run(done())


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


_COMMANDS: Final[dict[str, Callable[[Namespace, Language], int]]] = {
    "add": _add,
    "remove": _remove,
    "ban": _ban,
    "lift": _lift,
    "bans": _bans,
    "reports": _reports,
    "done": _done,
    **dict.fromkeys(table_actions.ACTIONS, _table),
    "dissolve": _dissolve,
    "log": _log,
}
