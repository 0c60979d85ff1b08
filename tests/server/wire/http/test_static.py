"""The browser client as files, and the headers of every answer."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Guest, Running
from won.server.operations.config import Config
from won.server.wire.http import static

PAGE = "<!doctype html><title>page</title>"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a built page."""
    home = tmp_path_factory.mktemp("web")
    (home / "assets").mkdir()
    (home / "index.html").write_text(PAGE)
    (home / "sw.js").write_text("// worker")
    (home / "assets" / "app-1a2b.js").write_text("x" * 1000)
    (home / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"x" * 1000))
    (home / "assets" / "app-1a2b.js.br").write_bytes(b"as if it were brotli")
    (home / "assets" / "mark-3c4d.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (home / "assets" / "page-5e6f.css").write_text("p {}")
    (home / "assets" / "plain-7a8b.woff2").write_bytes(b"a font")
    (home / "messages.json").write_text('["nothing", "decimal mark|."]')
    (home.parent / "secret.txt").write_text("secret")
    database = home.parent / "site.db"
    with Running(Config(f"sqlite:///{database}", rates=None, web=str(home))) as running:
        yield running


@pytest.fixture
def guest(built: Running) -> Iterator[Guest]:
    with built.guest() as result:
        yield result


@pytest.mark.parametrize("path", ["/", "/tables/abc", "/learn", "/a/b/c", "/index.html", "/%00", "/%ff"])
def test_every_address_of_the_client_is_its_one_page(guest: Guest, path: str) -> None:
    answer = guest.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_the_page_is_not_sent_again_while_it_is_the_same(guest: Guest) -> None:
    tag = guest.get("/").headers["etag"]
    again = guest.get("/", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_assets_stay_for_ever_and_come_packed(guest: Guest) -> None:
    def got(accepted: str) -> tuple[bytes, str | None]:
        with guest.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": accepted}) as answer:
            assert answer.status_code == 200
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["vary"] == "Accept-Encoding"
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
            return b"".join(answer.iter_raw()), answer.headers.get("content-encoding")

    assert got("gzip, deflate, br") == (b"as if it were brotli", "br")
    packed, encoding = got("gzip")
    assert (gzip.decompress(packed), encoding) == (b"x" * 1000, "gzip")
    assert got("identity") == (b"x" * 1000, None)


@pytest.mark.parametrize("path", ["/assets/none.js", "/api/none", "/ws/none", "/assets/app-1a2b.js.gz", "/mail/none"])
def test_what_is_not_there_is_not_the_page(guest: Guest, path: str) -> None:
    answer = guest.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "address")


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "//etc/passwd"])
def test_no_path_leads_out_of_the_folder(guest: Guest, path: str) -> None:
    assert "secret" not in guest.get(path).text
    assert "root:" not in guest.get(path).text


def test_files_beside_the_page_are_served_as_what_they_are(guest: Guest) -> None:
    answer = guest.get("/sw.js")
    assert (answer.text, answer.headers["content-type"]) == ("// worker", "text/javascript; charset=utf-8")


def test_a_page_built_anew_is_served_anew(tmp_path: Path) -> None:
    files = static.StaticSite(tmp_path)
    files.refresh()
    assert files.files == {}
    (tmp_path / "index.html").write_text("new")
    files.refresh()
    assert files.files["index.html"].forms == {"": b"new"}


def test_before_it_is_built_there_is_a_friendly_word(tmp_path: Path) -> None:
    with Running(Config(f"sqlite:///{tmp_path / 'won.db'}", web=str(tmp_path))) as server, server.guest() as guest:
        answer = guest.get("/", headers={"accept-language": "it"})
        assert answer.status_code == 200
        assert "make web" in answer.text
        assert '<html lang="it">' in answer.text


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/none", "/api/docs", "/health", "/assets/mark-3c4d.svg"])
def test_every_answer_that_can_be_a_document_has_the_usual_headers(guest: Guest, path: str) -> None:
    headers = guest.get(path).headers
    assert headers["content-security-policy"] == (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "cache-control" in headers
    assert "server" not in headers


@pytest.mark.parametrize("name", ["app-1a2b.js", "page-5e6f.css", "plain-7a8b.woff2"])
def test_scripts_styles_and_fonts_have_only_the_headers_that_apply_to_them(guest: Guest, name: str) -> None:
    """The others would be a third of a small file."""
    headers = guest.get(f"/assets/{name}").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["referrer-policy"] == "no-referrer"
    for name_of_document_header in ("content-security-policy", "permissions-policy", "x-frame-options"):
        assert name_of_document_header not in headers
    assert "server" not in headers


def test_the_words_of_the_browser_in_every_language(guest: Guest) -> None:
    assert guest.get("/api/language/en.json").json() == {}
    assert guest.get("/api/language/it.json").json() == {"nothing": "niente", "decimal mark|.": ","}
    assert guest.get("/api/language/fr.json").json()["nothing"] == "rien"
    assert guest.get("/api/language/de.json").status_code == 404
