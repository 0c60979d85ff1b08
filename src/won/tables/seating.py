"""Sitting down, getting up and starting: the drafts for each, or a `RequestError`."""

from __future__ import annotations

from typing import Final

from won.core.record import RecordError
from won.players import bots_for, make_bot, own_bots
from won.tables.consent import granted, needed
from won.tables.drafts import Draft
from won.tables.draws import SCHEME, Draws
from won.tables.entries import POLICY, Asked, Conceded, Ended, Merged, Removed, Renamed, Sat, Started
from won.tables.errors import RequestError
from won.tables.names import distinct, numbered, same_name
from won.tables.policy import Viewer, require
from won.tables.stand_in import come_back, stand_in
from won.tables.table import Table, Wish

TABLE: Final = "/api/tables/{table}"
JOIN: Final = f"POST {TABLE}/join"


def level(game: str, name: str) -> str:
    """The level, if it is a bot of this game."""
    try:
        make_bot(name, 0)
    except (KeyError, ValueError):
        raise RequestError("no_bot", found=name) from None
    if name.partition(":")[0] not in (*bots_for(game), *own_bots(game)):
        raise RequestError("no_bot", found=name)
    return name


def free_seat(table: Table, seat: int | None) -> int:
    """That seat, or the first free one."""
    if seat is None:
        for number, holder in enumerate(table.holders):
            if holder.free:
                return number
        raise RequestError("full")
    if not 0 <= seat < table.setup.players:
        raise RequestError("no_seat", found=seat)
    if not table.holders[seat].free:
        raise RequestError("seat_taken", seat=seat)
    return seat


def sit(table: Table, seat: int | None, who: Viewer, name: str, nation: str, nonce: str = "") -> list[Sat]:
    """A person takes a free seat, or changes name, nation and nonce on their own."""
    player = who.player
    require(table, JOIN, who, seat)
    if seat is None or seat not in table.seats_of(player):
        seat = free_seat(table, seat)
        require(table, JOIN, who, seat)
        _check_blocks(table, who)
    return [Sat(seat, player, distinct(table, seat, name), _nation(table, seat, nation), by=player, nonce=nonce)]


def _check_blocks(table: Table, who: Viewer) -> None:
    """Nobody new sits down with somebody they have blocked, or who has blocked them."""
    if not table.seats_of(who.player) and not who.unwanted.isdisjoint({*table.players, who.host}):
        raise RequestError("blocked")


def _nation(table: Table, seat: int, nation: str) -> str:
    if nation and any(holder.nation == nation for other, holder in enumerate(table.holders) if other != seat):
        raise RequestError("nation_taken", nation=nation)
    return nation


def put_bot(table: Table, seat: int | None, name: str, nation: str, who: Viewer) -> list[Sat]:
    """A bot in a free seat, or another in place of one."""
    require(table, f"POST {TABLE}/bots", who, seat)
    if seat is None or not table.holders[seat].bot:
        seat = free_seat(table, seat)
    chosen = level(table.setup.game, name)
    others = [holder.name for other, holder in enumerate(table.holders) if other != seat]
    shown = numbered(chosen.partition(":")[0], others)
    return [Sat(seat, "", shown, _nation(table, seat, nation), chosen, by=who.player)]


def leave(table: Table, seat: int, who: Viewer) -> list[Draft]:
    """Before the start the seat is free again; afterwards the caretaker plays it until the person returns."""
    require(table, f"POST {TABLE}/seats/{{seat}}/leave", who, seat)
    holder = table.holders[seat]
    if table.status != "open":
        return [] if holder.minder else [stand_in(table, seat, who.player)]
    if holder.player in ("", who.player):
        return [] if holder.free else [Sat(seat, by=who.player)]
    seats = table.seats_of(holder.player)  # all of them, for nobody who was sent away may do anything here
    return [Removed(each, holder.player, table.holders[each].name, who.player) for each in seats]


def mind(table: Table, seat: int, wanted: bool, who: Viewer) -> list[Draft]:
    """A person lets the caretaker play, or comes back."""
    require(table, f"POST {TABLE}/seats/{{seat}}/minder", who, seat)
    if wanted == bool(table.holders[seat].minder):
        return []
    return [stand_in(table, seat, who.player) if wanted else come_back(table, seat)]


