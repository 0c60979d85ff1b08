"""The same results whoever does the work; a worker that dies takes nothing with it."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psutil
import pytest

from tests.arena.conftest import contents, played, short, short_shares
from tests.waiting import SECONDS, wait_until
from won.arena.job import Played
from won.arena.play import play_matches
from won.arena.processes import Processes, workers
from won.arena.results import Results
from won.arena.runner import WorkersLost, run
from won.arena.schedule import Match
from won.arena.workers import Workers

MATCHES = (short("clerk", "random", "random"), short_shares())
GAMES = 120  # so many that a signal comes before the last of them
LONG = Match("industry", "second", {"rounds": 6}, ("clerk", "random", "random", "random"), "long")


@pytest.fixture(scope="module")
def alone() -> dict[str, list[object]]:
    with played(None, *MATCHES, games=9) as results:
        return contents(results)


@pytest.mark.parametrize("count", [2, 3])
def test_any_number_of_processes_gives_the_same_results(count: int, alone: dict[str, list[object]]) -> None:
    with played(None, *MATCHES, games=9, workers=workers(count)) as results:
        assert contents(results) == alone


def test_any_executor_will_do(alone: dict[str, list[object]]) -> None:
    with (
        ThreadPoolExecutor(3) as threads,
        played(None, *MATCHES, games=9, workers=Workers(threads)) as results,
    ):
        assert contents(results) == alone


def test_the_work_of_a_worker_that_was_killed_is_done_by_others(alone: dict[str, list[object]]) -> None:
    killed: list[int] = []
    before = _workers(psutil.Process())

    def on_result(one: Played | None) -> None:
        if len(killed) < 2:
            for child in _started_since(before)[-1:]:
                with contextlib.suppress(psutil.NoSuchProcess):  # gone with the other
                    child.kill()
                    killed.append(child.pid)

    with Results(None) as results:
        play_matches(MATCHES, 9, results, Processes(2), on_result)
        assert len(killed) == 2
        assert contents(results) == alone


def _deadly(job: int) -> int:
    if job == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return job


def test_work_that_kills_every_worker_is_given_up() -> None:
    done: list[int] = []
    before = _workers(psutil.Process())
    with pytest.raises(WorkersLost), Processes(2) as workers:
        done.extend(run(_deadly, range(4), workers))
    assert not _started_since(before)


def _started_since(before: list[psutil.Process]) -> list[psutil.Process]:
    """The workers started since, without servers that other tests keep running."""
    return [child for child in _workers(psutil.Process()) if child not in before]


def _workers(process: psutil.Process) -> list[psutil.Process]:
    """The living workers of a process, without other children such as multiprocessing's tracker or a database."""
    workers = []
    for child in process.children():
        with contextlib.suppress(psutil.ZombieProcess, psutil.NoSuchProcess):
            if "python" in child.name() and "resource_tracker" not in " ".join(child.cmdline()):
                workers.append(child)
    return workers


def test_abandoned_workers_stop_at_once() -> None:
    began = time.monotonic()
    with contextlib.suppress(KeyboardInterrupt), Processes(2) as workers:
        for _ in run(time.sleep, [0.0, 600.0, 600.0], workers):
            raise KeyboardInterrupt
    assert time.monotonic() - began < SECONDS


@pytest.fixture
def command(tmp_path: Path) -> list[str]:
    words = ["-m", "won.cli.main", "match", *LONG.lineup, "--rounds", "6", "--seed", "long", "--games", str(GAMES)]
    return [sys.executable, *words, "--workers", "2", "--out", str(tmp_path / "r.sqlite")]


def _kept(path: Path) -> int:
    if not path.exists():
        return 0
    try:
        with Results(str(path), create=False) as results:
            return len(results.done(1))
    except Exception:
        return 0  # not there yet


@pytest.fixture(scope="module")
def whole() -> dict[str, list[object]]:
    with played(None, LONG, games=GAMES) as results:
        return contents(results)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_was_killed_goes_on_where_it_was(
    command: list[str], number: int, tmp_path: Path, whole: dict[str, list[object]]
) -> None:
    path = tmp_path / "r.sqlite"
    signal.signal(signal.SIGINT, signal.default_int_handler)  # where the tests were told to ignore it, so would the run
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        wait_until(lambda: running.poll() is not None or _kept(path) >= 3)
        assert running.poll() is None
        workers = _workers(psutil.Process(running.pid))
        running.send_signal(number)
        running.communicate(timeout=60)
    assert running.returncode == (130 if number == signal.SIGINT else -number)
    psutil.wait_procs(workers, timeout=SECONDS)
    assert not any(worker.is_running() for worker in workers)
    before = _kept(path)
    assert 3 <= before < GAMES
    again = subprocess.run(command, capture_output=True, check=True, text=True)
    assert f"{GAMES}/{GAMES} games, {before} already there" in again.stderr
    assert contents(path) == whole
