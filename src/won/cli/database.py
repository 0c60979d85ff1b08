"""Errors of the commands on a server's database, as sentences."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import Error as SqliteError

from sqlalchemy.exc import SQLAlchemyError

from won.cli.problem import Problem, missing_package
from won.server.operations.backup import Content, NoDatabase, NotABackup, NotEmpty
from won.server.storage.database import NoDriver
from won.server.storage.in_use import InUse
from won.server.storage.migrate import TooNew
from won.text.language import Language
from won.text.phrases import clean


@contextmanager
def database_problems(lang: Language, args: Namespace) -> Iterator[None]:
    """Turn database errors into a `Problem`; the URL may hold a password and is not printed."""
    name = clean(args.file)
    try:
        yield
    except NoDriver:
        raise missing_package(lang, "asyncpg", "postgres") from None
    except NoDatabase as error:
        if args.file and Path(str(error)) == Path(args.file):  # a backup that is not there
            raise Problem(lang.gettext("There is nothing at {name}.").format(name=name)) from None
        message = lang.gettext("No server has used this database yet. Name the one that yours uses: --database")
        raise Problem(message) from None
    except NotABackup:
        raise Problem(lang.gettext("{name} is not a backup, or it is damaged.").format(name=name)) from None
    except NotEmpty:
        message = lang.gettext("The database is not empty. To put the backup in its place: --replace")
        raise Problem(message) from None
    except InUse:
        raise Problem(lang.gettext("A server is at work on this database: stop it first.")) from None
    except TooNew:
        message = lang.gettext(
            "The database belongs to another version of this program; start the server of that version."
        )
        raise Problem(message) from None
    except (SQLAlchemyError, SqliteError, ValueError, OSError) as error:
        reason = clean(str(getattr(error, "orig", None) or getattr(error, "strerror", None) or error))
        raise Problem(lang.gettext("The database cannot be used: {reason}").format(reason=reason)) from None


def content_sentence(lang: Language, content: Content) -> str:
    parts = (
        lang.ngettext("{n} player", "{n} players", content.players).format(n=content.players),
        lang.ngettext("{n} table", "{n} tables", content.tables).format(n=content.tables),
        lang.ngettext("{n} entry", "{n} entries", content.rows).format(n=content.rows),
    )
    return ", ".join(parts)
