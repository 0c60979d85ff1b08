"""The table as text, as the SVG that `won show` draws, or as an array of pixels."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from won.drawing import draw
from won.drawing.painting import png
from won.envs.dialogue import Dialogue
from won.envs.games import PARTS

MODES: Final = ("ansi", "rgb_array", "human")
WIDTH: Final = 960  # pixels


def render(dialogue: Dialogue, mode: str | None) -> Any:
    """The text or the pixels, by the mode; `human` prints the text."""
    if mode == "rgb_array":
        return image(dialogue)
    if mode == "ansi":
        return text(dialogue)
    if mode == "human":
        print(text(dialogue))
    return None


def picture(dialogue: Dialogue) -> str:
    """The table as an SVG document."""
    return draw(dialogue.game)


def image(dialogue: Dialogue) -> NDArray[np.uint8]:
    """The picture as pixels: rows, columns, red, green and blue."""
    from PIL import Image

    with Image.open(BytesIO(png(picture(dialogue), WIDTH))) as opened:
        return np.asarray(opened.convert("RGB"))


def text(dialogue: Dialogue) -> str:
    """The whole table and the unfinished action."""
    game = dialogue.game
    lines = PARTS[game.name].table_lines(game)
    if dialogue.seat >= 0:
        asked = " (asked)" if dialogue.answering else ""
        lines.append(f"player_{dialogue.seat}{asked}: {' '.join([str(word) for word in dialogue.chosen])}".rstrip())
    return "\n".join(lines)
