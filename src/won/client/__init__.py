"""A client for programs that play at a server: see docs/client.md."""

from won.client.blocking import Table
from won.client.connection import AsyncTable
from won.client.errors import ClientError, ClosedError, RefusedError
from won.client.server import Server

__all__ = ["AsyncTable", "ClientError", "ClosedError", "RefusedError", "Server", "Table"]
