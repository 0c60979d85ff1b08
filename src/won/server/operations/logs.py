"""Logs for people and for machines: one line for each event or action, and no secrets.

Only named fields are logged, never a whole message. Keys, invitations, notes, orders, chat and the addresses of
channels have no field.
"""

from __future__ import annotations

import logging
import logging.config
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from logging.handlers import TimedRotatingFileHandler
from typing import Any, Final, Literal

import msgspec

from won.tables.entries import Acted, Row

DAYS: Final = 14  # for which log files are kept
Form = Literal["text", "json"]
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
_NONSENSE: Final = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "ASGI callable returned without completing handshake.",
    "Invalid UTF-8 sequence received from client.",
    "connection open",
    "connection closed",
)
log = logging.getLogger("won.table")


class Json(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {"time": _time(record), "level": record.levelname.lower(), "logger": record.name}
        fields |= {"event": record.getMessage(), **_fields(record)}
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields, enc_hook=str).decode()


class Plain(logging.Formatter):
    """The same fields in a line of text."""

    def format(self, record: logging.LogRecord) -> str:
        fields = " ".join(f"{name}={value}" for name, value in _fields(record).items())
        line = f"{_time(record)} {record.levelname.lower():7} {record.getMessage()} {fields}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def configure(form: Form = "text", level: str = "INFO", file: str = "") -> None:
    """Everything to standard error or a file, in one form; uvicorn's lines too, without a line for each request."""
    handler = _rotating(file) if file else logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Plain())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn.error").addFilter(_is_worth_logging)
    for name in ("uvicorn.access", "alembic", "websockets"):  # they would log URLs with their secrets
        logging.getLogger(name).setLevel("WARNING")


def _is_worth_logging(record: logging.LogRecord) -> bool:
    """Whether it says more than that a client came, spoke nonsense or left: lines that anyone can cause without end.

    Those about sockets have the address of the client in them.
    """
    return record.msg not in _NONSENSE and '"WebSocket %s"' not in str(record.msg)


def _rotating(file: str) -> logging.Handler:
    """A new file each day; those older than `DAYS` are deleted."""
    return TimedRotatingFileHandler(file, when="midnight", backupCount=DAYS, encoding="utf-8", utc=True)


def log_rows(table_id: str, rows: Sequence[Row]) -> None:
    """Listen to the rows that the hub appends."""
    if not log.isEnabledFor(logging.INFO):
        return
    for row in rows:
        log.info(type(row.entry).__name__.lower(), extra=_about(table_id, row))


def _about(table: str, row: Row) -> Mapping[str, Any]:
    about: dict[str, Any] = {"table": table, "sequence": row.sequence}
    for name in ("seat", "by"):
        value = getattr(row.entry, name, "")
        if value != "":
            about[name] = value
    if isinstance(row.entry, Acted):
        about["how"] = row.entry.how
        about["action"] = row.entry.action.get("do", "")
    return about


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in _STANDARD}


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
