"""Somebody who does what the adviser says, among three merchants: how often they win, and what they are refused twice.

Each game is one line of JSON in the file of results, so that the same command goes on from there. The share of equals
is one in four.

Usage: python -m bench.following [--game industry|shares] [--games N] [--file FILE] [--print]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from won.arena.standings import share
from won.core.chance import source
from won.core.game import Game
from won.core.record import Seat
from won.games import package
from won.players import make_bot
from won.players.bot import Bot, Decision
from won.players.games import PLAYERS
from won.players.table import play

SEATS: Final = 4
EDITIONS: Final = {"industry": "second", "shares": "classic"}
OFFERS: Final = {"Offer", "Deal", "Pool"}  # the actions that are numbered as offers
FILE: Final = Path(__file__).parent.parent / "build/following.jsonl"


class Follower:
    """Does the first thing that the adviser names."""

    def __init__(self, game: str) -> None:
        self.name = game

    def decide(self, game: Game, seat: int) -> Decision:
        return PLAYERS[self.name].advise(game, seat, 1)[0]

    def answer(self, game: Game, seat: int) -> Decision | None:
        return next(iter(PLAYERS[self.name].advise(game, seat, 1)), None)


def followed(name: str, number: int) -> dict[str, Any]:
    """One game, in which the follower's seat goes round; the same number is always the same game."""
    draw = source(f"following/{name}/{number}").random
    rules = package(name).rules
    game = rules.new(EDITIONS[name], [Seat(str(seat)) for seat in range(SEATS)], rules.draw_chance(SEATS, draw), {})
    own = number % SEATS
    bots: list[Bot] = [make_bot("merchant", f"{number}/{seat}", name) for seat in range(SEATS)]
    bots[own] = Follower(name)
    for _ in play(game, bots, draw):
        pass
    result = game.result
    assert result is not None
    won = 1 / len(result.winners) if own in result.winners else 0.0
    offers, refused = refusals(game, own)
    return {
        "game": name,
        "number": number,
        "won": won,
        "steps": game.steps,
        "offers": offers,
        "refused": len(refused),
        "twice": len(refused) - len(set(refused)),
    }


def refusals(game: Game, own: int) -> tuple[int, list[str]]:
    """How many offers the seat made, and those that nobody accepted."""
    made: dict[int, str] = {}
    accepted, count = set(), 0
    for seat, action in game.taken():
        kind = type(action).__name__
        if kind in OFFERS:
            if seat == own:
                made[count] = repr(action)
            count += 1
        elif kind == "Accept":
            accepted.add(action.offer)
    return len(made), [offer for number, offer in made.items() if number not in accepted]


def summary(played: Sequence[dict[str, Any]]) -> str:
    """The share of games won with its interval, and the offers."""
    if not played:
        return "no games yet"
    won = share(sum(game["won"] for game in played), len(played))
    offers, refused, twice = (sum(game[field] for game in played) for field in ("offers", "refused", "twice"))
    return (
        f"{len(played)} games, won {100 * won.share:.1f}% ({100 * won.low:.1f}% to {100 * won.high:.1f}%), "
        f"{offers} offers, {refused} refused, {twice} of them refused before"
    )


def stored(file: Path, name: str) -> list[dict[str, Any]]:
    lines = file.read_text().splitlines() if file.exists() else []
    return [game for game in map(json.loads, lines) if game["game"] == name]


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(EDITIONS), default="industry")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--print", action="store_true", help="play nothing: say what there is")
    args = parser.parse_args(words)
    args.file.parent.mkdir(parents=True, exist_ok=True)
    known = {game["number"] for game in stored(args.file, args.game)}
    for number in range(0 if args.print else args.games):
        if number not in known:
            with args.file.open("a") as out:
                out.write(json.dumps(followed(args.game, number)) + "\n")
    print(summary(stored(args.file, args.game)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
