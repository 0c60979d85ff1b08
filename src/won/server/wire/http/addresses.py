"""Where a request comes from."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network

from starlette.requests import HTTPConnection


def address(request: HTTPConnection) -> str:
    """The address of a client."""
    return network(request.client.host if request.client is not None else "")


def network(host: str) -> str:
    """The address that limits count; for IPv6 its network, since each home has many addresses.

    A proxy that listens to both kinds at once writes those of IPv4 within IPv6, where all are in one network.
    """
    if ":" not in host:
        return host
    try:
        parsed = IPv6Address(host.partition("%")[0])
        return str(parsed.ipv4_mapped or IPv6Network((parsed, 64), strict=False))
    except ValueError:
        return host
