"""How a server is set up by whoever hosts it."""

from __future__ import annotations

import msgspec

from won.server.operations.rate_limits import Rates


class Mail(msgspec.Struct, frozen=True):
    """Where e-mail goes out; without a host none is sent."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    security: str = "starttls"  # or "tls", "none"


class Config(msgspec.Struct, frozen=True):
    database: str
    public_url: str = ""  # as players reach it, for links in messages; none: as the request came
    own_url: str = ""  # as this machine reaches it, for links where there is no better
    origins: tuple[str, ...] = ()  # other sites whose pages may open sockets here
    rates: Rates | None = Rates()  # none: no limits, for measuring
    mail: Mail = Mail()
    private_webhooks: bool = False  # whether webhooks may go to addresses of the own network
    web: str = ""  # where the built browser client lies, if not in the package
