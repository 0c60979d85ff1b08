"""One answer to who may do what at a table, from the data of `won.tables.policy_table`."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from won.tables.errors import RequestError
from won.tables.policy_model import Phase, Right, Role
from won.tables.policy_table import POLICY
from won.tables.table import Status, Table

_PHASES: Final[dict[Status, Phase]] = {
    "open": "lobby",
    "playing": "playing",
    "paused": "paused",
    "over": "over",
    "ended": "over",
}
Roles = frozenset[Role]


class Viewer(msgspec.Struct, frozen=True):
    """Somebody who asks: their public id, if they have a key; the host's; and whether they showed an invitation."""

    player: str = ""
    host: str = ""
    invited: bool = False
    since: int = 0  # when their key was made
    unwanted: frozenset[str] = frozenset()  # with whom there is a block, for taking a seat


class Situation(msgspec.Struct, frozen=True):
    """What the policy asks of a table; `away`: the holder of the seat that is named, for longer than `GRACE`."""

    phase: Phase
    rated: bool = False
    away: bool = False
    tournament: bool = False
    puzzle: bool = False


def roles(table: Table, viewer: Viewer, seat: int | None = None) -> Roles:
    """What somebody is to a table, or to one of its seats."""
    at_table = _roles_at_table(table, viewer)
    return at_table if seat is None else _roles_at_seat(table, at_table, table.seats_of(viewer.player), seat)


def roles_by_seat(table: Table, viewer: Viewer) -> tuple[Roles, tuple[Roles, ...]]:
    """What somebody is to a table, and to each of its seats."""
    at_table, own = _roles_at_table(table, viewer), table.seats_of(viewer.player)
    return at_table, tuple([_roles_at_seat(table, at_table, own, seat) for seat in range(table.setup.players)])


def _roles_at_table(table: Table, viewer: Viewer) -> Roles:
    player, seating = viewer.player, table.seating
    if player in table.removed or not _inside(table, viewer):
        return frozenset[Role](("outsider",))
    if not player or _may_be_the_one_sent_away(table, viewer):
        return frozenset[Role](("guest",))
    return _insider(player in seating, player == viewer.host, viewer.host not in seating)


@cache
def _insider(seated: bool, host: bool, host_elsewhere: bool) -> Roles:
    """Of whom the table is open to; `host_elsewhere`: the host holds no seat."""
    roles: set[Role] = {"seated" if seated else "spectator"}
    if host:
        roles.add("host")
    if seated and host_elsewhere:
        roles.add("deputy")
    return frozenset(roles)


def _may_be_the_one_sent_away(table: Table, viewer: Viewer) -> bool:
    """Whoever was sent away can make a new key, so a key newer than that needs an invitation."""
    if not viewer.since > table.removed_at > 0:
        return False
    return not (viewer.invited or viewer.player == viewer.host or viewer.player in table.players)


def _roles_at_seat(table: Table, at_table: Roles, own: tuple[int, ...], seat: int) -> Roles:
    if "seated" not in at_table or seat in own:
        return at_table
    partners = () if table.game is None else table.game.partners(seat)
    return _beside(at_table, any(partner in own for partner in partners))


@cache
def _beside(at_table: Roles, partner: bool) -> Roles:
    """The roles of somebody with another seat."""
    return at_table - {"seated"} | {"partner" if partner else "rival"}


def _inside(table: Table, viewer: Viewer) -> bool:
    """Whether the table is open to them. A record that was brought in is there to be looked at by anybody."""
    player, setup = viewer.player, table.setup
    if setup.public or setup.imported or viewer.invited:
        return True
    return bool(player) and (player == viewer.host or player in table.players)


def situation(table: Table, away: bool = False) -> Situation:
    setup = table.setup
    return Situation(_PHASES[table.status], table.rated, away, setup.event == "tournament", bool(setup.puzzle))


@cache
def granted(what: str, who: Roles, now: Situation) -> Right | None:
    """The right by which somebody may do something now; none if they may not."""
    return next((right for right in POLICY[what].rights if _holds(right, who, now)), None)


def _holds(right: Right, who: Roles, now: Situation) -> bool:
    if who.isdisjoint(right.who) or now.phase not in right.when:
        return False
    fair = (right.rated or not now.rated) and (right.tournament or not now.tournament)
    return fair and (right.puzzle or not now.puzzle) and (now.away or not right.away)


@cache
def refusal(what: str, who: Roles, now: Situation) -> str:
    """The code of the refusal, empty if it is granted: first who asks, then when, then how the table is."""
    if granted(what, who, now) is not None:
        return ""
    named = [right for right in POLICY[what].rights if not who.isdisjoint(right.who)]
    if not named:
        return _stranger(what, who)
    timely = [right for right in named if now.phase in right.when]
    if not timely:
        return _untimely(named, now.phase)
    if now.tournament and not any(right.tournament for right in timely):
        return "tournament"
    if now.puzzle and not any(right.puzzle for right in timely):
        return "puzzle"
    return "rated" if now.rated and not any(right.rated for right in timely) else "still_here"


def _stranger(what: str, who: Roles) -> str:
    if "outsider" in who:
        return "not_invited"
    if "guest" in who:
        return "no_key"
    hosts: tuple[Role, ...] = ("host", "deputy")
    return "not_host" if all(set(right.who) <= set(hosts) for right in POLICY[what].rights) else "not_yours"


def _untimely(named: list[Right], phase: Phase) -> str:
    if phase == "lobby":
        return "not_over" if all(right.when == ("over",) for right in named) else "not_started"
    if phase == "over":
        return "started" if all(right.when == ("lobby",) for right in named) else "over"
    when = {other for right in named for other in right.when}
    if when == {"lobby"}:
        return "started"
    if when == {"over"}:
        return "not_over"
    return "paused" if phase == "paused" else "not_paused"


def require(table: Table, what: str, viewer: Viewer, seat: int | None = None, away: bool = False) -> None:
    """Raise `RequestError` unless the policy grants it; a seat given up is nobody's to play."""
    if seat is not None and not 0 <= seat < table.setup.players:
        raise RequestError("no_seat", found=seat)
    who = roles(table, viewer, seat)
    code = refusal(what, who, situation(table, away))
    if code == "not_invited" and viewer.player in table.removed:
        code = "removed"
    if code == "no_key" and viewer.player:
        code = "not_invited"
    if seat is not None and "seated" in who and table.holders[seat].conceded:
        code = "conceded"
    if code:
        raise RequestError(code, seat=seat)
