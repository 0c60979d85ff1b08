"""The quick attacks of `make attack`, all on one server."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from bench.attack.runner import Attack, all_attacks
from tests.server.running import Running
from won.server import app
from won.server.accounts.ratings import RatingTask
from won.server.operations.config import Config

QUICK = [attack for attack in all_attacks() if attack.quick and attack.rates is None]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "RatingTask", partial(RatingTask, every=0.1))  # so that no attack waits for it
        with Running(Config(f"sqlite:///{tmp_path_factory.mktemp('attacks') / 'won.db'}", rates=None)) as running:
            yield running


@pytest.mark.parametrize("attack", QUICK, ids=lambda attack: attack.name)
def test_an_attack_is_refused(server: Running, attack: Attack) -> None:
    attack.run(server)
