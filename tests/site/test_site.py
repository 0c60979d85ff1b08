"""The built site in a real browser: games against bots with reloads and without a network, links, and updates."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.server.processes import Served
from tests.site.folder import FileServer, built, sent
from tests.site.visitor import OWN, SECONDS, Visitor, short_games
from tests.waiting import wait_until
from tests.web.browser import Person, faults


def test_games_are_played_over_an_update_and_without_a_network(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(built(), folder, copy_function=lambda a, b: Path(b).symlink_to(Path(a).resolve()))
    site = FileServer(folder)
    ada = Visitor(browser, site.url).opens()
    expect(ada.page.get_by_role("link", name="With friends")).to_have_count(0)  # nobody else can come
    ada.turns_to("/tournaments")
    ada.sees("This page needs a server with other players.")
    ada.turns_to("/")
    assert faults(ada.page) == []
    ada.adds_games(short_games(tmp_path))

    ada.opens_table("Short one")
    expect(ada.page.get_by_role("tab", name="Chat")).to_have_count(0)
    before = ada.stored_rows()
    ada.presses("Hint")
    ada.presses("Do it")
    wait_until(lambda: ada.stored_rows() > before)
    table = ada.page.url

    ada.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    publish_again(folder)
    ada.page.reload()
    ada.sees("A new version is ready.")
    with ada.page.expect_navigation(timeout=SECONDS):  # the page asked meanwhile would be gone before it answers
        ada.presses("Load it")
    wait_until(lambda: re.fullmatch("won-new-[^,]*", ada.page.evaluate("caches.keys().then(String)")))
    ada.ready()
    assert ada.page.url == table
    assert ada.page.evaluate("document.documentElement.dataset.version") == "new"
    ada.page.get_by_role("list", name="Players").wait_for()
    assert ada.stored_rows() > before
    ada.lets_a_bot_finish()
    link = ada.copies_link()

    ada.context.set_offline(True)
    ada.opens()
    ada.opens_table("Short other")
    expect(ada.page.locator(".link-state")).to_have_count(0)
    ada.lets_a_bot_finish()
    ada.expect_quiet(apart_from=OWN)
    assert ada.hosts == {urlsplit(site.url).netloc}
    ada.context.close()

    bo = Visitor(browser, site.url, viewport={"width": 390, "height": 844}, service_workers="block")
    bo.page.goto(link)
    bo.page.wait_for_url(re.compile(r"#/tables/\w+\?step=0$"))
    bo.page.get_by_role("region", name="History").wait_for()
    bo.turns_to(link[:-40].partition("#")[2])
    bo.sees("This link cannot be opened.")
    bo.turns_to(f"{link.partition('#')[2]}?step=3")
    bo.sees("What if: a copy from step 3.")
    bo.expect_quiet(apart_from=OWN)
    bo.context.close()
    site.close()


def publish_again(folder: Path) -> None:
    """Another version of the site in the same place."""
    script = (folder / "offline.js").read_text("utf-8")
    (folder / "offline.js").unlink()
    (folder / "offline.js").write_text(script.replace("won-", "won-new-", 1), "utf-8")
    page = (folder / "index.html").read_text("utf-8")
    (folder / "index.html").unlink()
    (folder / "index.html").write_text(page.replace('<html lang="en"', '<html lang="en" data-version="new"'), "utf-8")


def test_two_tabs_and_a_full_disk(browser: Browser, site: FileServer, tmp_path: Path) -> None:
    ada = Visitor(browser, site.url, service_workers="block")
    ada.may_store(1_000_000)
    ada.opens()
    ada.adds_games(short_games(tmp_path))
    ada.opens_table("Short other")
    other = ada.another_tab()
    for tab in (ada, other):  # the second at the position that the first has left
        rows = ada.stored_rows()
        tab.plays_a_hint()
        ada.waits_for_rows(rows)
        wait_until(lambda: ada.log() == other.log())
    other.page.close()

    ada.page.reload()
    ada.ready()
    ada.waits_for_turn()
    full = ada.stored_rows()
    ada.fills_the_disk()
    ada.plays_a_hint()
    notice = ada.sees("This browser has no room left")
    assert ada.stored_rows() == full
    ada.clears_the_disk()
    expect(notice).to_have_count(0, timeout=SECONDS)  # it was tried again
    ada.waits_for_rows(full)
    ada.fills_the_disk()
    ada.page.reload()
    ada.sees("This browser has no room left")
    ada.page.get_by_role("list", name="Players").wait_for()  # what is stored can be read all the same
    ada.context.close()


def test_a_browser_that_keeps_nothing_is_told_so(browser: Browser, site: FileServer) -> None:
    """What it loads before play is less than six megabytes."""
    ada = Visitor(browser, site.url, service_workers="block")

    def refuse(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"indexedDB.open = () => {{ throw new Error() }};{answer.text()}")

    ada.page.route("**/assets/worker-*.js", refuse)
    ada.opens()
    assert sent(ada.paths) < 6_000_000
    ada.sees("This browser keeps nothing")
    ada.presses("Play Shares")
    ada.page.get_by_role("list", name="Players").wait_for()
    ada.context.close()


def test_a_running_game_goes_on_with_friends_at_a_server(browser: Browser, site: FileServer, tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path / 'won.db'}") as server:
        ada = Visitor(browser, site.url, service_workers="block").opens()
        ada.presses("Play Industry")
        ada.page.get_by_role("list", name="Players").wait_for()
        ada.presses("More")
        ada.presses("Play this with friends", "menuitem")
        ada.page.get_by_label("Address of the server").fill("no address")
        ada.presses("Go to the server")
        ada.sees("This is not the address of a server.")
        assert faults(ada.page) == []
        ada.page.get_by_label("Address of the server").fill(server.url)
        ada.presses("Go to the server")
        ada.page.wait_for_url(f"{server.url}/continue#game=*")
        ada.page.get_by_label("Seat 2").select_option("open")
        assert faults(ada.page) == []
        ada.presses("Go on here")
        ada.gives_name("Ada")
        link = ada.page.get_by_label("Link for").input_value()
        ada.page.get_by_role("link", name="Go to the table").click()
        ada.sees("The game is paused.")

        bo = Person(browser.new_context(locale="en"), server.url).goes(link)
        bo.presses("Ask for this seat")
        bo.gives_name("Bo")
        ada.presses("Agree")
        ada.presses("Go on")
        bo.presses("Agree")
        expect(ada.page.locator(".consent")).to_have_count(0)
        ada.expect_quiet(apart_from=OWN)
        bo.expect_quiet()
        assert ada.hosts == {urlsplit(site.url).netloc, urlsplit(server.url).netloc}
        ada.context.close()
        bo.context.close()


@pytest.mark.parametrize("name", ["index.html", "offline.js", "manifest.webmanifest", "icon-192.png"])
def test_the_folder_has_no_absolute_address(name: str) -> None:
    content = (built() / name).read_bytes().decode("utf-8", "replace")
    assert not re.search(r'(?:src|href)="/|https?://(?!www\.w3\.org)', content)
