"""Acting at the industry table, each thing from a position where it can be done."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.server.processes import Served
from tests.web.browser import PHONE, People, Person
from tests.web.positions import DEVELOP, INDEBTED, LAST_TO_PASS, PRODUCE, TRADE, sit


def hexagon(person: Person, at: str) -> Locator:
    return person.page.locator(f"[data-hex={at}]")


def lies(person: Person, at: str, what: str) -> None:
    expect(hexagon(person, at)).to_have_attribute("aria-label", re.compile(what))


def put(person: Person, at: str) -> None:
    """What is held over the board goes there, as it would lie at first."""
    hexagon(person, at).click()
    person.presses("Put it here")


def all_at_once(page: Page, last: str) -> None:
    """The page is busy: what the server says from the next action on comes with the line that ends so."""

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        held: list[object] = []
        acted: list[str | bytes] = []

        def act(data: str | bytes) -> None:
            if msgspec.json.decode(data)["type"] == "act":
                acted.append(data)
            server.send(data)

        def tell(data: str | bytes) -> None:
            said = msgspec.json.decode(data)
            held.extend(said if isinstance(said, list) else [said])
            if not acted or any(last in str(message) for message in held):
                line.send(msgspec.json.encode(held).decode())
                held.clear()
                acted.clear()

        line.on_message(act)
        server.on_message(tell)

    page.route_web_socket(re.compile("/ws/tables/"), between)


def test_a_busy_page_that_learns_of_a_flag_and_its_next_turn_at_once_goes_on(people: People, server: Served) -> None:
    ada = people.person()
    all_at_once(ada.page, "Cleo passes.")
    sit(server, ada, LAST_TO_PASS)
    ada.presses("Flag")
    hexagon(ada, "B2").click()
    ada.presses("Place it here")  # with her last labor
    lies(ada, "B2", "flag of Ada")
    expect(ada.page.locator(".tiles-row")).to_be_visible()
    ada.expect_quiet()


def test_a_bloc_is_automated_then_split_and_one_piece_stays_so(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, DEVELOP)
    ada.page.keyboard.press("a")
    hexagon(ada, "C3").click()
    ada.presses("Automate it")
    lies(ada, "C3", "automated")
    ada.presses("Move tiles")
    hexagon(ada, "C3").click()
    ada.presses("Lift them")
    put(ada, "I5")
    ada.page.locator(".act").get_by_role("button", name="Move", exact=True).click()
    ada.sees("Choose the piece that stays automated.")
    hexagon(ada, "C4").click()
    ada.presses("Keep this one automated")
    lies(ada, "C4", "automated")
    lies(ada, "I5", "Farm of Ada")
    expect(hexagon(ada, "C2")).not_to_have_attribute("aria-label", re.compile("automated"))
    ada.expect_quiet()


def test_two_tiles_change_places(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, DEVELOP)
    ada.presses("Move tiles")
    for at in ("A1", "C4"):
        hexagon(ada, at).click()
    ada.presses("Lift them")
    put(ada, "C4")
    put(ada, "A1")
    ada.page.locator(".act").get_by_role("button", name="Move", exact=True).click()
    lies(ada, "A1", "Farm of Ada")
    lies(ada, "C4", "Factory of Ada")
    ada.expect_quiet()


def test_a_clash_is_shown_and_forced(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, LAST_TO_PASS)
    ada.page.keyboard.press("2")
    force = ada.page.get_by_text("this takes Force")
    hexagon(ada, "C1").click()
    expect(ada.page.locator(".ghosted")).to_have_count(1)
    for _ in range(6):
        if force.count():
            break
        ada.page.keyboard.press("r")
    expect(ada.page.locator(".ghost.clash")).to_have_count(1)
    ada.presses("Build it here")
    lies(ada, "C1", "Generator of Ada")
    ada.sees("by Force")
    ada.expect_quiet()


def test_the_plan_says_what_is_lacking_and_buys_it_by_orders(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, TRADE)
    card = ada.page.locator(".plan")
    card.get_by_role("spinbutton", name="Flags").press("ArrowUp")
    card.get_by_role("button", name="Buy what is missing").click()
    expect(ada.page.locator(".seat.own .chip-labor")).to_have_attribute("aria-label", "Labor 1")
    ada.expect_quiet()


def test_a_standing_order_is_changed_where_it_stands(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, TRADE)
    ada.presses("Orders", "tab")
    form = ada.page.locator(".order-form")
    form.get_by_role("spinbutton", name="At most").press("Home")
    form.get_by_role("button", name="Give this order").click()
    expect(form.locator(".orders li")).to_contain_text("Buy 3 food at no more than 0 each")
    form.get_by_role("button", name="Change this order").click()
    form.get_by_role("spinbutton", name="At most").press("ArrowUp")
    form.get_by_role("button", name="Change the order").click()
    expect(form.locator(".orders li")).to_contain_text("at no more than 1 each")
    form.get_by_role("button", name="Delete this order").click()
    expect(form.locator(".orders li")).to_have_count(0)
    ada.expect_quiet()


def test_a_word_before_waste_with_a_way_back(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, TRADE)
    ada.page.keyboard.press("7")  # sells energy, which the blocs need
    ada.sees("for your plan or to run your blocs")

    ada = people.person()
    sit(server, ada, LAST_TO_PASS)
    ada.page.keyboard.press("p")
    ada.sees("You could still build a tile.")
    ada.presses("Back")
    expect(ada.page.locator(".tiles-row")).to_be_visible()

    ada = people.person()
    sit(server, ada, PRODUCE)
    expect(ada.page.locator(".run.on")).not_to_have_count(0)
    ada.presses("Run nothing")
    ada.presses("Produce nothing")
    ada.sees("You could also run the bloc at")
    ada.presses("Back")

    ada = people.person()
    sit(server, ada, INDEBTED)
    ada.sees("you will have to borrow for it")
    ada.expect_quiet()


def test_what_is_closed_says_why_with_its_rule(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, DEVELOP)
    expect(ada.page.locator(".tile-button").first).to_have_attribute("data-tip", re.compile(r"DEV-\d"))
    ada.page.keyboard.press("1")
    expect(ada.page.locator(".toast")).to_contain_text(re.compile(r"DEV-\d"))
    ada.expect_quiet()


def test_two_fingers_keys_and_a_drag_bring_the_board_nearer(people: People, server: Served) -> None:
    ada = people.person(PHONE)
    sit(server, ada, DEVELOP)
    board = ada.page.locator("svg.board")
    whole = board.get_attribute("viewBox") or ""
    box = board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = ada.context.new_cdp_session(ada.page)
    for kind, apart in (("touchStart", 20), ("touchMove", 40), ("touchMove", 60), ("touchEnd", 0)):
        touches = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    expect(board).to_have_class(re.compile("near"))
    near = board.get_attribute("viewBox") or ""
    assert float(near.split()[2]) < float(whole.split()[2]) / 2
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x + 60, y, steps=4)
    ada.page.mouse.up()
    expect(board).not_to_have_attribute("viewBox", near)
    for _ in range(4):
        ada.page.keyboard.press("-")
    expect(board).to_have_attribute("viewBox", whole)
    ada.page.keyboard.press("+")
    expect(board).not_to_have_attribute("viewBox", whole)
    ada.expect_quiet()


def test_who_goes_by_keys_never_loses_the_focus(people: People, server: Served) -> None:
    ada = people.person()
    sit(server, ada, DEVELOP)
    ada.page.keyboard.press("t")
    choices = ada.page.locator(".choices")
    choices.get_by_role("button", name="Place a flag").focus()
    ada.page.keyboard.press("Enter")
    choices.get_by_role("button", name="B2", exact=True).wait_for()
    expect(ada.page.locator("main :focus")).to_have_count(1)
    ada.expect_quiet()
