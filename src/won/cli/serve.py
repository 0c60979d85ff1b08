"""`won serve`: the server for tables in the browser."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import uvicorn
from msgspec import structs

from won.arena import own_bots
from won.arena.entrants import NoSuchBot
from won.cli.database import database_problems
from won.cli.problem import FINE, Problem
from won.server.app import make_app
from won.server.context import Context
from won.server.live.hub import Hub
from won.server.operations import logs
from won.server.operations.config import Config, Mail
from won.server.operations.rate_limits import Rates, TokenBuckets
from won.server.storage.in_use import InUse
from won.server.storage.store import Store
from won.server.wire.http.connections import BoundedProtocol
from won.server.wire.http.middleware import Middleware
from won.server.wire.http.socket_protocol import SocketProtocol
from won.tables.limits import MESSAGE
from won.text.language import Language
from won.text.phrases import clean

_EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # the address on this machine
FILES: Final = 65_536  # open at once
GRACE: Final = 10  # seconds for running requests when the server stops


def run(args: Namespace, lang: Language) -> int:
    config = configured(args)
    _add_bots(lang, config.own_bots)
    with database_problems(lang, Namespace(file=args.database)):
        try:
            asyncio.run(_prepare(config.database))
        except InUse:
            message = lang.gettext(
                "Another server uses this database file. Stop it, or use PostgreSQL for several servers."
            )
            raise Problem(message) from None
    logs.configure(args.log, "INFO" if args.log == "json" else "WARNING", args.log_file)
    _allow_many_files()
    with _listen(lang, args.host, args.port) as listening:
        port = listening.getsockname()[1]
        address = f"http://{_browser_host(args.host)}:{port}/"
        text = lang.gettext("Playing at {address} (Ctrl-C ends it)").format(address=args.public_url or address)
        if args.host in _EVERYWHERE and not args.public_url and (own := _network_address()):
            text += "\n" + lang.gettext("For others on this network: {address}").format(address=f"http://{own}:{port}/")
        serving = served(structs.replace(config, own_url=address), args.behind)
        with suppress(KeyboardInterrupt):  # the server has stopped cleanly
            Announcing(serving, text, address if args.open else "", args.drain).run(sockets=[listening])
    return FINE


def _add_bots(lang: Language, texts: Sequence[str]) -> None:
    try:
        own_bots.add(texts)
    except NoSuchBot as error:
        raise Problem(lang.gettext("a bot of your own: {reason}").format(reason=clean(str(error)))) from None


async def _prepare(database: str) -> None:
    """Check the database before anything else starts."""
    store = await Store.open(database)
    try:
        await store.database.claim()
    finally:
        await store.close()


def _allow_many_files() -> None:
    """Each connection is an open file, and systems give a program few at first, also where it may have more."""
    if sys.platform != "win32":
        import resource

        few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
        if few < wanted:
            with suppress(OSError, ValueError):  # a container may forbid it
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def served(config: Config, behind: str = "") -> uvicorn.Config:
    """The configuration of uvicorn; `behind` names the reverse proxies whose forwarded addresses are trusted."""
    handshakes = None if config.rates is None else TokenBuckets(config.rates.handshakes)
    protocol = BoundedProtocol.configured(frozenset(behind.split(",")) - {""}, handshakes)
    SocketProtocol.frames_rate = None if config.rates is None else config.rates.connection_frames
    return uvicorn.Config(
        make_app(config),
        http=protocol,
        ws=SocketProtocol,
        lifespan="on",
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,  # compression takes a third of a megabyte for each connection
        access_log=False,
        server_header=False,
        log_config=None,
        proxy_headers=bool(behind),
        forwarded_allow_ips=behind or None,
        timeout_graceful_shutdown=GRACE,
    )


class Announcing(uvicorn.Server):
    """A server that prints its address once it listens, and tells its players before it closes their connections."""

    def __init__(self, config: uvicorn.Config, text: str, page: str, drain: float = 0.0) -> None:
        super().__init__(config)
        self.text = text
        self.page = page
        self.drain = drain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self.text, flush=True)
            hub = self._hub()
            if hub is not None:
                hub.services.work.start()
            if self.page:  # in a thread, because a browser may start slowly
                threading.Thread(target=webbrowser.open, args=(self.page,), daemon=True).start()

    def _hub(self) -> Hub | None:
        app = self.config.app
        context: Context | None = getattr(app.app.state, "context", None) if isinstance(app, Middleware) else None
        return None if context is None else context.hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First `/ready` says no, so that a proxy sends nobody here any more; then everyone is told to come back."""
        hub = self._hub()
        if hub is not None:
            hub.services.stopping = True
            await asyncio.sleep(self.drain)
            await hub.say_goodbye()
        await super().shutdown(sockets)


def configured(args: Namespace) -> Config:
    return Config(
        database=database_url(args.database),
        public_url=args.public_url.rstrip("/"),
        peer_url=args.peer_url.rstrip("/"),
        origins=tuple(args.origin or ()),
        rates=Rates().times(args.limits) if args.limits else None,
        mail=Mail(
            host=args.smtp_host,
            port=args.smtp_port,
            user=args.smtp_user,
            password=os.environ.get("WON_SMTP_PASSWORD", ""),  # a command line is visible to other users
            sender=args.smtp_sender,
            security=args.smtp_security,
        ),
        private_webhooks=args.private_webhooks,
        own_bots=tuple(args.bot or ()),
        web=args.web,
    )


def database_url(wanted: str) -> str:
    """The URL of the database: as given, of an SQLite file, or of the default file of the user."""
    if "://" in wanted:
        return wanted
    path = Path(wanted) if wanted else default_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{path.resolve()}"


def default_file() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "won" / "tables.db"


def _listen(lang: Language, host: str, port: int) -> socket.socket:
    """A socket on the port, or on any free one for 0."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With TCP named, asyncio sends without the delay of Nagle, as uvloop always does.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        message = lang.gettext("cannot listen at {host}, port {port}: {reason}")
        raise Problem(message.format(host=clean(host), port=port, reason=clean(error.strerror or str(error)))) from None
    return listening


def _browser_host(host: str) -> str:
    """The address for a browser on this machine."""
    return _EVERYWHERE.get(host) or (f"[{host}]" if ":" in host else host)


def _network_address() -> str:
    """The address of this machine in its network, if it has one; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
        asking.connect(("192.0.2.1", 9))  # reserved for documentation
        return str(asking.getsockname()[0])
    return ""
