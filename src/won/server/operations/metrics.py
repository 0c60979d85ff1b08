"""Metrics for Prometheus, served at `/metrics`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from typing import Final

import prometheus_client
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from won.server.operations.memory import resident_memory
from won.tables.entries import Acted, How, Row

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
REGISTRY: Final = CollectorRegistry()
prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]

ACTIONS: Final = Counter("won_actions_total", "Actions written, by who took them", ["how"], registry=REGISTRY)
ROWS: Final = Counter("won_rows_total", "Rows written to journals, by kind", ["kind"], registry=REGISTRY)
REFUSALS: Final = Counter("won_refusals_total", "Messages and requests refused, by code", ["code"], registry=REGISTRY)
REQUESTS: Final = Counter("won_requests_total", "HTTP requests, by status class", ["status"], registry=REGISTRY)
NOTICES: Final = Counter(
    "won_notices_total", "Notifications, by kind and outcome", ["kind", "outcome"], registry=REGISTRY
)
COMMITTED: Final = Histogram(
    "won_append_seconds", "From handing rows in until they are safely stored", buckets=SECONDS, registry=REGISTRY
)
WORK_SECONDS: Final = Counter("won_work_seconds_total", "Processor time of work beside the loop", registry=REGISTRY)
WORK_WAITING: Final = Gauge("won_work_waiting", "Pieces of work waiting for a worker process", registry=REGISTRY)
UNREADABLE: Final = Gauge("won_tables_unreadable", "Tables set aside because they cannot be read", registry=REGISTRY)
WRITE_FAILURES: Final = Counter("won_write_failures_total", "Writes that the database did not take", registry=REGISTRY)
TABLES: Final = Gauge("won_tables_awake", "Tables in memory", registry=REGISTRY)
SOCKETS: Final = Gauge("won_sockets", "Open connections to tables", registry=REGISTRY)
BACKLOG: Final = Gauge("won_append_backlog", "Appends waiting for the next transaction", registry=REGISTRY)
STARTED: Final = Gauge("won_start_time_seconds", "When this process started", registry=REGISTRY)
MEMORY: Final = Gauge("won_resident_memory_bytes", "Memory of this process", registry=REGISTRY)


def count_rows(table_id: str, rows: Sequence[Row]) -> None:
    """Listen to the rows that the hub appends."""
    for row in rows:
        _rows_of(type(row.entry)).inc()
        if isinstance(row.entry, Acted):
            _actions_by(row.entry.how).inc()


@cache
def _rows_of(kind: type) -> Counter:
    return ROWS.labels(kind.__name__.lower())


@cache
def _actions_by(how: How) -> Counter:
    return ACTIONS.labels(how)


def exposition() -> bytes:
    """The body of `/metrics`."""
    return prometheus_client.generate_latest(REGISTRY)


STARTED.set(time.time())
MEMORY.set_function(resident_memory)
