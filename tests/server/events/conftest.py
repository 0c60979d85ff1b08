"""The server looks for results and rounds more often than usual, so that nobody waits for it."""

from __future__ import annotations

from functools import partial

import pytest

from won.server import app

OFTEN = 0.2  # seconds


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("RatingTask", "TournamentTask", "Openings"):
        monkeypatch.setattr(app, name, partial(getattr(app, name), every=OFTEN))
