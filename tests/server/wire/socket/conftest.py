"""A real server for the tests of its socket."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Running
from won.server.operations.config import Config


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    with Running(Config(f"sqlite:///{folder / 'won.db'}", rates=None)) as running:
        yield running
