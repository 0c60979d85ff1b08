"""What one has learnt: puzzles with a rating of one's own, and the accuracy of one's games over time."""

from __future__ import annotations

from typing import Final

import msgspec

from won.puzzles.grading import Strength
from won.server.accounts.profiles import Accurate, accuracies_of
from won.server.storage.puzzle_attempts import solving_of
from won.server.wire.http.endpoint import Call, Endpoint


class Learning(msgspec.Struct, frozen=True):
    """`tried`: by puzzle, whether the first attempt was right; `accuracies`: of reviewed games, the oldest first."""

    strength: Strength
    tried: dict[str, bool]
    accuracies: tuple[Accurate, ...]


async def learning(call: Call) -> Learning:
    store, player = call.database_store, call.player.id
    solving = await store.database.read(lambda db: solving_of(db, player))
    return Learning(solving.strength, solving.tried, tuple(await accuracies_of(store, player)))


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me/learning", learning, "One's own puzzles, and the accuracy of one's games over time",
             gives=Learning, tag="players"),
)  # fmt: skip
