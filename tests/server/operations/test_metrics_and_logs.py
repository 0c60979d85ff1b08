"""What whoever watches over a server sees: figures, health, logs, and no secrets in any of them."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest

from tests.server.postgres import Cluster
from tests.server.storage.samples import PLAYING, row, table
from won.server.operations import health, logs, metrics
from won.server.operations.metrics import Counter, Gauge, Histogram
from won.server.storage import Store
from won.tables.entries import Acted, Row, Said

LINE = re.compile(r"[a-z_]+(\{[a-z]+=\"([^\"\\]|\\.)*\"(,[a-z]+=\"([^\"\\]|\\.)*\")*\})? \S+")


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[[], str]]:
    """What has been logged; afterwards logging is as it was."""
    root = logging.getLogger()
    before = (root.handlers[:], root.level)
    yield lambda: capsys.readouterr().err
    root.handlers[:], level = before
    root.setLevel(level)


def test_figures_come_in_the_format_of_prometheus(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "_ALL", [])
    counter, gauge, histogram = Counter("a_total", "A"), Gauge("b", "B"), Histogram("c_seconds", "C", (0.1, 1))
    counter.add(kind='quo"te\\and\nline')
    counter.add(2, kind="x")
    counter.add(kind="x")
    gauge.read = lambda: 7
    for value in (0.05, 0.1, 0.5, 3):
        histogram.add(value)
    assert metrics.exposition().splitlines() == [
        "# HELP a_total A",
        "# TYPE a_total counter",
        'a_total{kind="quo\\"te\\\\and\\nline"} 1',
        'a_total{kind="x"} 3',
        "# HELP b B",
        "# TYPE b gauge",
        "b 7",
        "# HELP c_seconds C",
        "# TYPE c_seconds histogram",
        'c_seconds_bucket{le="0.1"} 2',
        'c_seconds_bucket{le="1"} 3',
        'c_seconds_bucket{le="+Inf"} 4',
        "c_seconds_sum 3.65",
        "c_seconds_count 4",
    ]


def test_every_figure_of_the_server_can_be_read() -> None:
    metrics.watch(None, [Row(0, 1, Acted(0, {"do": "pass"}, "bot")), Row(1, 2, Said("hello"))])
    shown = metrics.exposition()
    assert 'won_actions_total{how="bot"}' in shown
    assert 'won_rows_total{kind="said"}' in shown
    assert "won_resident_memory_bytes" in shown
    assert all(LINE.fullmatch(line) for line in shown.splitlines() if not line.startswith("#"))


@pytest.mark.anyio
async def test_a_server_is_ready_when_its_database_answers(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    assert health.alive().ok
    assert await health.ready(store) == health.Health(
        True, health.alive().version, {"database": True, "writing": True, "staying": True}
    )
    assert not (await health.ready(store, stopping=True)).ok
    await store.close()
    assert (await health.ready(store)).checks["database"] is False


@pytest.mark.anyio
async def test_a_server_is_not_ready_while_its_database_is_away_and_is_again_when_it_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cluster = Cluster()
    try:
        store = await Store.open(cluster.create())
        await store.add_table(table("t"))
        assert (await health.ready(store)).ok
        await asyncio.to_thread(cluster.stop)
        assert not (await health.ready(store)).ok
        await asyncio.to_thread(cluster.start)
        assert (await health.ready(store)).ok
        await store.append("t", [row(0)], PLAYING)
        await store.close()
    finally:
        cluster.close()


def test_there_is_one_line_for_each_action_and_nothing_private_in_it(said: Callable[[], str]) -> None:
    logs.configure("json")
    rows = [
        Row(7, 1, Acted(2, {"do": "buy", "cubes": {"food": 3}}, "order", by="ada", id="request")),
        Row(8, 2, Said("the key is under the mat", "Ada", by="ada")),
    ]
    logs.watch(SimpleNamespace(id="t"), rows)
    told = said()
    first, second = map(json.loads, told.splitlines())
    assert first.pop("time").startswith("20")
    assert first == {
        "level": "info",
        "logger": "won.table",
        "event": "acted",
        "table": "t",
        "sequence": 7,
        "seat": 2,
        "by": "ada",
        "how": "order",
        "action": "buy",
    }
    assert second["event"] == "said"
    assert "mat" not in told
    assert "food" not in told


def test_what_goes_wrong_is_told_with_its_trace_in_one_line(said: Callable[[], str]) -> None:
    logs.configure("json")
    try:
        raise ValueError("no\nway")
    except ValueError:
        logging.getLogger("won").exception("it %s", "broke", extra={"table": "t"})
    [line] = said().splitlines()
    assert json.loads(line)["event"] == "it broke"
    assert "ValueError" in json.loads(line)["trace"]


def test_for_people_the_same_is_told_in_words(said: Callable[[], str]) -> None:
    logs.configure("text")
    logging.getLogger("won").warning("listening broke off", extra={"error": "OSError"})
    assert said().endswith("warning listening broke off error=OSError\n")
