"""Addresses on the command line: a server that is given a wrong one would start, and be reached by nobody."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from ipaddress import ip_network
from urllib.parse import urlsplit

from won.text.language import Language


def url_from(lang: Language) -> Callable[[str], str]:
    def url(word: str) -> str:
        try:
            parts = urlsplit(word)
            right = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:
            right = False
        if word and (not right or not word.isprintable() or " " in word):
            message = lang.gettext("an address such as https://play.example is needed, not {word!r}")
            raise argparse.ArgumentTypeError(message.format(word=word[:40]))
        return word

    return url


def proxies_from(lang: Language) -> Callable[[str], str]:
    def proxies(word: str) -> str:
        for part in word.split(",") if word else ():
            try:
                if part != "*":
                    ip_network(part, strict=False)
            except ValueError:
                message = lang.gettext("addresses such as 127.0.0.1 with commas between them are needed, not {word!r}")
                raise argparse.ArgumentTypeError(message.format(word=word[:40])) from None
        return word

    return proxies
