"""Clubs: groups with tables of their own, joined by a link that the founder hands out and can renew.

To everybody else a club does not exist: there is one refusal for a club that is not there, for a link that no longer
works, and for somebody whom its founder has blocked.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from won.server.accounts.keys import new_id, same, token
from won.server.storage.blocks import unwanted
from won.server.storage.club_members import is_member
from won.server.storage.schema import players
from won.server.storage.social_schema import club_members, clubs
from won.tables.errors import RequestError

MEMBERS: Final = 100  # of one club
FOUNDED: Final = 5  # clubs of one founder
JOINED: Final = 20  # clubs of one player


class Club(msgspec.Struct, frozen=True):
    id: str
    name: str
    founder: str
    version: int  # of its link
    made_at: int


class Member(msgspec.Struct, frozen=True):
    player: str
    name: str
    joined_at: int


class ClubListed(msgspec.Struct, frozen=True):
    id: str
    name: str
    founder: str
    members: int


def create(db: Connection, player: str, name: str, now: int) -> str:
    """A new club with its founder as the only member; its id."""
    count = select(func.count()).where(clubs.c.founder == player)
    if db.execute(count).scalar_one() >= FOUNDED:
        raise RequestError("too_many_clubs", most=FOUNDED)
    club = Club(new_id(), name, player, 0, now)
    db.execute(insert(clubs), msgspec.structs.asdict(club))
    _add(db, club.id, player, now)
    return club.id


def find(db: Connection, club: str, change: bool = False) -> Club:
    """`change`: nobody else changes it until this transaction ends."""
    query = select(clubs).where(clubs.c.id == club)
    row = db.execute(query.with_for_update() if change else query).first()
    if row is None:
        raise RequestError("no_club")
    return Club(row.id, row.name, row.founder, row.version, row.made_at)


def seen_by(db: Connection, club: str, player: str) -> Club:
    """The club, for its members."""
    if not is_member(db, club, player):
        raise RequestError("no_club")
    return find(db, club)


def led_by(db: Connection, club: str, player: str) -> Club:
    """The club, for its founder, who is about to change it."""
    seen_by(db, club, player)
    held = find(db, club, change=True)
    if held.founder != player:
        raise RequestError("not_founder")
    return held


def members_of(db: Connection, club: str) -> list[Member]:
    """In the order in which they came."""
    query = select(players.c.id, players.c.name, club_members.c.joined_at)
    query = query.join(club_members, club_members.c.player_id == players.c.id).where(club_members.c.club_id == club)
    return [Member(*row) for row in db.execute(query.order_by(club_members.c.joined_at, players.c.id))]


def listed(db: Connection, player: str) -> list[ClubListed]:
    """The clubs of a player, by name."""
    own = select(club_members.c.club_id).where(club_members.c.player_id == player)
    counted = select(func.count()).where(club_members.c.club_id == clubs.c.id).scalar_subquery()
    query = select(clubs.c.id, clubs.c.name, clubs.c.founder, counted).where(clubs.c.id.in_(own))
    return [ClubListed(*row) for row in db.execute(query.order_by(clubs.c.name, clubs.c.id))]


def link_token(secret: str, club: Club) -> str:
    return token(secret, "club", club.id, club.version)


def invited(db: Connection, club: str, player: str, secret: str, shown: str) -> Club:
    """The club whose link somebody has."""
    known = find(db, club)
    if not shown or not same(link_token(secret, known), shown) or known.founder in unwanted(db, player):
        raise RequestError("no_club")
    return known


def join(db: Connection, club: str, player: str, secret: str, shown: str, now: int) -> None:
    """By its link; nothing happens for a member."""
    find(db, club, change=True)  # so that of two requests at once the second finds a member
    if is_member(db, club, player):
        return
    invited(db, club, player, secret, shown)
    for count, most in ((club_members.c.club_id == club, MEMBERS), (club_members.c.player_id == player, JOINED)):
        if db.execute(select(func.count()).where(count)).scalar_one() >= most:
            raise RequestError("club_full" if most == MEMBERS else "too_many_clubs", most=most)
    _add(db, club, player, now)


def leave(db: Connection, club: str, player: str) -> None:
    """After its founder the club is that of the oldest member; without members there is no club."""
    held = seen_by(db, club, player)
    find(db, club, change=True)
    db.execute(delete(club_members).where(_member(club, player)))
    staying = members_of(db, club)
    if not staying:
        db.execute(delete(clubs).where(clubs.c.id == club))
    elif held.founder == player:
        _change(db, club, founder=staying[0].player)


def remove(db: Connection, club: str, founder: str, player: str) -> None:
    """The founder sends somebody away; the link that they know no longer works."""
    held = led_by(db, club, founder)
    if player == founder or not db.execute(delete(club_members).where(_member(club, player))).rowcount:
        raise RequestError("no_member")
    _change(db, club, version=held.version + 1)


def pass_on(db: Connection, club: str, founder: str, player: str) -> None:
    """Another member is its founder from now on."""
    led_by(db, club, founder)
    if not is_member(db, club, player):
        raise RequestError("no_member")
    _change(db, club, founder=player)


def renew(db: Connection, club: str, founder: str) -> None:
    """Another link; earlier ones no longer work."""
    _change(db, club, version=led_by(db, club, founder).version + 1)


def rename(db: Connection, club: str, founder: str, name: str) -> None:
    led_by(db, club, founder)
    _change(db, club, name=name)


def dissolve(db: Connection, club: str) -> None:
    """Its tables stay with those who sit there; its other members no longer find them."""
    db.execute(delete(club_members).where(club_members.c.club_id == club))
    db.execute(delete(clubs).where(clubs.c.id == club))


def _add(db: Connection, club: str, player: str, now: int) -> None:
    db.execute(insert(club_members), {"club_id": club, "player_id": player, "joined_at": now})


def _change(db: Connection, club: str, **values: Any) -> None:
    db.execute(update(clubs).where(clubs.c.id == club).values(values))


def _member(club: str, player: str) -> Any:
    return and_(club_members.c.club_id == club, club_members.c.player_id == player)
