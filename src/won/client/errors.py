"""What can go wrong between a client and its server."""

from __future__ import annotations

from http import HTTPStatus

from websockets.exceptions import InvalidStatus

from won.core.refusal import Refusal


class ClientError(Exception):
    """The server did not do what was asked; `code` is for programs and the text for people."""

    def __init__(self, code: str, text: str = "") -> None:
        super().__init__(text or code)
        self.code = code


class RefusedError(ClientError):
    """A message over the socket was refused; `refusal` cites the rule where a rule forbids it."""

    def __init__(self, code: str, text: str = "", refusal: Refusal | None = None) -> None:
        super().__init__(code, text)
        self.refusal = refusal


class ClosedError(ClientError):
    """The server has ended the connection for good, or this client has."""


def unreachable(address: str, error: Exception) -> ClosedError:
    """Why there was never a connection to a table."""
    missing = isinstance(error, InvalidStatus) and error.response.status_code == HTTPStatus.NOT_FOUND
    return ClosedError("no_table" if missing else "unreachable", f"{address}: {error}")
