"""The client library against a real server, asynchronous and blocking."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.processes import Served
from tests.server.running import Running
from won.client import AsyncTable, ClientError, ClosedError, RefusedError, Server, connection
from won.industry.actions import Pass
from won.server.wire.messages import from_client, from_server
from won.tables.entries import Said

ME, BOT = {"who": "me"}, {"who": "bot", "bot": "clerk"}
# While one decided a bot has accepted an offer, which was the action of the turn, or has withdrawn one.
OVERTAKEN = ("TURN-1", "BARTER-4.1")
SETUP = {"game": "industry", "edition": "second", "players": 3, "options": {"rounds": 1}}


def person(url: str) -> Server:
    server = Server(url)
    server.register("Ada")
    return server


async def play_on(table: AsyncTable, most: int = 10_000) -> int:
    """Random legal actions until the game is over, or so many: how many there were."""
    draw, done = random.Random(1), 0
    while done < most and (mine := await table.turn()) is not None:
        assert mine.legal is not None
        action = draw.choice([*mine.legal.actions, *mine.legal.composed])
        result = await table.compose(mine.seat, action, draw.choice) if isinstance(action, str) else action
        if result is None:
            continue
        try:
            await table.act(mine.seat, result)
        except RefusedError as error:
            if error.refusal is None or error.refusal.rule not in OVERTAKEN:
                raise
        else:
            done += 1
    return done


def test_a_program_plays_a_whole_game_and_follows_it(server: Running) -> None:
    ada = person(server.url)
    table = ada.create(SETUP, [ME, BOT, BOT])["id"]

    async def game() -> list[int]:
        async with ada.connect(table) as playing, Server(server.url).connect(table) as watching:
            await asyncio.to_thread(ada.start, table)
            followed = asyncio.create_task(sequences(watching))
            await play_on(playing)
            assert playing.state.result is not None
            assert len(playing.state.result.scores) == 3
            return await followed

    async def sequences(table: AsyncTable) -> list[int]:
        return [news.sequence async for news in table.follow()]

    seen = asyncio.run(game())
    assert seen == list(range(seen[0], seen[-1] + 1))
    assert ada.see(table)["status"] == "over"
    assert ada.record(table)["game"] == "industry"


def test_without_async_each_call_waits_for_its_answer(server: Running) -> None:
    ada = person(server.url)
    table = ada.create(SETUP, [ME, BOT, BOT], start=True)["id"]
    with ada.table(table, language="it") as playing:
        mine = playing.turn()
        assert mine is not None
        best = playing.advise(mine.seat, 1)[0]
        assert playing.attempt(mine.seat, best.action).refusal is None
        before = playing.state.sequence
        assert playing.act(mine.seat, best.action) > before
        assert playing.state.sequence > before
        playing.chat("buona fortuna")
        said = (news.entry.text for news in playing.follow() if isinstance(news.entry, Said))
        assert next(said) == "buona fortuna"


def test_a_refusal_names_the_rule_and_a_closed_table_its_reason(server: Running) -> None:
    ada = person(server.url)
    table = ada.create(SETUP, [ME, BOT, BOT], start=True)["id"]
    with ada.table(table) as playing:
        mine = playing.turn()
        assert mine is not None
        with pytest.raises(RefusedError) as refused:
            playing.act(mine.seat, Pass())
        assert refused.value.refusal is not None
        assert refused.value.refusal.rule
    with pytest.raises(ClosedError) as closed, ada.table("nowhere"):
        pass
    assert closed.value.code == "no_table"
    with pytest.raises(ClientError, match="no such table") as missing:
        ada.see("nowhere")
    assert missing.value.code == "no_table"


@pytest.mark.parametrize("url", ["http://127.0.0.1:9", "https://{running}", "127.0.0.1"])
def test_a_server_that_was_never_there_is_told_at_once(server: Running, url: str) -> None:
    """Not there, without TLS, and not even an address: none is tried again and again."""
    nowhere = Server(url.format(running=server.url.partition("//")[2]))
    with pytest.raises(ClosedError) as closed, nowhere.table("table"):
        pass
    assert closed.value.code == "unreachable"
    with pytest.raises(ClientError, match="does not answer"):
        nowhere.register("Ada")


def test_an_invitation_opens_a_private_table(server: Running) -> None:
    ada, bo = person(server.url), Server(server.url)
    bo.register("Bo")
    table = ada.create({**SETUP, "public": False}, [ME, {"who": "open"}, BOT])["id"]
    link = ada.request("GET", f"/api/tables/{table}/invites")["table"]["link"]
    assert link.startswith(f"{server.url}/tables/{table}#invite=")
    with pytest.raises(ClientError, match="by invitation only"):
        bo.see(table)
    invite = link.partition("#invite=")[2]
    assert bo.see(table, invite=invite)["free"] == 1
    assert bo.join(table, invite=invite)["free"] == 0


class Newer:
    """A connection to a server of a later version, which says something new."""

    async def send(self, frame: str) -> None:
        pass

    async def __aiter__(self) -> AsyncIterator[bytes]:
        yield b'{"type":"novelty","id":"1"}'
        yield b'{"type":"closing","code":"restart","retry":2}'


def test_messages_that_a_client_does_not_know_are_passed_over() -> None:
    socket: Any = Newer()
    closing = asyncio.run(AsyncTable("http://127.0.0.1:1", "table")._read(socket))
    assert closing is not None
    assert closing.retry == 2


def test_a_program_plays_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with Served(str(tmp_path / "won.db")) as server:
        server.port = int(server.url.rsplit(":", 1)[1])
        ada = person(server.url)
        table = ada.create(SETUP, [ME, ME, ME], start=True)["id"]

        async def game() -> None:
            async with ada.connect(table) as playing:
                assert await play_on(playing, 3) == 3
                server.kill()
                await asyncio.to_thread(server.start)
                assert await play_on(playing, 5) == 5

        asyncio.run(game())


def test_the_code_of_the_documentation_runs(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    host = Server(server.url)
    host.register("Host")
    private = host.create({**SETUP, "public": False}, [ME, {"who": "open"}, BOT])["id"]
    invite = host.request("GET", f"/api/tables/{private}/invites")["table"]["token"]
    given = {"http://127.0.0.1:8008": server.url, '"TABLE"': f'"{private}"', '"INVITE"': f'"{invite}"'}
    text = (Path(__file__).parents[2] / "docs/client.md").read_text(encoding="utf-8")
    blocks = [block.split("```")[0] for block in text.split("```python\n")[1:]]
    code = "\n".join(blocks)
    for told, real in given.items():
        assert told in code
        code = code.replace(told, real)
    exec(compile(code, "client.md", "exec"), {})  # noqa: S102
    assert capsys.readouterr().out.startswith("(")
    assert host.see(private)["free"] == 0


def test_a_message_that_came_too_fast_is_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PAUSES", (0.0, 0.0))
    sent: list[str] = []

    async def refuse_twice(table: AsyncTable, message: Any, kind: Any) -> str:
        sent.append(message.id)
        if len(sent) < 3:
            raise RefusedError("too_fast", "Too fast. Wait a moment.", None)
        return "done"

    monkeypatch.setattr(AsyncTable, "_ask_once", refuse_twice)
    table = AsyncTable("http://127.0.0.1:1", "table", "key")
    answer: Any = asyncio.run(table._ask(from_client.Chat("1", "hello"), from_server.Done))
    assert answer == "done"
    assert len(set(sent)) == 3


def test_a_request_that_came_too_fast_is_sent_again_when_the_server_says(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [(429, b'{"code":"too_many"}', 2.0), (429, b'{"code":"too_many"}', 3.0), (200, b'{"tables":[]}', 1.0)]
    waited: list[float] = []
    monkeypatch.setattr(Server, "_answer", lambda *_: answers.pop(0))
    monkeypatch.setattr("won.client.server.time.sleep", waited.append)
    assert Server("http://127.0.0.1:1").request("GET", "/api/tables") == {"tables": []}
    assert waited == [2.0, 3.0]
    answers.append((429, b'{"code":"too_many"}', 3600.0))
    with pytest.raises(ClientError) as refused:
        Server("http://127.0.0.1:1").request("GET", "/api/tables")
    assert refused.value.code == "too_many"
    assert waited == [2.0, 3.0]
