"""The servers that are measured, each in its own process, with their memory and processor time."""

from __future__ import annotations

import contextlib
import http.client
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator

import psutil

HOST = "127.0.0.1"


class Server:
    """A server of the measurement, from start to stop."""

    def __init__(self, words: list[str], port: int) -> None:
        self.port = port
        self.process = subprocess.Popen([sys.executable, *words], stdout=subprocess.DEVNULL)
        self.usage = psutil.Process(self.process.pid)
        limit = time.monotonic() + 30
        while True:
            with contextlib.suppress(OSError):
                http.client.HTTPConnection(HOST, port, timeout=2).connect()
                return
            if time.monotonic() > limit or self.process.poll() is not None:
                raise RuntimeError("the server does not start")
            time.sleep(0.05)

    @property
    def memory(self) -> float:
        """Kilobytes."""
        return self.usage.memory_info().rss / 1000

    @property
    def seconds(self) -> float:
        """Of processor time."""
        times = self.usage.cpu_times()
        return times.user + times.system

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(20)
            return
        self.process.kill()


@contextlib.contextmanager
def serving(words: list[str], port: int) -> Iterator[Server]:
    server = Server(words, port)
    try:
        yield server
    finally:
        server.stop()


def free_port() -> int:
    with socket.create_server((HOST, 0)) as taken:
        return int(taken.getsockname()[1])


def busy_seconds() -> float:
    """Processor time of everything on this machine."""
    times = psutil.cpu_times()
    return float(times.user + times.system + times.nice)
