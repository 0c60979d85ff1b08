"""One person opens many tables of bots: the bots of another person keep their share of the thinking.

The time that three bots take for a short game is measured without and with the many tables, in one run.
"""

from __future__ import annotations

import time

from tests.server.running import Guest, Running

QUICK = False
TABLES = 30
SLOWER = 6  # times: far less than one share in 31


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory, server.player("Ada") as ada:
        game(ada)  # whatever is loaded the first time
        alone = game(ada)
        hogs = [table_of_bots(mallory, rounds=2000) for _ in range(TABLES)]
        beside = game(ada)
        playing = [mallory.get(f"/api/tables/{hog}").json()["status"] == "playing" for hog in hogs]
        assert all(playing), "the many tables did not last as long as the measurement"
        ratio = beside / alone
        print(f"           a game of bots in {alone:.2f} s alone, {beside:.2f} s beside {TABLES}: {ratio:.1f} times")
        assert ratio < SLOWER, "the bots of one person slow down those of another"


def game(guest: Guest) -> float:
    """Seconds for a short game."""
    began = time.perf_counter()
    guest.wait(table_of_bots(guest, rounds=6), "over")
    return time.perf_counter() - began


def table_of_bots(guest: Guest, rounds: int) -> str:
    bots = [{"who": "bot", "bot": "clerk"}] * 3
    return str(guest.table(options={"rounds": rounds}, seats=bots, start=True)["id"])
