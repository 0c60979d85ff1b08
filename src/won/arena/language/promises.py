"""Promises that a machine can check: `PROMISE 2 will sell ore by 4`, `PROMISE 1 wont build mine`."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_FORM: Final = re.compile(r"(\d) (will|wont|won't) (.+?)(?: by (\d{1,4}))?", re.IGNORECASE)


class Promise(NamedTuple):
    """To take, or not to take, an action that begins with these words until a round or turn is over."""

    to: int
    will: bool
    words: str
    by: int

    def __str__(self) -> str:
        return f"will {'' if self.will else 'not '}{self.words} by {self.by}"


def read(text: str, now: int, seats: int) -> Promise | None:
    """The promise of a line after its first word; without `by` it holds until the end of the next round or turn."""
    match = _FORM.fullmatch(" ".join(text.split()))
    if match is None or int(match[1]) >= seats:
        return None
    by = int(match[4]) if match[4] else now + 1
    return Promise(int(match[1]), match[2].lower() == "will", match[3].casefold(), max(by, now))


class Promises:
    """The promises of one seat; each is kept or broken in the end."""

    def __init__(self) -> None:
        self.open: list[Promise] = []
        self.made = 0
        self.kept = 0

    def add(self, promise: Promise) -> None:
        self.made += 1
        self.open.append(promise)

    def acted(self, line: str, now: int) -> None:
        """Judge them by an action of the seat, as it is written."""
        self.passed(now)
        done = [promise for promise in self.open if f"{line} ".casefold().startswith(f"{promise.words} ")]
        self._close(done, kept=[promise for promise in done if promise.will])

    def passed(self, now: int) -> None:
        """Judge those whose time is over."""
        late = [promise for promise in self.open if now > promise.by]
        self._close(late, kept=[promise for promise in late if not promise.will])

    def end(self) -> None:
        """Judge all at the end of the game."""
        self._close(self.open, kept=[promise for promise in self.open if not promise.will])

    def _close(self, closed: list[Promise], kept: list[Promise]) -> None:
        self.kept += len(kept)
        self.open = [promise for promise in self.open if promise not in closed]
