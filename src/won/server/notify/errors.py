"""What can come of sending a message."""

from __future__ import annotations


class Failed(Exception):  # noqa: N818
    """It did not arrive; `final` when trying again would not help."""

    def __init__(self, problem: str, final: bool = False) -> None:
        super().__init__(problem)
        self.problem = problem
        self.final = final
