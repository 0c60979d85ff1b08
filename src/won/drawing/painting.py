"""A picture as pixels, with fonts of its own, so that it looks the same on every machine."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FONTS: Final = Path(__file__).parent / "fonts"  # `tools/picture_fonts.py` writes them


def png(svg: str, width: int) -> bytes:
    """An SVG document painted that many pixels wide; needs the extra `mcp` or `envs`."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, font_dirs=[str(FONTS)]))
