"""A server to take pictures of, and playing there by the adviser's hints."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

from playwright.sync_api import Error, Page

HINTS: Final = 40  # followed at most, to come into the middle of a game


@contextmanager
def server() -> Iterator[str]:
    """The address of a server with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", "0", "--limits", "0", "--database", f"sqlite:///{folder}/won.db"]
        command = [sys.executable, "-m", "won.cli.main", *words]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                line = process.stdout.readline()
                yield next(word for word in line.split() if word.startswith("http")).rstrip("/")
            finally:
                process.terminate()


def follow_hints(page: Page, until: Callable[[], bool], most: int = HINTS) -> None:
    """Do what the adviser says until the condition holds."""
    for _ in range(most):
        if until():
            return
        with suppress(Error):  # the others are thinking
            if not page.locator(".adviser").count():
                page.keyboard.press("h")
            page.locator(".adviser-do").click(timeout=2_500)
        page.wait_for_timeout(250)
