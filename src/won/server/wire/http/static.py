"""The files of the browser client: its page for every path that is not the server's, compressed where possible."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from won.server.languages import preferred
from won.server.wire.http.html import page, paragraph
from won.server.wire.http.responses import error_response
from won.tables.errors import RequestError

PAGE: Final = "index.html"
COMPRESSED: Final = {"br": ".br", "gzip": ".gz"}  # the best first
RESERVED: Final = ("api", "ws", "health", "ready", "metrics", "mail", "assets")
_IMMUTABLE: Final = "public, max-age=31536000, immutable"  # the name contains a hash of the content
_REVALIDATE: Final = "no-cache"  # cached, but checked each time
_TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}


class File(msgspec.Struct, frozen=True):
    kind: str
    tag: str
    caching: str
    forms: dict[str, bytes]  # by encoding; "" is uncompressed


class StaticSite:
    """All files are read when the page changes: no request reads the disk or names a path on it."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self._modified = 0
        self.files: dict[str, File] = {}

    def refresh(self) -> None:
        try:
            changed = (self.home / PAGE).stat().st_mtime_ns
        except OSError:
            changed = 0
        if changed != self._modified:
            self.files = _read(self.home) if changed else {}
            self._modified = changed

    async def serve(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        first = path.partition("/")[0]
        self.refresh()
        file = self.files.get(path)
        if file is None and first not in RESERVED:
            file = self.files.get(PAGE)
        if file is None:
            lang = preferred(request.headers.get("accept-language"))
            return error_response(lang, RequestError("address")) if first in RESERVED else not_built(request)
        return _response(request, file)


def _read(home: Path) -> dict[str, File]:
    files = {}
    for path in sorted(home.rglob("*")):
        name = path.relative_to(home).as_posix()
        if path.is_file() and path.suffix not in COMPRESSED.values() and not name.endswith((".py", ".pyc")):
            forms = {"": path.read_bytes()}
            for encoding, suffix in COMPRESSED.items():
                compressed = path.with_name(path.name + suffix)
                if compressed.is_file():
                    forms[encoding] = compressed.read_bytes()
            caching = _IMMUTABLE if name.startswith("assets/") else _REVALIDATE
            tag = hashlib.sha256(forms[""]).hexdigest()[:24]
            files[name] = File(_kind(path), tag, caching, forms)
    return files


def _kind(path: Path) -> str:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith(("json", "xml")) else kind


def _response(request: Request, file: File) -> Response:
    accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    encoding = next((name for name in COMPRESSED if name in accepted and name in file.forms), "")
    tag = f'"{file.tag}{"-" if encoding else ""}{encoding}"'
    headers = {"cache-control": file.caching, "etag": tag, "vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.forms[encoding], headers=headers, media_type=file.kind)


def not_built(request: Request) -> Response:
    """What to do where there is no browser client, as after an installation from the repository."""
    lang = preferred(request.headers.get("accept-language"))
    message = lang.gettext(
        "The server is running, but was installed without its page. The wheel of a release has it; "
        "in a clone of the repository, build it:"
    )
    commands = '<p><code>make web</code></p><p><a href="/api/docs">API</a></p>'
    return page(lang, "Wealth of Nations", paragraph(message) + commands)
