"""One server on each kind of database for all tests of a module; it looks often for who is where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from tests.server.postgres import Cluster
from tests.server.running import Running
from won.server import app
from won.server.operations.config import Config

OFTEN = 0.1  # seconds


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('social') / 'won.db'}"
    else:
        cluster: Cluster = request.getfixturevalue("postgres")
        url = cluster.create()
    with pytest.MonkeyPatch.context() as patch:
        for name in ("PresenceTask", "RatingTask"):
            patch.setattr(app, name, partial(getattr(app, name), every=OFTEN))
        with Running(Config(url, rates=None)) as running:
            yield running
