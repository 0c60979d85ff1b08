"""The ladder of bots: their ratings, and those of people by their games against them.

A bot's rating is measured, by games among bots, and stays where it is; only people move. The odds are those of Elo:
400 points for ten to one. Whoever plays against several bots of a level scores the part of them that they leave behind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, and_, select, update

from won.games import PerGame
from won.server.accounts.daily_results import helped
from won.server.accounts.standings import places
from won.server.storage import TableRow
from won.server.storage.event_schema import ladder
from won.server.storage.schema import results
from won.server.storage.upsert import put

# From docs/strength.md and, for the bots below the clerk in shares, 100 games each of `won match` with the seed
# `ladder`: the odds of one against each of the others are 400 times their logarithm to base ten. The clerk is at 1200.
BOTS: Final[PerGame[dict[str, dict[str, int]]]] = PerGame(
    industry=lambda: {
        "first": {"random": 320, "clerk": 1200, "merchant": 1920, "magnate": 2260},
        "second": {"random": 320, "clerk": 1200, "merchant": 1940, "magnate": 2360},
        "v3": {"clerk": 1200, "merchant": 1800},
    },
    shares=lambda: {"classic": {"random": 590, "dabbler": 840, "clerk": 1200, "merchant": 1490}},
)
START: Final = 1200.0  # of everybody: the clerk
SURE: Final = 10  # games until a rating is no longer provisional
SWING: Final = 160.0  # points that the first game is worth at most
LEAST: Final = 24.0  # the same after many


def after(rating: float, games: int, opponents: Sequence[int], score: float) -> float:
    """The rating after a game with a score from 0 to 1 against bots of those ratings."""
    expected = sum(1 / (1 + 10 ** ((other - rating) / 400)) for other in opponents) / len(opponents)
    return rating + max(LEAST, SWING / (1 + games / 4)) * (score - expected)


def rating_of(db: Connection, player: str, game: str, edition: str) -> tuple[float, int]:
    """The rating and the number of games behind it."""
    own = and_(ladder.c.player_id == player, ladder.c.game == game, ladder.c.edition == edition)
    row = db.execute(select(ladder.c.rating, ladder.c.games).where(own)).first()
    return (START, 0) if row is None else (row.rating, row.games)


def settle(db: Connection, table: TableRow, along: frozenset[str] = frozenset()) -> None:
    """Rate the person at a finished table of the ladder. A game that was ended early, or left to a bot, is lost.

    `along`: the accounts to which a guest has brought the game, which raises no rating.
    """
    setup, rated = table.setup, BOTS[table.setup.game][table.setup.edition]
    people = [seat for seat, holder in enumerate(table.seats) if holder.player]
    opponents = [rated.get(holder.bot) for holder in table.seats if not holder.player]
    if len(people) != 1 or table.steps == 0 or not all(opponents):
        return
    [seat] = people
    places_reached = places(table)
    others = [place for other, place in enumerate(places_reached) if other != seat]
    score = sum((place > places_reached[seat]) + (place == places_reached[seat]) / 2 for place in others) / len(others)
    player = table.seats[seat].player
    before, games = rating_of(db, player, setup.game, setup.edition)
    ratings = [rating for rating in opponents if rating is not None]
    earned = score if table.status == "over" and not helped(db, table) else 0.0
    now = after(before, games, ratings, earned)
    if player in along and now > before:
        return
    key = {"player_id": player, "game": setup.game, "edition": setup.edition}
    put(db, ladder, key, {"rating": now, "games": games + 1})
    own = and_(results.c.table_id == table.id, results.c.player_id == player)
    db.execute(update(results).where(own).values(ladder_before=before, ladder=now))
