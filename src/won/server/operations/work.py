"""Long work that must not hold up the event loop, and who asks for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """Who asks for work, and from where; both empty for the server itself."""

    player: str = ""
    address: str = ""

    @property
    def name(self) -> str:
        return self.player or self.address


class Work(Protocol):
    async def run(self, asker: Asker, function: Callable[..., T], *args: Any) -> T:
        """The result of a function of a module; raises what it raises."""

    def admit(self, asker: Asker) -> None:
        """Raise where the asker would be refused now: before what the work needs is gathered, which takes time too."""

    async def thread(self, function: Callable[..., T], *args: Any) -> T:
        """The same, for work that is short but not short enough for the event loop."""

    def start(self) -> None:
        """Prepare, so that the first to ask need not wait."""

    def stop(self) -> None: ...
