"""Friends and clubs as people meet them: asked, seen playing, invited; founded, joined by a link, led."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import Route, expect

from tests.server.processes import Served
from tests.waiting import SECONDS
from tests.web.browser import DRAWN, PHONE, People, Person, faults, overflows
from tests.web.positions import newcomer


def _faultless(*people: Person) -> None:
    for person in people:
        assert faults(person.page) + overflows(person.page) == []


def _gives_name(person: Person, name: str) -> None:
    """In whatever language one is asked."""
    field = person.page.get_by_role("dialog").get_by_role("textbox")
    field.fill(name)
    field.press("Enter")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_friends_see_each_other_play_and_invite_each_other(people: People, server: Served) -> None:
    ada, bo = people.person(), people.person(PHONE, touch=True, dark=True, language="fr")
    with httpx.Client(base_url=server.url, trust_env=False, timeout=SECONDS) as client:
        own, other = newcomer(client, ada, "Ada"), newcomer(client, bo, "Bo")
        me = client.get("/api/me", headers=own).json()["id"]
        seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
        setup = {"game": "shares", "edition": "classic", "players": 3, "title": "Friday"}
        table = client.post("/api/tables", json={"setup": setup, "seats": seats}, headers=other).json()["id"]
    ada.goes("/friends").sees("No friends yet.")
    bo.goes(f"/players/{me}").presses("Ajouter aux amis")
    _gives_name(bo, "Bo")
    bo.page.get_by_role("link", name="Demande envoyée").wait_for()
    ada.goes("/").sees("wants to be your friend")
    _faultless(ada, bo)
    ada.presses("Accept")
    ada.sees("You and Bo are friends now.")
    bo.goes(f"/tables/{table}").presses("Inviter Ada")
    bo.sees("Invitation envoyée")
    _faultless(bo)
    ada.goes("/friends").sees("Bo invites you:")
    ada.sees("waits at Friday · 2 seats free")
    _faultless(ada)
    ada.presses("Not now")
    expect(ada.page.get_by_role("list", name="Invitations")).to_have_count(0)
    ada.presses("Invite")
    ada.presses("Invite to a new table", "link")
    ada.page.get_by_role("button", name="Create the table").click()
    _gives_name(ada, "Ada")
    ada.page.wait_for_url("**/tables/*")
    bo.goes("/friends").sees("Ada vous invite :")
    bo.sees("attend : Industrie")
    hidden = bo.page.get_by_label("Mes amis voient où je joue")
    late: list[Route] = []
    bo.page.route(
        "**/api/me/friends",
        lambda route: late.append(route) if route.request.method == "GET" else route.continue_(),
    )
    with bo.page.expect_response(lambda response: response.request.method == "PATCH"):
        hidden.uncheck()
    bo.page.evaluate(DRAWN)
    expect(hidden).not_to_be_checked()  # though the page has not been told so yet
    for route in late:
        route.continue_()
    bo.page.unroute("**/api/me/friends")
    _faultless(bo)
    ada.goes("/friends").sees("not here now")
    ada.presses("End the friendship with Bo")
    ada.presses("End the friendship")
    ada.sees("No friends yet.")
    ada.expect_quiet()
    bo.expect_quiet()


def test_a_club_is_founded_joined_by_its_link_and_led(people: People) -> None:
    ada, bo = people.person(), people.person(PHONE, touch=True, language="it")
    ada.goes("/clubs").page.get_by_label("Name of the club").fill("Friday night")
    ada.presses("Found the club")
    ada.gives_name("Ada")
    ada.page.wait_for_url(re.compile("/clubs/[2-9a-z]{20}$"))
    club = ada.page.url.removeprefix(ada.url)
    link = ada.page.get_by_label("Link of the club").input_value()
    bo.goes(club).sees("Questo circolo non c’è")
    bo.complaints.clear()  # the browser notes the refusal
    bo.goes("/").goes(link)
    _faultless(bo)
    bo.presses("Entra nel circolo")
    _gives_name(bo, "Bo")
    bo.sees("2 soci")
    ada.page.locator("main").get_by_role("link", name="New table").click()
    expect(ada.page.get_by_label("Club", exact=True)).to_have_value(club.rpartition("/")[2])
    ada.presses("Create the table")
    ada.page.wait_for_url("**/tables/*")
    ada.sees("for the members of a club")
    bo.goes(club).page.get_by_role("link", name="Ada").first.click()
    bo.presses("Siediti qui")
    expect(bo.page.locator(".chair-who b", has_text="Bo")).to_have_count(1)
    ada.goes(club)
    _faultless(ada)
    ada.presses("Send Bo away")
    ada.presses("Send away")
    ada.sees("1 member")
    expect(ada.page.get_by_label("Link of the club")).not_to_have_value(link)
    bo.goes(club).sees("Questo circolo non c’è")
    bo.complaints.clear()
    ada.goes("/clubs").sees("You lead it.")
    _faultless(ada)
    ada.expect_quiet()
    bo.expect_quiet()
