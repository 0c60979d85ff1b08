"""What a server tells of itself: games, rules, its interface, its state."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Guest, Running
from won import games
from won.server.wire.http.errors import STATUS, sentence
from won.tables.errors import RequestError
from won.text.language import Language
from won.text.rules import paragraphs


@pytest.mark.parametrize("game", list(games.GAMES))
def test_a_game_tells_all_that_a_client_needs(stranger: Guest, game: str) -> None:
    seen = stranger.get(f"/api/games/{game}", headers={"accept-language": "it"}).json()
    assert seen["facts"]["game"] == game
    assert {option["name"] for option in seen["options"]} == set(games.rules(game).FACTS.options)
    assert (seen["bots"][0], seen["bots"][-1]) == ("novice", "magnate")
    assert stranger.get("/api/games").json()[game]["facts"] == seen["facts"]
    assert seen["words"] != stranger.get(f"/api/games/{game}").json()["words"]


def test_the_sheet_of_industry_draws_the_board(stranger: Guest) -> None:
    sheet = stranger.get("/api/games/industry/sheet").json()["sheet"]
    assert len(sheet["board"]["hexes"]) == 61
    assert sum(tile["count"] for tile in sheet["tiles"]) == 60
    assert [len(market["buy"]) for market in sheet["markets"]] == [41, 41, 41, 31, 31]
    assert sheet["costs"]["bank-dot"] == 30
    assert len(sheet["nations"]) == 6
    assert set(sheet["editions"]) == {"first", "second", "v3"}


def test_the_sheet_of_shares_follows_the_options_of_a_table(ada: Guest) -> None:
    sheet = ada.get("/api/games/shares/sheet").json()["sheet"]
    assert (len(sheet["squares"]), len(sheet["shares"]), len(sheet["telexes"])) == (64, 144, 18)
    table = ada.table(
        "shares", options={"pack": {"products": {"gold": {"tiers": [100_000, 200_000, 300_000, 400_000]}}}}
    )["id"]
    changed = ada.get("/api/games/shares/sheet", params={"table": table}).json()["sheet"]
    tiers = {product["id"]: product["tiers"] for product in changed["products"]}
    assert tiers["gold"] == [100_000, 200_000, 300_000, 400_000]
    assert ada.get("/api/games/industry/sheet", params={"table": table}).status_code == 404


@pytest.mark.parametrize("code", ["en", "it", "fr"])
def test_the_rules_in_the_readers_language(stranger: Guest, code: str) -> None:
    chapters = stranger.get("/api/games/shares/rules", headers={"accept-language": code}).json()
    texts = {part["rule"]: part["text"] for chapter in chapters for part in chapter["paragraphs"]}
    assert texts == paragraphs(Language(code), "shares")


def test_no_such_game(stranger: Guest) -> None:
    for path in ("", "/sheet", "/rules"):
        assert stranger.get(f"/api/games/chess{path}").json()["code"] == "no_game"


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("", "en"),
        ("it", "it"),
        ("fr-CA,fr;q=0.8,en;q=0.5", "fr"),
        ("de, it;q=0.3", "it"),
        ("en;q=0.2, it;q=0.9", "it"),
        ("it;q=0", "en"),
        ("it;q=nonsense, fr;q=0.1", "fr"),
        ("*", "en"),
        (";;;,,,q=", "en"),
    ],
)
def test_faults_are_told_in_the_language_asked_for(stranger: Guest, header: str, code: str) -> None:
    said = {
        "en": "There is nothing at this address.",
        "it": Language("it").gettext("There is nothing at this address."),
        "fr": Language("fr").gettext("There is nothing at this address."),
    }
    assert stranger.get("/api/none", headers={"accept-language": header}).json()["text"] == said[code]


@pytest.mark.parametrize("page", ["docs", "fair"])
def test_pages_to_try_things_out_follow_the_strict_policy(stranger: Guest, page: str) -> None:
    answer = stranger.get(f"/api/{page}", headers={"accept-language": "it"})
    assert answer.status_code == 200
    assert '<html lang="it">' in answer.text
    assert "<style" not in answer.text
    assert "style=" not in answer.text
    assert f'src="/api/pages/{page}.js"' in answer.text
    for part in ("page.css", f"{page}.js"):
        assert stranger.get(f"/api/pages/{part}").status_code == 200
    assert stranger.get("/api/pages/app.py").status_code == 404


def test_health_readiness_and_figures(stranger: Guest) -> None:
    assert stranger.get("/health").json()["ok"]
    assert stranger.get("/ready").json()["checks"]["database"]
    figures = stranger.get("/metrics")
    assert figures.headers["content-type"].startswith("text/plain")
    assert "won_rows_total" in figures.text


def test_a_fault_of_ours_says_nothing_of_how_it_came_about(
    server: Running, stranger: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(player: str) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr(server.context.store, "player", broken)
    answer = stranger.get(f"/api/players/{'2' * 12}")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "secret" not in answer.text
    assert answer.headers["content-security-policy"]


def test_every_refusal_has_a_sentence_in_every_language() -> None:
    """Those that HTTP has a status for; what a table refuses has its test there."""
    figures = ("found", "known", "field", "most", "seconds", "detail", "steps", "place", "nation", "name", "until")
    about: dict[str, Any] = dict.fromkeys(figures, "x")
    for code in STATUS:
        for name in ("en", "it", "fr"):
            said = sentence(Language(name), RequestError(code, **about))
            assert said != Language(name).gettext("That cannot be done."), code
