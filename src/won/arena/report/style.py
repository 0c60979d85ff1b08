"""The style sheet of the page, light and dark."""

from __future__ import annotations

from typing import Final

from won.drawing.palette import BASE

_TEXT: Final = "Barlow,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Liberation Sans',sans-serif"
_NARROW: Final = (
    "'Barlow Condensed','Roboto Condensed','Avenir Next Condensed','Arial Narrow','Liberation Sans Narrow',"
    "'DejaVu Sans Condensed',sans-serif"
)
_DISPLAY: Final = "Federo,'Josefin Sans',Futura,'Century Gothic','Gill Sans',Roboto,Arial,sans-serif"
_ROLES: Final = ("paper", "panel", "line", "ink", "muted", "brass", "bronze", "mast", "mast-ink", "mast-muted")

_RULES: Final = """
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:16px/1.5 TEXT;-webkit-text-size-adjust:100%}
body{margin:0}
header,nav,main{padding-inline:max(clamp(1rem,4vw,3rem),(100vw - 150rem)/2)}
header{background:var(--mast);color:var(--mast-ink);padding-block:1.4rem 1.2rem;
 border-bottom:4px solid var(--brass);box-shadow:0 4px 0 var(--mast),0 5px 0 var(--brass)}
header svg.won-auto{display:block;height:auto;width:26rem;max-width:100%;margin-bottom:.6rem}
header p{margin:0;color:var(--mast-muted);font-family:NARROW;font-size:1.05rem;letter-spacing:.02em}
nav{padding-top:.9rem;display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;font-family:NARROW}
a{color:inherit;text-decoration-color:var(--brass);text-underline-offset:.2em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--bronze);outline-offset:2px}
main{padding-bottom:4rem}
h2{font:400 1.75rem/1.15 DISPLAY;letter-spacing:.02em;margin:2.6rem 0 .2rem}
h2+p{margin:.1rem 0 1.1rem;color:var(--muted);max-width:60rem}
h3{font:700 1.08rem/1.25 NARROW;letter-spacing:.03em;margin:0}
h2+.grid{margin-top:1rem}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));gap:1rem}
figure,section.card{margin:0;padding:1rem 1rem .8rem;background:var(--panel);border:1px solid var(--line);
 border-radius:6px;min-width:0;display:flex;flex-direction:column;border-top:3px solid var(--brass)}
figcaption p{margin:.15rem 0 .7rem;color:var(--muted);font-size:.92rem;line-height:1.4}
figure svg{display:block;width:100%;height:auto;margin-bottom:auto}
details{margin-top:.7rem;font-size:.95rem}
summary{cursor:pointer;color:var(--muted);font-family:NARROW;padding:.35rem 0}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-family:NARROW;font-size:1rem;font-variant-numeric:tabular-nums}
th,td{text-align:right;padding:.28rem .55rem;border-top:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left;padding-left:0}
thead th{border-top:0;color:var(--muted);font-weight:400;vertical-align:bottom}
tbody th{font-weight:600}
.wide td:nth-child(-n+LEFT),.wide th:nth-child(-n+LEFT){text-align:left}
@media print{figure{break-inside:avoid}details{display:none}}
"""


def _colours(theme: int) -> str:
    return ";".join(f"--{role}:{BASE[role][theme]}" for role in _ROLES)


def page_style() -> str:
    rules = _RULES.replace("TEXT", _TEXT).replace("NARROW", _NARROW).replace("DISPLAY", _DISPLAY).replace("LEFT", "4")
    light = f":root{{color-scheme:light dark;{_colours(0)}}}"
    dark = f"@media (prefers-color-scheme:dark){{:root{{{_colours(1)}}}}}"
    return light + dark + rules
