"""Nobody is deleted while a request of their own still writes, and none comes afterwards."""

from __future__ import annotations

import asyncio

import pytest

from tests.waiting import until
from won.server.live.callers import Callers
from won.tables.errors import RequestError

pytestmark = pytest.mark.anyio


async def test_whoever_goes_waits_for_their_other_requests_and_begins_no_more() -> None:
    callers, order = Callers(), list[str]()
    may_end = asyncio.Event()

    async def join() -> None:
        with callers.request("ada"):
            await may_end.wait()
            order.append("joined")

    async def go() -> None:
        with callers.request("ada"):
            async with callers.leaving("ada"):
                order.append("gone")

    joining = asyncio.create_task(join())
    await asyncio.sleep(0)
    going = asyncio.create_task(go())
    await until(lambda: _refused(callers, "ada"))
    with callers.request("bo"):
        may_end.set()
    await asyncio.gather(joining, going)
    assert order == ["joined", "gone"]
    assert _refused(callers, "ada")


async def test_of_two_who_want_to_go_as_the_same_player_one_does_and_if_that_fails_the_player_stays() -> None:
    callers = Callers()

    async def fail() -> None:
        async with callers.leaving("ada"):
            with pytest.raises(RequestError, match="wrong_key"):
                await callers.leaving("ada").__aenter__()
            raise OSError("full")

    with pytest.raises(OSError, match="full"):
        await fail()
    assert not _refused(callers, "ada")


def _refused(callers: Callers, player: str) -> bool:
    try:
        with callers.request(player):
            return False
    except RequestError:
        return True
