"""Tables in the middle of a game, written straight into the database."""

from __future__ import annotations

import json
import random
import secrets

import msgspec

from bench.load.driver import SEATS, Script, Table
from won.core.record import Seat
from won.games import rules
from won.server.accounts.keys import key_hash, new_id, new_seed
from won.server.operations.times import now
from won.server.storage import Person, TableRow
from won.server.storage.store import Store
from won.tables.draws import SCHEME
from won.tables.entries import Acted, AnyEntry, Row, Sat, Started
from won.tables.fold import table_of
from won.tables.setup import Setup
from won.tables.summary import summary

LONGEST = 500  # actions of a script
LATEST = 300  # actions already played, at most


def scripts() -> list[Script]:
    """A random game for each first seat."""
    book = rules("industry")
    games = []
    for first in range(SEATS):
        draw = random.Random(first)
        game = book.new("second", [Seat(str(seat)) for seat in range(SEATS)], {"first": first}, {})
        script: Script = []
        while not game.over and len(script) < LONGEST:
            seat = draw.choice(game.to_move)
            action = game.sample(seat, draw.random)
            script.append((seat, msgspec.json.encode(action)))
            game.apply(seat, action)
        games.append(script)
    return games


async def create_tables(url: str, played: list[Script], count: int) -> tuple[list[str], list[Table]]:
    """Create tables at every stage of a game with people on all seats; return their keys and the tables."""
    draw = random.Random(0)
    keys = [secrets.token_urlsafe(32) for _ in range(SEATS)]
    people = [Person(f"seat{seat}", f"Seat {seat}", key_hash(key), 1) for seat, key in enumerate(keys)]
    setup = Setup("industry", "second", SEATS)
    store = await Store.open(url)
    for person in people:
        await store.add_player(person)
    tables = []
    for _ in range(count):
        first = draw.randrange(SEATS)
        table = Table(new_id(), played[first], draw.randrange(LATEST))
        entries: list[AnyEntry] = [Sat(seat, player=person.id, name=person.name) for seat, person in enumerate(people)]
        entries.append(Started({"first": first}, scheme=SCHEME))
        entries += [Acted(seat, json.loads(action), by=people[seat].id) for seat, action in table.script[: table.at]]
        rows = [Row(sequence, now(), entry) for sequence, entry in enumerate(entries)]
        await store.add_table(TableRow(table.name, setup, new_seed(), people[0].id, now()))
        await store.append(table.name, rows, summary(table_of(setup, rows)))
        table.last = rows[-1].sequence
        tables.append(table)
    await store.close()
    return keys, tables
