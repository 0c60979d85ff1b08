"""A real server with the built page, and a real browser: one of each for all tests of the page in a process.

They end with the last of these tests, so that no event loop of theirs runs beside other tests.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.chromium import MISSING, PATH, chromium
from tests.server.processes import Served
from tests.web.browser import PAGE, People


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if PATH is None:
        pytest.skip(MISSING)
    if not PAGE.exists():
        pytest.skip("The page has not been built: make web")
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(f"sqlite:///{tmp_path_factory.mktemp('web') / 'won.db'}") as served:
        yield served


@pytest.fixture
def people(browser: Browser, server: Served) -> Iterator[People]:
    some = People(browser, server.url)
    yield some
    some.leave()
