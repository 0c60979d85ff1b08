"""Pictures of every decision of both games, and contact sheets on which many are looked at together.

Each situation is opened with `tests.web.situations`, the same that the test of visible controls opens.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import httpx
from playwright.sync_api import Browser

from tests.web import situations_industry, situations_shares
from tests.web.browser import STILL, People
from tests.web.positions import newcomer
from tests.web.sight import Screen
from tests.web.situations import LONG_NAMES, lift_curtain, table_of

ALL: Final = {"industry": situations_industry, "shares": situations_shares}
SIZES: Final = ((1366, 768), (2560, 1440), (1024, 768), (390, 844))
ON_A_SHEET: Final = 8
TOUCHES: Final = 500  # px: a narrower window is a phone's


def shoot_decisions(browser: Browser, url: str, target: Path, *only: str) -> None:
    """`only`: words such as `shares`, `390x844`, `dark`, `fr` or a part of a situation's name; of what they do not
    name all is taken, but for languages."""
    target.mkdir(parents=True, exist_ok=True)
    games = [game for game in ALL if game in only] or list(ALL)
    sizes = [size for size in SIZES if f"{size[0]}x{size[1]}" in only] or SIZES
    themes = [theme for theme in ("light", "dark") if theme in only] or ["light", "dark"]
    language = next((word for word in only if word in ("fr", "it")), "en")
    known = {*ALL, *(f"{width}x{height}" for width, height in SIZES), "light", "dark", "fr", "it"}
    names = [word for word in only if word not in known]
    people = People(browser, url, paint=True)
    person = people.person(language=language)
    with httpx.Client(base_url=url, trust_env=False, timeout=60) as client:
        own = newcomer(client, person, LONG_NAMES[0])
    screen = Screen(person.page)
    for game in games:
        taken: dict[tuple[int, str], list[Path]] = {}
        for number, situation in enumerate(ALL[game].SITUATIONS):
            if names and not any(name in situation.name for name in names):
                continue
            person.goes(table_of(url, own, situation))
            for size in sizes:
                _phone_or_laptop(screen, size)
                lift_curtain(person.page)
                person.page.locator(".act [data-control]").first.wait_for()
                if language == "en":
                    situation.open(person.page)
                for theme in themes:
                    name = f"{game}-{size[0]}-{theme}-{language}"
                    picture = target / f"{name}-{number:02}-{situation.name.replace(' ', '-')}.png"
                    screen.settings(theme=theme, motion="less")
                    person.page.evaluate(STILL)
                    person.page.screenshot(path=picture)
                    taken.setdefault((size[0], name), []).append(picture)
                person.page.reload()
            print(game, situation.name, flush=True)
        for (width, name), pictures in taken.items():
            _sheets(browser, target / name, pictures, width < TOUCHES)
    people.leave()


def _phone_or_laptop(screen: Screen, size: tuple[int, int]) -> None:
    screen.touch(size[0] < TOUCHES)
    screen.resize(size)


def _sheets(browser: Browser, name: Path, pictures: list[Path], narrow: bool) -> None:
    """Pages with several pictures each, every one with its name."""
    columns = ON_A_SHEET if narrow else 2
    grid = f"display:grid;grid-template-columns:repeat({columns},1fr);gap:4px"
    style = f"body{{margin:4px;{grid}}}img{{width:100%}}figure{{margin:0}}"
    page = browser.new_page(viewport={"width": 2000, "height": 1000})
    for first in range(0, len(pictures), ON_A_SHEET):
        shown = pictures[first : first + ON_A_SHEET]
        figures = [f"<figure><figcaption>{each.stem}</figcaption><img src='{each.name}'></figure>" for each in shown]
        sheet = name.with_name(f"sheet-{name.name}-{first // ON_A_SHEET}.html")
        sheet.write_text(f"<style>{style}</style>{''.join(figures)}", "utf-8")
        page.goto(sheet.as_uri())
        page.screenshot(path=sheet.with_suffix(".png"), full_page=True)
        sheet.unlink()
    page.close()
