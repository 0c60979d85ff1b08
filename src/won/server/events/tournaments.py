"""Tournaments in the database: who enters, the tables of each round, and when a round is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from won.server.accounts.keys import new_id, new_seed
from won.server.accounts.standings import places
from won.server.events.entrants import enter, entrants_of, forget_sent_away, is_sent_away
from won.server.events.openings import Chair, plan
from won.server.events.rounds import Played, knockout, knockout_rounds, survivors, swiss
from won.server.events.tournament_model import Entrant, Tournament
from won.server.operations.times import now
from won.server.storage.blocks import unwanted
from won.server.storage.club_members import is_member
from won.server.storage.event_schema import tournament_entrants, tournament_tables, tournaments
from won.server.storage.model import CLOSED, Person
from won.server.storage.rows import table_from
from won.server.storage.rows import text as encoded
from won.server.storage.schema import tables
from won.server.storage.transaction_lock import one_at_a_time
from won.tables.errors import RequestError
from won.tables.names import numbered, same_name
from won.tables.setup import Setup

LOCK: Final = 0x746F7572  # of PostgreSQL: one tournament changes at a time
MOST: Final = 64  # entrants
LEAST: Final = 2  # people
HOSTED: Final = 5  # unfinished tournaments of one host


def create(db: Connection, tournament: Tournament) -> None:
    unfinished = and_(tournaments.c.host == tournament.host, tournaments.c.status.in_(("open", "playing")))
    if db.execute(select(func.count()).where(unfinished)).scalar_one() >= HOSTED:
        raise RequestError("too_many_tournaments", most=HOSTED)
    columns = msgspec.structs.asdict(tournament) | {"setup": encoded(tournament.setup)}
    db.execute(insert(tournaments), columns)


def find(db: Connection, tournament: str) -> Tournament:
    row = db.execute(select(tournaments).where(tournaments.c.id == tournament)).first()
    if row is None:
        raise RequestError("no_tournament")
    return tournament_from(row)


def check_open_to(db: Connection, tournament: str, player: str) -> None:
    """One of a club that is not listed exists for members of the club, its host and its entrants alone."""
    event = find(db, tournament)
    if not event.club or event.listed or event.host == player or is_member(db, event.club, player):
        return
    if not any(player and entrant.player == player for entrant in entrants_of(db, tournament)):
        raise RequestError("no_tournament")


def tournament_from(row: Any) -> Tournament:
    columns = {name: getattr(row, name) for name in Tournament.__struct_fields__}
    return Tournament(**columns | {"setup": msgspec.json.decode(row.setup, type=Setup)})


def played(db: Connection, tournament: str) -> list[Played]:
    """Every table so far, round by round."""
    query = select(tournament_tables).where(tournament_tables.c.tournament_id == tournament)
    rows = db.execute(query.order_by(tournament_tables.c.round, tournament_tables.c.number))
    return [Played(row.round, _numbers(row.entrants), _numbers(row.places) if row.places else None) for row in rows]


def _numbers(stored: str) -> tuple[int, ...]:
    return msgspec.json.decode(stored, type=tuple[int, ...])


def join(db: Connection, tournament: str, person: Person) -> None:
    """Enter before it begins; whoever is in it already stays in it."""
    one_at_a_time(db, LOCK)
    event = find(db, tournament)
    _check_open(event)
    if event.club and not is_member(db, event.club, person.id):
        raise RequestError("no_club")
    entrants = entrants_of(db, tournament)
    if any(entrant.player == person.id for entrant in entrants):
        return
    if len(entrants) >= MOST:
        raise RequestError("tournament_full", most=MOST)
    if is_sent_away(db, tournament, person.id):
        raise RequestError("sent_away")
    if not unwanted(db, person.id).isdisjoint({event.host, *(entrant.player for entrant in entrants)}):
        raise RequestError("blocked_entrant")
    if any(same_name(entrant.name, person.name) for entrant in entrants):
        raise RequestError("name_taken", name=person.name, field="$.name")
    enter(db, tournament, person.name, person.id)


def leave(db: Connection, tournament: str, player: str) -> None:
    """Before it begins as if one had never entered; later one is not seated in the next rounds."""
    one_at_a_time(db, LOCK)
    event = find(db, tournament)
    own = and_(tournament_entrants.c.tournament_id == tournament, tournament_entrants.c.player_id == player)
    if event.status == "open":
        db.execute(delete(tournament_entrants).where(own, ~tournament_entrants.c.withdrawn))
    elif event.status == "playing":
        db.execute(update(tournament_entrants).where(own).values(withdrawn=True))


def remove(db: Connection, tournament: str, host: str, number: int) -> None:
    """The host sends an entrant away before it begins, who stays out."""
    one_at_a_time(db, LOCK)
    _check_open(_hosted(db, tournament, host))
    chosen = and_(tournament_entrants.c.tournament_id == tournament, tournament_entrants.c.number == number)
    db.execute(update(tournament_entrants).where(chosen).values(withdrawn=True))


def cancel(db: Connection, tournament: str, host: str) -> None:
    """No more rounds; games that are being played go on."""
    one_at_a_time(db, LOCK)
    if _hosted(db, tournament, host).status in ("open", "playing"):
        _change(db, tournament, status="cancelled")


def start(db: Connection, tournament: str, host: str) -> list[str]:
    """The first round begins; its tables."""
    one_at_a_time(db, LOCK)
    event = _hosted(db, tournament, host)
    _check_open(event)
    people = entrants_of(db, tournament)
    if len(people) < LEAST:
        raise RequestError("too_few_entrants", least=LEAST)
    forget_sent_away(db, tournament)
    seats = _filled(db, event, people, people)
    rounds = knockout_rounds(len(seats), event.setup.players) if event.format == "knockout" else event.rounds
    _change(db, tournament, status="playing", rounds=rounds)
    return _begin_round(db, msgspec.structs.replace(event, rounds=rounds), 1, seats)


def _hosted(db: Connection, tournament: str, host: str) -> Tournament:
    event = find(db, tournament)
    if event.host != host:
        raise RequestError("not_host")
    return event


def _check_open(event: Tournament) -> None:
    if event.status != "open":
        raise RequestError("tournament_begun")


def _change(db: Connection, tournament: str, **values: Any) -> None:
    db.execute(update(tournaments).where(tournaments.c.id == tournament).values(**values, changed_at=now()))


def playing(db: Connection) -> list[str]:
    return list(db.execute(select(tournaments.c.id).where(tournaments.c.status == "playing")).scalars())


def advance(db: Connection, tournament: str) -> list[str]:
    """Note what is over, and begin the next round once the present one is; its tables."""
    one_at_a_time(db, LOCK)
    event = find(db, tournament)
    if event.status != "playing":
        return []
    _note_places(db, tournament)
    games = played(db, tournament)
    last = [game for game in games if game.round == event.round]
    if any(game.places is None for game in last):
        return []
    seats = _next_seats(db, event, last) if event.round < event.rounds else []
    if not seats:
        _change(db, tournament, status="over")
        return []
    return _begin_round(db, event, event.round + 1, seats)


def _note_places(db: Connection, tournament: str) -> None:
    open_ones = and_(tournament_tables.c.tournament_id == tournament, tournament_tables.c.places.is_(None))
    query = select(tables).join(tournament_tables, tournament_tables.c.table_id == tables.c.id)
    for row in db.execute(query.where(open_ones, tables.c.status.in_(CLOSED))).all():
        chosen = tournament_tables.c.table_id == row.id
        places_reached = encoded(places(table_from(row)))
        db.execute(update(tournament_tables).where(chosen).values(places=places_reached))


def _next_seats(db: Connection, event: Tournament, last: Sequence[Played]) -> list[int]:
    """Who plays in the next round; nobody if no people are left."""
    entrants = entrants_of(db, event.id)
    withdrawn = frozenset(entrant.number for entrant in entrants if entrant.withdrawn)
    if event.format == "swiss":
        people = [entrant for entrant in entrants if entrant.player and not entrant.withdrawn]
        return _filled(db, event, entrants, people)
    through = set(survivors(last, event.setup.players, withdrawn))
    staying = [entrant for entrant in entrants if entrant.number in through]
    return _filled(db, event, entrants, staying) if any(entrant.player for entrant in staying) else []


def _filled(db: Connection, event: Tournament, entrants: Sequence[Entrant], playing: Sequence[Entrant]) -> list[int]:
    """The entrants who play, and as many bots as fill the last table: first those who have played before."""
    if not playing:
        return []
    numbers = [entrant.number for entrant in playing]
    spare = [entrant.number for entrant in entrants if entrant.bot and entrant.number not in numbers]
    names = [entrant.name for entrant in entrants]
    while len(numbers) % event.setup.players:
        if spare:
            numbers.append(spare.pop(0))
            continue
        names.append(numbered(event.bot.partition(":")[0].capitalize(), names))
        numbers.append(enter(db, event.id, names[-1], bot=event.bot).number)
    return numbers


def _begin_round(db: Connection, event: Tournament, number: int, seats: Sequence[int]) -> list[str]:
    """Plan the tables of a round. Nobody can know its lots before, or the host chooses who may stay by them."""
    draw = swiss if event.format == "swiss" else knockout
    entrants = {entrant.number: entrant for entrant in entrants_of(db, event.id)}
    tables = []
    for at, table in enumerate(draw(seats, played(db, event.id), event.setup.players, new_seed())):
        name = new_id()
        row = {"tournament_id": event.id, "round": number, "number": at, "table_id": name, "entrants": encoded(table)}
        db.execute(insert(tournament_tables), row)
        sitting = [entrants[entrant] for entrant in table]
        chairs = [Chair(each.player, each.name, each.bot) for each in sitting]
        plan(db, name, event.setup, chairs)
        tables.append(name)
    _change(db, event.id, round=number)
    return tables
