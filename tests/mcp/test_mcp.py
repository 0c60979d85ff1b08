"""An assistant at the table: the SDK's own client plays by the tools alone."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from base64 import b64decode
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from mcp import StdioServerParameters
from mcp.client import Client
from mcp.client.stdio import stdio_client
from mcp_types import ImageContent

from tests.docs.blocks import ROOT, blocks
from tests.mcp.assistant import Assistant, play
from tests.server.running import Running
from won.client import Server
from won.core.record import load
from won.games import GAMES, replay
from won.mcp.server import make_server
from won.server.operations.config import Config
from won.text.language import Language


def played(work: Callable[[Assistant], Awaitable[None]], shared: bool = False) -> None:
    async def run() -> None:
        async with Client(make_server(Language(), shared)) as client:
            await work(Assistant(client))

    asyncio.run(run())


async def assert_picture(ada: Assistant) -> None:
    picture = (await ada.client.call_tool("see_picture", {})).content[0]
    assert isinstance(picture, ImageContent)
    assert b64decode(picture.data).startswith(b"\x89PNG")


@pytest.mark.parametrize(("game", "length"), [("industry", 1), ("shares", 3)])
def test_an_assistant_plays_a_whole_local_game(game: str, length: int) -> None:
    async def work(ada: Assistant) -> None:
        begun = await ada.call("start_game", game=game, players=3, length=length, seed="mcp")
        table = begun.split()[1]
        assert len(await ada.call("see_table")) > 200
        over = await play(ada, table, begun)
        assert "Winner: " in over
        record = load((await ada.resource(f"record://{table}")).encode())
        assert replay(record).over

    played(work)


def test_the_table_is_shown_as_a_picture_and_actions_are_tried_without_doing_them() -> None:
    async def work(ada: Assistant) -> None:
        await ada.call("start_game", seed="mcp")
        await assert_picture(ada)
        before = await ada.call("list_actions")
        assert await ada.call("try_action", action=before.splitlines()[0].split("  (")[0])
        assert await ada.call("list_actions") == before

    played(work)


def test_errors_say_what_would_be_right() -> None:
    async def work(ada: Assistant) -> None:
        assert "start_game" in await ada.error("see_table")
        assert "industry or shares" in await ada.error("start_game", game="chess")
        assert "clerk" in await ada.error("start_game", opponents="nobody")
        assert "v3 for 2 to 5" in await ada.error("start_game", players=2)
        begun = await ada.call("start_game", edition="second", seed="mcp")
        assert re.search(r"\[[A-Z]+-\d", await ada.error("act", action="pass"))
        assert "buy" in await ada.error("act", action="buy")
        assert "May follow: I" in await ada.error("list_actions", begun="draft X9")
        assert "May follow: draft" in await ada.error("list_actions", begun="flag A1")
        assert "Did you mean" in await ada.error("rule", id="DEV-99")
        assert await ada.call("rule", id="dev-2.1")
        with pytest.raises(Exception, match="once the game is over"):
            await ada.client.read_resource(f"record://{begun.split()[1]}")

    played(work)


def test_rules_are_resources() -> None:
    async def work(ada: Assistant) -> None:
        for game in GAMES:
            assert "-1 " in await ada.resource(f"rules://{game}")

    played(work)


def test_a_shared_process_asks_each_assistant_for_the_name_of_its_table() -> None:
    async def work(ada: Assistant) -> None:
        begun = await ada.call("start_game", game="shares", seed="mcp")
        assert "Name your table" in await ada.error("see_table")
        assert await ada.call("see_table", table=begun.split()[1])

    played(work, shared=True)


def test_an_assistant_plays_at_a_table_of_a_server(tmp_path: Any) -> None:
    with Running(Config(database=f"sqlite:///{tmp_path / 'won.db'}", rates=None)) as running:
        host = Server(running.url)
        host.register("Host")
        setup = {"game": "industry", "edition": "second", "players": 3, "options": {"rounds": 1}}
        clerk = {"who": "bot", "bot": "clerk"}
        name = host.create(setup, [clerk, clerk, {"who": "open"}])["id"]

        async def work(ada: Assistant) -> None:
            begun = await ada.call("join_table", server=running.url, table=name, name="Ada's assistant")
            assert "The table is open" in await ada.error("see_picture")
            await asyncio.to_thread(host.start, name)
            over = await play(ada, begun.split()[1], await ada.call("chat", text="Hello"))
            assert "Ada's assistant" in over
            assert "Seats: " in await ada.call("see_table")
            await assert_picture(ada)
            assert "unknown" in (await ada.error("join_table", server=running.url, table="unknown")).lower()

        played(work)


def test_won_mcp_speaks_over_standard_input_and_output() -> None:
    """With the settings of docs/mcp.md, which name the command of another machine, and by its first lines."""
    page = ROOT / "docs/mcp.md"
    [settings], [block] = blocks(page, "json"), blocks(page, "sh")
    won = json.loads(settings.text)["mcpServers"]["won"]
    assert Path(won["command"]).name == "won"
    assert ["won", *won["args"]] in list(block.commands())

    async def run() -> None:
        server = stdio_client(StdioServerParameters(command=sys.executable, args=["-m", "won.cli.main", *won["args"]]))
        async with Client(server) as client:
            assert "Table " in await Assistant(client).call("start_game", game="shares", seed="mcp")

    asyncio.run(run())
