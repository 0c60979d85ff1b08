"""Answers as Starlette sends them."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from won.server.operations.metrics import REFUSALS
from won.server.wire.http import reply
from won.server.wire.http.errors import error_reply
from won.server.wire.http.reply import Reply
from won.tables.errors import RequestError
from won.text.language import Language


def response(answer: Reply) -> Response:
    if answer.refused:
        REFUSALS.labels(answer.refused).inc()
    return Response(answer.body, answer.status, dict(answer.headers), answer.kind)


def error_response(lang: Language, error: RequestError) -> Response:
    return response(error_reply(lang, error))


def json(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return response(reply.json(value, status, headers))
