"""Positions to begin from: a game given in a few lines, and a person who continues it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import httpx

from tests.server.processes import Served
from tests.waiting import SECONDS
from tests.web.browser import Person
from won.core.record import Seat, dump
from won.industry import game as industry
from won.industry.notation import parse

SEATS: Final = (Seat("Ada", "anglica"), Seat("Bo", "bharat"), Seat("Cleo", "bolshevia"))
CLERKS: Final = ("", "clerk", "clerk")

# Ada: farms in a row at C2 C3 C4 and two factories; 160 in money, 1 energy, 3 ore, 2 capital. She is on turn in Trade.
TRADE: Final = """
0 draft I1; 0 place farm C2 0; 0 place farm C3 0; 0 place farm C4 0; 1 draft I2; 1 place farm F1 0; 1 place farm F2 0;
1 place farm F3 0; 2 draft I3; 2 place generator F4 0; 2 place generator F5 0; 2 draft I4; 2 place academy F6 1;
2 place academy F7 0; 1 draft I5; 1 place mine G1 1; 1 place mine G2 1; 0 draft C6; 0 draft I6; 0 place factory B1 0;
0 place factory A1 0; 1 draft C1; 2 draft C2; 2 draft C3; 1 draft C4; 0 draft C5
"""
# She has bought 3 capital and 2 labor, and everybody has passed.
DEVELOP: Final = f"{TRADE}; 0 buy capital 3; 1 pass; 2 pass; 0 buy labor 2; 1 pass; 2 pass; 0 pass"
# She has a flag on C1 and the others have passed: her pass would end Develop.
LAST_TO_PASS: Final = f"{DEVELOP}; 0 flag C1; 1 pass; 2 pass"
PRODUCE: Final = f"{DEVELOP}; 0 pass; 1 pass; 2 pass"
# In Produce with 8 notes, and less money than their interest.
INDEBTED: Final = f"""{TRADE}; 0 borrow 8; 0 offer 1 give money 290 get food; 1 accept 0; 1 pass; 2 pass; 0 pass;
0 pass; 1 pass; 2 pass"""


def record_of(lines: str, rounds: int = 3, edition: str = "second", seats: Sequence[Seat] = SEATS) -> bytes:
    """The record of a game that went like this, line by line, each with its seat first."""
    game = industry.new(edition, seats, {"first": 0}, {"rounds": rounds})
    for line in lines.split(";"):
        seat, _, words = line.strip().partition(" ")
        game.apply(int(seat), parse(words))
    return dump(game.record())


def newcomer(client: httpx.Client, person: Person, name: str) -> dict[str, str]:
    """Makes the person a player; what a request of theirs carries."""
    key = client.post("/api/players", json={"name": name}).json()["key"]
    person.context.add_init_script(f"localStorage.setItem('won.key', '{key}')")
    return {"authorization": f"Bearer {key}"}


def sit(server: Served, person: Person, lines: str, rounds: int = 3) -> None:
    """The person is at a table that goes on from there, in the first seat with clerks in the others, and is asked."""
    with httpx.Client(base_url=server.url, trust_env=False, timeout=SECONDS) as client:
        own = newcomer(client, person, "Ada")
        made = continue_from(client, own, record_of(lines, rounds))
    person.goes(f"/tables/{made}")
    person.page.locator(".act").wait_for()


def continue_from(client: httpx.Client, own: dict[str, str], record: bytes) -> str:
    """A table that begins where the record ends."""
    brought = client.post("/api/records", content=record, headers=own).json()["id"]
    made = client.post(f"/api/tables/{brought}/branch", json={"bots": CLERKS}, headers=own).json()
    return str(made["id"])


def two_at_a_table(server: Served, ada: Person, bo: Person, lines: str) -> str:
    """Ada in the first seat and Bo in the second, each at a browser, a clerk in the third; the table's link."""
    with httpx.Client(base_url=server.url, trust_env=False, timeout=SECONDS) as client:
        hers, his = newcomer(client, ada, "Ada"), newcomer(client, bo, "Bo")
        table = continue_from(client, hers, record_of(lines))
        invite: str = client.get(f"/api/tables/{table}/invites", headers=hers).json()["table"]["token"]
        client.post(f"/api/tables/{table}/seats/1/take", json={"invite": invite}, headers=his).raise_for_status()
    ada.goes(f"/tables/{table}")
    ada.presses("Agree")  # a bot's seat changes hands only if everyone agrees
    ada.page.get_by_role("list", name="Players").get_by_text("Bo", exact=True).wait_for()
    bo.goes(f"/tables/{table}")
    for person in (ada, bo):
        person.page.locator(".act").wait_for()
    return f"/tables/{table}#invite={invite}"
