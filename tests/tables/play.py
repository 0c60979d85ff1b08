"""A table played in memory through the functions of the server; its clock stands still until it is moved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from won.core.chance import source
from won.tables import commands, seating
from won.tables.drafts import Draft
from won.tables.entries import Row
from won.tables.fold import Folded, fold_drafts, table_of
from won.tables.names import numbered
from won.tables.policy import Viewer
from won.tables.setup import Clock, Setup
from won.tables.table import Table, Wish, written

SEED = "5eed"
START = 1_000_000
OPTIONS: dict[str, dict[str, Any]] = {"industry": {"rounds": 2, "cash": "private"}, "shares": {"turns": 30}}
EDITIONS = {"industry": "second", "shares": "classic"}


class Play:
    """`Play("industry", "ada", "bo", "clerk!")`: people by their ids, bots by their level and an exclamation mark."""

    def __init__(
        self,
        game: str,
        *who: str,
        clock: Clock | None = None,
        started: bool = True,
        rated: bool = False,
        seed: str = SEED,
        **options: Any,
    ) -> None:
        self.seed = seed
        chosen = {**OPTIONS[game], **options}
        self.setup = Setup(game, EDITIONS[game], len(who), chosen, clock or Clock(), rated=rated)
        self.table = Table(self.setup)
        self.rows: list[Row] = []
        self.folded: list[Folded] = []
        self.at = START
        self.draw = source(1).random
        for name in who:
            if name.endswith("!"):
                self.do(seating.put_bot(self.table, None, name[:-1], "", Viewer(who[0], who[0])))
            else:
                shown = numbered(name.title(), [holder.name for holder in self.table.holders])
                self.do(seating.sit(self.table, None, Viewer(name, who[0]), shown, ""))
        if started:
            self.do(seating.start(self.table, seed, Viewer(who[0], who[0])))

    def do(self, drafts: Sequence[Draft]) -> None:
        """Fold, then write, as the server does."""
        table = self.table.copy()
        for folded in fold_drafts(table, drafts, self.at):
            self.rows.append(msgspec.json.decode(msgspec.json.encode(folded.row), type=Row))
            self.folded.append(folded)
        self.table = table

    def wait(self, seconds: float) -> None:
        self.at += int(seconds * 1000)

    @property
    def game(self) -> Any:
        return self.table.game

    @property
    def status(self) -> str:
        return self.table.status

    @property
    def wished(self) -> Wish | None:
        return self.table.wish

    def player(self, seat: int) -> str:
        return self.table.holders[seat].player

    def act(self, seat: int | None = None, action: Any = None, request: str = "", after: int | None = None) -> None:
        """That action by hand, or any."""
        seat = self.table.to_move[0] if seat is None else seat
        action = self.game.sample(seat, self.draw) if action is None else action
        raw = written(self.game.without_chance(action))
        self.do(commands.act(self.table, self.seed, seat, raw, self.player(seat), request, self.at, after))

    def automatic(self, seat: int, how: Any = "bot") -> None:
        self.do([commands.acted(self.table, self.seed, seat, self.game.sample(seat, self.draw), how)])

    def wish(self, seat: int, matter: Any, step: int | None = None) -> None:
        self.do(commands.wish(self.table, seat, matter, step, self.player(seat), "", self.at))

    def answer(self, seat: int, yes: bool) -> None:
        self.do(commands.answer(self.table, seat, yes, self.player(seat), ""))

    def check(self) -> None:
        """A fresh fold of the rows is the same table."""
        assert picture(table_of(self.setup, self.rows)) == picture(self.table)


def picture(table: Table) -> dict[str, Any]:
    """Everything there is to know of a table, comparable."""
    apart = ("_seated", "game", "action_log", "positions")
    plain = {name: getattr(table, name) for name in Table.__slots__ if name not in apart}
    plain["seating"] = table.seating
    game = table.game
    if game is not None:
        plain["line"] = game.state_line()
        plain["log"] = game.record().log
        plain["views"] = [game.view(seat) for seat in (None, *range(table.setup.players))]
    plain["action_log"] = list(table.action_log.since(0))
    return plain
