"""A client of the Model Context Protocol as a player of `won match`: `won match "text:won mcp --player COMMAND" ...`.

This process speaks the text protocol of docs/models.md with the arena, and offers what it is told as tools to the
program, which finds their address in the environment variable WON_MCP_URL.
"""

from __future__ import annotations

import asyncio
import os
import shlex
import sys
import threading
from contextlib import suppress
from itertools import chain
from typing import Final, TextIO

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from won import __version__
from won.mcp.http import address_of, listen, serving
from won.mcp.rule_tool import add_rule_tool
from won.text.language import Language

URL: Final = "WON_MCP_URL"
OVER: Final = "The game is over."
GOODBYE: Final = 5.0  # seconds in which the program may end by itself
INSTRUCTIONS: Final = (
    "You sit at a table. `see` shows the moment, `act` answers it and shows the next, until the game is over."
)


class Moments:
    """What the arena tells, moment by moment, and the answers to it."""

    def __init__(self, questions: TextIO, answers: TextIO) -> None:
        self._answers = answers
        self._lines: asyncio.Queue[str] = asyncio.Queue()
        self.now = ""
        self.ended = asyncio.Event()
        loop = asyncio.get_running_loop()
        threading.Thread(target=_read, args=(questions, loop, self._lines), daemon=True).start()

    async def next(self) -> str:
        """Wait for what the arena tells next."""
        lines = []
        while (line := await self._lines.get()) not in (".\n", ""):
            lines.append(line)
        self.now = "".join(lines) or OVER
        if not line or self.now.startswith(OVER):
            self.ended.set()
        return self.now

    def answer(self, action: str, said: str, promise: str) -> None:
        parts = [("SAY", said), ("PROMISE", promise), ("ACTION", action)]
        for word, text in parts:
            if text or word == "ACTION":
                self._answers.write(f"{word} {' '.join(text.split())}\n")
        self._answers.flush()


def _read(questions: TextIO, loop: asyncio.AbstractEventLoop, lines: asyncio.Queue[str]) -> None:
    """Hand on every line, and an empty one at the end; a thread that may be left waiting."""
    with suppress(RuntimeError):  # the loop is closed: nobody listens any more
        for line in chain(questions, [""]):
            loop.call_soon_threadsafe(lines.put_nowait, line)


def tools(moments: Moments, lang: Language) -> MCPServer:
    mcp: MCPServer = MCPServer("won-match", version=__version__, instructions=INSTRUCTIONS, log_level="ERROR")
    turn = asyncio.Lock()

    @mcp.tool()
    def see() -> str:
        """The table, what happened, and the actions you may take."""
        return moments.now

    @mcp.tool()
    async def act(action: str, say: str = "", promise: str = "") -> str:
        """Take an action (`leave` leaves an offer open), talk, or promise (`1 wont buy food by 4`); the next moment."""
        async with turn:
            if moments.ended.is_set():
                raise ToolError(OVER)
            moments.answer(action, say, promise)
            return await moments.next()

    add_rule_tool(mcp, lang)
    return mcp


async def play(command: str, lang: Language, questions: TextIO = sys.stdin, answers: TextIO = sys.stdout) -> None:
    """Play one game; raises `OSError` or `ValueError` for a command that cannot be started."""
    moments = Moments(questions, answers)
    with listen("127.0.0.1", 0) as listening:
        environment = {**os.environ, URL: address_of(listening)}
        async with serving(tools(moments, lang), listening):
            program = await asyncio.create_subprocess_exec(
                *shlex.split(command), env=environment, stdin=asyncio.subprocess.DEVNULL, stdout=sys.stderr
            )
            try:
                await moments.next()
                ends = [asyncio.create_task(program.wait()), asyncio.create_task(moments.ended.wait())]
                await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
                with suppress(TimeoutError):
                    await asyncio.wait_for(program.wait(), GOODBYE)
            finally:
                if program.returncode is None:
                    program.kill()
                    await program.wait()
