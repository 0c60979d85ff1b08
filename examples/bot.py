"""A player in sixty lines: sits down at a table of a `won serve` and plays legal actions drawn by lot until the end.

    python examples/bot.py http://127.0.0.1:8000 TABLE [SEATS [INVITE]]

It needs the `websockets` package and knows nothing of any game: docs/protocol.md tells what it says and hears.
"""

import asyncio
import itertools
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect


def post(server, path, body, key=""):
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    request = urllib.request.Request(server + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


async def compose(ask, seat, kind):
    """An action put together choice by choice, each drawn from what the table offers next; none at a dead end."""
    chosen = [kind]
    for _ in range(40):
        answer = await ask({"type": "ask", "seat": seat, "chosen": chosen})
        if answer.get("action") and ("done" in answer["words"] or not answer["words"]):
            return answer["action"]
        if answer["type"] == "refused" or not answer["words"]:
            return None
        chosen.append(random.choice(answer["words"]))
    return None


def possible(state, seat):
    """On turn everything, else only answers to what somebody has proposed; what is composed is but a word so far."""
    legal, number = seat.get("legal") or {"actions": [], "composed": []}, seat["seat"]
    if number in state.get("to_move", ()):
        return [*legal["actions"], *legal["composed"]]
    return legal["actions"] if number in state.get("asked", ()) else []


async def play(server, table, seats=1, invite=""):
    key = post(server, "/api/players", {"name": "Example bot"})["key"]
    for _ in range(seats):
        post(server, f"/api/tables/{table}/join", {"invite": invite}, key)
    numbers, state = itertools.count(), {"status": "open"}
    async with connect(f"{server.replace('http', 'ws', 1)}/ws/tables/{table}", max_size=None) as socket:

        async def hear():
            """The next message; the latest state is kept."""
            message = json.loads(await socket.recv())
            if message["type"] == "state":
                state.clear()
                state.update(message)
            return message

        async def ask(request):
            request["id"] = str(next(numbers))
            await socket.send(json.dumps(request))
            while (answer := await hear()).get("id") != request["id"]:
                pass
            return answer

        await socket.send(json.dumps({"type": "hello", "key": key}))
        while state["status"] in ("open", "playing", "paused"):
            options = [(seat["seat"], action) for seat in state.get("mine", ()) for action in possible(state, seat)]
            if not options:
                await hear()
                continue
            seat, action = random.choice(options)
            if isinstance(action, str):
                action = await compose(ask, seat, action)
            if action is not None:
                done = await ask({"type": "act", "seat": seat, "action": action, "after": state["sequence"]})
                while state["sequence"] < done.get("sequence", 0):
                    await hear()
        return state["result"]


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1].rstrip("/"), sys.argv[2], int((sys.argv[3:] or ["1"])[0]), *sys.argv[4:5])))
