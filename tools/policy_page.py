"""Write `docs/policy.md` from the table of data that the server decides by.

`python -m tools.policy_page` brings the page up to date; a test fails while it is not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from won.tables.policy_model import PHASES, ROLES, Deed, Right
from won.tables.policy_routes import SERVER_ROUTES
from won.tables.policy_table import GRACE, SOCKET, TABLE_ROUTES

PAGE: Final = Path(__file__).parents[1] / "docs/policy.md"
SAID: Final = {
    "host": "laid the table",
    "deputy": "sits at a table whose host has no seat",
    "seated": "on the own seat; at the table, where no seat is named",
    "partner": "in one syndicate with the seat that is named",
    "rival": "on another seat than the one that is named",
    "spectator": "has a key and no seat",
    "guest": "has no key, or one that was made after the host sent somebody away, and no invitation",
    "outsider": "neither in a private table nor invited to it, or sent away by the host",
    "local": "reaches the server from its own machine or a private network",
    "operator": "shows the key that `won operator add` gave out",
}
HEAD: Final = f"""# The policy of a table

Who may do what, when, and with whose consent. This page is written by `python -m tools.policy_page` from
`src/won/tables/policy_table.py`. The server decides by that table in one function (`won.tables.policy.require`), tells
each client by it what it may offer (`may` of a `state`), and a test tries every cell of it over real sockets and HTTP.
What is not listed is refused.

A person has every role that fits; one that grants is enough. `away`: only about somebody who has been away for longer
than {GRACE:.0f} seconds. `unrated`: not at a rated table. `no tournament`, `no puzzle`: not at a table of one. A seat
that its holder has given up is nobody's to play.
"""


def page() -> str:
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield HEAD
    yield from ("| role | |", "|---|---|")
    yield from (f"| {role} | {SAID[role]} |" for role in ROLES)
    yield from ("", "## Messages of the socket", "")
    yield from _table(SOCKET)
    yield from ("", "## Routes of a table", "")
    yield from _table(TABLE_ROUTES)
    yield from ("", "## Other routes", "", "| route | who | besides |", "|---|---|---|")
    for what, deed in SERVER_ROUTES.items():
        yield f"| `{what}` | {', '.join(deed.rights[0].who)} | {deed.note} |"


def _table(deeds: Mapping[str, Deed]) -> Iterator[str]:
    yield from ("| what | who | when | consent | offered as | besides |", "|---|---|---|---|---|---|")
    for what, deed in deeds.items():
        rights = deed.rights or (Right((), ()),)
        for number, right in enumerate(rights):
            named = f"`{what}`" if number == 0 else ""
            offer, note = (deed.offer, deed.note) if number == 0 else ("", "")
            yield f"| {named} | {_who(right)} | {_when(right)} | {_consent(right)} | {offer} | {note} |"


def _who(right: Right) -> str:
    return ", ".join(right.who) or "nobody"


def _when(right: Right) -> str:
    when = "always" if right.when == PHASES else ", ".join(right.when)
    where = ("" if right.rated else ", unrated") + ("" if right.tournament else ", no tournament")
    where += "" if right.puzzle else ", no puzzle"
    return when + (", away" if right.away else "") + where


def _consent(right: Right) -> str:
    return "" if right.consent == "nobody" else right.consent


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
