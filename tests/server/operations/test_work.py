"""Work beside the event loop: fair, charged, and its errors come back."""

from __future__ import annotations

import asyncio
import os

import pytest

from tests.waiting import until
from won.core.record import RecordError
from won.server.operations.fair_turns import FairTurns
from won.server.operations.rate_limits import Rate, Rates
from won.server.operations.work import Asker
from won.server.operations.work_queue import WorkQueue
from won.tables.errors import RequestError

pytestmark = pytest.mark.anyio


def _where() -> int:
    return os.getpid()


def _refuse() -> None:
    raise RecordError("refused", "$.log[3]", "TRADE-1", {"n": 1})


def _burn() -> int:
    return sum(range(10**6))


async def test_those_who_wait_come_in_turn_and_nobody_holds_more_than_a_share() -> None:
    turns, order = FairTurns(2), list[str]()
    release = asyncio.Event()

    async def work(name: str) -> None:
        async with turns.turn(name):
            order.append(name)
            await release.wait()

    tasks = [asyncio.create_task(work(name)) for name in ("hog", "hog", "hog", "hog", "ada", "bo")]
    await until(lambda: len(order) == 2)
    assert order == ["hog", "ada"]
    assert (turns.waiting, turns.waiting_of("hog")) == (4, 3)
    gone = tasks.pop(3)
    gone.cancel()
    await asyncio.wait([gone])
    assert turns.waiting_of("hog") == 2
    release.set()
    await asyncio.gather(*tasks)
    assert order == ["hog", "ada", "bo", "hog", "hog"]
    assert turns.waiting == 0


async def test_work_is_done_in_another_process_and_charged_to_person_and_address() -> None:
    rates = Rates(work=Rate(0.001, 0.0), address_work=Rate(100, 1))
    queue = WorkQueue(rates, workers=1)
    ada = Asker("ada", "192.0.2.1")
    assert await queue.run(ada, _where) != os.getpid()
    with pytest.raises(RecordError) as caught:
        await queue.run(Asker(), _refuse)
    assert (caught.value.place, caught.value.rule, caught.value.about) == ("$.log[3]", "TRADE-1", {"n": 1})
    assert await queue.run(ada, _burn) == sum(range(10**6))
    with pytest.raises(RequestError, match="too_fast"):
        await queue.run(ada, _where)
    with pytest.raises(RequestError, match="too_fast"):
        await queue.run(Asker("ada", "192.0.2.77"), _where)
    with pytest.raises(RequestError, match="too_fast"):
        queue.admit(ada)  # before what the work needs is gathered
    assert await queue.run(Asker("bo", "192.0.2.1"), _where)  # the address has some left
    queue.stop()


async def test_who_waits_is_refused_once_the_time_of_the_address_is_spent() -> None:
    queue = WorkQueue(Rates(work=Rate(100, 1), address_work=Rate(0.001, 0.0)), workers=1)
    keys = [Asker(f"key {number}", "192.0.2.1") for number in range(10)]
    together = [asyncio.create_task(queue.run(asker, _burn)) for asker in keys]
    other = asyncio.create_task(queue.run(Asker("ada", "192.0.2.2"), _where))
    results = await asyncio.gather(*together, return_exceptions=True)
    assert results[0] == _burn()
    assert [getattr(result, "code", result) for result in results[1:]] == ["too_fast"] * 9
    assert await other
    queue.stop()
