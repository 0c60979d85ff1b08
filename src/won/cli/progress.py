"""Progress of a long run: a bar on a terminal, a line every ten seconds in a log."""

from __future__ import annotations

import time
from datetime import timedelta
from typing import Final, Self, TextIO

from rich.console import Console
from rich.progress import BarColumn, TextColumn
from rich.progress import Progress as Bar

from won.text.language import Language

REFRESH: Final = 0.2  # seconds between two updates of a bar
LOGGED: Final = 10.0  # and between two lines of a log


class Progress:
    """Counts the games of a run and shows how many are left."""

    def __init__(self, lang: Language, total: int, stream: TextIO) -> None:
        self.lang = lang
        self.total = total
        self.stream = stream
        self.live = stream.isatty()
        self.done = self.earlier = 0
        self.started = self.shown = time.monotonic()
        # Without a thread of its own, because workers are forked while it runs.
        columns = (BarColumn(18), TextColumn("{task.description}", markup=False))
        self.bar = Bar(*columns, console=Console(file=stream), auto_refresh=False, disable=not self.live)
        self.task = self.bar.add_task("", total=total)

    def __enter__(self) -> Self:
        self.bar.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._show(time.monotonic())
        self.bar.stop()

    def step(self, earlier: bool) -> None:
        """Count one more game, played now or in an earlier run."""
        self.done += 1
        self.earlier += earlier
        now = time.monotonic()
        if now - self.shown >= (REFRESH if self.live else LOGGED):
            self._show(now)

    def _show(self, now: float) -> None:
        self.shown = now
        rate = (self.done - self.earlier) / max(1e-6, now - self.started)
        left = timedelta(seconds=round((self.total - self.done) / rate)) if rate else timedelta()
        text = self.lang.gettext(
            "{done}/{total} games, {found} already there, {rate:.1f} a second, {left} left"
        ).format(done=self.done, total=self.total, found=self.earlier, rate=rate, left=left)
        if self.live:
            self.bar.update(self.task, completed=self.done, description=text, refresh=True)
        else:
            print(text, file=self.stream, flush=True)
