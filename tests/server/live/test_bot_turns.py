"""The bots of one host act one after the other; those of another host do not wait for them."""

from __future__ import annotations

import asyncio

from won.server.live.bot_turns import BotTurns
from won.server.live.origins import Origins
from won.server.operations.rate_limits import Rate


def test_the_second_table_of_a_host_waits_for_the_first_and_another_host_does_not() -> None:
    asyncio.run(_acting())


async def _acting() -> None:
    turns = BotTurns(Origins())
    order: list[str] = []
    first_may_end, second_began = asyncio.Event(), asyncio.Event()

    async def act(host: str, table: str) -> None:
        async with turns.turn(host):
            order.append(table)
            if table == "first":
                await first_may_end.wait()
            if table == "second":
                second_began.set()

    tasks = [asyncio.create_task(act("ada", "first"))]
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(act("ada", "second")), asyncio.create_task(act("bo", "of Bo"))]
    await tasks[2]
    assert order == ["first", "of Bo"]
    assert not second_began.is_set()
    first_may_end.set()
    await asyncio.gather(*tasks)
    assert order == ["first", "of Bo", "second"]


def test_the_bots_of_many_keys_of_one_address_act_no_more_often_than_those_of_one() -> None:
    asyncio.run(_many_keys())


async def _many_keys() -> None:
    origins = Origins()
    for host in ("mallory", "trudy"):
        origins.note(host, "203.0.113.9")
    turns, acted = BotTurns(origins, Rate(3, 0.001)), list[str]()

    async def act(host: str) -> None:
        async with turns.turn(host):
            acted.append(host)

    tasks = [asyncio.create_task(act(host)) for host in ("mallory", "trudy", "mallory", "trudy", "ada")]
    while "ada" not in acted:
        await asyncio.sleep(0)
    assert len(acted) == 4  # three of the address, and that of somebody else
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
