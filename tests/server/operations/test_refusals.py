"""Answers to whoever asks too fast wait, all but the first few and all but what would be held for too many."""

from __future__ import annotations

import asyncio

import pytest

from won.server.operations import refusals
from won.server.operations.rate_limits import Rate
from won.server.operations.refusals import Refusals


def test_beyond_a_few_refusals_are_held_back_and_no_more_than_some_of_an_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(refusals, "PROMPT", Rate(2, 0.001))
    monkeypatch.setattr(refusals, "HELD", 3)
    monkeypatch.setattr(refusals, "PAUSE", 3600)
    asyncio.run(_refused())


async def _refused() -> None:
    held = Refusals()
    asked = [asyncio.create_task(held.hold_back("203.0.113.9")) for _ in range(6)]
    other = asyncio.create_task(held.hold_back("203.0.113.10"))
    for _ in range(3):
        await asyncio.sleep(0)
    assert [task.done() for task in asked] == [True, True, False, False, False, True]
    assert other.done()
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert not held._held
