"""Pictures read back as XML, for the tests of every drawing."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
# Names that try to break a picture.
NAMES = [
    "<script>alert(1)</script>",
    "Tom & 'Jerry\" ]]>",
    "🎩🇮🇹👩‍👩‍👧 hat",
    "x" * 200,
    "W" * 200,
    "\x00\x1b\ufffe\ud800",
    "שלום \u202e abc",
    "Z" + "\u0301" * 50,
]


class Picture:
    """A drawing and the questions a test asks of it."""

    def __init__(self, svg: str) -> None:
        self.svg = svg
        self.root = ET.fromstring(svg)

    def marked(self, mark: str) -> list[ET.Element]:
        """The elements that carry this data attribute."""
        return [result for result in self.root.iter() if f"data-{mark}" in result.attrib]

    def titles(self) -> list[str]:
        return [title.text or "" for title in self.root.iter(f"{SVG}title")]

    def words(self) -> str:
        """All that can be read, letters drawn as lines among it."""
        read = [element.text or "" for element in self.root.iter(f"{SVG}text")]
        return " ".join(read + [element.attrib.get("aria-label", "") for element in self.root.iter()])


def assert_needs_nothing_else(svg: str) -> None:
    """Nothing is fetched, nothing runs, and every reference and class is defined."""
    shown = Picture(svg)
    assert set(re.findall(r'href="(.)', svg)) == {"#"}
    assert re.findall(r'="https?:[^"]*"', svg) == ['="http://www.w3.org/2000/svg"']
    for word in ("url(", "@import", "@font-face", "<script", "<image", "foreignObject", " onload"):
        assert word not in svg
    ids = [result.attrib["id"] for result in shown.root.iter() if "id" in result.attrib]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]*)"', svg)) <= set(ids)
    classes = {word for result in shown.root.iter() for word in result.attrib.get("class", "").split()}
    for word in classes - {"won-auto"}:
        assert f".{word}{{" in svg, word
