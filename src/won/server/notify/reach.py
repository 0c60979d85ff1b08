"""Which machines a webhook may reach: those of the open internet, unless the host allows more."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Final

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
LOW_PORTS: Final = (80, 443)  # below 1024 there are services that should hear nothing from us


class Unreachable(Exception):  # noqa: N818
    """It may not be reached, or has no address."""


async def resolve(host: str, port: int, private: bool) -> str:
    """The address to connect to. Looked up once: a second look could give another answer."""
    if not private and port not in LOW_PORTS and port < 1024:
        raise Unreachable("port")
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Unreachable("no such host") from error
    names = [str(info[4][0]) for info in found]
    if not private and not all(map(_open, names)):
        raise Unreachable("private address")
    return names[0]


def _open(name: str) -> bool:
    """Whether it is an address of the open internet, also where it is wrapped in another."""
    address: Address = ipaddress.ip_address(name.partition("%")[0])
    inner = _wrapped(address)
    plain = address.is_global and not address.is_multicast and not address.is_reserved
    return plain and (inner is None or _open(str(inner)))


def _wrapped(address: Address) -> ipaddress.IPv4Address | None:
    if isinstance(address, ipaddress.IPv4Address):
        return None
    if address in _NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None)
