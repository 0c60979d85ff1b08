"""The pages around a table, as a person meets them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser import PHONE, WIDE, People, faults, overflows, visible_texts
from tools import web_texts
from won.games import GAMES, package
from won.text.games import texts
from won.text.language import Language

YOUR_TURN = re.compile("Your turn")
PAGES = (
    "/",
    "/new",
    "/new?game=shares",
    "/tables",
    "/settings",
    "/account",
    "/import",
    "/rules/industry",
    "/ratings",
    "/pair",
    "/daily",
    "/tournaments",
    "/tournaments/new",
    "/ladder",
    "/friends",
    "/clubs",
    "/nowhere",
)


def test_the_first_load_is_small(people: People) -> None:
    ada = people.person()
    network = ada.context.new_cdp_session(ada.page)
    network.send("Network.enable")
    sizes: list[int] = []
    network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    ada.goes("/")
    ada.page.wait_for_load_state("networkidle")
    assert sum(sizes) < 200_000, sizes  # the headers of the answers included
    assert len(sizes) <= 16


@pytest.mark.parametrize("game", ["Industry", "Shares"])
def test_from_the_start_to_a_game_in_one_click(people: People, game: str) -> None:
    ada = people.person().goes("/")
    ada.presses(f"Play {game}")
    ada.page.wait_for_url("**/tables/*")
    ada.page.get_by_role("list", name="Players").wait_for()
    expect(ada.seats).to_have_count(3)
    expect(ada.page).to_have_title(YOUR_TURN)
    ada.expect_quiet()


def test_both_games_have_the_same_room_on_the_first_page(people: People) -> None:
    ada = people.person((1366, 768)).goes("/")
    cards = ada.page.locator(".game-card")
    boxes = [card.bounding_box() for card in cards.all()]
    assert len({(box["width"], box["height"], box["y"]) for box in boxes if box}) == 1
    for name in ("Industry", "Shares"):
        expect(ada.page.get_by_role("button", name=f"Play {name}")).to_be_in_viewport(ratio=1)
    expect(cards.locator("svg.poster")).to_have_count(2)


def test_each_game_keeps_its_own_bots(people: People) -> None:
    ada = people.person().goes("/new?game=shares")
    for seat in (2, 3):
        ada.page.get_by_label(f"Seat {seat}", exact=True).select_option("bot/trader")
    ada.presses("Begin")
    ada.page.get_by_role("list", name="Players").wait_for()
    ada.goes("/")
    expect(ada.page.locator(".game-card.shares")).to_contain_text("Trader")
    expect(ada.page.locator(".game-card.industry")).to_contain_text("Apprentice")


def test_the_tables_open_on_a_list_that_has_some(people: People) -> None:
    ada = people.person().goes("/tables")
    expect(ada.page.locator(".tables > li").first.or_(ada.page.locator(".empty"))).to_be_visible()
    ada.goes("/").presses("Play Shares")
    ada.page.get_by_role("list", name="Players").wait_for()
    ada.goes("/tables")
    expect(ada.page.get_by_role("tab", name="My games")).to_have_attribute("aria-selected", "true")
    expect(ada.page.locator(".tables > li").first).to_be_visible()


def test_a_game_goes_on_where_it_was_left(people: People) -> None:
    ada = people.person().goes("/")
    ada.presses("Play Industry")
    expect(ada.page).to_have_title(YOUR_TURN)
    ada.goes("/")
    ada.page.get_by_role("link", name="Your turn").click()
    expect(ada.page).to_have_title(YOUR_TURN)
    ada.expect_quiet()


def test_a_new_table_by_choice(people: People) -> None:
    ada = people.person().goes("/new")
    expect(ada.page.get_by_role("button", name="Begin")).to_be_in_viewport(ratio=1)
    ada.page.get_by_role("radio", name="Version 3").check()
    for _ in range(2):
        ada.page.get_by_role("spinbutton", name="Number of players").press("ArrowDown")
    ada.presses("Begin")
    ada.page.get_by_role("list", name="Players").wait_for()
    expect(ada.seats).to_have_count(2)
    ada.sees("Version 3")
    ada.expect_quiet()


@pytest.mark.parametrize("game", list(GAMES))
def test_every_option_is_on_the_page_with_its_words_and_its_paragraph(people: People, game: str) -> None:
    ada = people.person().goes(f"/new?game={game}")
    words = texts(game).words(Language("en"))
    for option in package(game).options:
        shown = ada.page.locator(f'[data-option="{option.name}"]')
        keys = ["", " about", *(f"={value}" for value in option.choices)]
        text = shown.text_content() or ""
        assert [key for key in keys if words[f"option {option.name}{key}"] not in text] == []
        assert shown.get_by_text(option.rule).get_attribute("href") == f"/rules/{game}#{option.rule}"
    ada.expect_quiet()


def test_an_option_is_chosen_and_the_table_says_so(people: People) -> None:
    ada = people.person(PHONE).goes("/new?game=shares")
    ada.page.get_by_text("By the book").click()
    ada.page.get_by_role("radio", name="As soon as it reaches step 64").check()
    ada.page.get_by_role("radio", name="A limit").check()
    ada.page.get_by_role("spinbutton", name="Last turn").press("PageDown")
    assert ada.page.locator(".option-changed").all_inner_texts() == ["1 changed", "1 changed"]
    ada.page.get_by_label("Seat 2", exact=True).select_option("open")
    ada.page.get_by_text("More options").click()
    ada.page.get_by_role("switch", name="Public table").uncheck()
    ada.presses("Create the table")
    ada.gives_name("Ada")
    ada.sees("A complete tour: As soon as it reaches step 64")
    ada.sees("Last turn: 190")
    ada.expect_quiet()


def test_settings_are_kept(people: People) -> None:
    ada = people.person().goes("/settings")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("radio", name="Anglica").check()
    ada.page.get_by_role("radio", name="Dark steel").check()
    ada.page.get_by_role("switch", name="Less movement").check()
    ada.goes("/")
    ada.page.reload()
    assert ada.page.locator("html").get_attribute("data-theme") == "dark"
    assert ada.page.locator("html").get_attribute("data-motion") == "less"
    ada.page.get_by_role("link", name="Ada", exact=True).click()
    assert ada.page.get_by_label("Your name").input_value() == "Ada"
    assert ada.page.get_by_role("radio", name="Anglica").is_checked()
    ada.goes("/").presses("Play Industry")
    ada.page.get_by_role("list", name="Players").get_by_text("Anglica").wait_for()
    ada.page.get_by_role("list", name="Players").get_by_text("Ada · You").wait_for()
    ada.expect_quiet()


@pytest.mark.parametrize("language", ["it", "fr"])
def test_every_page_speaks_the_language_of_its_reader(people: People, language: str) -> None:
    spoken = web_texts.texts(language)
    english = {each.message for each in web_texts.messages() if spoken.get(each.message, each.message) != each.message}
    english -= {"Guest"}  # what others are called at the tables in the lists
    reader = people.person(PHONE, language=language)
    for path in PAGES:
        reader.goes(path)
        assert reader.page.locator("html").get_attribute("lang") == language
        assert [text for text in visible_texts(reader.page) if text in english] == [], path
        assert overflows(reader.page) == [], path
    reader.expect_quiet()


def test_the_language_changes_at_once(people: People) -> None:
    ada = people.person().goes("/settings")
    ada.page.get_by_role("radio", name="Italiano").check()
    ada.sees("Il tuo nome")
    ada.page.get_by_role("radio", name="English").check()
    ada.sees("Your name")
    ada.expect_quiet()


@pytest.mark.parametrize(("size", "dark"), [(WIDE, False), (PHONE, True)], ids=["wide and light", "phone and dark"])
def test_axe_finds_nothing_serious(people: People, size: tuple[int, int], dark: bool) -> None:
    reader = people.person(size, dark)
    result = []
    for path in PAGES:
        reader.goes(path)
        result += [f"{path} {fault}" for fault in faults(reader.page) + overflows(reader.page)]
        reader.page.emulate_media(color_scheme="light" if dark else "dark")
        result += [f"{path} in the other theme: {fault}" for fault in faults(reader.page, "color-contrast")]
        reader.page.emulate_media(color_scheme="dark" if dark else "light")
    assert result == []
    reader.expect_quiet()


def test_an_address_that_leads_nowhere_says_so_kindly(people: People) -> None:
    ada = people.person().goes("/nowhere")
    ada.sees("There is nothing at this address.")
    ada.page.get_by_role("link", name="Home", exact=True).click()
    ada.page.get_by_role("button", name="Play Industry").wait_for()


def test_a_table_that_is_not_there_says_so_kindly(people: People) -> None:
    ada = people.person().goes("/tables/" + "2" * 20)
    ada.page.get_by_role("button", name="Try again").wait_for()


def test_a_record_that_cannot_be_read_says_why_in_words(people: People) -> None:
    ada = people.person().goes("/import")
    fault = ada.page.locator(".field-fault")
    for text, reason in (
        ('{"format": "won/9"}', "This record is of the format won/9; this program reads won/1."),
        ("{}", "This is not a record of a game: its field “format” is missing."),
    ):
        ada.page.get_by_label("Or paste it").fill(text)
        ada.presses("Look at it")
        expect(fault).to_contain_text(reason)
        expect(fault).not_to_contain_text("$")
    for text, reason in (
        ("", "it breaks off in the middle"),
        ("[]", "it must be one JSON object"),
    ):  # the same file, mended
        ada.page.locator("input[type=file]").set_input_files(
            {"name": "a.won", "mimeType": "application/json", "buffer": text.encode()}
        )
        expect(fault).to_contain_text(reason)
        expect(ada.page.locator("input[type=file]")).to_have_value("")
