"""The head of the poster: title, round and step, and the phases with the present one lit."""

from __future__ import annotations

from typing import Any, Final

from won.drawing.canvas import group, named, rect, text
from won.drawing.frame import BAND, band, plate
from won.drawing.icons import icon
from won.drawing.labels import Labels
from won.drawing.lettering import letters, measure
from won.industry.state import PHASES

_PLATE: Final = 92  # at the least; a long word makes its plate wider


def draw_masthead(line: dict[str, Any], title: str, labels: Labels, width: float) -> str:
    """The band across the top, with its brass rules."""
    emblem = icon("wheel", 38, BAND / 2, 42, "brass") + icon("star", 38, BAND / 2, 14, "brass")
    phases = PHASES[-1:] if line["over"] else PHASES[:-1]
    widths = [max(_PLATE, measure(labels[name], 10, 16) + 16) for name in phases]
    start = width - 16 - sum(widths)
    plates = [
        plate(labels[name], name == line["phase"], sum(widths[:place]), widths[place])
        for place, name in enumerate(phases)
    ]
    stand, left = _stand(line, labels, start - 24)
    name = letters(title, 74, 43, 23, "mast-ink", room=left - 74 - 24, line=10)
    return band(width) + emblem + name + stand + group(*plates, x=start, y=17)


def _stand(line: dict[str, Any], labels: Labels, right: float) -> tuple[str, float]:
    """Round and step, right-aligned, with a plate once the last round is certain; and where they begin."""
    label = f"{labels['round']} {line['round']}"
    wide = min(measure(label, 15), 190)
    drawn = letters(label, right, 34, 15, "brass", room=190, anchor="end", line=12)
    small = f"{labels.low('step')} {line['step']}"
    drawn += text(small, right, 50, 12, "n f-mast-muted", "end")
    if not line["final"]:
        return drawn, right - wide
    word = labels["final"]
    wide_plate = min(measure(word, 9, 15), 90) + 18
    x = right - wide - wide_plate - 14
    box = rect(x, 17, wide_plate, 20, "o s-brass", stroke_width=1.5)
    inside = letters(word, x + wide_plate / 2, 31.5, 9, "brass", room=90, anchor="middle", line=15)
    return drawn + named(word, box, inside), x
