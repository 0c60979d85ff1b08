"""How long a bot took over its decisions: their number, sum and longest, and how many took about how long.

Durations are counted in classes, each a tenth longer than the one before, so that those of many games can be added
and a percentile of all of them read off to a tenth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import ceil, log
from typing import Final, NamedTuple

LEAST: Final = 1e-6  # seconds; what is shorter counts as this
STEP: Final = 1.1  # how much longer the durations of a class are than those of the class before


class Timing(NamedTuple):
    """The time a bot took, in seconds of the processor."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    classes: Mapping[int, int] = {}  # decisions by the class of their duration

    def added(self, seconds: float) -> Timing:
        """With one more decision."""
        place = ceil(log(max(seconds, LEAST) / LEAST, STEP))
        classes = {**self.classes, place: self.classes.get(place, 0) + 1}
        return Timing(self.decisions + 1, self.seconds + seconds, max(self.longest, seconds), classes)

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self.decisions)

    def percentile(self, part: float) -> float:
        """The seconds within which that part of the decisions were taken, at most a tenth too many; 0 if unknown."""
        left = part * sum(self.classes.values())
        for place in sorted(self.classes):
            left -= self.classes[place]
            if left <= 0:
                return min(self.longest, LEAST * STEP**place)
        return 0.0


def total(timings: Iterable[Timing]) -> Timing:
    """All of them as one."""
    decisions, seconds, longest = 0, 0.0, 0.0
    classes: Counter[int] = Counter()
    for timing in timings:
        decisions += timing.decisions
        seconds += timing.seconds
        longest = max(longest, timing.longest)
        classes.update(timing.classes)
    return Timing(decisions, seconds, longest, classes)
