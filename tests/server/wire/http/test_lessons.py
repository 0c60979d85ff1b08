"""A lesson over real HTTP and a real socket: begun, left and gone on with, finished, and begun anew."""

from __future__ import annotations

from typing import Any

from tests.server.running import Guest, Running
from tests.server.sockets import Client
from won.lessons import script
from won.tables.table import written

LESSON = script.load("industry", "first-round")
PLACE = "/api/games/industry/lessons"


def begin(player: Guest, **body: Any) -> dict[str, Any]:
    answer = player.post(f"{PLACE}/{LESSON.name}", json=body)
    assert answer.status_code == 201
    result: dict[str, Any] = answer.json()
    return result


def listed(player: Guest) -> dict[str, Any]:
    result: dict[str, Any] = player.get(PLACE).json()[0]
    return result


def go_on(client: Client) -> None:
    """Do what the open page asks for, and wait until the bots have done their part."""
    page = client.state["page"]
    step = LESSON.steps[page]
    if step.page.do:
        assert client.ask("act", seat=0, action=written(step.turns[0][1]))["type"] == "done"
    else:
        assert client.ask("learn", seat=0, page=page)["type"] == "done"
    client.until(lambda client: client.state["page"] > page)


def test_a_lesson_is_played_at_a_table_that_remembers_where_it_was(server: Running, ada: Guest) -> None:
    assert listed(ada).get("table", "") == ""
    table = begin(ada)["id"]
    with Client(server.url, table, ada.key) as client:
        assert client.state["page"] == 0
        while not LESSON.steps[client.state["page"]].page.do:
            go_on(client)
        left_at = client.state["page"]
        wrong = client.ask("act", seat=0, action={"do": "pass"})
        assert (wrong["type"], wrong["code"]) == ("refused", "lesson_wrong")
        assert wrong["text"] == "If you pass now, nothing gets built. Borrow one note first."
    with Client(server.url, table, ada.key, language="fr") as client:
        french = client.ask("act", seat=0, action={"do": "pass"})["text"]
        assert french == "Si vous passez maintenant, rien ne se construit. Empruntez d’abord un billet."
    assert listed(ada)["table"] == table
    assert begin(ada)["id"] == table, "to begin again is to go on"
    with Client(server.url, table, ada.key) as client:
        assert client.state["page"] == left_at
        assert client.ask("learn", seat=0, page=left_at, show=True)["type"] == "done"
        while client.state["page"] < len(LESSON.steps):
            go_on(client)
        assert client.state["status"] == "over"
    done = listed(ada)
    assert done["done"]
    assert done.get("table", "") == ""
    assert ada.get(f"/api/players/{ada.id}/history").json() == []
    assert ada.post(f"/api/tables/{table}/rematch").json()["code"] == "not_yours"


def test_a_lesson_can_be_begun_anew(server: Running, ada: Guest) -> None:
    first = begin(ada)["id"]
    with Client(server.url, first, ada.key) as client:
        go_on(client)
    second = begin(ada, again=True)["id"]
    assert second != first
    assert ada.get(f"/api/tables/{first}").json()["status"] == "ended"
    with Client(server.url, second, ada.key) as client:
        assert client.state["page"] == 0
    assert not listed(ada).get("done", False), "only a lesson played to its end is done"


def test_the_table_of_a_lesson_is_for_the_learner_alone(server: Running, ada: Guest, bo: Guest) -> None:
    table = begin(ada)["id"]
    assert bo.get(f"/api/tables/{table}").status_code == 403
    assert begin(bo)["id"] != table


def test_nobody_makes_a_lesson_of_another_table(ada: Guest) -> None:
    made = ada.table(lesson="first-round", seats=[{"who": "me"}, *[{"who": "bot", "bot": "clerk"}] * 2], start=True)
    assert "lesson" not in made["setup"]
    missing = ada.post(f"{PLACE}/none", json={})
    assert (missing.status_code, missing.json()["code"]) == (404, "no_such_lesson")


def test_the_pages_come_in_the_language_of_the_reader(server: Running) -> None:
    for code, title in (("en", "You lead a young nation"), ("it", "Guidi una giovane nazione")):
        with server.guest(accept_language=code) as guest:
            pages = guest.get(f"{PLACE}/{LESSON.name}").json()["pages"]
            assert pages[0]["title"] == title
            assert pages[1]["point"][0] == {"kind": "hex", "of": "C3"}


def test_a_worked_example_stands_beside_its_paragraph_with_its_picture(server: Running) -> None:
    with server.guest(accept_language="it") as guest:
        chapters = guest.get("/api/games/industry/rules").json()
        result = {paragraph["rule"]: paragraph for chapter in chapters for paragraph in chapter["paragraphs"]}
        example = result["END-6"]["examples"][0]
        assert example["text"].startswith("Esempio: 6 tessere")
        svg = guest.get(f"/api/games/industry/pictures/{example['picture']}?dark=yes").json()["svg"]
        assert 'lang="it"' in svg
        assert "won-dark" in svg
        assert guest.get("/api/games/industry/pictures/none").json()["code"] == "no_picture"
