"""The policy of a table as data: who may do what, when, and with whose consent.

`won.tables.policy` decides by it, clients are told by it what they may offer, and `docs/policy.md` is written from it.
"""

from __future__ import annotations

from typing import Final

from won.tables.policy_model import Deed, Phase, Right, Role
from won.tables.policy_routes import SERVER_ROUTES

GRACE: Final = 60.0  # seconds that somebody must be away before others may vote for a bot on the seat

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


def _deed(*rights: Right, offer: str = "", note: str = "") -> Deed:
    return Deed(rights, "table", offer, note)


def _seat(*rights: Right, offer: str = "", note: str = "") -> Deed:
    return Deed(rights, "seat", offer, note)


# The messages of the socket, by their `type`; a wish by what it is for.
SOCKET: Final[dict[str, Deed]] = {
    "hello": _deed(
        Right(_INSIDE), note="a private table opens to its people, its host and whoever shows an invitation"
    ),
    "act": _seat(Right(("seated",), _PLAYING), offer="act"),
    "ask": _seat(Right(("seated",), _PLAYING)),
    "try": _seat(Right(("seated",), _PLAYING), offer="try", note="shows what the rules say, with what the seat knows"),
    "advise": _seat(Right(("seated",), _PLAYING, rated=False, puzzle=False), offer="advise"),
    "look": _deed(Right(_INSIDE, _BEGUN)),
    "leaf": _deed(Right(_INSIDE)),
    "refresh": _deed(Right(_INSIDE)),
    "wish undo": _seat(
        Right(("seated",), _PLAYING, consent="those taken back"),
        offer="undo",
        note="never across chance or anything that the asker has been shown since, by people, bots or caretakers; "
        "at a rated table not across what a bot or caretaker has done since",
    ),
    "wish pause": _seat(Right(("seated",), _PLAYING, tournament=False, consent="everyone"), offer="pause"),
    "wish resume": _seat(Right(("seated",), ("paused",), consent="everyone"), offer="resume"),
    "wish end": _seat(Right(("seated",), _GOING, tournament=False, consent="everyone"), offer="end"),
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
        Right(("spectator",), _GOING, tournament=False, consent="everyone"),
        offer="take",
        note="the seat of a bot, or of somebody who gave up; with an invitation; the game is unrated from then on; "
        "with no block, as for a free seat",
    ),
    f"POST {_TABLE}/start": _deed(Right(("host", "deputy"), _LOBBY), offer="start"),
    f"POST {_TABLE}/close": _deed(Right(("host",), _LOBBY), offer="close"),
    f"POST {_TABLE}/rematch": _deed(Right(("host", *_PLAYERS), _OVER), offer="rematch"),
    f"GET {_TABLE}/invites": _deed(Right(("host",)), offer="invite"),
    f"POST {_TABLE}/invites": _deed(
        Right(("host", *_PLAYERS), _LOBBY), note="a friend; to a private table its host alone"
    ),
    f"GET {_TABLE}/record": _deed(Right(_INSIDE, _OVER), offer="record", note=_SEALED),
    f"GET {_TABLE}/review": _deed(Right(_INSIDE, _OVER), note=f"of a finished game, hidden cash and all; {_SEALED}"),
    f"POST {_TABLE}/review": _deed(
        Right(_KEYED, _OVER), offer="review", note=f"its work counts against the time of whoever asks first; {_SEALED}"
    ),
    f"POST {_TABLE}/branch": _deed(
        Right(_KEYED, _OVER),
        Right(_PLAYERS, _GOING, rated=False, puzzle=False),
        offer="branch",
        note=f"of a running game only where nothing is hidden; {_SEALED}",
    ),
    f"POST {_TABLE}/puzzle": _deed(Right(_PLAYERS, _BEGUN), note="at the table of a puzzle"),
    f"GET {_TABLE}/mutes": _deed(Right(_KEYED)),
    f"POST {_TABLE}/mutes": _deed(Right(_KEYED)),
    f"DELETE {_TABLE}/mutes/{{player}}": _deed(Right(_KEYED)),
    f"GET {_TABLE}/fair": _deed(Right((*_INSIDE, "outsider"), _OVER), note=f"neither names nor chat; {_SEALED}"),
}

POLICY: Final[dict[str, Deed]] = {**SOCKET, **TABLE_ROUTES, **SERVER_ROUTES}
