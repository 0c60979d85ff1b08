"""The built site, and a plain file server for it."""

from __future__ import annotations

import gzip
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
SITE: Final = ROOT / "dist/site"


def built() -> Path:
    if not (SITE / "index.html").exists():
        pytest.skip("The site has not been built: make site")
    return SITE


def python_folder() -> Path:
    """What is shipped of Python."""
    return next(built().glob("python-*"))


def sent(paths: set[str]) -> int:
    """Bytes of those files from a host that compresses texts, as most do."""
    files = [built() / (path.strip("/") or "index.html") for path in paths]
    texts = (".html", ".css", ".js", ".mjs", ".svg", ".webmanifest")
    return sum(
        len(gzip.compress(data) if file.suffix in texts else data) for file in files for data in [file.read_bytes()]
    )


class _Quiet(SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        """Browsers may keep the files for ten minutes, as hosts of pages say."""
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()

    def log_message(self, *args: Any) -> None:
        """Nobody reads it."""


class FileServer:
    """As `python -m http.server` serves a folder, but for how long files may be kept."""

    def __init__(self, folder: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
