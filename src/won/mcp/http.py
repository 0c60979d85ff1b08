"""A server of tools over streamable HTTP."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import uvicorn
from mcp.server.mcpserver import MCPServer

PATH: Final = "/mcp"
GOODBYE: Final = 1  # seconds for answers under way when the server ends


def listen(host: str, port: int) -> socket.socket:
    """A socket at the address; port 0 takes a free one. Raises `OSError` where it is taken."""
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    result = socket.create_server((str(address[0]), port), family=family)
    result.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else each answer waits 40 ms for an acknowledgement
    return result


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{PATH}"


@asynccontextmanager
async def serving(mcp: MCPServer, listening: socket.socket) -> AsyncIterator[None]:
    """Answer meanwhile; whoever is still connected at the end is given a moment."""
    server = _server(mcp, listening)
    work = asyncio.create_task(server.serve(sockets=[listening]), name="mcp-tools")
    try:
        yield
    finally:
        server.should_exit = True
        await work


async def serve(mcp: MCPServer, listening: socket.socket) -> None:
    """Answer until the process is told to stop."""
    await _server(mcp, listening).serve(sockets=[listening])


def _server(mcp: MCPServer, listening: socket.socket) -> uvicorn.Server:
    app = mcp.streamable_http_app(streamable_http_path=PATH, host=listening.getsockname()[0])
    return uvicorn.Server(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=GOODBYE))
