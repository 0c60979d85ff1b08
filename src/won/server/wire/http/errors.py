"""Refused requests: a status, a code for programs, a sentence for people."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from won.core.record import RecordError
from won.server.wire.http.reply import Reply, json
from won.tables.errors import RequestError
from won.text import server, table
from won.text.games import record_error_sentence
from won.text.language import Language


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """`field` is the place in the request, `rule` the paragraph of the rules, `text` the sentence for people."""

    code: str
    text: str
    field: str = ""
    rule: str = ""


CONFLICT: Final = 409  # the request is well formed but cannot be done now
STATUS: Final[dict[str, int]] = {
    "address": 404,
    "bad_body": 400,
    "bad_query": 400,
    "no_key": 401,
    "wrong_key": 401,
    "wrong_passkey": 403,
    "banned": 403,
    "not_host": 403,
    "not_yours": 403,
    "not_invited": 403,
    "origin": 403,
    "removed": 403,
    "rated": 403,
    "tournament": 403,
    "puzzle": 403,
    "sealed": 403,
    "not_operator": 403,
    "not_local": 403,
    "blocked": 403,
    "blocked_entrant": 403,
    "sent_away": 403,
    "no_line": 404,
    "no_report": 404,
    "no_ban": 404,
    "not_blocked": 404,
    "no_device": 404,
    "no_passkey": 404,
    "no_table": 404,
    "no_player": 404,
    "no_puzzle": 404,
    "no_game": 404,
    "no_lesson": 404,
    "no_such_lesson": 404,
    "no_picture": 404,
    "no_language": 404,
    "no_seat": 404,
    "no_channel": 404,
    "no_seek": 404,
    "no_tournament": 404,
    "no_club": 404,
    "no_member": 404,
    "not_friends": 404,
    "not_founder": 403,
    "method": 405,
    "too_slow": 408,
    "too_large": 413,
    "account_name": 422,
    "not_your_name": 422,
    "bad_value": 422,
    "bad_setup": 422,
    "no_bot": 422,
    "no_name": 422,
    "not_an_address": 422,
    "too_fast": 429,
    "too_many": 429,
    "internal": 500,
    "busy": 503,
    "storage": 503,
    "unreadable": 503,
}


class TooManyRequestsError(RequestError):
    """`wait`: the seconds after which the request would be granted."""

    def __init__(self, wait: float) -> None:
        seconds = math.ceil(wait) if math.isfinite(wait) else 3600
        super().__init__("too_many", seconds=max(1, seconds))


def error_reply(lang: Language, error: RequestError) -> Reply:
    status = STATUS.get(error.code, 422 if error.refusal is not None else CONFLICT)
    headers = {}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    if "seconds" in error.about and status == 429:
        headers["retry-after"] = str(error.about["seconds"])
    rule = error.refusal.rule if error.refusal is not None else ""
    body = Fault(error.code, sentence(lang, error), str(error.about.get("field", "")), rule)
    return json(body, status, headers, refused=error.code)


def sentence(lang: Language, error: RequestError) -> str:
    """The sentence for an error, of the server or of the table."""
    own = server.error_sentence(lang, error.code, error.about)
    of_table = table.error_sentence(lang, error.code, error.about)
    return own or of_table or lang.gettext("That cannot be done.")


def record_error_reply(lang: Language, error: RecordError, game: str) -> Reply:
    """A record or a setup that no game accepts: the place and the rule."""
    text = record_error_sentence(lang, error, game)
    return json(Fault(error.problem, text, error.place, error.rule), 422)
