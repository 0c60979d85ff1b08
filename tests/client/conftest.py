"""A real server for the client."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Running
from won.server.operations.config import Config


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = tmp_path_factory.mktemp("client") / "won.db"
    with Running(Config(database=f"sqlite:///{database}", rates=None)) as running:
        yield running
