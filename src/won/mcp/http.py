"""A server of tools over streamable HTTP."""

from __future__ import annotations

import socket
from typing import Final

from mcp.server.mcpserver import MCPServer

PATH: Final = "/mcp"


def listen(host: str, port: int) -> socket.socket:
    """A socket at the address; port 0 takes a free one. Raises `OSError` where it is taken."""
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    return socket.create_server((str(address[0]), port), family=family)


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{PATH}"


async def serve(mcp: MCPServer, listening: socket.socket) -> None:
    """Answer until the process is told to stop."""
    import uvicorn

    app = mcp.streamable_http_app(streamable_http_path=PATH, host=listening.getsockname()[0])
    await uvicorn.Server(uvicorn.Config(app, log_level="error")).serve(sockets=[listening])
