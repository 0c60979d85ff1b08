"""Workers of a Dask cluster, from the extra `cluster`. They need the same `won` as this process."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor, CancelledError
from types import TracebackType
from typing import Any, Final

from won.arena.workers import AHEAD, Workers

TIMEOUT: Final = "30s"  # to reach the scheduler


class NoCluster(Exception):  # noqa: N818 - named after what is missing
    """No scheduler answers at the address."""


class Cluster(Workers):
    """The workers of a scheduler. Dask itself gives the job of a worker that died to another."""

    def __init__(self, address: str) -> None:
        import distributed

        client: Any = distributed.Client  # which has no types
        self.lost = (BrokenExecutor, CancelledError, distributed.KilledWorker)
        try:
            self.client = client(address, timeout=TIMEOUT, set_as_default=False)
        except (OSError, ValueError) as error:
            raise NoCluster(str(error)) from error
        super().__init__(self.client.get_executor(pure=False), AHEAD * max(1, sum(self.client.nthreads().values())))

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.executor.shutdown(wait=False)  # which cancels running jobs
        self.client.close()
