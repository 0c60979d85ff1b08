"""The error of a notification."""

from __future__ import annotations


class Failed(Exception):  # noqa: N818
    """It was not delivered; `final` if trying again would not help."""

    def __init__(self, problem: str, final: bool = False) -> None:
        super().__init__(problem)
        self.problem = problem
        self.final = final
