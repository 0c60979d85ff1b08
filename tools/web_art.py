"""Write web/src/made/: colours, signs and flags of the pictures and the numbers of players, for the browser.

The pictures that `won show` draws and the table in the browser have one palette and one set of shapes.

Usage: python -m tools.web_art [FOLDER]
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from won.drawing.icons import GENERAL
from won.drawing.industry import flags
from won.drawing.industry import icons as industry_icons
from won.drawing.industry import palette as industry_palette
from won.drawing.palette import BASE, Colours
from won.drawing.shares import icons as shares_icons
from won.drawing.shares import palette as shares_palette
from won.drawing.shares.pictograms import ELEMENTS
from won.games import GAMES, rules

TARGET: Final = Path(__file__).parent.parent / "web/src/made"
HEAD: Final = "Made by tools/web_art.py; never edited by hand."


def style_sheet(colours: Colours) -> str:
    """Each role as a custom property that follows the page's colour scheme."""
    roles = [f"  --{role}: light-dark({light}, {dark});" for role, (light, dark) in colours.items()]
    return f"/* {HEAD} */\n:root {{\n" + "\n".join(roles) + "\n}\n"


def players() -> dict[str, tuple[int, int]]:
    """The least and the most players of each game, over all editions."""
    counts = {name: [count for span in rules(name).FACTS.editions.values() for count in span] for name in GAMES}
    return {name: (min(numbers), max(numbers)) for name, numbers in counts.items()}


def module(**tables: Mapping[str, object]) -> str:
    lines = [f"export const {name} = {msgspec.json.encode(table).decode()} as const;" for name, table in tables.items()]
    return "\n".join([f"// {HEAD}", *lines]) + "\n"


def made() -> dict[str, str]:
    """Every file by its name; what a game adds to the common part is in its own files."""
    files = {
        "colours.css": style_sheet(BASE),
        "signs.ts": module(SIGNS=GENERAL, FLAGS=flags.FLAGS),
        "players.ts": module(PLAYERS=players()),
    }
    for game, palette, icons in (
        ("industry", industry_palette.COLOURS, industry_icons.ICONS),
        ("shares", shares_palette.COLOURS, shares_icons.ICONS),
    ):
        files[f"{game}.css"] = style_sheet({role: pair for role, pair in palette.items() if role not in BASE})
        files[f"{game}.ts"] = module(SIGNS={name: path for name, path in icons.items() if name not in GENERAL})
    files["shares.ts"] += module(ELEMENTS=ELEMENTS).partition("\n")[2]
    return files


def main(target: Path = TARGET) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for name, text in made().items():
        file = target / name
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
