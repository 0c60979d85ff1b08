"""The machine's own Chromium; its headless shell where there is one, for a third less processor time."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

from tests.waiting import SECONDS

_NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING: Final = "There is no Chromium on this machine. On Debian and Ubuntu: apt install chromium-headless-shell"
PATIENCE: Final = 1000 * SECONDS  # milliseconds
# With a limit no process is started ahead for a next page: a tenth less processor time for each person at a browser.
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--renderer-process-limit=1")
PATH: Final = next((path for name in _NAMES if (path := shutil.which(name))), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A running browser; as root it needs to go without its sandbox."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PATH, args=FLAGS)
        expect.set_options(timeout=PATIENCE)
        yield browser
        browser.close()
