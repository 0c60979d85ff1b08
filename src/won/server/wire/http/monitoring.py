"""Health and metrics, for monitoring."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from won.server.context import Context
from won.server.languages import preferred
from won.server.operations import health, metrics
from won.server.wire.http.responses import error_response, json
from won.tables.errors import RequestError
from won.tables.policy_model import Role
from won.tables.policy_table import POLICY


async def _health(request: Request) -> Response:
    return json(health.alive())


async def _ready(request: Request) -> Response:
    context: Context = request.app.state.context
    readiness: health.Readiness = request.app.state.readiness
    state = await readiness.check(context.hub.services.stopping, context.hub.unreadable)
    return json(state, 200 if state.ok else 503)


async def _metrics(request: Request) -> Response:
    return Response(metrics.exposition(), headers={"content-type": metrics.CONTENT_TYPE})


def is_local(request: Request) -> bool:
    """Whether a request comes from the server's own machine or network; behind a proxy, whether its client does."""
    try:
        return request.client is None or ip_address(request.client.host.partition("%")[0]).is_private
    except ValueError:
        return False


def _guarded(path: str, handler: Callable[[Request], Awaitable[Response]]) -> Route:
    """The route, for those to whom the policy grants it."""
    rights = POLICY[f"GET {path}"].rights

    async def answer(request: Request) -> Response:
        role: Role = "local" if is_local(request) else "outsider"
        if any(role in right.who for right in rights):
            return await handler(request)
        return error_response(preferred(request.headers.get("accept-language")), RequestError("not_local"))

    return Route(path, answer, methods=["GET"])


ROUTES: Final = [
    _guarded("/health", _health),
    _guarded("/ready", _ready),
    _guarded("/metrics", _metrics),
]
