"""A player in a hundred lines: joins a table of `won serve` and plays random legal actions until the game ends.

    python examples/bot.py http://127.0.0.1:8000 TABLE [SEATS [INVITE]]

It needs the `websockets` package and knows no game. docs/protocol.md describes the messages.
"""

import asyncio
import itertools
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]


def post(server: str, path: str, body: Message, key: str = "") -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    request = urllib.request.Request(server + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response)


def options(state: Message, seat: Message) -> list[Any]:
    """Actions of a seat: all of them on its turn, otherwise only answers. One to be composed is only its kind."""
    legal, number = seat.get("legal") or {"actions": [], "composed": []}, seat["seat"]
    if number in state.get("to_move", ()):
        return [*legal["actions"], *legal["composed"]]
    return list(legal["actions"]) if number in state.get("asked", ()) else []


class Player:
    """One connection to a table, with the latest state the server sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Message = {"status": "open"}
        self.numbers = itertools.count()

    async def receive(self) -> Message:
        message: Message = json.loads(await self.socket.recv())
        if message["type"] == "state":
            self.state = message
        return message

    async def ask(self, request: Message) -> Message:
        """Send a request and return its answer."""
        number = str(next(self.numbers))
        await self.socket.send(json.dumps(request | {"id": number}))
        while (answer := await self.receive()).get("id") != number:
            pass
        return answer

    async def compose(self, seat: int, kind: str) -> Message | None:
        """Build an action part by part, each drawn from what the server offers next; None at a dead end."""
        chosen = [kind]
        for _ in range(40):
            answer = await self.ask({"type": "ask", "seat": seat, "chosen": chosen})
            if answer.get("action") and ("done" in answer["words"] or not answer["words"]):
                return dict(answer["action"])
            if answer["type"] == "refused" or not answer["words"]:
                return None
            chosen.append(random.choice(answer["words"]))
        return None

    async def act(self, seat: int, action: Message) -> None:
        """Play an action, and wait for the state that follows it."""
        done = await self.ask({"type": "act", "seat": seat, "action": action, "after": self.state["sequence"]})
        while self.state["sequence"] < done.get("sequence", 0):
            await self.receive()

    async def play(self) -> Any:
        while self.state["status"] in ("open", "playing", "paused"):
            mine = self.state.get("mine", ())
            possible = [(seat["seat"], action) for seat in mine for action in options(self.state, seat)]
            if not possible:
                await self.receive()
                continue
            seat, action = random.choice(possible)
            if isinstance(action, str):
                action = await self.compose(seat, action)
            if action is not None:
                await self.act(seat, action)
        return self.state["result"]


async def play(server: str, table: str, seats: int = 1, invite: str = "") -> Any:
    """Take seats at a table, play them, and return the result."""
    key = post(server, "/api/players", {"name": "Example bot"})["key"]
    for _ in range(seats):
        post(server, f"/api/tables/{table}/join", {"invite": invite}, key)
    async with connect(f"{server.replace('http', 'ws', 1)}/ws/tables/{table}", max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "key": key}))
        return await Player(socket).play()


if __name__ == "__main__":
    url, name, seats = sys.argv[1].rstrip("/"), sys.argv[2], int((sys.argv[3:] or ["1"])[0])
    print(asyncio.run(play(url, name, seats, *sys.argv[4:5])))
