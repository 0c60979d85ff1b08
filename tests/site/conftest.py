"""The built site behind a plain file server, and a real browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.site.folder import FileServer, built
from tests.web.browser import chromium


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("There is no Chromium on this machine. On Debian and Ubuntu: apt install chromium")
    built()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def site() -> Iterator[FileServer]:
    server = FileServer(built())
    yield server
    server.close()
