"""An echo server: the least a server can do with a socket, as the standard of comparison."""

from __future__ import annotations

import sys
from typing import Any

import uvicorn


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), log_level="warning", lifespan="off")
