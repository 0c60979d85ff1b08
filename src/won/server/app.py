"""The whole server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from won.server.accounts.ratings import RatingTask
from won.server.accounts.retention import RetentionTask
from won.server.context import WEB, Context
from won.server.events.openings import Openings
from won.server.events.tournament_task import TournamentTask
from won.server.languages import preferred
from won.server.live.hub import Hub
from won.server.live.presence_task import PresenceTask
from won.server.notify import push
from won.server.notify.notifier import Notifier
from won.server.operations import logs, metrics
from won.server.operations.config import Config
from won.server.operations.health import Readiness
from won.server.storage.store import Store
from won.server.wire.http import (
    account,
    blocks,
    channels,
    clubs,
    continuing,
    daily,
    friends,
    ladder,
    learning,
    mail_links,
    monitoring,
    operators,
    pages,
    pairing,
    profiles,
    quotas,
    sign_in,
    tournaments,
)
from won.server.wire.http.dispatch import routes
from won.server.wire.http.endpoint import Endpoint
from won.server.wire.http.middleware import Middleware
from won.server.wire.http.operator_task import OperatorTask
from won.server.wire.http.responses import error_response
from won.server.wire.http.static import StaticSite
from won.server.wire.http.table_endpoints import TABLE_ENDPOINTS
from won.server.wire.http.upgrade import upgrade
from won.tables.errors import RequestError
from won.text.language import Language

ENDPOINTS: tuple[Endpoint, ...] = (
    *TABLE_ENDPOINTS,
    *continuing.ENDPOINTS,
    *profiles.ENDPOINTS,
    *learning.ENDPOINTS,
    *channels.ENDPOINTS,
    *account.ENDPOINTS,
    *sign_in.ENDPOINTS,
    *blocks.ENDPOINTS,
    *friends.ENDPOINTS,
    *clubs.ENDPOINTS,
    *operators.ENDPOINTS,
    *pairing.ENDPOINTS,
    *daily.ENDPOINTS,
    *tournaments.ENDPOINTS,
    *ladder.ENDPOINTS,
)


def make_app(config: Config) -> Middleware:
    """The application opens its database when it starts and closes it when it stops."""
    site = StaticSite(Path(config.web) if config.web else WEB)
    app = Starlette(
        routes=[
            *routes(ENDPOINTS),
            *pages.routes(ENDPOINTS),
            *mail_links.ROUTES,
            *monitoring.ROUTES,
            WebSocketRoute("/ws/tables/{table}", upgrade),
            Route("/{path:path}", site.serve, methods=["GET"]),
        ],
        exception_handlers={HTTPException: _http_error, 500: _internal_error},
        lifespan=_lifespan(config),
    )
    return Middleware(app)


def _lifespan(config: Config) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(config.database)
        try:
            await store.database.claim()
            hub = Hub(store, rates=config.rates)
            hub.services.listeners += [metrics.count_rows, logs.log_rows]
            watch(hub)
            metrics.BACKLOG.set_function(lambda: store.writer.backlog)
            openings = Openings(store, hub)
            services = (
                Notifier(
                    store,
                    config.mail,
                    config.public_url or config.own_url,
                    config.private_webhooks,
                    contact=push.contact(config),
                ),
                RatingTask(store),
                OperatorTask(store, hub),
                openings,
                RetentionTask(store),
                TournamentTask(store, openings),
                PresenceTask(store, hub.tables),
            )
            app.state.readiness = Readiness(store)
            app.state.context = context = Context(config, store, hub, await store.secret(), openings)
            if store.shared and config.rates is not None:
                quotas.share(context)
            await hub.start(config.peer_url or config.own_url)
            for service in services:
                await service.start()
            try:
                yield
            finally:
                for service in services:
                    await service.stop()
                await hub.stop()
        finally:
            await store.close()

    return lifespan


def watch(hub: Hub) -> None:
    """Show in the metrics what the hub has in memory."""
    metrics.TABLES.set_function(lambda: len(hub.tables))
    metrics.SOCKETS.set_function(lambda: sum(len(live.audience.connections) for live in hub.tables.values()))
    metrics.UNREADABLE.set_function(lambda: len(hub.unreadable))


async def _http_error(request: Request, error: Exception) -> Response:
    """The router itself refuses: no such path, or not with this method."""
    assert isinstance(error, HTTPException)
    answer = error_response(_language(request), RequestError("method" if error.status_code == 405 else "address"))
    answer.headers.update(error.headers or {})
    return answer


async def _internal_error(request: Request, error: Exception) -> Response:
    return error_response(_language(request), RequestError("internal"))


def _language(request: Request) -> Language:
    return preferred(request.headers.get("accept-language"))
