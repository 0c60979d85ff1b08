"""The built site behind a plain file server, and a real browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.chromium import MISSING, PATH, chromium
from tests.site.folder import FileServer, built


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if PATH is None:
        pytest.skip(MISSING)
    built()
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="package")
def site() -> Iterator[FileServer]:
    server = FileServer(built())
    yield server
    server.close()
