"""Every colour by its part in the picture, for daylight and for the dark, and the style sheet made of them."""

from __future__ import annotations

import re
from typing import Final

# role: (light, dark). Text and symbols reach the contrast of WCAG AA on the ground they stand on.
COLOURS: Final[dict[str, tuple[str, str]]] = {
    "paper": ("#efe4cd", "#14171c"),
    "panel": ("#f8f1e1", "#1d2229"),
    "line": ("#d3c19a", "#38414c"),
    "ink": ("#22252b", "#efe6d2"),
    "muted": ("#655a43", "#a9b0b8"),
    "accent": ("#b3261e", "#ff6f5e"),
    "brass": ("#c9a24b", "#c9a24b"),
    "bronze": ("#8a6a1f", "#d8b765"),
    "mast": ("#1d2026", "#0c0e12"),
    "mast-ink": ("#f4ead4", "#f1e8d4"),
    "mast-muted": ("#b9ae97", "#a9a08c"),
    "mast-line": ("#4a4a48", "#3b3d41"),
    "table": ("#e4d5b3", "#191d23"),
    "ray": ("#eadcbd", "#1e232a"),
    "hex": ("#f3e9d2", "#222831"),
    "hex-line": ("#cdba8d", "#3d4754"),
    "hex-name": ("#75663f", "#8f9aa6"),
    "well": ("#f3e9d3", "#171b21"),
    "well-line": ("#cdba8d", "#414b57"),
    "well-ink": ("#655a43", "#a9b0b8"),
    "steel": ("#23262c", "#090b0e"),
    "rim": ("#fffaf0", "#fbf4e4"),
    "glow": ("#ffdf7a", "#ffd66b"),
    "shade": ("#2a2112", "#000000"),
    "bright": ("#ffffff", "#ffffff"),
    "sky": ("#e7d6ae", "#202731"),
    "sun": ("#dfb75c", "#9a7730"),
    "far": ("#c5ab74", "#3a4552"),
    "near": ("#4a4233", "#0c0f13"),
    # a commodity: its colour, what is written on it, the face of the tile that makes it, and the edge of its cube
    "food": ("#e0a100", "#e8ab12"),
    "on-food": ("#22252b", "#1b1608"),
    "face-food": ("#f4d98a", "#6f5711"),
    "edge-food": ("#a87700", "#f3c95a"),
    "energy": ("#1f6fb2", "#2373b8"),
    "on-energy": ("#ffffff", "#ffffff"),
    "face-energy": ("#acd0ec", "#1d4263"),
    "edge-energy": ("#154e80", "#6db2ea"),
    "labor": ("#c6362c", "#cc3d33"),
    "on-labor": ("#ffffff", "#ffffff"),
    "face-labor": ("#f2b5a8", "#642a26"),
    "edge-labor": ("#8e221a", "#f08a80"),
    "ore": ("#8d949b", "#a3abb2"),
    "on-ore": ("#16181c", "#14171c"),
    "face-ore": ("#d7dce0", "#48525b"),
    "edge-ore": ("#5e666e", "#d5dade"),
    "capital": ("#23262b", "#0b0d10"),
    "on-capital": ("#f8f1e1", "#f4ead4"),
    "face-capital": ("#b5ab96", "#6a6354"),
    "edge-capital": ("#000000", "#b9ae97"),
    "money": ("#6b3fa0", "#7a4bb5"),
    "on-money": ("#ffffff", "#ffffff"),
    "face-money": ("#d2bfe9", "#432f63"),
    "edge-money": ("#482872", "#b892ea"),
    # an owner
    "owner-0": ("#701226", "#dd5f85"),
    "owner-1": ("#a85400", "#f4a552"),
    "owner-2": ("#17479e", "#7fb0ff"),
    "owner-3": ("#4b2a8c", "#bb9cf7"),
    "owner-4": ("#5f5700", "#e6de62"),
    "owner-5": ("#0f6b3a", "#5fd394"),
    "under": ("#fffaf0", "#14171c"),  # under a broken line
    "on-owner": ("#fffaf0", "#14171c"),
}

_TYPE: Final = (
    "@media screen{{{scope}{{max-width:100%;height:auto}}}}"  # programs that only convert pictures do not know auto
    "{scope} .t{{font-family:Barlow,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Liberation Sans',sans-serif}}"
    "{scope} .n{{font-family:'Barlow Condensed','Roboto Condensed','Avenir Next Condensed','Arial Narrow',"
    "'Liberation Sans Narrow','DejaVu Sans Condensed',sans-serif;font-variant-numeric:tabular-nums}}"
    "{scope} .d{{font-family:Federo,'Josefin Sans',Futura,'Century Gothic','Gill Sans',Roboto,Arial,sans-serif}}"
    "{scope} .b{{font-weight:700}}"
    "{scope} .l{{fill:none;stroke-linecap:square;stroke-linejoin:round}}"
    "{scope} .o{{fill:none;stroke-linejoin:round}}"
)


def _rules(scope: str, used: set[str], theme: int) -> str:
    rules = []
    for part, property_ in (("f", "fill"), ("s", "stroke")):
        for role, colours in COLOURS.items():
            if f"{part}-{role}" in used:
                rules.append(f"{scope} .{part}-{role}{{{property_}:{colours[theme]}}}")
    return "".join(rules)


def scope_of(dark: bool | None) -> str:
    """The class of the whole picture: several pictures in one page must not colour one another."""
    return "won-auto" if dark is None else "won-dark" if dark else "won-light"


def style_sheet(body: str, dark: bool | None) -> str:
    """The rules for the classes the body uses; with `dark` None the reader's own setting chooses."""
    used = {word for words in re.findall(r'class="([^"]*)"', body) for word in words.split()}
    scope = "." + scope_of(dark)
    rules = _TYPE.format(scope=scope) + _rules(scope, used, int(bool(dark)))
    if dark is None:
        rules += "@media (prefers-color-scheme:dark){" + _rules(scope, used, 1) + "}"
    return rules
