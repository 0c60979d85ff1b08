"""The policy of a table as data: who may do what, when, and with whose consent.

`won.tables.policy` decides by it, clients are told by it what they may offer, and `docs/policy.md` is written from it.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

# `seated`: on their own seat, or at the table where no seat is named. `partner`: in one syndicate with the seat that is
# named. `rival`: on another seat. `deputy`: seated at a table whose host has no seat. `spectator`: has a key, no seat.
# `guest`: has no key. `outsider`: neither in a private table nor invited to it, or sent away by the host. `local`:
# reaches the server from its own machine or network. `operator`: shows the key that `won operator add` gave out.
Role = Literal["host", "deputy", "seated", "partner", "rival", "spectator", "guest", "outsider", "local", "operator"]
Phase = Literal["lobby", "playing", "paused", "over"]
Consent = Literal["nobody", "those taken back", "everyone", "all present"]
About = Literal["seat", "table", "server"]
ROLES: Final[tuple[Role, ...]] = get_args(Role)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
GRACE: Final = 60.0  # seconds that somebody must be away before others may vote for a bot on the seat


class Right(msgspec.Struct, frozen=True):
    """Whoever has one of these roles may, in these phases."""

    who: tuple[Role, ...]
    when: tuple[Phase, ...] = PHASES
    rated: bool = True  # also at a rated table
    away: bool = False  # only about a seat whose holder has been away for longer than `GRACE`
    consent: Consent = "nobody"  # who has to agree before it is done


class Deed(msgspec.Struct, frozen=True):
    """Something that can be asked of the server; without a right nobody may."""

    rights: tuple[Right, ...]
    about: About = "table"
    offer: str = ""  # the name under which clients are told that they may offer it
    note: str = ""  # what else must be so


_LOBBY: Final[tuple[Phase, ...]] = ("lobby",)
_PLAYING: Final[tuple[Phase, ...]] = ("playing",)
_GOING: Final[tuple[Phase, ...]] = ("playing", "paused")
_BEGUN: Final[tuple[Phase, ...]] = ("playing", "paused", "over")
_OVER: Final[tuple[Phase, ...]] = ("over",)
_KEYED: Final[tuple[Role, ...]] = ("host", "deputy", "seated", "partner", "rival", "spectator")
_INSIDE: Final[tuple[Role, ...]] = (*_KEYED, "guest")
_PLAYERS: Final[tuple[Role, ...]] = ("seated", "partner", "rival")
_TABLE: Final = "/api/tables/{table}"
_SEALED: Final = "of a daily table once its day is over"


def _deed(*rights: Right, about: About = "table", offer: str = "", note: str = "") -> Deed:
    return Deed(rights, about, offer, note)


def _seat(*rights: Right, offer: str = "", note: str = "") -> Deed:
    return Deed(rights, "seat", offer, note)


def _server(*who: Role) -> Deed:
    return Deed((Right(who),), "server")


_ANYONE: Final = _server("spectator", "guest", "outsider", "local")
_PLAYER: Final = _server("spectator")
_HOST: Final = Deed((Right(("spectator",)),), "server", note="the tournament’s host")
_OPERATOR: Final = _server("operator")

# The messages of the socket, by their `type`; a wish by what it is for.
SOCKET: Final[dict[str, Deed]] = {
    "hello": _deed(
        Right(_INSIDE), note="a private table opens to its people, its host and whoever shows an invitation"
    ),
    "act": _seat(Right(("seated",), _PLAYING), offer="act"),
    "ask": _seat(Right(("seated",), _PLAYING)),
    "try": _seat(Right(("seated",), _PLAYING), offer="try", note="shows what the rules say, with what the seat knows"),
    "advise": _seat(Right(("seated",), _PLAYING, rated=False), offer="advise"),
    "look": _deed(Right(_INSIDE, _BEGUN)),
    "leaf": _deed(Right(_INSIDE)),
    "refresh": _deed(Right(_INSIDE)),
    "wish undo": _seat(
        Right(("seated",), _PLAYING, consent="those taken back"),
        offer="undo",
        note="never across chance or anything that the asker has been shown since, by people, bots or caretakers",
    ),
    "wish pause": _seat(Right(("seated",), _PLAYING, consent="everyone"), offer="pause"),
    "wish resume": _seat(Right(("seated",), ("paused",), consent="everyone"), offer="resume"),
    "wish end": _seat(Right(("seated",), _GOING, consent="everyone"), offer="end"),
    "wish bot": _seat(
        Right(("partner", "rival"), _PLAYING, away=True, consent="all present"),
        offer="vote",
        note="the caretaker’s level; it ends when the person comes back",
    ),
    "wish take": _seat(note="made by POST /api/tables/{table}/seats/{seat}/take"),
    "answer": _seat(Right(("seated",), _GOING), offer="answer", note="to a wish that waits for the seat"),
    "learn": _seat(
        Right(("seated",), ("playing", "over")), note="at the table of a lesson: turns its page, or has its action done"
    ),
    "concede": _seat(Right(("seated",), _GOING), offer="concede"),
    "chat": _deed(Right(_KEYED), offer="chat", note="not shown to whoever has blocked or muted them, or is blocked"),
    "note": _deed(Right(_KEYED), offer="note"),
    "orders": _seat(Right(("seated",), ("lobby", "playing", "paused")), offer="orders"),
    "here": _deed(Right(_INSIDE)),
    "ping": _deed(Right(_INSIDE)),
}

# The routes about one table.
TABLE_ROUTES: Final[dict[str, Deed]] = {
    f"GET {_TABLE}": _deed(Right(_INSIDE)),
    f"POST {_TABLE}/join": _seat(
        Right(("seated", "spectator"), _LOBBY),
        Right(("rival",), _LOBBY, rated=False),
        offer="sit",
        note="a free seat, its own name, no block with the host or anybody seated; a second seat makes a hot seat",
    ),
    f"POST {_TABLE}/seats/{{seat}}/leave": _seat(
        Right(("seated",), ("lobby", "playing", "paused")),
        Right(("host",), _LOBBY),
        offer="leave",
        note="during play the caretaker takes over; whom the host sends away stays out",
    ),
    f"POST {_TABLE}/bots": _seat(
        Right(("host", "seated", "rival"), _LOBBY), offer="bot", note="a free seat, or one that a bot has"
    ),
    f"POST {_TABLE}/seats/{{seat}}/minder": _seat(
        Right(("seated",), _GOING), offer="mind", note="the caretaker’s level, whatever is asked for"
    ),
    f"POST {_TABLE}/seats/{{seat}}/take": _seat(
        Right(("spectator",), _GOING, consent="everyone"),
        offer="take",
        note="the seat of a bot, or of somebody who gave up; with an invitation; the game is unrated from then on; "
        "with no block, as for a free seat",
    ),
    f"POST {_TABLE}/start": _deed(Right(("host", "deputy"), _LOBBY), offer="start"),
    f"POST {_TABLE}/close": _deed(Right(("host",), _LOBBY), offer="close"),
    f"POST {_TABLE}/rematch": _deed(Right(("host", *_PLAYERS), _OVER), offer="rematch"),
    f"GET {_TABLE}/invites": _deed(Right(("host",)), offer="invite"),
    f"GET {_TABLE}/record": _deed(Right(_INSIDE, _OVER), offer="record", note=_SEALED),
    f"GET {_TABLE}/review": _deed(Right(_INSIDE, _OVER), note=f"of a finished game, hidden cash and all; {_SEALED}"),
    f"POST {_TABLE}/review": _deed(
        Right(_KEYED, _OVER), offer="review", note=f"its work counts against the time of whoever asks first; {_SEALED}"
    ),
    f"POST {_TABLE}/branch": _deed(
        Right(_KEYED, _OVER),
        Right(_PLAYERS, _GOING, rated=False),
        offer="branch",
        note=f"of a running game only where nothing is hidden; {_SEALED}",
    ),
    f"POST {_TABLE}/puzzle": _deed(Right(_PLAYERS, _BEGUN), note="at the table of a puzzle"),
    f"GET {_TABLE}/mutes": _deed(Right(_KEYED)),
    f"POST {_TABLE}/mutes": _deed(Right(_KEYED)),
    f"DELETE {_TABLE}/mutes/{{player}}": _deed(Right(_KEYED)),
    f"GET {_TABLE}/fair": _deed(Right((*_INSIDE, "outsider"), _OVER), note=f"neither names nor chat; {_SEALED}"),
}

# The other routes.
SERVER_ROUTES: Final[dict[str, Deed]] = {
    "POST /api/players": _ANYONE,
    "GET /api/me": _PLAYER,
    "PATCH /api/me": _PLAYER,
    "POST /api/me/key": _PLAYER,
    "GET /api/account": _PLAYER,
    "POST /api/account/links": _PLAYER,
    "POST /api/account/links/use": _ANYONE,
    "POST /api/account/passkeys/options": _PLAYER,
    "POST /api/account/passkeys": _PLAYER,
    "DELETE /api/account/passkeys/{passkey}": _PLAYER,
    "POST /api/account/sign-in/options": _ANYONE,
    "POST /api/account/sign-in": _ANYONE,
    "POST /api/account/email": _ANYONE,
    "POST /api/account/email/use": _ANYONE,
    "DELETE /api/account/email": _PLAYER,
    "DELETE /api/account/devices/{device}": _PLAYER,
    "GET /api/account/export": _PLAYER,
    "POST /api/account/delete": _PLAYER,
    "POST /api/account/sign-out": _PLAYER,
    "GET /api/me/learning": _PLAYER,
    "GET /api/me/channels": _PLAYER,
    "POST /api/me/channels": _PLAYER,
    "PATCH /api/me/channels/{channel}": _PLAYER,
    "DELETE /api/me/channels/{channel}": _PLAYER,
    "GET /api/me/blocks": _PLAYER,
    "POST /api/me/blocks": _PLAYER,
    "DELETE /api/me/blocks/{player}": _PLAYER,
    "POST /api/reports": _PLAYER,
    "GET /api/operator": _OPERATOR,
    "GET /api/operator/reports": _OPERATOR,
    "POST /api/operator/reports/{report}/close": _OPERATOR,
    "GET /api/operator/bans": _OPERATOR,
    "POST /api/operator/bans": _OPERATOR,
    "DELETE /api/operator/bans/{ban}": _OPERATOR,
    "POST /api/operator/tables/{table}": _OPERATOR,
    "GET /api/operator/log": _OPERATOR,
    "GET /api/channels": _ANYONE,
    "GET /api/games": _ANYONE,
    "GET /api/games/{game}": _ANYONE,
    "GET /api/games/{game}/sheet": _ANYONE,
    "GET /api/games/{game}/rules": _ANYONE,
    "GET /api/games/{game}/lessons": _ANYONE,
    "GET /api/games/{game}/lessons/{lesson}": _ANYONE,
    "POST /api/games/{game}/lessons/{lesson}": _PLAYER,
    "GET /api/games/{game}/pictures/{picture}": _ANYONE,
    "GET /api/language/{code}.json": _ANYONE,
    "GET /api/puzzles": _ANYONE,
    "POST /api/puzzles/{puzzle}/table": _PLAYER,
    "GET /api/tables": _ANYONE,
    "POST /api/tables": _PLAYER,
    "POST /api/records": _PLAYER,
    "POST /api/continued": _PLAYER,
    "POST /api/verify": _ANYONE,
    "GET /api/players/{player}": _ANYONE,
    "GET /api/players/{player}/tables": _ANYONE,
    "GET /api/players/{player}/history": _ANYONE,
    "GET /api/ratings": _ANYONE,
    "GET /api/pairing": _ANYONE,
    "POST /api/pairing": _PLAYER,
    "POST /api/pairing/wait": _PLAYER,
    "DELETE /api/pairing": _PLAYER,
    "GET /api/daily": _ANYONE,
    "POST /api/daily/{game}": _PLAYER,
    "GET /api/tournaments": _ANYONE,
    "POST /api/tournaments": _PLAYER,
    "GET /api/tournaments/{tournament}": _ANYONE,
    "POST /api/tournaments/{tournament}/join": _PLAYER,
    "POST /api/tournaments/{tournament}/leave": _PLAYER,
    "POST /api/tournaments/{tournament}/start": _HOST,
    "POST /api/tournaments/{tournament}/cancel": _HOST,
    "DELETE /api/tournaments/{tournament}/entrants/{entrant}": _HOST,
    "GET /api/ladder": _ANYONE,
    "POST /api/ladder": _PLAYER,
    "GET /api/players/{player}/curve": _ANYONE,
    "GET /api/players/{player}/results": _ANYONE,
    "GET /api/openapi.json": _ANYONE,
    "GET /api/docs": _ANYONE,
    "GET /api/fair": _ANYONE,
    "GET /api/pages/{name}": _ANYONE,
    "GET /mail/{purpose}/{channel}/{token}": _ANYONE,
    "POST /mail/{purpose}/{channel}/{token}": _ANYONE,
    "GET /ws/tables/{table}": _ANYONE,
    "GET /{path:path}": _ANYONE,
    "GET /health": _ANYONE,
    "GET /ready": _server("local"),
    "GET /metrics": _server("local"),
}

POLICY: Final[dict[str, Deed]] = {**SOCKET, **TABLE_ROUTES, **SERVER_ROUTES}
