"""The table to look at: as text, as the picture that `won show` draws, or as an array of its pixels."""

from __future__ import annotations

from importlib import import_module
from io import BytesIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from won.drawing import draw
from won.envs.desk import Desk

MODES: Final = ("ansi", "rgb_array", "human")
WIDTH: Final = 960  # pixels


def render(desk: Desk, mode: str | None) -> Any:
    """In the mode of an environment: a text, an array, or for people the text on the screen."""
    if mode == "rgb_array":
        return image(desk)
    if mode == "ansi":
        return text(desk)
    if mode == "human":
        print(text(desk))
    return None


def picture(desk: Desk) -> str:
    """The table as an SVG document."""
    return draw(desk.game)


def image(desk: Desk) -> NDArray[np.uint8]:
    """The picture as pixels: rows, columns, red green blue."""
    import resvg_py
    from PIL import Image

    painted = resvg_py.svg_to_bytes(svg_string=picture(desk), width=WIDTH)
    with Image.open(BytesIO(bytes(painted))) as opened:
        return np.asarray(opened.convert("RGB"))


def text(desk: Desk) -> str:
    """All that lies on the table, and what is being said."""
    game = desk.game
    lines: list[str] = import_module(f"won.envs.{game.name}.plain").lines(game)
    if desk.seat >= 0:
        asked = " (asked)" if desk.answering else ""
        lines.append(f"player_{desk.seat}{asked}: {' '.join([str(word) for word in desk.chosen])}".rstrip())
    return "\n".join(lines)
