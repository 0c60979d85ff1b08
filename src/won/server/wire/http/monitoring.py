"""Health and metrics, for monitoring."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from won.server.context import Context
from won.server.operations import health, metrics
from won.server.wire.http.errors import json


async def _health(request: Request) -> Response:
    return json(health.alive())


async def _ready(request: Request) -> Response:
    context: Context = request.app.state.context
    state = await health.ready(context.store, context.hub.services.stopping)
    return json(state, 200 if state.ok else 503)


async def _metrics(request: Request) -> Response:
    return Response(metrics.exposition(), headers={"content-type": metrics.CONTENT_TYPE})


ROUTES: Final = [
    Route("/health", _health, methods=["GET"]),
    Route("/ready", _ready, methods=["GET"]),
    Route("/metrics", _metrics, methods=["GET"]),
]
