"""The security headers of answers, and the origins whose pages may open sockets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final[dict[str, str]] = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
# A browser obeys the other headers on documents alone, and a script, style sheet or font is none.
ASSET_HEADERS: Final = {
    name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy", "referrer-policy")
}
ASSET_TYPES: Final = ("text/javascript", "text/css", "font/")


def headers_for(content_type: str) -> dict[str, str]:
    """The security headers of an answer of this type."""
    return ASSET_HEADERS if content_type.startswith(ASSET_TYPES) else HEADERS


def same_origin(origin: str | None, host: str | None, public_url: str, others: Iterable[str]) -> bool:
    """Whether a page of that origin may open a socket: our own pages may, and programs, which send no origin."""
    if origin is None:
        return True
    allowed = {_origin(url) for url in (public_url, *others) if url}
    if origin.lower() in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc.lower() == str(host).lower()


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()
