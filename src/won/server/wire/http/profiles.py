"""Public profiles: name, ratings, and games played in public."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from won import games
from won.server.accounts import keys, profiles
from won.server.accounts.profiles import Best, Counts, Past, Ranked, Rating
from won.server.storage import CLOSED, Filter
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.table_info import Tables, table_info
from won.tables import limits
from won.tables.errors import RequestError

Limit = Annotated[int, Meta(ge=1, le=limits.PAGE)]
Table = Annotated[str, Meta(pattern="^[2-9a-z]*$", max_length=keys.TABLE)]


class Profile(msgspec.Struct, frozen=True):
    id: str
    name: str
    made_at: int
    ratings: tuple[Rating, ...]
    counts: tuple[Counts, ...]
    best: tuple[Best, ...] = ()


class Paging(msgspec.Struct, frozen=True):
    limit: Limit = 50
    before: Table = ""


class Going(msgspec.Struct, frozen=True):
    """Continue after the last game already shown: when it was finished, and its table."""

    limit: Limit = 50
    before: Annotated[int, Meta(ge=0, le=2**53)] = 0
    table: Table = ""


class Among(msgspec.Struct, frozen=True):
    game: Annotated[str, Meta(max_length=20)]
    edition: Annotated[str, Meta(max_length=20)]
    limit: Limit = 50


async def profile(call: Call) -> Profile:
    store = call.database_store
    person = await store.player(call.path_param("player"))
    if person is None:
        raise RequestError("no_player")
    rated, counted = await profiles.ratings_of(store, person.id), await profiles.counts_of(store, person.id)
    best = await profiles.best_of(store, person.id)
    return Profile(person.id, person.name, person.made_at, tuple(rated), tuple(counted), tuple(best))


async def tables(call: Call) -> Tables:
    request: Paging = call.query
    who = call.path_param("player")
    rows = await call.context.store.tables(
        Filter(status=CLOSED, public=True, player=who, limit=request.limit, before=request.before)
    )
    return Tables(tuple(map(table_info, rows)), rows[-1].id if len(rows) == request.limit else "")


async def history(call: Call) -> tuple[Past, ...]:
    request: Going = call.query
    before = (request.before, request.table) if request.before else None
    return tuple(await profiles.history_of(call.database_store, call.path_param("player"), request.limit, before))


async def ranking(call: Call) -> tuple[Ranked, ...]:
    request: Among = call.query
    if request.game not in games.GAMES:
        raise RequestError("no_game", found=request.game, known=list(games.GAMES))
    if request.edition not in games.rules(request.game).FACTS.editions:
        raise RequestError("bad_value", field="edition", found=request.edition)
    return tuple(await profiles.ranking(call.database_store, request.game, request.edition, request.limit))


ENDPOINTS: Final = (
    Endpoint("GET", "/api/players/{player}", profile, "The public profile of a player", gives=Profile, tag="players"),
    Endpoint("GET", "/api/players/{player}/tables", tables, "Public tables that the player has finished",
             query=Paging, gives=Tables, tag="players"),
    Endpoint("GET", "/api/players/{player}/history", history, "Results of those games, with rating changes",
             query=Going, gives=tuple[Past, ...], tag="players"),
    Endpoint("GET", "/api/ratings", ranking, "The ranking of a game and edition", query=Among,
             gives=tuple[Ranked, ...], errors=(404, 422), tag="players"),
)  # fmt: skip
