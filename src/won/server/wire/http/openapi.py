"""The OpenAPI document, built from the endpoints and their types."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

import msgspec

import won
from won.server.wire.http.endpoint import PATH_PARAMS, Endpoint
from won.server.wire.http.errors import Fault

_REF: Final = "#/components/schemas/{name}"
_ALWAYS: Final = (400, 401, 429, 503)  # statuses of any endpoint
_DESCRIPTIONS: Final = {
    200: "Done",
    201: "Created",
    204: "Done; the answer is empty",
    400: "The request could not be read",
    401: "No key, or an unknown one",
    403: "Not allowed for this player",
    404: "Not found",
    408: "The request took too long to arrive",
    409: "Cannot be done now",
    413: "Too large",
    422: "A value is refused; the field and the rule say why",
    429: "Too many requests; see Retry-After",
    503: "Could not be stored now; the same request may be tried again",
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
    """Every type once; some cannot be hashed."""
    types: dict[str, Any] = {}
    for endpoint in endpoints:
        for kind in (endpoint.takes, endpoint.gives, endpoint.query):
            if kind is not None and kind is not bytes:
                types.setdefault(repr(kind), kind)
    return list(types.values())


def _operation(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": re.sub(r"\W+", "_", endpoint.method.lower() + endpoint.path.removeprefix("/api")).strip("_"),
        "summary": endpoint.summary,
        "tags": [endpoint.tag or "server"],
        "parameters": [_path_param(name) for name in endpoint.path_params] + _query(endpoint.query),
        "responses": _responses(endpoint, known),
    }
    if endpoint.takes is not None:
        schema = {"type": "object"} if endpoint.takes is bytes else known[repr(endpoint.takes)]
        content = {"schema": schema} if endpoint.example is None else {"schema": schema, "example": endpoint.example}
        operation["requestBody"] = {"required": True, "content": {"application/json": content}}
    operation["security"] = [{"key": []}] if endpoint.who == "player" else [{}, {"key": []}]
    return operation


def _path_param(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": PATH_PARAMS[name]}


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
    success: dict[str, Any] = {"description": _DESCRIPTIONS[endpoint.status]}
    if endpoint.gives is not None:
        success["content"] = {"application/json": {"schema": known[repr(endpoint.gives)]}}
    sized = (408, 413) if endpoint.takes is not None else ()
    missing = (404,) if endpoint.path_params else ()
    responses = {str(endpoint.status): success}
    for status in sorted({*_ALWAYS, *sized, *missing, *endpoint.errors}):
        responses[str(status)] = {
            "description": _DESCRIPTIONS[status],
            "content": {"application/json": {"schema": known[repr(Fault)]}},
        }
    return responses
