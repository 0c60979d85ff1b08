"""What others may see of a player: the name, the ratings, the games played in public."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from won import games
from won.server.accounts import keys, profiles
from won.server.accounts.profiles import Counts, Past, Ranked, Rating
from won.server.storage import Filter
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.table_info import CLOSED, Tables, seen
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


class Paging(msgspec.Struct, frozen=True):
    limit: Limit = 50
    before: Table = ""


class Going(msgspec.Struct, frozen=True):
    """Behind the last one already shown: when it was finished, and its table."""

    limit: Limit = 50
    before: Annotated[int, Meta(ge=0, le=2**53)] = 0
    table: Table = ""


class Among(msgspec.Struct, frozen=True):
    game: Annotated[str, Meta(max_length=20)]
    edition: Annotated[str, Meta(max_length=20)]
    limit: Limit = 50


async def profile(call: Call) -> Profile:
    store = call.context.store
    person = await store.player(call.place("player"))
    if person is None:
        raise RequestError("no_player")
    rated, counted = await profiles.ratings_of(store, person.id), await profiles.counts_of(store, person.id)
    return Profile(person.id, person.name, person.made_at, tuple(rated), tuple(counted))


async def tables(call: Call) -> Tables:
    asked: Paging = call.query
    who = call.place("player")
    found = await call.context.store.tables(
        Filter(status=CLOSED, public=True, player=who, limit=asked.limit, before=asked.before)
    )
    return Tables(tuple(map(seen, found)), found[-1].id if len(found) == asked.limit else "")


async def history(call: Call) -> tuple[Past, ...]:
    asked: Going = call.query
    before = (asked.before, asked.table) if asked.before else None
    return tuple(await profiles.history_of(call.context.store, call.place("player"), asked.limit, before))


async def ranking(call: Call) -> tuple[Ranked, ...]:
    asked: Among = call.query
    if asked.game not in games.GAMES:
        raise RequestError("no_game", found=asked.game, known=list(games.GAMES))
    if asked.edition not in games.rules(asked.game).FACTS.editions:
        raise RequestError("bad_value", field="edition", found=asked.edition)
    return tuple(await profiles.ranking(call.context.store, asked.game, asked.edition, asked.limit))


ENDPOINTS: Final = (
    Endpoint("GET", "/api/players/{player}", profile, "A player as others see one", gives=Profile, tag="players"),
    Endpoint("GET", "/api/players/{player}/tables", tables, "The tables where a player finished a game in public",
             query=Paging, gives=Tables, tag="players"),
    Endpoint("GET", "/api/players/{player}/history", history, "How those games ended, and what they did to ratings",
             query=Going, gives=tuple[Past, ...], tag="players"),
    Endpoint("GET", "/api/ratings", ranking, "The best of a game and edition", query=Among,
             gives=tuple[Ranked, ...], faults=(404, 422), tag="players"),
)  # fmt: skip
