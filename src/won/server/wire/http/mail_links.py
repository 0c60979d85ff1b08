"""Pages behind the links in e-mails. Only their button changes something, since programs follow links too."""

from __future__ import annotations

import html
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from won.server.context import Context
from won.server.languages import preferred
from won.server.notify import channels
from won.server.wire.http.html import page
from won.text.notices import pages


async def _link(request: Request) -> Response:
    lang = preferred(request.headers.get("accept-language"))
    purpose = request.path_params["purpose"]
    about = pages(lang).get(purpose)
    if about is None:
        return page(lang, lang.gettext("There is nothing at this address."), "", 404)
    if request.method != "POST":
        return page(lang, about.question, f'<form method="post"><button>{html.escape(about.button)}</button></form>')
    if await _done(request, purpose):
        return page(lang, about.done, "")
    return page(lang, about.wrong, "", 410)


async def _done(request: Request, purpose: str) -> bool:
    context: Context = request.app.state.context
    channel, shown = request.path_params["channel"], request.path_params["token"]
    if not (channel.isascii() and channel.isalnum() and shown.isascii()):
        return False
    action = channels.confirm if purpose == "confirm" else channels.unsubscribe_by_link
    return await action(context.database_store, channel, shown)


ROUTES: Final = [Route("/mail/{purpose}/{channel}/{token}", _link, methods=["GET", "POST"])]
