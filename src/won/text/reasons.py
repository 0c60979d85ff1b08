"""What a sentence needs of a reason, so that texts need not know the players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol


class Reason(Protocol):
    """What a decision carries; `won.players.bot.Reason` is one."""

    @property
    def code(self) -> str: ...

    @property
    def about(self) -> Mapping[str, Any]: ...

    @property
    def worth(self) -> float | None: ...