def take_over(table: Table, seat: int, who: Viewer, name: str, at: int) -> list[Draft]:
    """During play, if all people agree, somebody without a seat takes that of a bot or of somebody who gave up."""
    require(table, f"POST {TABLE}/seats/{{seat}}/take", who, seat)
    if table.holders[seat].has_say:
        raise RequestError("seat_taken", seat=seat)
    if table.wish is not None and table.wish.by != who.player:
        raise RequestError("undecided")  # nobody from outside puts an end to what the players ask each other
    if table.wish is not None and (table.wish.matter, table.wish.about) == ("take", seat):
        return []  # they are being asked, and are not asked again and again
    _check_blocks(table, who)
    shown = distinct(table, seat, name)
    asked = Asked("take", -1, 0, who.player, "", seat, (), shown)
    waiting = needed(table, who.player, "take", 0, at)
    if waiting:
        return [asked]
    return [granted(table, Wish("take", -1, waiting, 0, seat, who.player, shown), who.player)]


def rename(table: Table, player: str, name: str) -> list[Draft]:
    """Once at each table, so that nobody fills a journal with names; not where somebody else is called so."""
    if table.status in ("over", "ended") or player in table.renamed:
        return []
    seats = table.seats_of(player)
    if any(same_name(name, holder.name) for seat, holder in enumerate(table.holders) if seat not in seats):
        return []
    own = [seat for seat in seats if table.holders[seat].name != name][:1]
    return [Renamed(seat, name, table.holders[seat].name, player) for seat in own]


def give_back_name(table: Table, seat: int, name: str, instead: str) -> list[Draft]:
    """The name is that of somebody else's account: the seat gets another, however often it was renamed."""
    holder = table.holders[seat]
    if table.status in ("over", "ended") or not holder.player or not same_name(name, holder.name):
        return []
    others = [other.name for at, other in enumerate(table.holders) if at != seat]
    return [Renamed(seat, numbered(instead, others), holder.name, holder.player)]


def merge(table: Table, guest: str, account: str, name: str) -> list[Draft]:
    """The seats of a guest become those of the account that the guest has signed in to.

    At a rated table nobody has two seats: where the account has one, that of the guest is given up.
    """
    seats = table.seats_of(guest)
    if not seats and guest not in table.removed:
        return []
    taken = len(seats) != 1 or any(
        same_name(name, holder.name) for seat, holder in enumerate(table.holders) if seat not in seats
    )
    return [*_given_up(table, seats, guest, account), Merged(guest, account, "" if taken else name)]


def _given_up(table: Table, seats: tuple[int, ...], guest: str, account: str) -> list[Draft]:
    if not table.rated or account not in table.players or table.status in ("over", "ended"):
        return []
    if table.status == "open":
        return [Sat(seat, by=guest) for seat in seats]
    return [Conceded(seat, guest) for seat in seats if not table.holders[seat].conceded]


def start(table: Table, seed: str, who: Viewer) -> list[Draft]:
    """Once every seat is taken: by the host, or by any player if the host has no seat."""
    require(table, f"POST {TABLE}/start", who)
    return begin(table, seed, who.player)


def begin(table: Table, seed: str, by: str = "") -> list[Draft]:
    """The game begins, without asking who may begin it."""
    free = [seat for seat, holder in enumerate(table.holders) if holder.free]
    if free:
        raise RequestError("seats_free", seats=free)
    draws = Draws(seed, tuple([holder.nonce for holder in table.holders]))
    chance = table.rules.draw_chance(table.setup.players, draws.setup())
    try:
        table.rules.new(table.setup.edition, table.names, chance, table.setup.options)
    except RecordError as error:
        raise RequestError("bad_setup", problem=error.problem, place=error.place, **error.about) from error
    return [Started(chance, by, table.rules.FACTS.revision, POLICY, SCHEME)]


def close(table: Table, who: Viewer) -> list[Draft]:
    """The host gives up a table that has not started."""
    require(table, f"POST {TABLE}/close", who)
    return [Ended("abandoned")]
