"""“Your turn” with the tab closed: subscribed on the page, sent by the server, shown by the worker of the browser."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser

from tests.server.notify.subscriber import Subscriber
from tests.server.running import Running
from tests.waiting import SECONDS, wait_until
from tests.web.browser import PHONE, People, faults, overflows
from tests.web.positions import newcomer
from won.server import app
from won.server.notify.notifier import Notifier
from won.server.operations.config import Config


@contextmanager
def push_service() -> Iterator[tuple[str, list[bytes]]]:
    got: list[bytes] = []

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.append(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Service)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/push", got
    finally:
        server.shutdown()
        thread.join(10)
        server.server_close()


# Chromium has no push service without the net: its answer is that of our own service.
SUBSCRIBED = """PushManager.prototype.subscribe = async (wanted) => {
  window.wanted = [wanted.userVisibleOnly, wanted.applicationServerKey.length];
  return {toJSON: () => (%s)};
}"""

# Chromium without a screen shows no notifications: what the worker wants to show is kept.
SHOWS = """() => {
  self.registration.showNotification = async (...shown) => { self.shown = [...(self.shown ?? []), shown]; };
}"""


def chosen(client: httpx.Client, own: dict[str, str]) -> list[tuple[list[str], int]]:
    """Of what each place is told, and how often."""
    channels = client.get("/api/me/channels", headers=own).json()
    return [(each["events"], each["pace"]) for each in channels]


def test_a_browser_is_told_that_it_is_its_turn_with_the_page_closed(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "Notifier", partial(Notifier, grace=0.0, every=0.2))
    config = Config(f"sqlite:///{tmp_path / 'won.db'}", rates=None, private_webhooks=True)
    with push_service() as (endpoint, got), Running(config) as server:
        subscriber = Subscriber(endpoint)
        people = People(browser, f"http://localhost:{server.port}")
        ada = people.person()
        ada.context.grant_permissions(["notifications"])
        ada.context.add_init_script(SUBSCRIBED % json.dumps({"endpoint": endpoint, "keys": subscriber.keys}))
        with httpx.Client(base_url=server.url, trust_env=False, timeout=SECONDS) as client:
            own = newcomer(client, ada, "Ada")
            ada.goes("/settings").presses("Notify this browser")
            ada.sees("You will get messages there.")
            assert ada.page.evaluate("window.wanted") == [True, 65]
            ada.page.get_by_label("How often").select_option("At most once an hour, all together")
            ada.page.get_by_label("When a game of mine has ended").check()
            for size in (PHONE, (1280, 860)):
                ada.page.set_viewport_size({"width": size[0], "height": size[1]})
                assert faults(ada.page) + overflows(ada.page) == []
            wait_until(lambda: chosen(client, own) == [(["turn", "over"], 1)])
            seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
            setup = {"game": "shares", "edition": "classic", "players": 2, "title": "Friday"}
            asked = {"setup": setup, "seats": seats, "start": True}
            table = client.post("/api/tables", json=asked, headers=own).json()["id"]
        devtools = ada.context.new_cdp_session(ada.page)
        registered: list[dict[str, Any]] = []
        devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: registered.extend(event["registrations"]))
        devtools.send("ServiceWorker.enable")
        wait_until(lambda: got)
        shown = subscriber.read(got[0])
        assert (shown["title"], shown["url"]) == ("Your turn: Friday", f"{server.url}/tables/{table}")
        ada.page.wait_for_function("navigator.serviceWorker.controller !== null")
        [worker] = ada.context.service_workers
        worker.evaluate(SHOWS)
        ada.page.goto("about:blank")
        for known in {each["registrationId"] for each in registered}:
            message = {"origin": people.url, "registrationId": known, "data": json.dumps(shown)}
            devtools.send("ServiceWorker.deliverPushMessage", message)
        expected = [shown["title"], {"body": shown["body"], "tag": table, "data": {"url": shown["url"]}}]
        wait_until(lambda: worker.evaluate("self.shown ?? null") == [expected])
        people.leave()
