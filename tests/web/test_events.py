"""What brings players together and back, as people meet it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.processes import Served
from tests.waiting import wait_until
from tests.web.browser import People, Person

TO_MY_TABLE = re.compile("To my table")


def test_two_people_find_each_other(people: People) -> None:
    ada, bo = people.person(), people.person()
    for person, name in ((ada, "Ada"), (bo, "Bo")):
        person.goes("/pair?game=shares")
        person.page.get_by_role("radio", name="2", exact=True).check()
        person.presses("Find players")
        person.gives_name(name)
        if person is ada:
            ada.page.get_by_role("heading", name="Waiting for 1 more player").wait_for()
            ada.sees("1400 to 1600")
    for person in (ada, bo):
        person.page.wait_for_url("**/tables/*")
        expect(person.seats).to_have_count(2)
        person.expect_quiet()


def test_waiting_ends_with_the_tab(people: People) -> None:
    ada, bo = people.person(), people.person()
    ada.goes("/pair")
    ada.presses("Find players")
    ada.gives_name("Ada")
    ada.page.get_by_role("heading", name="Waiting for 2 more players").wait_for()
    bo.goes("/pair")
    bo.sees("1 waits")
    ada.page.close(run_before_unload=True)
    expect(bo.page.get_by_text("1 waits")).to_have_count(0)


def test_the_daily_table_is_begun_once(people: People) -> None:
    ada = people.person().goes("/daily")
    ada.page.get_by_role("button", name="Play").first.click()
    ada.gives_name("Ada")
    ada.page.wait_for_url("**/tables/*")
    table = ada.page.url
    ada.goes("/daily")
    ada.page.get_by_role("button", name="Go on").click()
    ada.page.wait_for_url(table)
    ada.expect_quiet()


def test_the_ladder_shows_the_game_that_is_not_finished(people: People) -> None:
    ada = people.person().goes("/ladder?game=shares&edition=classic")
    ada.presses("Play against Dabbler")
    ada.gives_name("Ada")
    ada.page.wait_for_url("**/tables/*")
    ada.goes("/ladder?game=shares&edition=classic")
    ada.page.get_by_role("link", name="Go on").wait_for()
    expect(ada.page.get_by_role("button", name="Play against Dabbler")).to_have_count(0)
    ada.expect_quiet()


def _tournament(some: list[Person], rounds: int, players: int) -> str:
    """Set up by the first and entered by all; its address."""
    host = some[0].goes("/tournaments/new")
    host.page.get_by_label("Name").fill("Friday")
    host.page.get_by_role("radio", name=re.compile("Shares")).check()
    host.page.get_by_role("group", name="Players at a table").get_by_role("radio", name=str(players)).check()
    host.page.get_by_label("Length of a game").select_option("40")
    host.page.get_by_role("group", name="Rounds").get_by_role("radio", name=str(rounds)).check()
    host.presses("Create the tournament")
    host.gives_name("Player 1")
    host.page.wait_for_url(re.compile("/tournaments/[2-9a-z]{20}$"))
    address = host.page.url.removeprefix(host.url)
    for number, person in enumerate(some[1:], 2):
        person.goes(address)
        person.presses("Enter")
        person.gives_name(f"Player {number}")
    host.sees(f"{len(some)} entrants")
    host.presses("Begin the first round")
    return address


def _play_round(some: list[Person]) -> None:
    """Everybody goes to their table and lets the caretaker play there."""
    for person in some:
        person.page.get_by_role("link", name=TO_MY_TABLE).click()
        person.page.get_by_role("list", name="Players").wait_for()
        key = person.page.evaluate("localStorage['won.key']")
        table = person.page.url.rpartition("/")[2]
        seats = person.page.request.get(f"{person.url}/api/tables/{table}").json()["seats"]
        me = person.page.request.get(f"{person.url}/api/me", headers={"authorization": f"Bearer {key}"}).json()["id"]
        [seat] = [at for at, holder in enumerate(seats) if holder.get("player") == me]
        person.page.request.post(
            f"{person.url}/api/tables/{table}/seats/{seat}/minder",
            headers={"authorization": f"Bearer {key}"},
            data={"bot": "x"},
        )


def _run(browser: Browser, tmp_path: Path, count: int, players: int, rounds: int) -> None:
    with Served(f"sqlite:///{tmp_path / 'won.db'}") as server:
        people = People(browser, server.url)
        some = [people.person() for _ in range(count)]
        for person in some:
            person.page.set_default_timeout(60_000)  # all these browsers share one machine
        address = _tournament(some, rounds, players)
        _play_round(some)
        server.kill()
        server.port = int(server.url.rpartition(":")[2])
        server.start()
        for person in some:
            person.goes(address)
            person.complaints.clear()  # of what was under way when the server was killed
        for number in range(2, rounds + 1):
            for person in some:
                person.goes(address)
                person.page.get_by_text(f"Round {number} of {rounds}").wait_for(timeout=120_000)
            _play_round(some)
        host = some[0].goes(address)
        host.page.get_by_text(re.compile("^ ?Won by")).wait_for(timeout=120_000)
        seen = host.page.request.get(f"{host.url}/api{address}").json()
        tables = -(-count // players)
        assert [table["round"] for table in seen["tables"]] == [n for n in range(1, rounds + 1) for _ in range(tables)]
        assert wait_until(lambda: all(table["places"] for table in seen["tables"]))
        each = players * (players - 1) / 2
        assert sum(standing["points"] for standing in seen["standings"]) == rounds * tables * each
        for person in some:
            person.expect_quiet()
        people.leave()


def test_a_tournament_to_its_end_with_a_restart_in_the_middle(browser: Browser, tmp_path: Path) -> None:
    _run(browser, tmp_path, count=2, players=2, rounds=2)


@pytest.mark.soak
def test_a_tournament_of_eight_browsers_and_a_bot(browser: Browser, tmp_path: Path) -> None:
    _run(browser, tmp_path, count=8, players=3, rounds=3)
