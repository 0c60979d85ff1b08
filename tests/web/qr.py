"""What a phone's camera reads on a page."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import zxingcpp
from PIL import Image
from playwright.sync_api import Locator

from tests.waiting import wait_until
from tests.web.browser import painted

_QR: Final = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)


def read(picture: Locator) -> str:
    """The text of a QR code, as soon as it is drawn whole."""
    with painted(picture.page):
        [code] = wait_until(lambda: _codes(picture))
    return code.text


def _codes(picture: Locator) -> list[zxingcpp.Barcode]:
    """Of its rows of squares some look like a barcode, too."""
    return zxingcpp.read_barcodes(Image.open(BytesIO(picture.screenshot())), formats=_QR)
