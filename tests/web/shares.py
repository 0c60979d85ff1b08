"""A table of shares for the tests: laid over HTTP, or brought into a position, and sat at in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import httpx
from playwright.sync_api import Page, expect

from tests.shares.table import lay
from tests.waiting import SECONDS
from tests.web.browser import Person
from tests.web.situations import lift_curtain, sit
from won.core.chance import source
from won.core.record import Seat, dump
from won.games import rules

BOTS: Final = ("Bruno", "Chiara", "Dag")
ASKED: Final = ("Roll the dice", "Put them up", "Drop out", "Choose up to", "End the turn", "Give up")
LONG: Final = 2_000
MOMENTS: Final[dict[str, Callable[[Any], bool]]] = {
    "roll": lambda game: game.steps > 60 and may(game, 0, "roll"),
    "buy": lambda game: may(game, 0, "buy") and len(game.next_words(0, ("buy",))) > 8,
    "buy all": lambda game: game.steps > 0 and may(game, 0, "buy") and 1 < len(game.next_words(0, ("buy",))) < 5,
    "choice": lambda game: game.state.turns > 60 and may(game, 0, "buy") and any(game.view(0).blocking.values()),
    "closed": lambda game: game.steps > 0 and _stands_on_a_closed_choice(game),
    "lots": lambda game: game.state.dice[1] > 1 and may(game, 0, "lots"),
    "bid": lambda game: may(game, 0, "bid"),
    "duel": lambda game: may(game, 0, "bid") and game.state.bidders == [0, 1] and game.state.cash[1] > 9_000_000,
    "seal": lambda game: may(game, 0, "seal"),
    "debt": lambda game: may(game, 0, "concede"),
    "insolvent": lambda game: may(game, 0, "declare") and not game.view(0).only_notice,
    "notice": lambda game: may(game, 0, "declare") and game.view(0).only_notice,
    "tie": lambda game: game.steps == 0 and may(game, 0, "roll"),
    "claim from Bruno": lambda game: game.state.turn == 1 and may(game, 0, "claim"),
    "end": lambda game: game.state.turns == 29 and may(game, 0, "roll"),
}


def _stands_on_a_closed_choice(game: Any) -> bool:
    """The first seat has rolled, its turn is over, and it had no say in that."""
    rolled = (game.state.turn, game.state.turns, game.state.tours[0]) == (1, 1, 0) and may(game, 1, "roll")
    return rolled and game.state.world.squares[game.state.step[0]]["kind"] in ("continent", "world")


def new_table(
    person: Person, bots: int, *, others: int = 0, clock: dict[str, Any] | None = None, **options: Any
) -> str:
    """The path of a table where this person sits first, then free seats, then bots; begun unless a seat is free."""
    seats: list[dict[str, str]] = [{"who": "me", "name": "Ada"}]
    seats += [{"who": "open"}] * others
    seats += [{"who": "bot", "bot": "clerk", "name": name} for name in BOTS[:bots]]
    setup = {"game": "shares", "edition": "classic", "players": len(seats), "options": options}
    if clock is not None:
        setup["clock"] = clock
    with httpx.Client(base_url=person.url, trust_env=False, timeout=SECONDS) as client:
        known = _known(client, person)
        made = client.post("/api/tables", json={"setup": setup, "seats": seats, "start": others == 0}, headers=known)
    assert made.status_code < 300, made.text
    return f"/tables/{made.json()['id']}"


def _known(client: httpx.Client, person: Person) -> dict[str, str]:
    """A new player, known to the person's browser too, which need not load a page for that."""
    person.page.goto(f"{person.url}/health")
    key = client.post("/api/players", json={"name": "Ada"}).json()["key"]
    person.page.evaluate("key => localStorage.setItem('won.key', key)", key)
    return {"authorization": f"Bearer {key}"}


def still(person: Person, **settings: Any) -> None:
    """No guide and no movement, so that tests need not wait for either."""
    stored = {"guide": False, "motion": "less", "staging": "instant", **settings}
    person.page.evaluate("kept => localStorage.setItem('won.settings', JSON.stringify(kept))", stored)


