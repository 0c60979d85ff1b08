"""How far a long run has come: a bar, rate and time left on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import time
from typing import Final, TextIO

from won.text.language import Language

OFTEN: Final = 0.2  # seconds between two words on a terminal
SELDOM: Final = 10.0  # and elsewhere, as in a log
WIDE: Final = 18  # the bar, in columns


class Progress:
    def __init__(self, lang: Language, total: int, stream: TextIO) -> None:
        self.lang = lang
        self.total = total
        self.stream = stream
        self.live = stream.isatty()
        self.done = self.found = 0
        self.started = self.told = time.monotonic()

    def step(self, found: bool) -> None:
        self.done += 1
        self.found += found
        now = time.monotonic()
        if now - self.told >= (OFTEN if self.live else SELDOM):
            self._tell(now)

    def end(self) -> None:
        """The last word, which stays."""
        self._tell(time.monotonic())
        if self.live:
            self.stream.write("\n")
        self.stream.flush()

    def _tell(self, now: float) -> None:
        self.told = now
        rate = (self.done - self.found) / max(1e-6, now - self.started)
        left = (self.total - self.done) / rate if rate else 0.0
        text = self.lang.gettext(
            "{done}/{total} games, {found} already there, {rate:.1f} a second, {left} left"
        ).format(done=self.done, total=self.total, found=self.found, rate=rate, left=clock(left))
        self.stream.write(f"\r{bar(self.done / max(1, self.total))} {text}\033[K" if self.live else f"{text}\n")
        self.stream.flush()


def bar(part: float) -> str:
    """How much of the whole, in blocks of which the last may be a slice."""
    eighths = round(8 * WIDE * min(1.0, part))
    whole, rest = divmod(eighths, 8)
    return f"▕{('█' * whole + (' ▏▎▍▌▋▊▉'[rest] if rest else '')).ljust(WIDE)}▏"


def clock(seconds: float) -> str:
    """65 seconds as 1:05."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
