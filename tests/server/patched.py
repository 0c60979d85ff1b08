"""A client's copy of a table's state, kept up to date by whole states and patches."""

from __future__ import annotations

from typing import Any

import msgspec

from won.server.wire.changes import changed
from won.server.wire.messages.from_server import State

Message = dict[str, Any]


class Copy:
    """`state` is always what a whole state would say."""

    def __init__(self) -> None:
        self.state: Message = {}
        self._legal: dict[tuple[int, bool], Message] = {}  # the last list of each seat, on turn and not

    def hear(self, message: Message) -> None:
        if message["type"] == "state":
            self.state = message
            mine = message.get("mine", ())
            self._legal = {self._side(own["seat"]): own["legal"] for own in mine if own.get("legal")}
        elif message["type"] == "patch":
            self._patch(message)

    def _patch(self, patch: Message) -> None:
        assert patch["base"] == self.state["sequence"]
        if patch.get("change") is not None:
            self.state = changed(self.state, patch["change"])
        mine = [{**own, "legal": self._edited(own["seat"], patch)} for own in self.state.get("mine", ())]
        self.state = {**self.state, "sequence": patch["sequence"], "time": patch["time"], "mine": mine}

    def _edited(self, seat: int, patch: Message) -> Message | None:
        edit = patch.get("legal", {}).get(str(seat))
        if edit is None:
            return None
        side = self._side(seat)
        self._legal[side] = changed(self._legal.get(side, {"actions": [], "composed": []}), edit)
        return self._legal[side]

    def _side(self, seat: int) -> tuple[int, bool]:
        return seat, seat in self.state.get("to_move", ())

    def same_as(self, whole: Message) -> bool:
        return msgspec.convert(self.state, State) == msgspec.convert(whole, State)


def messages(frame: str) -> list[Message]:
    """The messages of a frame: one, or an array of them."""
    decoded = msgspec.json.decode(frame)
    return decoded if isinstance(decoded, list) else [decoded]
