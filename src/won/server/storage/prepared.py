"""Statements that are put together once for each kind of database.

SQLAlchemy puts a statement together anew whenever it is carried out; for the few that store each action that costs as
much as all the rest of the transaction. What it does around a statement costs as much again, so SQLite's driver is
handed these directly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ClauseElement, Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler

Found = Sequence[Sequence[Any]]


class Prepared:
    """A statement whose values go to the driver as they are: strings, numbers and none."""

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        self._by_dialect: dict[str, tuple[str, Sequence[str]]] = {}  # the text, and the names of its values in order

    def run(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> Found:
        """Carry it out with the values of each row; what it finds with those of one."""
        text, names = self._by_dialect.get(connection.dialect.name) or self._put_together(connection)
        values = [tuple([row[name] for name in names]) for row in rows]
        if connection.dialect.name == "sqlite":
            return _on_sqlite(connection, text, values)
        result = connection.exec_driver_sql(text, values)
        return result.all() if result.returns_rows else ()

    def _put_together(self, connection: Connection) -> tuple[str, Sequence[str]]:
        compiled = self._statement.compile(dialect=connection.dialect)
        assert isinstance(compiled, SQLCompiler)
        assert compiled.positiontup is not None
        made = self._by_dialect[connection.dialect.name] = (compiled.string, compiled.positiontup)
        return made


def _on_sqlite(connection: Connection, text: str, values: list[tuple[Any, ...]]) -> Found:
    driver = connection.connection.driver_connection
    assert driver is not None
    try:
        if len(values) > 1:
            driver.executemany(text, values)
            return ()
        found: Found = driver.execute(text, *values).fetchall()
    except driver.Error as error:
        dialect = connection.dialect
        raise DBAPIError.instance(text, None, error, driver.Error, hide_parameters=True, dialect=dialect) from error
    return found
