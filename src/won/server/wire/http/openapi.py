"""The OpenAPI document, made from the endpoints and their types."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

import msgspec

import won
from won.server.wire.http.endpoint import PLACES, Endpoint
from won.server.wire.http.errors import Fault

_REF: Final = "#/components/schemas/{name}"
_ALWAYS: Final = (400, 401, 429, 503)  # what any endpoint may answer
_SAYS: Final = {
    200: "Done",
    201: "Made",
    204: "Done, and there is nothing to say",
    400: "It could not be read",
    401: "Without a key, or with one that nobody has",
    403: "Not for this player",
    404: "There is no such thing",
    408: "It took too long to arrive",
    409: "It cannot be done now",
    413: "Too large",
    422: "Read, but it cannot be so; the field and the rule say why",
    429: "Too much at once; see Retry-After",
    503: "Not now: it could not be stored, or too many write at once; the same may be tried again",
}


def document(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    every = [endpoint for endpoint in endpoints if endpoint.summary]
    types = [Fault, *_types(every)]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF)
    known = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in every:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Wealth of Nations",
            "version": won.__version__,
            "description": "Everything around a table; what happens at it goes over its socket (docs/protocol.md).",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer", "description": "The key of a player"}},
        },
    }


def _types(endpoints: Iterable[Endpoint]) -> list[Any]:
    """Every type once, whatever cannot be hashed included."""
    found: dict[str, Any] = {}
    for endpoint in endpoints:
        for kind in (endpoint.takes, endpoint.gives, endpoint.query):
            if kind is not None and kind is not bytes:
                found.setdefault(repr(kind), kind)
    return list(found.values())


def _operation(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": re.sub(r"\W+", "_", endpoint.method.lower() + endpoint.path.removeprefix("/api")).strip("_"),
        "summary": endpoint.summary,
        "tags": [endpoint.tag or "server"],
        "parameters": [_place(name) for name in endpoint.places] + _query(endpoint.query),
        "responses": _responses(endpoint, known),
    }
    if endpoint.takes is not None:
        schema = {"type": "object"} if endpoint.takes is bytes else known[repr(endpoint.takes)]
        content = {"schema": schema} if endpoint.example is None else {"schema": schema, "example": endpoint.example}
        operation["requestBody"] = {"required": True, "content": {"application/json": content}}
    operation["security"] = [{"key": []}] if endpoint.who == "player" else [{}, {"key": []}]
    return operation


def _place(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": PLACES[name]}


def _query(kind: Any) -> list[dict[str, Any]]:
    if kind is None:
        return []
    (schema,), components = msgspec.json.schema_components([kind], ref_template=_REF)
    shape = components[schema["$ref"].rpartition("/")[2]]
    needed = shape.get("required", ())
    return [
        {"name": name, "in": "query", "required": name in needed, "schema": field}
        for name, field in shape["properties"].items()
    ]


def _responses(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": _SAYS[endpoint.status]}
    if endpoint.gives is not None:
        good["content"] = {"application/json": {"schema": known[repr(endpoint.gives)]}}
    sized = (408, 413) if endpoint.takes is not None else ()
    placed = (404,) if endpoint.places else ()
    responses = {str(endpoint.status): good}
    for status in sorted({*_ALWAYS, *sized, *placed, *endpoint.faults}):
        responses[str(status)] = {
            "description": _SAYS[status],
            "content": {"application/json": {"schema": known[repr(Fault)]}},
        }
    return responses
