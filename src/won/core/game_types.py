"""What each game has its own type of, for code that serves any game.

A type checker and msgspec see `Any`, or an object where it comes as JSON. `game_type` names the type, which each game
defines under that name or as the union `Any...`; the types of the browser client are made from it.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

JsonObject = dict[str, Any]

_ACTION = Meta(description="An action of the game of the table", extra={"game_type": "Action"})
_EVENT = Meta(description="An event of the game of the table", extra={"game_type": "Event"})
_ORDER = Meta(description="A standing order of the game of the table", extra={"game_type": "Order"})
_SHEET = Meta(description="What never changes about the game: board, prices, tiles", extra={"game_type": "Sheet"})
_VIEW = Meta(description="What a seat, or an onlooker, sees of the game", extra={"game_type": "View"})

GameAction = Annotated[Any, _ACTION]
GameEvent = Annotated[Any, _EVENT]
GameSheet = Annotated[Any, _SHEET]
GameView = Annotated[Any, _VIEW]

ActionJson = Annotated[JsonObject, _ACTION]
OrderJson = Annotated[JsonObject, _ORDER]
