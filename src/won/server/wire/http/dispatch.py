"""From a request to its endpoint and back: identity, rate limits, decoding, and the answer."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
from sqlalchemy.exc import DBAPIError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from won.core.record import RecordError
from won.server.accounts.identity import player_with_key
from won.server.accounts.keys import key_hash
from won.server.languages import preferred
from won.server.operations.rate_limits import TokenBuckets
from won.server.wire.http.addresses import address
from won.server.wire.http.endpoint import PATH_PARAMS, Call, Endpoint, RawResponse
from won.server.wire.http.errors import TooManyRequestsError, error_response, json, record_error_response
from won.tables import limits
from won.tables.errors import RequestError

_PATTERNS: Final = {name: re.compile(schema["pattern"]) for name, schema in PATH_PARAMS.items() if "pattern" in schema}
KEY: Final = re.compile(r"[A-Za-z0-9_-]{20,100}")


def routes(endpoints: Iterable[Endpoint]) -> list[Route]:
    """One route for each path, so that a wrong method gets the list of right ones."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Route(path, Resource(methods)) for path, methods in paths.items()]


class Resource:
    """Everything at one path."""

    def __init__(self, methods: Mapping[str, Endpoint]) -> None:
        self.methods = {**methods, **({"HEAD": methods["GET"]} if "GET" in methods else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = await self.answer(Request(scope, receive))
        await answer(scope, receive, send)

    async def answer(self, request: Request) -> Response:
        lang = preferred(request.headers.get("accept-language"))
        endpoint = self.methods.get(request.method)
        if endpoint is None:
            refused = error_response(lang, RequestError("method"))
            refused.headers["allow"] = ", ".join(sorted(self.methods))
            return refused
        call = Call(request, request.app.state.context, lang)
        try:
            await _admit(endpoint, call)
            result = await endpoint.handler(call)
        except RequestError as error:
            return error_response(lang, error)
        except (DBAPIError, OSError):  # logged and counted where it happened
            return error_response(lang, RequestError("storage"))
        except RecordError as error:
            return record_error_response(lang, error, call.game)
        if isinstance(result, RawResponse):
            return result.response
        return json(result, endpoint.status) if endpoint.status != 204 else Response(status_code=204)


async def _admit(endpoint: Endpoint, call: Call) -> None:
    """Refuse a request for every reason that does not depend on its endpoint."""
    _check_path_params(endpoint, call.request)
    limiters = call.context.rate_limiters
    key = _key(call.request)
    if key is not None:
        _check_wait(limiters.key.take(key_hash(key)))
        call.person = await player_with_key(call.context.store, key)
    elif endpoint.who == "player":
        raise RequestError("no_key")
    if endpoint.query is not None:
        call.query = _query(call.request, endpoint.query)
    if endpoint.costs:
        buckets: TokenBuckets = getattr(limiters, endpoint.costs)
        _check_wait(
            buckets.take(call.player.id if endpoint.costs in ("new_tables", "renames") else address(call.request))
        )
    if endpoint.takes is not None:
        call.body = _read(await _body(call.request, endpoint.most), endpoint.takes)


def _check_path_params(endpoint: Endpoint, request: Request) -> None:
    for name in endpoint.path_params:
        value = request.path_params[name]
        if name in _PATTERNS and not _PATTERNS[name].fullmatch(value):
            raise RequestError(f"no_{name}", found=value, field=name)
        if name == "seat" and not re.fullmatch("[0-9]", value):
            raise RequestError("no_seat", found=value, field=name)


def _key(request: Request) -> str | None:
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, key = header.partition(" ")
    if scheme.lower() != "bearer" or not KEY.fullmatch(key.strip()):
        raise RequestError("wrong_key")
    return key.strip()


def _check_wait(wait: float) -> None:
    if wait:
        raise TooManyRequestsError(wait)


async def _body(request: Request, most: int) -> bytes:
    """The body, read no further than it may be long."""
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length[:20]) > most:
        raise RequestError("too_large", most=most)
    body = bytearray()
    try:
        async with asyncio.timeout(limits.PATIENCE):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise RequestError("too_large", most=most)
    except (TimeoutError, ClientDisconnect):
        raise RequestError("too_slow") from None
    return bytes(body)


def _read(data: bytes, kind: Any) -> Any:
    if kind is bytes:
        return data
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError("bad_body", **_detail(error)) from None


def _query(request: Request, kind: Any) -> Any:
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise RequestError("bad_query", **_detail(error)) from None


def _detail(error: Exception) -> dict[str, Any]:
    """What msgspec refused, and where."""
    problem, _, place = str(error).partition(" - at ")
    return {"detail": problem, "field": place.strip("`")}
