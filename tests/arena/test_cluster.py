"""A real Dask cluster on this machine: the same results, and a worker killed in the middle loses nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from tests.arena.conftest import contents, played, short, short_shares
from tests.waiting import SECONDS, wait_until
from won.arena.cluster import Cluster, NoCluster
from won.arena.job import Played
from won.arena.play import play_matches
from won.arena.results import Results
from won.cli.main import main

MATCHES = (short("clerk", "random", "random"), short_shares())
QUIET = {**os.environ, "DASK_DISTRIBUTED__ADMIN__TICK__LIMIT": "1h", "DASK_LOGGING__DISTRIBUTED": "error"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A scheduler and two workers, each a process of its own, as on a cluster."""
    folder = tmp_path_factory.mktemp("cluster")
    result = folder / "scheduler.json"
    scheduler = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0"]
    worker = [sys.executable, "-m", "distributed.cli.dask_worker", "--scheduler-file", str(result), "--nworkers", "2"]
    started = [
        _start([*scheduler, "--no-dashboard", "--scheduler-file", str(result)], folder),
        _start([*worker, "--nthreads", "1", "--no-dashboard", "--local-directory", str(folder)], folder),
    ]
    wait_until(lambda: result.exists() and result.read_bytes())
    import json

    yield json.loads(result.read_bytes())["address"]
    for process in reversed(started):
        for child in psutil.Process(process.pid).children(recursive=True):
            child.kill()
        process.kill()
        process.wait(SECONDS)


def _start(words: list[str], folder: Path) -> subprocess.Popen[bytes]:
    with (folder / f"{len(list(folder.iterdir()))}.log").open("wb") as log:
        return subprocess.Popen(words, stdout=log, stderr=log, env=QUIET, cwd=folder)


@pytest.fixture(scope="module")
def alone() -> dict[str, list[object]]:
    with played(None, *MATCHES, games=9) as results:
        return contents(results)


def test_a_cluster_gives_the_same_results(address: str, alone: dict[str, list[object]]) -> None:
    with played(None, *MATCHES, games=9, workers=Cluster(address)) as results:
        assert contents(results) == alone


def test_the_work_of_a_worker_that_was_killed_is_done_by_others(address: str, alone: dict[str, list[object]]) -> None:
    cluster = Cluster(address)
    pids = list(cluster.client.run(os.getpid).values())
    killed: list[int] = []

    def on_result(one: Played | None) -> None:
        if not killed:
            psutil.Process(pids[0]).kill()
            killed.append(pids[0])

    with Results(None) as results:
        play_matches(MATCHES, 9, results, cluster, on_result)
        assert contents(results) == alone
    assert killed


def test_the_command_plays_on_a_cluster(address: str, tmp_path: Path, alone: dict[str, list[object]]) -> None:
    path = tmp_path / "r.sqlite"
    words = ["match", *MATCHES[0].lineup, "--rounds", "2", "--seed", "s", "--games", "9", "--out", str(path)]
    assert main([*words, "--cluster", address]) == 0
    assert contents(path)["game"] == [row for row in alone["game"] if isinstance(row, tuple) and row[0] == "industry"]


def test_an_address_where_nobody_answers_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("won.arena.cluster.TIMEOUT", "1s")
    with pytest.raises(NoCluster):
        Cluster("tcp://127.0.0.1:9")
    with pytest.raises(NoCluster):
        Cluster("nonsense://")
