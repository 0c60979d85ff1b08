"""One server for all tests of this folder; each test brings its own people and tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from tests.server.running import Guest, Running
from won.server.operations.config import Config


@pytest.fixture(scope="session")
def server(new_database: Callable[[], str]) -> Iterator[Running]:
    with Running(Config(new_database(), rates=None)) as running:
        yield running


@pytest.fixture
def stranger(server: Running) -> Iterator[Guest]:
    with server.guest() as guest:
        yield guest


Over = Callable[[str], dict[str, Any]]


@pytest.fixture(scope="session")
def over(server: Running) -> Over:
    """A game that bots have played to its end, the same one each time: to be looked at, not to be changed."""

    @cache
    def finished(game: str) -> dict[str, Any]:
        with server.player("Host") as host:
            return host.finished(game)

    return finished
