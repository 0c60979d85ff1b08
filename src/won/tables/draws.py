"""From the seed of a table to its draws: which stream of numbers each of them takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from won.core.chance import joint_key, numbers, source

SCHEME: Final = 2  # how games that begin now draw; `Started` says how a game began
SETUP: Final = "setup"
Nonces = tuple[str, ...] | None  # by seat; none for a game of the first scheme


class Draws(NamedTuple):
    """`nonces`: what each seat added; without any, as in the first scheme, draws hang on the step alone."""

    seed: str
    nonces: Nonces

    def setup(self) -> Callable[[], float]:
        return source(f"{self.seed}/chance").random if self.nonces is None else self._numbers(SETUP)

    def name(self, action: Any, step: int, drawn: int) -> str:
        """The name of the draw of an action, after `drawn` others in the game.

        It does not hang on the step, so that no action without chance moves a later draw.
        """
        return str(step) if self.nonces is None else f"{type(action).__struct_config__.tag}/{drawn}"

    def of_action(self, action: Any, step: int, drawn: int) -> Callable[[], float]:
        """The draw of an action. Its source is made with the first number: most actions take none."""
        draw: Callable[[], float] | None = None

        def number() -> float:
            nonlocal draw
            if draw is None:
                name = self.name(action, step, drawn)
                draw = source(f"{self.seed}/{name}").random if self.nonces is None else self._numbers(name)
            return draw()

        return number

    def _numbers(self, name: str) -> Callable[[], float]:
        assert self.nonces is not None
        return numbers(joint_key(self.seed, self.nonces), name)
