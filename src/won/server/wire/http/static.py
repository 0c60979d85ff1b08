"""The browser client as files: one page for every address that is not ours, and its parts, packed where possible."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from won.server.languages import preferred
from won.server.wire.http.errors import fault
from won.server.wire.http.html import page, paragraph
from won.tables.errors import RequestError

PAGE: Final = "index.html"
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # the best first
RESERVED: Final = ("api", "ws", "health", "ready", "metrics", "mail", "assets")
_FOR_EVER: Final = "public, max-age=31536000, immutable"  # the name holds a hash of what is inside
_ASK: Final = "no-cache"  # kept, but asked for each time
_TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}


class File(msgspec.Struct, frozen=True):
    kind: str
    tag: str
    caching: str
    forms: dict[str, bytes]  # by encoding; "" as it is


class Site:
    """Every file is read when the page changes, so that no request touches the disk or names a path on it."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.seen = 0
        self.files: dict[str, File] = {}

    def refresh(self) -> None:
        try:
            changed = (self.home / PAGE).stat().st_mtime_ns
        except OSError:
            changed = 0
        if changed != self.seen:
            self.files = _read(self.home) if changed else {}
            self.seen = changed

    async def serve(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        first = path.partition("/")[0]
        self.refresh()
        found = self.files.get(path)
        if found is None and first not in RESERVED:
            found = self.files.get(PAGE)
        if found is None:
            lang = preferred(request.headers.get("accept-language"))
            return fault(lang, RequestError("address")) if first in RESERVED else not_built(request)
        return _sent(request, found)


def _read(home: Path) -> dict[str, File]:
    found = {}
    for path in sorted(home.rglob("*")):
        name = path.relative_to(home).as_posix()
        if path.is_file() and path.suffix not in PACKED.values() and not name.endswith((".py", ".pyc")):
            forms = {"": path.read_bytes()}
            for encoding, suffix in PACKED.items():
                packed = path.with_name(path.name + suffix)
                if packed.is_file():
                    forms[encoding] = packed.read_bytes()
            caching = _FOR_EVER if name.startswith("assets/") else _ASK
            tag = hashlib.sha256(forms[""]).hexdigest()[:24]
            found[name] = File(_kind(path), tag, caching, forms)
    return found


def _kind(path: Path) -> str:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith(("json", "xml")) else kind


def _sent(request: Request, file: File) -> Response:
    taken = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    encoding = next((name for name in PACKED if name in taken and name in file.forms), "")
    tag = f'"{file.tag}{"-" if encoding else ""}{encoding}"'
    headers = {"cache-control": file.caching, "etag": tag, "vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.forms[encoding], headers=headers, media_type=file.kind)


def not_built(request: Request) -> Response:
    """A friendly word while there is no browser client yet."""
    lang = preferred(request.headers.get("accept-language"))
    said = lang.gettext("The server is running, but its page has not been built yet. To build it:")
    ways = '<p><code>make web</code></p><p><a href="/api/docs">API</a></p>'
    return page(lang, "Wealth of Nations", paragraph(said) + ways)
