"""The configuration of a server."""

from __future__ import annotations

import msgspec

from won.server.operations.rate_limits import Rates


class Mail(msgspec.Struct, frozen=True):
    """The mail server; without a host no e-mail is sent."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    security: str = "starttls"  # or "tls", "none"


class Config(msgspec.Struct, frozen=True):
    database: str
    public_url: str = ""  # as players reach it, for links in messages; empty: that of the request
    own_url: str = ""  # as this machine reaches it, for links if there is no public URL
    peer_url: str = ""  # as the other processes of the database reach it; empty: that of this machine
    origins: tuple[str, ...] = ()  # other sites whose pages may open sockets
    rates: Rates | None = Rates()  # none: no limits, for measuring
    mail: Mail = Mail()
    private_webhooks: bool = False  # whether webhooks may go to private addresses
    own_bots: tuple[str, ...] = ()  # NAME=package.module:Class or NAME=run:COMMAND, see `won.arena.own_bots`
    web: str = ""  # the folder of the built browser client, if not in the package
