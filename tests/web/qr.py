"""What a phone's camera reads on a page."""

from __future__ import annotations

from io import BytesIO

import zxingcpp
from PIL import Image
from playwright.sync_api import Locator

from tests.waiting import wait_until


def read(picture: Locator) -> str:
    """The text of a QR code, as soon as it is drawn whole."""
    [code] = wait_until(lambda: zxingcpp.read_barcodes(Image.open(BytesIO(picture.screenshot()))))
    return code.text
