"""The bots of one host act one after the other; those of another host do not wait for them."""

from __future__ import annotations

import asyncio

from won.server.live.bot_turns import BotTurns


def test_the_second_table_of_a_host_waits_for_the_first_and_another_host_does_not() -> None:
    asyncio.run(_acting())


async def _acting() -> None:
    turns = BotTurns()
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