def asked(page: Page) -> str:
    """What may be done now: the first word of a button of the action panel, or `over`; waits while others think."""
    starts = re.compile(f"^({'|'.join(ASKED)})")
    page.locator(".end").or_(page.locator(".act .button-face", has_text=starts)).first.wait_for()
    if page.locator(".end").count():
        return "over"
    shown = page.locator(".act .button-face").all_text_contents()
    return next(word for word in ASKED if any(each.startswith(word) for each in shown))


def settled(page: Page) -> None:
    """Whatever was sent or asked has been answered."""
    expect(page.locator("[aria-busy]")).to_have_count(0)


def at(person: Person, moment: str, *, own: int = 1, **settings: Any) -> Person:
    """The person at a table of three in that moment, the first `own` seats theirs; `settings` are the browser's."""
    options = {"seal": {"bidding": "sealed"}, "claim from Bruno": {"claims": "hand"}}
    path = _brought(person, _record(moment, **options.get(moment, {"turns": 30} if moment == "end" else {})), own)
    still(person, **settings)
    return _sits_first(person.goes(path), own)


def after(person: Person, *lines: str, players: int = 4) -> Person:
    """The person at a new table in every seat, after lines such as `1 pool 0 2`."""
    table = lay(players)
    table.plays(*lines)
    path = _brought(person, dump(table.game.record()), players)
    still(person)
    return _sits_first(person.goes(path), players)


def _sits_first(person: Person, own: int) -> Person:
    """Of several seats of their own, the first is the one on the screen."""
    if own > 1:
        lift_curtain(person.page)
        sit(person.page, 0)
    return person


@cache
def _record(moment: str, **options: Any) -> bytes:
    """Of a game played by lots as far as a position that fits; one in which there is none is followed by another."""
    for seed in range(40):
        draw = source(f"web {seed}").random
        book = rules("shares")
        seats = [Seat(name=name) for name in ("Ada", *BOTS[:2])]
        game = book.new("classic", seats, book.draw_chance(3, draw), options)
        while not game.over and game.steps < LONG:
            if MOMENTS[moment](game):
                return dump(game.record())
            seat = game.to_move[0]
            game.apply(seat, game.with_chance(game.sample(seat, draw), draw))
    raise AssertionError("no such position")


def _brought(person: Person, record: bytes, own: int) -> str:
    with httpx.Client(base_url=person.url, trust_env=False, timeout=SECONDS) as client:
        known = _known(client, person)
        made = client.post("/api/records", content=record, headers=known).json()
        bots = [""] * own + ["clerk"] * (3 - own)
        branch = client.post(f"/api/tables/{made['id']}/branch", json={"bots": bots}, headers=known)
    assert branch.status_code < 300, branch.text
    return f"/tables/{branch.json()['id']}"


def joins(guest: Person, host: Person, seat: int) -> Person:
    """Another person takes over the seat of a bot, by the host's link and with the host's consent."""
    invites = ask(host, "GET", "invites").json()
    guest.page.goto(f"{guest.url}/health")
    still(guest, name="Bo")
    guest.goes(invites["seats"][seat]["link"])
    guest.presses("Ask for this seat")
    host.presses("Agree")
    guest.page.get_by_text("You are watching.").wait_for(state="detached")
    return guest


def ask(person: Person, method: str, what: str, **body: Any) -> httpx.Response:
    """Over HTTP, of the table the person sits at."""
    table = re.sub(r"[?#].*", "", person.page.url).rpartition("/")[2]
    key = person.page.evaluate("localStorage.getItem('won.key')")
    known = {"authorization": f"Bearer {key}"}
    url = f"{person.url}/api/tables/{table}/{what}"
    return httpx.request(method, url, headers=known, json=body or None, trust_env=False, timeout=SECONDS)


def may(game: Any, seat: int, kind: str) -> bool:
    return kind in game.next_words(seat, ())
