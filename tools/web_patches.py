"""Write web/test/made/patches.json: states of random games with the patches between them, for the browser's unit tests.

Usage: python -m tools.web_patches [FILE]
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from won.core.chance import source
from won.server.live.moment import Moment
from won.tables import commands, seating
from won.tables.fold import fold_drafts
from won.tables.policy import Viewer
from won.tables.setup import Setup
from won.tables.table import Table

TARGET: Final = Path(__file__).parent.parent / "web/test/made/patches.json"
PLAYERS: Final = 3
ROWS: Final = 150
EVERY: Final = 10  # rows between two whole states to compare with
EDITIONS: Final = {"industry": "second", "shares": "classic"}


def started(game: str) -> Table:
    table = Table(Setup(game, EDITIONS[game], PLAYERS, {"cash": "private"}))
    for seat in range(PLAYERS):
        fold_drafts(table, seating.sit(table, seat, Viewer(f"p{seat}"), f"Player {seat}", ""), 0)
    fold_drafts(table, seating.start(table, "seed", Viewer("p0", "p0")), 0)
    return table


def states(game_name: str, viewer: Viewer) -> list[dict[str, Any]]:
    """The first state whole, then the patch of every row, now and then with the state that it leads to."""
    draw, table = source(f"{game_name} patches"), started(game_name)
    whole, known = Moment(table, ["here"] * PLAYERS, {}, "seed", 0).whole(viewer)
    steps = [{"message": msgspec.Raw(whole.encode())}]
    for row in range(1, ROWS + 1):
        game = table.game
        assert game is not None
        seat = draw.choice(game.to_move)
        move = commands.acted(table, "seed", seat, game.sample(seat, draw.random), "hand", f"p{seat}")
        fold_drafts(table, [move], row)
        moment = Moment(table, ["here"] * PLAYERS, {}, "seed", row)
        text, known = moment.patch(viewer, known)
        steps.append({"message": msgspec.Raw(text.encode())})
        if row % EVERY == 0:
            steps[-1]["whole"] = msgspec.Raw(moment.whole(viewer)[0].encode())
    return steps


def main(target: Path = TARGET) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    cases = [states(game, Viewer(player, "p0", True)) for game in EDITIONS for player in ("p0", "")]
    target.write_bytes(msgspec.json.encode(cases))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
