"""The words of the record of shares in the reader's language: every product, share, square and telex."""

import pytest

from won.drawing.shares.labels import LABELS
from won.shares.data import table
from won.shares.setup import CHOICES
from won.shares.state import MOMENTS
from won.shares.world import KINDS, PRODUCTS, SHARES, TRAYS, Telex, world
from won.text.language import LANGUAGES, Language
from won.text.phrases import money, pounds
from won.text.shares import counted, share_name, shares_named, square_name, telex_text, words
from won.text.shares.goods import products
from won.text.shares.places import trays
from won.text.shares.telexes import news, telexes

EN = Language()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_of_the_record_is_there(code: str) -> None:
    there = words(Language(code))
    assert {*PRODUCTS, *SHARES, *TRAYS, *MOMENTS, *KINDS, *world().telexes} <= set(there)
    assert set(LABELS) <= set(there)
    assert all(there.values())


def test_the_english_names_are_those_of_the_data() -> None:
    assert [products(EN)[name] for name in PRODUCTS] == [row["name"].lower() for row in table("products").values()]
    assert [trays(EN)[name] for name in TRAYS] == [row["name"] for row in table("trays").values()]
    for name, row in table("shares").items():
        assert share_name(EN, name) == f"{products(EN)[row['product']]} ({row['country']})"


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_products_shares_or_trays_have_the_same_name(code: str) -> None:
    lang = Language(code)
    assert len(set(products(lang).values())) == len(PRODUCTS)
    assert len({share_name(lang, share) for share in SHARES}) == len(SHARES)
    assert len(set(trays(lang).values())) == len(TRAYS)


@pytest.mark.parametrize("americas", CHOICES["americas"])
@pytest.mark.parametrize("square", range(64))
def test_every_square_has_its_name_in_every_language(square: int, americas: str) -> None:
    printed = world(americas=americas)
    names = [square_name(Language(code), square, printed) for code in LANGUAGES]
    assert all(names)
    of = printed.squares[square].get("of", "")
    if printed.squares[square]["kind"] == "country":
        assert names == [trays(Language(code))[of] for code in LANGUAGES]
    elif printed.squares[square]["kind"] == "continent":
        assert len(set(names)) == len(LANGUAGES)


@pytest.mark.parametrize("name", world().telexes)
def test_every_telex_tells_its_news_and_its_figures_in_every_language(name: str) -> None:
    card = world().telexes[name]
    said = [telexes(Language(code))[name] for code in LANGUAGES]
    assert len({news(Language(code))[name] for code in LANGUAGES}) == len(LANGUAGES)
    for code, text in zip(LANGUAGES, said, strict=True):
        lang = Language(code)
        assert text.startswith(news(lang)[name])
        assert "{" not in text
        figures = {card.others, card.each, card.owner if card.products else 0} - {0}
        assert all(pounds(lang, abs(figure)) in text for figure in figures)
        assert all(products(lang)[PRODUCTS[product]] in text for product in card.products)


def test_a_telex_says_who_pays_and_who_collects() -> None:
    said = telexes(EN)
    assert said["T01"].endswith("not been paid. Pay £1m.")
    assert said["T02"].endswith("sell the site. Collect £5m.")
    assert said["T06"].endswith("A holder of raw cotton or wheat pays £5m. Anyone else pays £3m.")
    assert said["T08"].endswith("A holder of steel collects £9m. Anyone else collects £7m.")
    assert said["T09"].endswith("Every other player sends you £1m.")
    assert said["T16"].endswith("A holder of iron pays £7m. Anyone else is unaffected.")
    changed = Telex("T16", {"products": ["iron"], "others": 100_000})
    assert telex_text(EN, changed).endswith("A holder of iron is unaffected. Anyone else collects £0.1m.")


def test_money_has_the_readers_thousands() -> None:
    said = [money(Language(code), 4_500_000) for code in LANGUAGES]
    assert said == ["4,500,000", "4.500.000", "4\u00a0500\u00a0000"]


def test_sums_are_in_millions_as_on_the_page() -> None:
    assert [pounds(Language(code), 4_500_000) for code in LANGUAGES] == ["£4.5m", "£4,5mln", "4,5\u00a0M£"]
    said = [pounds(EN, amount) for amount in (0, 100_000, -10_000_000, 1_234_567)]
    assert said == ["£0m", "£0.1m", "−£10m", "£1.234567m"]


def test_shares_are_named_product_by_product() -> None:
    assert shares_named(EN, ["oil__ussr", "gold__japan", "oil__iran"]) == "gold (Japan) and oil (USSR, Iran)"
    assert shares_named(Language("it"), ["oil__saudi_arabia"]) == "petrolio (Arabia Saudita)"
    assert shares_named(Language("fr"), []) == "rien"
    assert shares_named(EN, ["oil__moon\n"]) == "oil__moon"


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_that_is_held_can_be_counted(code: str) -> None:
    for word in ("jokers", "shares", "turns", "tours", "moons"):
        assert [counted(Language(code), word, n).split()[0] for n in (0, 1, 2)] == ["0", "1", "2"]
