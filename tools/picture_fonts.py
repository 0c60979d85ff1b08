"""The fonts in src/won/drawing/fonts, which pictures are painted with, since a machine may have none.

What paints a picture reads TrueType, and the packages bring WOFF, which is the same with each table compressed.

Usage: python -m tools.picture_fonts
"""

from __future__ import annotations

import struct
import zlib
from typing import Final

from tools import web

SOURCE: Final = web.WEB / "node_modules/@fontsource"
TARGET: Final = web.WEB.parent / "src/won/drawing/fonts"
FAMILIES: Final = ("barlow", "barlow-condensed")
WEIGHTS: Final = (400, 600)
_HEAD: Final = struct.Struct(">4s4s4xH")  # signature, kind of the font, and how many tables it has
_DIRECTORY: Final = 44  # bytes before the tables are listed
_LISTED: Final = struct.Struct(">4s4I")  # name, place, compressed length, length, checksum


def files() -> dict[str, bytes]:
    """Each file by its name, with the licence of each family."""
    fonts = {
        f"{family}-{weight}.ttf": truetype(
            (SOURCE / family / f"files/{family}-latin-{weight}-normal.woff").read_bytes()
        )
        for family in FAMILIES
        for weight in WEIGHTS
    }
    return fonts | {f"LICENSE-{family}.txt": (SOURCE / family / "LICENSE").read_bytes() for family in FAMILIES}


def truetype(woff: bytes) -> bytes:
    signature, kind, count = _HEAD.unpack_from(woff)
    if signature != b"wOFF":
        raise ValueError("this is no WOFF file")
    power = count.bit_length() - 1  # the directory is searched by halves, as the format says
    directory: bytes = kind + struct.pack(">4H", count, 16 << power, power, 16 * count - (16 << power))
    tables = b""
    for number in range(count):
        name, at, packed, length, checksum = _LISTED.unpack_from(woff, _DIRECTORY + number * _LISTED.size)
        table = woff[at : at + packed]
        if packed < length:
            table = zlib.decompress(table)
        directory += name + struct.pack(">3I", checksum, 12 + 16 * count + len(tables), length)
        tables += table + bytes(-length % 4)
    return directory + tables


def main() -> None:
    web.install()
    TARGET.mkdir(exist_ok=True)
    for name, data in files().items():
        (TARGET / name).write_bytes(data)


if __name__ == "__main__":
    main()
