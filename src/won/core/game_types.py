"""What each game has its own type of, for code that serves any game.

A type checker and msgspec see `Any`, or an object where it comes as JSON. `game_type` names the type, which each game
defines under that name or as the union `Any...`; the types of the browser client are made from it.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

JsonObject = dict[str, Any]

GameAction = Annotated[Any, Meta(extra={"game_type": "Action"})]
GameEvent = Annotated[Any, Meta(extra={"game_type": "Event"})]
GameView = Annotated[Any, Meta(extra={"game_type": "View"})]
GameSheet = Annotated[Any, Meta(extra={"game_type": "Sheet"})]

ActionJson = Annotated[JsonObject, Meta(extra={"game_type": "Action"})]
OrderJson = Annotated[JsonObject, Meta(extra={"game_type": "Order"})]
