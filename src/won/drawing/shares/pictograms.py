"""What stands on the chip of a product: a pictogram, or the sign of the element that the whole world knows."""

from __future__ import annotations

from typing import Final

from won.drawing.icons import EAR, disc

_STEAM: Final = "".join(f"M{x} -4c-2.4 -3 1.6 -4 -.6 -8h1.8c2.2 4 -1.8 5 .6 8Z" for x in (-7, -2, 3))

PICTOGRAMS: Final[dict[str, str]] = {
    "automobile_construction": "M-12 4.6V-.6L-8.6 -1.8L-5 -7.4H4L8.6 -1.8L12 .4V4.6H10.7A4.1 4.1 0 0 0 2.5 4.6H-2.5"
    "A4.1 4.1 0 0 0 -10.7 4.6ZM-3.9 -5.6L-6.2 -1.8H-.8V-5.6ZM1 -5.6V-1.8H6.2L3.2 -5.6Z"
    + disc(2.9, 6.6, 4.8)
    + disc(2.9, -6.6, 4.8),
    "coal": "M-12 -2H12L9 6.4H-9ZM-9.4 -3.6L-5 -9.8L-.4 -7L4.4 -10.6L9.6 -3.6Z"
    + disc(2.6, -5, 9.2)
    + disc(2.6, 5, 9.2),
    "cocoa": "M-9.6 9.6C-12.4 -2.4 -4.2 -11.4 9.6 -9.6C11.6 3.4 2.8 12.4 -9.6 9.6Z"
    "M-7.4 7C-6 -.8 -1 -5.8 7.2 -7.4C1 -3.6 -3.4 .8 -7.4 7ZM-5.4 8.2C1 7 6.6 2.2 8 -4.8C4.8 1.6 .4 5.6 -5.4 8.2Z",
    "coffee": "M-11 -2H6V4C6 9 3 11.6 -2.4 11.6S-11 9 -11 4Z"
    "M7.4 -1.2H8.4A4 4 0 0 1 8.4 6.8H6.6L7.2 4.8H8.2A2 2 0 0 0 8.2 .8H7.4Z" + _STEAM,
    "natural_rubber": "M-8 -12H2.4V1.6L9.6 4.2C11 4.8 11.6 6 11.6 8H-8ZM-8 9.6H11.6V12H-8ZM-8 -9.4V-7.6H2.4V-9.4Z",
    "naval_construction": "M-12 3H12L8.4 10.6H-8ZM-7 -2.6H7V1.4H-7ZM-4.4 -10.6H-.8V-4.2H-4.4ZM1.4 -10.6H5V-4.2H1.4Z",
    "oil": "M-1.8 -11.6H1.8L9.4 12H6.2L4.9 7.6H-4.9L-6.2 12H-9.4ZM0 -6.8L-1.9 -1H1.9ZM-2.6 1.4L-4 5.2H4L2.6 1.4Z",
    "raw_cotton": "M-2.8 3.2C-8.6 5.6 -12 -.6 -8 -3.8C-9.4 -10 -2 -12.4 0 -8C2 -12.4 9.4 -10 8 -3.8"
    "C12 -.6 8.6 5.6 2.8 3.2C1.8 4.6 -1.8 4.6 -2.8 3.2Z"
    "M-8.4 6C-4 5.4 -1.4 6 -1 6.4V12H1V6.4C1.4 6 4 5.4 8.4 6C6.8 9.4 3.4 9.6 1 8.6H-1C-3.4 9.6 -6.8 9.4 -8.4 6Z",
    "raw_wool": "M-10.4 2.6C-13 -1.4 -10 -6.4 -6 -5.2C-4 -9.2 2 -9 3.6 -5.8C4.8 -6 5.6 -5.4 6 -4.4"
    "C5.4 -1 6 1.8 8 3.2C7.4 6.4 3.4 7.2 1 5.8C-2 8 -8.4 7 -10.4 2.6Z"
    "M7.4 -5.2C9.2 -7.2 12 -5 12 -2C12 .2 10.6 1.8 9.2 1.8C7.6 1 7 -2 7.4 -5.2Z"
    "M-7.6 8H-5.2V12H-7.6ZM1.4 8H3.8V12H1.4Z",
    "rice": "M-12 1H12C12 7 8 11 5 11H-5C-8 11 -12 7 -12 1Z"
    "M-9.4 -.8C-8.4 -5.6 -3 -7.6 0 -7.6S8.4 -5.6 9.4 -.8ZM1.6 -9.4L10.4 -12.4L11 -10.8L4.6 -8.4Z",
    "steel": "M-10 -11H10V-6H3.2V6H10V11H-10V6H-3.2V-6H-10Z",
    "sugar": "M-5 -10.6H5V-1H-5ZM-11 .8H-1V10.4H-11ZM1 .8H11V10.4H1Z",
    "tea": "M.2 12C.2 5 -1.4 2.6 -10.4 .4C-11.4 -4.6 -9.6 -8 -8.6 -9.4C-1.6 -8.2 1 -4.6 .4 1"
    "C1.4 -4.6 4.6 -7.4 10.8 -8.6C12.4 .4 8.2 4.2 1.8 4.4L2.2 12Z",
    "wheat": EAR,
}
ELEMENTS: Final[dict[str, str]] = {
    "aluminium": "Al",
    "cobalt": "Co",
    "copper": "Cu",
    "gold": "Au",
    "iron": "Fe",
    "lead": "Pb",
    "nickel": "Ni",
    "silver": "Ag",
    "tungsten": "W",
    "uranium": "U",
}
