"""Bring a database of any earlier schema, or an empty one, up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from won.server.storage.schema import HEAD
from won.server.storage.transaction_lock import one_at_a_time

if TYPE_CHECKING:
    from alembic.config import Config

LOCK = 0x776F6E  # of PostgreSQL, so that of several processes starting at once one migrates and the others wait


class TooNew(Exception):  # noqa: N818
    """The database was written by a later version of the program."""


def migrate(connection: Connection) -> None:
    """Within the transaction of the connection: all steps or none."""
    one_at_a_time(connection, LOCK)
    if schema_of(connection) != HEAD:
        upgrade(connection, HEAD)  # Alembic is loaded only when there is something to do


def schema_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if version is None else str(version)


def upgrade(connection: Connection, target: str) -> None:
    from alembic import command
    from alembic.util import CommandError

    config = alembic_config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, target)
    except CommandError as error:
        raise TooNew(str(error)) from error


def alembic_config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "won.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    return config
