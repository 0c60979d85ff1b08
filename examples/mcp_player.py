"""A scripted client of the Model Context Protocol that plays in `won match`; it needs no model and no key.

    won match "text:won mcp --player 'python examples/mcp_player.py'" clerk clerk --games 3 --rounds 4

An assistant in its place calls the same tools. docs/models.md describes them.
"""

import asyncio
import os
import random

from mcp.client import Client

DRAW = random.Random(os.environ.get("WON_SEED", ""))


def choose(moment: str) -> str:
    """Any of the actions that are listed."""
    if "\nActions:\n" not in moment:
        return "leave"
    listed = moment.split("\nActions:\n")[1].splitlines()[:-1]
    possible = [line.split("  (")[0] for line in listed if "(put together)" not in line and not line.startswith("...")]
    return DRAW.choice(possible or ["leave"])


async def main() -> None:
    async with Client(os.environ["WON_MCP_URL"]) as client:
        answer = await client.call_tool("see", {})
        while not (moment := "".join(part.text for part in answer.content if part.type == "text")).startswith(
            "The game"
        ):
            answer = await client.call_tool("act", {"action": choose(moment)})


if __name__ == "__main__":
    asyncio.run(main())
