"""Puzzles: the list, the one of the day, a table in the position, and what was done there."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import msgspec

from won.puzzles.games import PUZZLING
from won.puzzles.grading import Strength
from won.puzzles.store import of_the_day, puzzle, puzzles
from won.server.live.puzzles import PuzzleInfo, attempted, puzzle_table
from won.server.operations.times import now
from won.server.storage import Filter, PuzzleAttempt
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.lobby import adopted, check_inside, check_table_count, table_of
from won.server.wire.http.table_info import TableInfo
from won.tables import limits
from won.tables.errors import RequestError

ATTEMPT: Final = "POST /api/tables/{table}/puzzle"


class PuzzleListed(msgspec.Struct, frozen=True):
    id: str
    edition: str
    players: int
    plies: int
    rating: int


class PuzzlesOfGame(msgspec.Struct, frozen=True):
    today: str  # the id of the puzzle of the day
    puzzles: tuple[PuzzleListed, ...]


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`own`: the solver's rating before, which counts where no server keeps it; `give_up`: show the solution whatever
    has been done.
    """

    own: Strength = Strength()
    give_up: bool = False


async def every(call: Call) -> dict[str, PuzzlesOfGame]:
    """The puzzles of each game, the easiest first."""
    date = datetime.fromtimestamp(now() / 1000, UTC).date().isoformat()
    return {
        game: PuzzlesOfGame(
            of_the_day(game, date),
            tuple(
                PuzzleListed(each.id, each.edition, len(each.seats), len(each.plies), each.rating)
                for each in puzzles(game).values()
            ),
        )
        for game in PUZZLING
    }


async def open_table(call: Call) -> TableInfo:
    """A table in the position; one of the player's that nobody has touched is used again."""
    posed = puzzle(call.path_param("puzzle"))
    if posed is None:
        raise RequestError("no_puzzle")
    own_tables = Filter(status=("playing",), player=call.player.id, game=posed.game, limit=limits.PAGE)
    for row in await call.context.store.tables(own_tables):
        if row.setup.puzzle == posed.id and row.steps == row.setup.branch_at:
            return await table_of(call, row.id)
    await check_table_count(call)
    table = await call.beside(puzzle_table, posed, call.player.id, now())
    return await adopted(call, table)


async def attempt(call: Call) -> PuzzleInfo:
    request: Attempt = call.body
    live = await check_inside(call, ATTEMPT)
    if puzzle(live.setup.puzzle) is None:
        raise RequestError("no_puzzle")
    lines = await call.lines(live)
    answer = await call.beside(attempted, live.setup, lines, call.lang.code, request.own, request.give_up)
    if answer.judgement is None or not answer.judgement.done:
        return answer
    done = PuzzleAttempt(answer.id, answer.rating, answer.judgement.right, now())
    strength = await call.context.store.note_attempt(call.player.id, done, request.own)
    return msgspec.structs.replace(answer, strength=strength)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/puzzles", every, "The puzzles of each game, and those of the day",
             gives=dict[str, PuzzlesOfGame], tag="puzzles"),
    Endpoint("POST", "/api/puzzles/{puzzle}/table", open_table, "A table in the position of a puzzle",
             gives=TableInfo, status=201, errors=(404, 409), costs="new_tables", tag="puzzles"),
    Endpoint("POST", "/api/tables/{table}/puzzle", attempt, "Judge what was done at the table of a puzzle",
             takes=Attempt, gives=PuzzleInfo, errors=(403, 404), tag="puzzles"),
)  # fmt: skip
