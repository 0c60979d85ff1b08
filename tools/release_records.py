"""Games as one version writes them, kept in tests/release/versions: every later version must load them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from won.core.chance import source
from won.core.record import Seat, dump
from won.games import GAMES, rules
from won.local.app import LocalApp
from won.local.storage import MemoryStorage
from won.players import make_bot
from won.players.table import play

FOLDER: Final = Path(__file__).parent.parent / "tests/release/versions"
SHORT: Final = {"industry": {"rounds": 2}, "shares": {"turns": 24}}


async def write(version: str) -> None:
    """A record of each edition, and the games of a browser in one file."""
    folder = FOLDER / version
    folder.mkdir(parents=True, exist_ok=True)
    app = await LocalApp.open(MemoryStorage(), "Ada")
    for name in GAMES:
        for edition in rules(name).FACTS.editions:
            record = played(name, edition)
            (folder / f"{name}-{edition}.json").write_bytes(record)
            headers = {"authorization": f"Bearer {app.key}"}
            reply = await app.request("POST", "/api/records", headers, record)
            assert reply.status == 201, reply.body
    (folder / "won-games.json").write_bytes((await app.backup()).body)
    await app.close()


def played(name: str, edition: str) -> bytes:
    draw = source(f"{name} {edition}").random
    seats = [Seat("Ada"), Seat("Bo"), Seat("Clerk", bot="clerk")]
    game = rules(name).new(edition, seats, rules(name).draw_chance(3, draw), SHORT[name])
    for _ in play(game, [make_bot("clerk", seat) for seat in range(3)], draw):
        pass
    return dump(msgspec.structs.replace(game.record(), seats=seats))
