"""An assistant that calls tools and reads their answers, and plays by what they list."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from mcp.client import Client
from mcp_types import TextResourceContents

MOST = 400  # actions of one game


class Assistant:
    """Calls tools and reads their answers as text."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, **arguments: Any) -> str:
        text, refused = await self.ask(tool, **arguments)
        assert not refused, text
        return text

    async def ask(self, tool: str, **arguments: Any) -> tuple[str, bool]:
        """The text of an answer, and whether it is an error."""
        answer = await self.client.call_tool(tool, arguments)
        return "\n".join(part.text for part in answer.content if part.type == "text"), bool(answer.is_error)

    async def resource(self, address: str) -> str:
        result = (await self.client.read_resource(address)).contents[0]
        assert isinstance(result, TextResourceContents)
        return result.text

    async def error(self, tool: str, **arguments: Any) -> str:
        text, refused = await self.ask(tool, **arguments)
        assert refused
        return text


async def play(ada: Assistant, table: str, answer: str, seed: int = 1) -> str:
    """Do what is listed, or put an action together from what may follow, until the game is over."""
    draw = Random(seed)
    for _ in range(MOST):
        if "The game is over." in answer:
            return answer
        listed = (await ada.call("list_actions", table=table)).splitlines()
        lines = [line.split("  (")[0] for line in listed if "put together" not in line and not line.startswith("...")]
        if listed == ["You have nothing to decide now. Use `wait`."]:
            answer = await ada.call("wait", table=table, seconds=5)
            continue
        action = draw.choice(lines) if lines else await composed(ada, table, draw, listed)
        if action:
            answer, _ = await ada.ask("act", table=table, action=action)  # refused where others were quicker
    raise AssertionError(f"not over after {MOST} actions")


async def composed(ada: Assistant, table: str, draw: Random, listed: list[str]) -> str:
    """An action put together word by word, or nothing where the table has changed meanwhile."""
    begun = draw.choice([result[1] for line in listed if (result := re.search('begun="(\\w+)"', line))])
    while True:
        answer, changed = await ada.ask("list_actions", table=table, begun=begun)
        if changed:
            return ""
        if complete := re.search("^Complete: (.+)$", answer, re.MULTILINE):
            return complete[1]
        words = re.search("^May follow: (.+)$", answer, re.MULTILINE)
        assert words is not None, answer
        begun += " " + draw.choice(words[1].removesuffix(" ...").split())
