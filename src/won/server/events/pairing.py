"""Quick pairing in the database: who waits, until when they count as here, and who has been seated together."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, select, update

from won.core.chance import source
from won.games import package
from won.server.accounts.keys import new_id
from won.server.accounts.profiles import MIDDLE, shown
from won.server.events.openings import Chair, plan, planned_for
from won.server.events.seeks import PACES, Group, Pairs, Seek, groups
from won.server.storage.event_schema import seeks
from won.server.storage.model import CLOSED
from won.server.storage.people_schema import blocks
from won.server.storage.schema import players, ratings, sittings, tables
from won.server.storage.transaction_lock import one_at_a_time
from won.server.storage.upsert import put
from won.tables.errors import RequestError
from won.tables.setup import Setup

LOCK: Final = 0x70616972  # of PostgreSQL: one group is formed at a time
AWAY: Final = 10_000  # milliseconds without a word after which somebody counts as gone
AWAY_HIDDEN: Final = 90_000  # the same where the page is in the background, whose timers browsers slow down
BOT: Final = "clerk"  # the level that fills tables
MOST: Final = 5  # unfinished games by pairing of one person
CLOSEST: Final = 40  # people who are compared with somebody who waits, so that a full pool costs no more


class Sought(msgspec.Struct, frozen=True):
    """What somebody waits for."""

    game: str
    players: int
    pace: str
    near: bool
    patience: int


class Waiting(msgspec.Struct, frozen=True):
    """Somebody who waits, or has been seated at `table`; `others` wait for the same."""

    wish: Sought
    since: int
    rating: int
    reach: int | None
    others: int
    table: str = ""


class Pool(msgspec.Struct, frozen=True):
    """How many wait for the same game, number of players and pace."""

    game: str
    players: int
    pace: str
    waiting: int


def begin(db: Connection, player: str, wish: Sought, at: int) -> Waiting:
    """Wait from now on; whatever was waited for before is given up, but a table that was just found for the same.

    Raises `RequestError` for somebody who has too many games by pairing, found ones included.
    """
    one_at_a_time(db, LOCK)
    same = [seeks.c[name] == getattr(wish, name) for name in ("game", "players", "pace")]
    same_table = and_(seeks.c.player_id == player, seeks.c.table_id != "", seeks.c.gone_at >= at, *same)
    if db.execute(select(seeks.c.player_id).where(same_table)).first() is None:
        _begin(db, player, wish, at)
    waiting = wait(db, player, False, at)
    assert waiting is not None
    return waiting


def _begin(db: Connection, player: str, wish: Sought, at: int) -> None:
    if unfinished(db, player) + len(planned_for(db, player)) >= MOST:
        raise RequestError("too_many_tables", most=MOST)
    edition = package(wish.game).defaults.edition
    own = and_(ratings.c.player_id == player, ratings.c.game == wish.game, ratings.c.edition == edition)
    mu = db.execute(select(ratings.c.mu).where(own)).scalar()
    values = msgspec.structs.asdict(wish) | {
        "rating": MIDDLE if mu is None else shown(mu),
        "made_at": at,
        "gone_at": at + AWAY,
        "table_id": "",
    }
    put(db, seeks, {"player_id": player}, values)


def wait(db: Connection, player: str, hidden: bool, at: int) -> Waiting | None:
    """Still here: pair whoever can be paired, and say how things stand; none for somebody who does not wait."""
    one_at_a_time(db, LOCK)
    until = at + (AWAY_HIDDEN if hidden else AWAY)
    db.execute(delete(seeks).where(seeks.c.gone_at < at))
    db.execute(update(seeks).where(seeks.c.player_id == player).values(gone_at=until))
    row = db.execute(select(seeks).where(seeks.c.player_id == player)).first()
    if row is None:
        return None
    table = row.table_id or _pair(db, row, at)
    wish = Sought(row.game, row.players, row.pace, row.near, row.patience)
    own = _seek(row, "")
    others = 0 if table else db.execute(select(func.count()).where(_same_pool(row))).scalar_one() - 1
    return Waiting(wish, own.since, own.rating, own.reach(at), others, table)


def leave(db: Connection, player: str) -> None:
    db.execute(delete(seeks).where(seeks.c.player_id == player))


def pools(db: Connection, at: int) -> list[Pool]:
    """Where people wait now, the fullest first."""
    columns = (seeks.c.game, seeks.c.players, seeks.c.pace)
    query = select(*columns, func.count()).where(seeks.c.table_id == "", seeks.c.gone_at >= at).group_by(*columns)
    pools = [Pool(*row) for row in db.execute(query)]
    return sorted(pools, key=lambda pool: (-pool.waiting, pool.game, pool.players, pool.pace))


def unfinished(db: Connection, player: str) -> int:
    """How many games by pairing that person has not finished."""
    own = and_(sittings.c.player_id == player, sittings.c.closed.is_(False), tables.c.status.not_in(CLOSED))
    query = select(func.count()).select_from(sittings.join(tables, tables.c.id == sittings.c.table_id))
    return int(db.execute(query.where(own, tables.c.setup.contains('"event":"pairing"'))).scalar_one())


def _same_pool(row: Any) -> ColumnElement[bool]:
    same = [seeks.c[name] == getattr(row, name) for name in ("game", "players", "pace")]
    return and_(seeks.c.table_id == "", *same)


def _pool(db: Connection, row: Any) -> list[Seek]:
    """That one first, and those who come closest."""
    query = select(seeks, players.c.name).join(players, players.c.id == seeks.c.player_id).where(_same_pool(row))
    query = query.order_by(
        (seeks.c.player_id == row.player_id).desc(), func.abs(seeks.c.rating - row.rating), seeks.c.made_at
    )
    return [_seek(other, other.name) for other in db.execute(query.limit(CLOSEST))]


def _seek(row: Any, name: str) -> Seek:
    return Seek(row.player_id, name, row.rating, row.near, row.patience, row.made_at)


def _pair(db: Connection, row: Any, at: int) -> str:
    """Seat everyone near that one in the pool who can be seated; the table of the one who asks."""
    pool = _pool(db, row)
    for group in groups(pool, row.players, at, _apart(db, [seek.player for seek in pool])):
        table = _seat(db, row, group)
        together = [seek.player for seek in group.seeks]
        db.execute(update(seeks).where(seeks.c.player_id.in_(together)).values(table_id=table))
    own_table = db.execute(select(seeks.c.table_id).where(seeks.c.player_id == row.player_id)).scalar()
    return str(own_table or "")


def _apart(db: Connection, people: list[str]) -> Pairs:
    """Who of them has blocked whom."""
    among = and_(blocks.c.player_id.in_(people), blocks.c.blocked_id.in_(people))
    return frozenset((row.player_id, row.blocked_id) for row in db.execute(select(blocks).where(among)))


def _seat(db: Connection, row: Any, group: Group) -> str:
    """Plan a table for them, in an order by lot; rated where there are people to be rated against."""
    table = new_id()
    chairs = [Chair(seek.player, seek.name) for seek in group.seeks] + [Chair(bot=BOT)] * group.bots
    source(f"{table}/seats").shuffle(chairs)
    setup = Setup(
        row.game,
        package(row.game).defaults.edition,
        row.players,
        clock=PACES[row.pace],
        rated=len(group.seeks) > 1,
        public=len(group.seeks) > 1,
        event="pairing",
    )
    plan(db, table, setup, chairs)
    return table
