"""`won mcp --http` and `won mcp --player`: the SDK's own client over streamable HTTP."""

from __future__ import annotations

import asyncio
import re
import shlex
import socket
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest
from mcp.client import Client

from tests.docs.blocks import ROOT, blocks
from tests.mcp.assistant import Assistant, play
from tests.waiting import SECONDS
from won.arena.job import play_job
from won.arena.schedule import Match, job
from won.cli.main import main
from won.core.record import load
from won.games import replay
from won.mcp.http import listen

WON = [sys.executable, "-m", "won.cli.main", "mcp"]
PYTHON = shlex.quote(sys.executable)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with subprocess.Popen([*WON, "--http", "0"], stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        result = re.search(r"http://\S+/mcp", process.stderr.readline())
        assert result
        yield result[0]
        process.terminate()


def test_two_assistants_play_over_http_each_at_its_own_table(address: str) -> None:
    async def work() -> None:
        async with Client(address) as first, Client(address) as other:
            ada, bo = Assistant(first), Assistant(other)
            begun = await ada.call("start_game", game="shares", players=2, length=3, seed="http")
            table = begun.split()[1]
            their_beginning = await bo.call("start_game", length=1, seed="http")
            theirs = their_beginning.split()[1]
            assert theirs != table
            assert "Name your table" in await bo.error("see_table")
            for end in await asyncio.gather(play(ada, table, begun), play(bo, theirs, their_beginning)):
                assert "Winner: " in end
            records = [load((await ada.resource(f"record://{name}")).encode()) for name in (table, theirs)]
            assert [record.game for record in records] == ["shares", "industry"]
            assert all(replay(record).over for record in records)

    asyncio.run(work())


def test_pages_of_other_sites_are_refused_and_an_address_that_is_taken_is_told(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A page that has its own name resolved to this machine is refused by its name."""
    answer = httpx.post(address, headers={"host": "evil.example"}, json={}, trust_env=False, timeout=SECONDS)
    assert answer.status_code == 421
    port = address.split(":")[2].split("/", maxsplit=1)[0]
    assert main(["mcp", "--http", port]) == 2
    assert f"127.0.0.1:{port} cannot be used" in capsys.readouterr().err


def test_answers_wait_for_no_acknowledgement() -> None:
    """With the delay of Nagle each of them took forty milliseconds."""
    with listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_a_client_plays_in_a_match(capfd: pytest.CaptureFixture[str]) -> None:
    """By the command of docs/models.md, with the example where it lies here."""
    [block] = [block for block in blocks(ROOT / "docs/models.md", "sh") if "mcp" in block.text]
    [[_, _, player, *_]] = block.commands()
    given = {"mcp_player.py": f"{ROOT}/examples/mcp_player.py", "python ": f"{PYTHON} ", "won mcp": " ".join(WON)}
    for told, real in given.items():
        assert told in player
        player = player.replace(told, real, 1)
    match = Match("industry", "v3", {"rounds": 1}, (player, "clerk"), "mcp")
    result = play_job(job(match, 0))
    [slips] = [slips for slips in result.slips if slips is not None]
    assert slips.questions > 5
    assert (slips.illegal, slips.late, slips.defaults) == (0, 0, 0)
    assert capfd.readouterr().err == ""


def test_a_client_that_ends_early_leaves_the_rest_to_the_default() -> None:
    match = Match("industry", "v3", {"rounds": 1}, (f"text:{' '.join(WON)} --player true", "clerk"), "mcp")
    [slips] = [slips for slips in play_job(job(match, 0)).slips if slips is not None]
    assert slips.defaults == slips.questions > 0
    assert slips.late == 0
