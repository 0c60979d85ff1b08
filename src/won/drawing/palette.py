"""Colours by role, light and dark, and the style sheet made of them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

Colours = Mapping[str, tuple[str, str]]  # role: (light, dark)

# The roles of every poster; a game adds its own. Text and symbols reach the contrast of WCAG AA on their ground.
BASE: Final[dict[str, tuple[str, str]]] = {
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


def _rules(scope: str, used: set[str], colours: Colours, theme: int) -> str:
    rules = []
    for part, property_ in (("f", "fill"), ("s", "stroke")):
        for role, pair in colours.items():
            if f"{part}-{role}" in used:
                rules.append(f"{scope} .{part}-{role}{{{property_}:{pair[theme]}}}")
    return "".join(rules)


def scope_of(dark: bool | None) -> str:
    """The class of the whole picture: several pictures in one page must not colour one another."""
    return "won-auto" if dark is None else "won-dark" if dark else "won-light"


def style_sheet(body: str, colours: Colours, dark: bool | None) -> str:
    """The rules for the classes the body uses; with `dark` None the reader's own setting chooses."""
    used = {name for names in re.findall(r'class="([^"]*)"', body) for name in names.split()}
    scope = "." + scope_of(dark)
    rules = _TYPE.format(scope=scope) + _rules(scope, used, colours, int(bool(dark)))
    if dark is None:
        rules += "@media (prefers-color-scheme:dark){" + _rules(scope, used, colours, 1) + "}"
    return rules
