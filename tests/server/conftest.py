"""Real databases and a real server for the tests."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from tests.server.databases import ON_POSTGRES
from tests.server.postgres import Cluster
from tests.server.running import Guest, Running
from won.server.storage.store import Store

NewDatabase = Callable[[], str]


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """What a test sets up is for it alone: its stream is closed at its end, and other servers go on in this process."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` are coroutines."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of a process, started by the first that asks for it."""
    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewDatabase:
    """Makes an empty database and tells its URL, for tests that run once: on SQLite, or all on PostgreSQL with
    `WON_TEST_DATABASE=postgres`.
    """
    if ON_POSTGRES:
        cluster: Cluster = request.getfixturevalue("postgres")
        return cluster.create
    return lambda: f"sqlite:///{tmp_path_factory.mktemp('database') / 'won.db'}"


@pytest.fixture
def database_url(new_database: NewDatabase) -> str:
    """The URL of an empty database, for a test that runs once."""
    return new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database; the test runs once on each kind."""
    result: str = request.getfixturevalue(f"{request.param}_url")
    return result


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'won.db'}"


@pytest.fixture
def postgres_url(postgres: Cluster) -> Iterator[str]:
    with postgres.lent() as url:
        yield url


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
def ada(server: Running) -> Iterator[Guest]:
    with server.player("Ada") as player:
        yield player


@pytest.fixture
def bo(server: Running) -> Iterator[Guest]:
    with server.player("Bo") as player:
        yield player
