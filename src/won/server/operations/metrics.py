"""Figures for Prometheus, in its text format."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from won.tables.entries import Acted, Row

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
MILLISECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # in seconds
Labels = tuple[tuple[str, str], ...]


class Metric(ABC):
    """A name, what it means, and lines of values."""

    kind = "untyped"

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        _ALL.append(self)

    @abstractmethod
    def lines(self) -> Iterator[str]: ...


_ALL: list[Metric] = []


class Counter(Metric):
    """Goes up only."""

    kind = "counter"

    def __init__(self, name: str, about: str) -> None:
        super().__init__(name, about)
        self.values: dict[Labels, float] = {}

    def add(self, count: float = 1, **labels: str) -> None:
        key = tuple(labels.items())
        self.values[key] = self.values.get(key, 0) + count

    def lines(self) -> Iterator[str]:
        for labels, value in self.values.items():
            yield f"{self.name}{_braces(labels)} {value:g}"


class Gauge(Metric):
    """Read when it is asked for."""

    kind = "gauge"

    def __init__(self, name: str, about: str) -> None:
        super().__init__(name, about)
        self.read: Callable[[], float] | None = None

    def lines(self) -> Iterator[str]:
        if self.read is not None:
            yield f"{self.name} {self.read():g}"


class Histogram(Metric):
    """How often a value was at most so much."""

    kind = "histogram"

    def __init__(self, name: str, about: str, bounds: Sequence[float] = MILLISECONDS) -> None:
        super().__init__(name, about)
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, value: float) -> None:
        self.sum += value
        for place, bound in enumerate(self.bounds):
            if value <= bound:
                self.counts[place] += 1
                return
        self.counts[-1] += 1

    def lines(self) -> Iterator[str]:
        total = 0
        for bound, count in zip((*self.bounds, float("inf")), self.counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{"+Inf" if bound == float("inf") else f"{bound:g}"}"}} {total}'
        yield f"{self.name}_sum {self.sum:g}"
        yield f"{self.name}_count {total}"


ACTIONS: Final = Counter("won_actions_total", "Actions written, by who moved the pieces")
ROWS: Final = Counter("won_rows_total", "Rows written to journals, by kind")
REFUSALS: Final = Counter("won_refusals_total", "Messages and requests refused, by code")
REQUESTS: Final = Counter("won_requests_total", "HTTP requests, by status class")
NOTICES: Final = Counter("won_notices_total", "Notifications, by kind and outcome")
COMMITTED: Final = Histogram("won_append_seconds", "From handing rows in until they are safely stored")
TABLES: Final = Gauge("won_tables_awake", "Tables in memory")
SOCKETS: Final = Gauge("won_sockets", "Open connections to tables")
BACKLOG: Final = Gauge("won_append_backlog", "Appends waiting for the next transaction")
STARTED: Final = Gauge("won_start_time_seconds", "When this process started")
MEMORY: Final = Gauge("won_resident_memory_bytes", "Memory of this process")


def watch(live: Any, rows: Sequence[Row]) -> None:
    """Hangs in `Hub.watchers`."""
    for row in rows:
        ROWS.add(kind=type(row.entry).__name__.lower())
        if isinstance(row.entry, Acted):
            ACTIONS.add(how=row.entry.how)


def exposition() -> str:
    """All of it, as `/metrics` answers."""
    said = []
    for metric in _ALL:
        said += [f"# HELP {metric.name} {metric.about}", f"# TYPE {metric.name} {metric.kind}", *metric.lines()]
    return "\n".join(said) + "\n"


def _braces(labels: Labels) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in labels) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _memory() -> float:
    """Resident bytes, where the system says."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 - not a file on a disk
            return int(file.read().split()[1]) * 4096
    except OSError:
        return float("nan")


_began = time.time()
STARTED.read = lambda: _began
MEMORY.read = _memory
