"""Bots of the operator's own: named when the server starts, seated by that name, and never by a path from a request."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from won.arena import own_bots
from won.arena.entrants import NoSuchBot
from won.games import GAMES
from won.players import bots_for, make_bot
from won.players.games import PLAYERS
from won.players.levels import is_quick
from won.tables.errors import RequestError
from won.tables.validation import check_bot

CLERK = "won.players.industry.clerk:Clerk"


@pytest.fixture
def mine() -> Iterator[None]:
    own_bots.add([f"mine={CLERK}"])
    yield
    for game in GAMES:
        PLAYERS[game].own.clear()
    own_bots._added.clear()


@pytest.mark.usefixtures("mine")
def test_a_bot_of_ones_own_is_seated_by_its_name() -> None:
    assert check_bot("industry", "mine", "$.bot") == "mine"
    assert type(make_bot("mine", 1, "industry").bots["industry"]).__name__ == "Clerk"  # type: ignore[attr-defined]
    assert own_bots.added() == (f"mine={CLERK}",)
    assert not is_quick("mine")  # it thinks in a process of its own
    assert "mine" not in bots_for("industry")  # so that no rated game counts with it


@pytest.mark.usefixtures("mine")
@pytest.mark.parametrize("wanted", [CLERK, f"mine={CLERK}", "run:true", "mine:5", "../mine", "won.players.random"])
def test_a_request_can_name_no_module_or_command(wanted: str) -> None:
    with pytest.raises(RequestError, match="no_bot"):
        check_bot("industry", wanted, "$.bot")


@pytest.mark.parametrize(
    "text",
    [CLERK, f"Mine={CLERK}", f"clerk={CLERK}", f"random={CLERK}", "mine=", "mine=clerk", "mine=no.such:Thing"],
)
def test_what_cannot_be_made_or_is_taken_is_refused(text: str) -> None:
    with pytest.raises(NoSuchBot):
        own_bots.add([text])
    assert own_bots.added() == ()
