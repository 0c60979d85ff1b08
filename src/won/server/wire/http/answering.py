"""From a request to its endpoint and back: identity, rate limits, decoding, and the answer."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

import msgspec

from won.core.record import RecordError
from won.server.accounts.identity import player_with_key
from won.server.accounts.keys import key_hash
from won.server.context import Context
from won.server.languages import preferred
from won.server.live.ownership import RemoteTableError
from won.server.wire.http.endpoint import PATH_PARAMS, Call, Endpoint
from won.server.wire.http.errors import TooManyRequestsError, error_reply, record_error_reply
from won.server.wire.http.reply import Asked, Reply, json
from won.tables.errors import RequestError

_PATTERNS: Final = {name: re.compile(schema["pattern"]) for name, schema in PATH_PARAMS.items() if "pattern" in schema}
HEAVY: Final = 128 * 1024  # bytes of a body, each of which counts as one request more
SLOW: Final = 0.1  # seconds for a body to arrive, after which the key may be another
KEY: Final = re.compile(r"[A-Za-z0-9_-]{20,100}")
Methods = Mapping[str, Endpoint]  # everything at one path


async def answer(methods: Methods, context: Context, asked: Asked) -> Reply:
    """Raises `RemoteTableError` where another process has the table; then nothing has happened."""
    lang = preferred(asked.headers.get("accept-language"))
    endpoint = methods.get(asked.method)
    if endpoint is None:
        refused = error_reply(lang, RequestError("method"))
        return msgspec.structs.replace(refused, headers={**refused.headers, "allow": ", ".join(sorted(methods))})
    call = Call(asked, context, lang)
    try:
        await _admit(endpoint, call)
        with _under_way(call):
            result = await endpoint.handler(call)
    except RemoteTableError:
        raise
    except RequestError as error:
        return error_reply(lang, error)
    except context.store.errors:  # logged and counted where it happened
        return error_reply(lang, RequestError("storage"))
    except RecordError as error:
        return record_error_reply(lang, error, call.game)
    if isinstance(result, Reply):  # something other than JSON of the declared type
        return result
    return json(result, endpoint.status) if endpoint.status != 204 else Reply(204)


def _under_way(call: Call) -> AbstractContextManager[None]:
    """Of a player, so that it ends before they are gone; raises if they are."""
    return nullcontext() if call.person is None else call.context.hub.services.callers.request(call.person.id)


async def _admit(endpoint: Endpoint, call: Call) -> None:
    """Refuse a request for every reason that does not depend on its endpoint."""
    _check_path_params(endpoint, call.asked)
    limiters = call.context.rate_limiters
    call.context.hub.services.bans.check("address", call.asked.address)
    table = call.asked.path_params.get("table")
    if table is not None and table not in call.context.hub.tables:
        _check_wait(limiters.wakes.take(call.asked.address))
    key = _key(call.asked)
    if endpoint.who == "operator":
        await _admit_operator(call, key)
    elif key is not None:
        _check_wait(limiters.key.take(key_hash(key)))
        await _identify(call, key)
    elif endpoint.who == "player":
        raise RequestError("no_key")
    if endpoint.query is not None:
        call.query = _query(call.asked, endpoint.query)
    if endpoint.costs and call.context.config.rates is not None and not call.asked.counted:
        from won.server.wire.http import quotas  # a browser has neither limits nor a database

        await quotas.spend(call, endpoint.costs)
    if endpoint.takes is not None:
        began = time.monotonic()
        data = await call.asked.read(endpoint.most)
        limiters.address.spend(call.asked.address, len(data) // HEAVY)
        call.body = _read(data, endpoint.takes)
        if call.person is not None and key is not None and time.monotonic() > began + SLOW:
            await _identify(call, key)


async def _identify(call: Call, key: str) -> None:
    call.person = await player_with_key(call.context.store, key)
    call.context.hub.services.bans.check("player", call.person.id)
    call.context.hub.services.origins.note(call.person.id, call.asked.address)


async def _admit_operator(call: Call, key: str | None) -> None:
    """Operators have keys of their own; that of a player opens nothing here."""
    from won.server.wire.http.operator_key import operator_with_key  # a browser has no database

    _check_wait(call.context.rate_limiters.operators.take(call.asked.address))
    call.operator = await operator_with_key(call.context, key or "")


def _check_path_params(endpoint: Endpoint, asked: Asked) -> None:
    for name in endpoint.path_params:
        value = asked.path_params[name]
        if name in _PATTERNS and not _PATTERNS[name].fullmatch(value):
            raise RequestError(f"no_{name}", found=value, field=name)
        if name == "seat" and not re.fullmatch("[0-9]", value):
            raise RequestError("no_seat", found=value, field=name)


def _key(asked: Asked) -> str | None:
    header = asked.headers.get("authorization")
    if header is None:
        return None
    scheme, _, key = header.partition(" ")
    if scheme.lower() != "bearer" or not KEY.fullmatch(key.strip()):
        raise RequestError("wrong_key")
    return key.strip()


def _check_wait(wait: float) -> None:
    if wait:
        raise TooManyRequestsError(wait)


def _read(data: bytes, kind: Any) -> Any:
    if kind is bytes:
        return data
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError("bad_body", **_detail(error)) from None


def _query(asked: Asked, kind: Any) -> Any:
    if any("\0" in value for value in asked.query.values()):
        raise RequestError("bad_query", detail="NUL")  # no database looks for one
    try:
        return msgspec.convert(dict(asked.query), kind, strict=False)
    except msgspec.ValidationError as error:
        raise RequestError("bad_query", **_detail(error)) from None


def _detail(error: Exception) -> dict[str, Any]:
    """What msgspec refused, and where."""
    problem, _, place = str(error).partition(" - at ")
    return {"detail": problem, "field": place.strip("`")}
