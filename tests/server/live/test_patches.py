"""Patches: a client that is sent only what has changed has the same state as one that is sent everything."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.server.patched import Copy, messages
from won.core.game import Game
from won.server.live.moment import Known, Moment
from won.server.wire.changes import Changes, changed, edits
from won.tables import commands, seating
from won.tables.drafts import Draft
from won.tables.errors import RequestError
from won.tables.fold import fold_drafts
from won.tables.policy import Viewer
from won.tables.setup import Clock, Setup
from won.tables.table import Table

GAMES = 6
ROWS = 160
PLAYERS = 4
PEOPLE = ("ada", "bo", "cy", "ada")  # one person holds two seats
VIEWERS = ("", "dan", "ada", "bo", "cy")  # nobody, an onlooker, and those who play
HIDDEN = {"industry": {"cash": "private"}, "shares": {"cash": "private", "bidding": "sealed", "claims": "hand"}}


def seated(name: str, draw: Random) -> Table:
    edition = draw.choice(["first", "second", "v3"]) if name == "industry" else "classic"
    options: dict[str, Any] = HIDDEN[name] if draw.random() < 0.5 else {}
    clock = Clock("bank", seconds=600, increment=5) if draw.random() < 0.5 else Clock()
    table = Table(Setup(name, edition, PLAYERS, options, clock))
    for seat, person in enumerate(PEOPLE):
        fold_drafts(table, seating.sit(table, seat, Viewer(person), f"{person} {seat}", ""), 1000)
    return table


class Watching:
    """Somebody who takes patches, and does not always have the time for one."""

    def __init__(self, player: str) -> None:
        self.viewer = Viewer(player, "ada", True)
        self.copy = Copy()
        self.known: Known | None = None
        self.sent = 0

    def look(self, moment: Moment) -> None:
        whole, _ = moment.whole(self.viewer)
        known = self.known
        text, self.known = moment.whole(self.viewer) if known is None else moment.patch(self.viewer, known)
        for message in messages(text):
            self.copy.hear(message)
        self.sent += len(text)
        assert self.copy.same_as(json.loads(whole)), (self.viewer, text)


def something(table: Table, draw: Random) -> list[Draft]:
    """Mostly an action of whoever is waited for, now and then a wish, an answer or the end of a pause."""
    game = table.game
    if game is None:
        return [*seating.start(table, "seed", Viewer("ada", "ada"))]
    if table.wish is not None:
        seat = min(table.wish.waiting)
        return commands.answer(table, seat, draw.random() < 0.7, PEOPLE[seat], "")
    if table.status == "paused":
        return commands.wish(table, 0, "resume", None, "ada", "", 1000)
    if draw.random() < 0.08:
        seat, matter = draw.randrange(PLAYERS), draw.choice(["undo", "undo", "pause"])
        return commands.wish(table, seat, matter, None, PEOPLE[seat], "", 1000)  # type: ignore[arg-type]
    return [taken(table, game, draw)]


def taken(table: Table, game: Game, draw: Random) -> Draft:
    seat = draw.choice([*game.to_move, *game.to_answer])
    action = game.sample(seat, draw.random)
    if action is None:
        seat = draw.choice(game.to_move)
        action = game.sample(seat, draw.random)
    return commands.acted(table, "seed", seat, action, "hand", PEOPLE[seat])


@pytest.mark.parametrize("name", ["industry", "shares"])
@pytest.mark.parametrize("seed", range(GAMES))
def test_after_every_row_every_viewer_has_the_whole_state(name: str, seed: int) -> None:
    draw = Random(f"{name}/{seed}")
    table, viewers = seated(name, draw), [Watching(player) for player in VIEWERS]
    orders: dict[int, list[dict[str, Any]]] = {}
    for row in range(ROWS):
        if table.status in ("over", "ended"):
            break
        now = 2000 + row * 700
        next_table = table.copy()
        try:
            fold_drafts(next_table, something(table, draw), now)
        except RequestError:
            continue
        table = next_table
        if draw.random() < 0.1:
            orders = {seat: [{"order": "claim"}] for seat in range(draw.randrange(PLAYERS))}
        presence = [draw.choice(["here", "away"]) for _ in PEOPLE]
        moment = Moment(table, presence, orders, "seed", now)  # type: ignore[arg-type]
        for viewer in viewers:
            if draw.random() < 0.9:
                viewer.look(moment)
    moment = Moment(table, ["away"] * PLAYERS, orders, "seed", 10**6)
    for viewer in viewers:
        viewer.look(moment)
    assert table.steps > 50


def test_whoever_sits_down_gets_the_seat_by_a_patch_and_the_onlookers_beside_do_not() -> None:
    draw = Random(1)
    table, first, other = seated("industry", draw), Watching("dan"), Watching("dan")
    fold_drafts(table, something(table, draw), 2000)
    moment = Moment(table, ["away"] * PLAYERS, {}, "seed", 2000)
    first.look(moment)
    other.look(moment)
    assert first.known is other.known
    first.viewer = Viewer("cy", "ada", True)
    moment = Moment(table, ["away"] * PLAYERS, {}, "seed", 3000)
    first.look(moment)
    other.look(moment)
    assert [own["seat"] for own in first.copy.state["mine"]] == [2]
    assert not other.copy.state["mine"]


def test_a_change_names_only_what_is_different() -> None:
    old = {"round": 3, "markets": {"food": 4, "ore": 9}, "board": [{"at": "a1"}, {"at": "a2"}], "offer": 1}
    new = {"round": 3, "markets": {"food": 5, "ore": 9}, "board": [{"at": "a1"}, {"at": "b1"}, {"at": "a2"}]}
    change = Changes().change(old, new)
    assert change is not None
    assert json.loads(change) == {"markets": {"food": [5]}, "board": [1, 0, [{"at": "b1"}]], "offer": []}
    assert changed(old, json.loads(change)) == new
    assert Changes().change(old, {**old}) is None


@pytest.mark.parametrize("seed", range(50))
def test_splices_lead_from_any_list_to_any_other(seed: int) -> None:
    draw = Random(seed)
    old, new = ([b"%d" % draw.randrange(9) for _ in range(draw.randrange(9))] for _ in range(2))
    assert changed([int(item) for item in old], json.loads(edits(old, new))) == [int(item) for item in new]
