"""Letters that look like plain Latin ones, to find names that the eye cannot tell apart."""

from __future__ import annotations

from typing import Final

# Pairs: what is seen, and the small letter that it is taken for. Capitals are small letters by then.
_PAIRS: Final = """
    0o 1l |l il ıl ɪl ɩl
    ɑa ɡg ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz
    аa вb сc ԁd еe нh һh іl јj кk ӏl мm оo рp ԛq ѕs тt уy ԝw хx гr пn ьb
    αa βb εe ζz ηh ιl κk μm νv οo ρp τt υu χx
    ոn սu օo հh ցg զq քp
    Ꭺa Ᏼb Ꮯc Ꭰd Ꭼe Ꮐg Ꮋh Ꭵl Ꭻj Ꮶk Ꮮl Ꮇm Ꮲp Ꮢr Ꮪs Ꭲt Ꮩv Ꮃw Ꭹy Ꮓz
    ꓮa ꓐb ꓚc ꓓd ꓰe ꓝf ꓖg ꓧh ꓲl ꓙj ꓗk ꓡl ꓟm ꓠn ꓳo ꓑp ꓣr ꓢs ꓔt ꓴu ꓦv ꓪw ꓫx ꓬy ꓜz
"""
_FRAMED: Final = (0x1F150, 0x1F170, 0x1F1E6)  # A to Z in circles and squares, and as parts of flags
_LETTERS: Final = {ord(pair[0]): pair[1] for pair in _PAIRS.split()} | {
    first + at: "l" if chr(ord("a") + at) == "i" else chr(ord("a") + at) for first in _FRAMED for at in range(26)
}
# Marks that are added to a letter. Those that a letter has by right are part of it once it is composed.
_MARKS: Final = ((0x300, 0x36F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))


def is_mark(c: str) -> bool:
    return any(first <= ord(c) <= last for first, last in _MARKS)


def plain(text: str) -> str:
    """The text in the Latin letters that it looks like; two letters that look like one are that one."""
    return text.translate(_LETTERS).replace("rn", "m").replace("vv", "w")
