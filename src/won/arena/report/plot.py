"""A Matplotlib figure as the parts of an SVG document, its colours named by role so that light and dark can differ."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from won.drawing.canvas import path
from won.drawing.industry.palette import COLOURS

WIDTH: Final = 360.0  # of every chart, in points: about as wide as a telephone
SMALL: Final = 13.0  # type
Chart = tuple[str, float]  # SVG elements, and the height of the chart

_ROLES: Final = list(COLOURS)
_SETTINGS: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "text.parse_math": False,
    "font.size": SMALL,
    "axes.linewidth": 1.0,
}
_PATH: Final = r'<path d="(?P<d>[^"]*)"[^>]*? style="(?P<path>[^"]*)"/>'
_TEXT: Final = r'<text style="(?P<text>[^"]*)"(?P<at>[^>]*)>(?P<words>[^<]*)</text>'
_ELEMENT: Final = re.compile(f"{_PATH}|{_TEXT}")


def colour(role: str) -> str:
    """A colour that stands for a role of the palette until the figure is written."""
    return f"#00{_ROLES.index(role):04x}"


@contextmanager
def plotting(height: float) -> Iterator[tuple[Figure, Axes]]:
    """An empty chart without a frame, in the settings of every chart."""
    with mpl.rc_context(_SETTINGS):
        figure = Figure(figsize=(WIDTH / 72, height / 72), layout="constrained")
        axes = figure.subplots()
        axes.set_frame_on(False)
        axes.tick_params(left=False, bottom=False, labelcolor=colour("muted"))
        axes.set_axisbelow(True)
        yield figure, axes


def svg(figure: Figure) -> Chart:
    """The figure without Matplotlib's own document, groups and fonts."""
    figure.patch.set_visible(False)
    target = StringIO()
    with mpl.rc_context(_SETTINGS):
        figure.savefig(target, format="svg", metadata={"Date": None})
    body = "".join(_element(match) for match in _ELEMENT.finditer(target.getvalue()))
    return body, 72 * figure.get_figheight()


def _element(match: re.Match[str]) -> str:
    if match["d"] is not None:
        classes, style = _roles(match["path"])
        return path(_rounded(match["d"]), classes, style=style or None)
    classes, style = _roles(match["text"])
    at = re.sub(r' transform="rotate\(-0 [^"]*"', "", match["at"])
    return f'<text class="n {classes}"{_rounded(at)} style="{style}">{match["words"]}</text>'


def _roles(style: str) -> tuple[str, str]:
    """The classes for the colours of a style, and the rest of the style."""
    classes, rest = [], []
    for name, _, value in [part.partition(": ") for part in style.split("; ")]:
        if value.startswith("#"):
            classes.append(f"{name[0]}-{_ROLES[int(value[3:], 16)]}")
        elif name not in ("font-family", "stroke-dashoffset"):
            rest.append(f"{name}:{value}")
    return " ".join(classes), ";".join(rest)


def _rounded(text: str) -> str:
    """Coordinates with one decimal."""
    shorter = re.sub(r"-?\d+\.\d+", lambda number: f"{float(number[0]):.1f}".removesuffix(".0"), text)
    return re.sub(r"\s*([MLz])\s*", r"\1", shorter)
