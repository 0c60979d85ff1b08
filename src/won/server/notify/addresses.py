"""Which addresses a webhook may connect to: public ones, unless the host allows more."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Final

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
LOW_PORTS: Final = (80, 443)  # other ports below 1024 belong to services that we must not reach


class Unreachable(Exception):  # noqa: N818
    """The address is not allowed, or the host has none."""


async def resolve(host: str, port: int, private: bool) -> str:
    """The address to connect to. It is resolved only once: a second query could give another answer."""
    if not private and port not in LOW_PORTS and port < 1024:
        raise Unreachable("port")
    loop = asyncio.get_running_loop()
    try:
        infos = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Unreachable("no such host") from error
    names = [str(info[4][0]) for info in infos]
    if not private and not all(map(_public, names)):
        raise Unreachable("private address")
    return names[0]


def _public(name: str) -> bool:
    """Whether it is a public address, also where it is embedded in another."""
    address: Address = ipaddress.ip_address(name.partition("%")[0])
    inner = _embedded(address)
    plain = address.is_global and not address.is_multicast and not address.is_reserved
    return plain and (inner is None or _public(str(inner)))


def _embedded(address: Address) -> ipaddress.IPv4Address | None:
    if isinstance(address, ipaddress.IPv4Address):
        return None
    if address in _NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None)
