"""What whoever watches over a server sees: figures, health, logs, and no secrets in any of them."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Callable

import pytest

from tests.server.postgres import Cluster
from tests.server.running import Running
from tests.server.sockets import Client
from tests.server.storage.samples import PLAYING, row, table
from won.server.operations import health, logs, metrics
from won.server.operations.config import Config
from won.server.storage.store import Store
from won.tables.entries import Acted, Row, Said

LINE = re.compile(r"[a-z_]+(\{[a-z]+=\"([^\"\\]|\\.)*\"(,[a-z]+=\"([^\"\\]|\\.)*\")*\})? \S+")


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Callable[[], str]:
    """What has been logged."""
    return lambda: capsys.readouterr().err


def test_every_metric_of_the_server_comes_in_the_format_of_prometheus() -> None:
    metrics.count_rows("t", [Row(0, 1, Acted(0, {"do": "pass"}, "bot")), Row(1, 2, Said("hello"))])
    metrics.REFUSALS.labels('quo"te\\and\nline').inc()
    metrics.COMMITTED.observe(0.0015)
    shown = metrics.exposition().decode().splitlines()
    assert all(LINE.fullmatch(line) for line in shown if not line.startswith("#"))
    assert [line.split()[2:] for line in shown if line.startswith("# TYPE")] == [
        ["won_actions_total", "counter"],
        ["won_rows_total", "counter"],
        ["won_refusals_total", "counter"],
        ["won_requests_total", "counter"],
        ["won_notices_total", "counter"],
        ["won_append_seconds", "histogram"],
        ["won_work_seconds_total", "counter"],
        ["won_work_waiting", "gauge"],
        ["won_tables_unreadable", "gauge"],
        ["won_write_failures_total", "counter"],
        ["won_tables_awake", "gauge"],
        ["won_sockets", "gauge"],
        ["won_append_backlog", "gauge"],
        ["won_start_time_seconds", "gauge"],
        ["won_resident_memory_bytes", "gauge"],
    ]
    names = {line.rpartition(" ")[0] for line in shown}
    assert names >= {
        'won_actions_total{how="bot"}',
        'won_rows_total{kind="said"}',
        'won_refusals_total{code="quo\\"te\\\\and\\nline"}',
        'won_append_seconds_bucket{le="0.002"}',
        'won_append_seconds_bucket{le="+Inf"}',
        "won_append_seconds_sum",
        "won_append_seconds_count",
        "won_resident_memory_bytes",
    }


@pytest.mark.anyio
async def test_a_server_is_ready_when_its_database_answers(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    assert health.alive().ok
    assert await health.Readiness(store).check() == health.Health(
        True, health.alive().version, {"database": True, "writing": True, "staying": True}
    )
    assert not (await health.Readiness(store).check(stopping=True)).ok
    await store.close()
    assert (await health.Readiness(store).check()).checks["database"] is False


@pytest.mark.anyio
async def test_a_server_is_not_ready_while_its_database_is_away_and_is_again_when_it_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cluster = Cluster()
    try:
        store = await Store.open(cluster.create())
        await store.add_table(table("t"))
        assert (await health.Readiness(store).check()).ok
        await asyncio.to_thread(cluster.stop)
        assert not (await health.Readiness(store).check()).ok
        await asyncio.to_thread(cluster.start)
        assert (await health.Readiness(store).check()).ok
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
    logs.log_rows("t", rows)
    output = said()
    first, second = map(json.loads, output.splitlines())
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
    assert "mat" not in output
    assert "food" not in output


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


def test_a_socket_leaves_no_line_with_the_address_of_its_player(said: Callable[[], str], sqlite_url: str) -> None:
    logs.configure("json")
    with Running(Config(sqlite_url)) as server, server.player("Ada") as ada:
        table = ada.table(seats=[{"who": "me"}])["id"]
        with Client(server.url, table, ada.key):
            pass
    lines = [json.loads(line) for line in said().splitlines()]
    of_server = [line for line in lines if line["logger"] != "httpx"]
    assert "sat" in [line["event"] for line in of_server]
    assert not [line for line in of_server if "127.0.0.1" in line["event"] or "connection" in line["event"]]
