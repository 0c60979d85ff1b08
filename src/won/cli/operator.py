"""`won operator`: bans for a time, and the log of what operators did."""

from __future__ import annotations

import asyncio
import getpass
from argparse import Namespace
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeVar

from sqlalchemy import Connection

from won.cli.database import database_problems
from won.cli.problem import FAILED, FINE, Problem
from won.cli.serve import database_url
from won.server.accounts import bans, operator_log
from won.server.operations.backup import NoDatabase
from won.server.operations.times import now
from won.server.storage import people as stored_people
from won.server.storage.database import open_database
from won.server.storage.migrate import TooNew, schema_of
from won.server.storage.schema import HEAD
from won.text.language import Language
from won.text.phrases import clean

T = TypeVar("T")
HOUR = 3_600_000  # milliseconds


def run(args: Namespace, lang: Language) -> int:
    commands: dict[str, Callable[[Namespace, Language], int]] = {"ban": _ban, "lift": _lift, "bans": _bans, "log": _log}
    with database_problems(lang, args):
        return commands[args.what](args, lang)


def _ban(args: Namespace, lang: Language) -> int:
    kind: bans.Kind = "player"
    subject, at = args.subject or "", now()
    if "." in subject or ":" in subject:
        kind, subject = "address", _address(subject, lang)
    until = at + args.hours * HOUR

    def work(db: Connection) -> str:
        if kind == "player" and stored_people.find(db, subject) is None:
            raise Problem(lang.gettext("There is no such player."))
        ban = bans.add(db, kind, subject, until, args.reason, at)
        about = {"ban": ban, "kind": kind, "subject": subject, "until": until, "reason": args.reason}
        operator_log.write(db, getpass.getuser(), "ban", about, at)
        return ban

    print(lang.gettext("Banned until {time}: {ban}").format(time=_time(until), ban=_within(args, work)))
    return FINE


def _address(subject: str, lang: Language) -> str:
    try:
        return bans.plain_address(subject)
    except ValueError:
        raise Problem(lang.gettext("{found} is no address.").format(found=clean(subject))) from None


def _lift(args: Namespace, lang: Language) -> int:
    def work(db: Connection) -> bool:
        lifted = bans.lift(db, args.subject or "")
        if lifted:
            operator_log.write(db, getpass.getuser(), "lift", {"ban": args.subject}, now())
        return lifted

    if not _within(args, work):
        raise Problem(lang.gettext("There is no such ban."))
    return FINE


def _bans(args: Namespace, lang: Language) -> int:
    for ban in _within(args, lambda db: bans.active(db, now())):
        print(ban.id, ban.kind, ban.subject, _time(ban.until), clean(ban.reason))
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


def _within(args: Namespace, work: Callable[[Connection], T]) -> T:
    """One transaction on a database that a server may be using."""

    def checked(db: Connection) -> T:
        if schema_of(db) is None:
            raise NoDatabase(args.database)
        if schema_of(db) != HEAD:
            raise TooNew(schema_of(db))
        return work(db)

    async def done() -> T:
        database = open_database(database_url(args.database))
        try:
            return await database.write(checked)
        finally:
            await database.close()

    return asyncio.run(done())


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"
