"""Where a request comes from."""

from __future__ import annotations

from ipaddress import IPv6Network

from starlette.requests import HTTPConnection


def address(request: HTTPConnection) -> str:
    """The address of a client."""
    return network(request.client.host if request.client is not None else "")


def network(host: str) -> str:
    """The address that limits count; for IPv6 its network, since each home has many addresses."""
    if ":" not in host:
        return host
    try:
        return str(IPv6Network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host
