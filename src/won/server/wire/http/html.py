"""The HTML of the server's own pages: no inline style or script, as the content security policy demands."""

from __future__ import annotations

import html
from typing import Final

from starlette.responses import Response

from won.text.language import Language

_PAGE: Final = """<!doctype html>
<html lang="{code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/api/pages/page.css">
{head}</head>
<body>
<header><a href="/">Wealth of Nations</a></header>
<main><h1>{title}</h1>{body}</main>
</body>
</html>
"""


def page(lang: Language, title: str, body: str, status: int = 200, head: str = "") -> Response:
    """`body` and `head` are HTML, the title is text."""
    text = _PAGE.format(code=lang.code, title=html.escape(title), body=body, head=head)
    headers = {"cache-control": "no-store", "vary": "Accept-Language"}
    return Response(text, status, headers, "text/html; charset=utf-8")


def paragraph(text: str) -> str:
    return f"<p>{html.escape(text)}</p>"
