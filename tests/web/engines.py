"""The machine's own Firefox over WebDriver BiDi, and WebKitGTK over WebDriver, with as little as a game needs."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.waiting import wait_until

WIDTH: Final = 1366
HEIGHT: Final = 768
# The machine may have no language set, and a container no sandbox within its own.
_GTK: Final = {"LANGUAGE": "en", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
MINI_BROWSERS: Final = ("webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0")


class Engine(Protocol):
    """A page in some browser."""

    def go(self, url: str) -> None: ...

    def run(self, script: str) -> Any:
        """The value of an expression in JavaScript."""


def missing(name: str) -> str:
    """What this machine lacks for an engine, empty for nothing."""
    needed = {"firefox": ("firefox-esr",), "webkit": ("WebKitWebDriver", "Xvfb")}[name]
    absent = [program for program in needed if shutil.which(program) is None]
    if name == "webkit" and not absent and mini_browser() is None:
        absent = ["MiniBrowser"]
    packages = {"firefox": "firefox-esr", "webkit": "webkit2gtk-driver xvfb"}[name]
    return f"There is no {absent[0]} on this machine. On Debian: apt install {packages}" if absent else ""


def mini_browser() -> Path | None:
    folders = [Path("/usr/lib") / f"{os.uname().machine}-linux-gnu" / name for name in MINI_BROWSERS]
    return next((folder / "MiniBrowser" for folder in folders if (folder / "MiniBrowser").exists()), None)


@contextmanager
def engine(name: str) -> Iterator[Engine]:
    with ExitStack() as stack:
        yield stack.enter_context(firefox() if name == "firefox" else webkit())


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@contextmanager
def _process(words: list[str], **environment: str) -> Iterator[None]:
    quiet = subprocess.DEVNULL
    with subprocess.Popen(words, stdout=quiet, stderr=quiet, env={**os.environ, **environment}) as process:
        try:
            yield
        finally:
            process.terminate()


class _Firefox:
    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._number = 0
        self._call("session.new", capabilities={})
        self._page = self._call("browsingContext.getTree")["contexts"][0]["context"]
        self._call("browsingContext.setViewport", context=self._page, viewport={"width": WIDTH, "height": HEIGHT})

    def _call(self, method: str, **params: Any) -> Any:
        self._number += 1
        self._line.send(msgspec.json.encode({"id": self._number, "method": method, "params": params}).decode())
        while True:
            answer = msgspec.json.decode(self._line.recv(timeout=60))
            if answer.get("id") == self._number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def go(self, url: str) -> None:
        self._call("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def run(self, script: str) -> Any:
        text = f"(async () => JSON.stringify(await ({script})))()"
        shown = self._call("script.evaluate", expression=text, target={"context": self._page}, awaitPromise=True)
        assert shown["type"] == "success", shown
        return msgspec.json.decode(shown["result"]["value"]) if "value" in shown["result"] else None


@contextmanager
def firefox() -> Iterator[Engine]:
    port = _free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        words = ["firefox-esr", "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", str(port)]
        with _process(words):

            def opened() -> ClientConnection | None:
                try:
                    return connect(f"ws://127.0.0.1:{port}/session", max_size=None, proxy=None)
                except (OSError, WebSocketException):
                    return None

            line = wait_until(opened)
            assert line is not None
            with line:
                yield _Firefox(line)


class _WebKit:
    def __init__(self, client: httpx.Client) -> None:
        browser = {"binary": str(mini_browser()), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": browser}}}
        self._client = client
        self._session = f"/session/{self._post('/session', wanted)['sessionId']}"
        self._post(f"{self._session}/window/rect", {"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT})

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self._client.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def go(self, url: str) -> None:
        self._post(f"{self._session}/url", {"url": url})

    def run(self, script: str) -> Any:
        return self._post(f"{self._session}/execute/sync", {"script": f"return {script}", "args": []})

    def close(self) -> None:
        self._client.delete(self._session)


@contextmanager
def webkit() -> Iterator[Engine]:
    port, display = _free_port(), f":{_free_port() % 30_000 + 100}"
    with (
        _process(["Xvfb", display, "-screen", "0", f"{WIDTH}x{HEIGHT}x24"]),
        _process(["WebKitWebDriver", f"--port={port}"], DISPLAY=display, **_GTK),
        httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=120) as client,
    ):
        wait_until(lambda: Path(f"/tmp/.X11-unix/X{display[1:]}").exists())

        def ready() -> bool:
            try:
                return client.get("/status").is_success
            except httpx.HTTPError:
                return False

        wait_until(ready)
        page = _WebKit(client)
        try:
            yield page
        finally:
            page.close()
