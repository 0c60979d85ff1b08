"""The SVG document around a picture: complete in itself, with a title for those who cannot see it."""

from __future__ import annotations

from collections.abc import Mapping

from won.drawing.canvas import element, escape
from won.drawing.icons import definitions
from won.drawing.palette import Colours, scope_of, style_sheet


def document(
    body: str,
    size: tuple[float, float],
    colours: Colours,
    icons: Mapping[str, str],
    *,
    title: str,
    description: str,
    dark: bool | None,
    language: str,
) -> str:
    """`dark` None follows the reader's setting."""
    width, height = size
    return element(
        "svg",
        element("title", escape(title)),
        element("desc", escape(description)),
        element("style", style_sheet(body, colours, dark)),
        definitions(icons),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        width=width,
        height=height,
        class_=scope_of(dark),
        role="graphics-document",
        lang=language or None,
    )
