"""The policy of the routes that are not about one table."""

from __future__ import annotations

from typing import Final

from won.tables.policy_model import Deed, Right, Role


def _server(*who: Role) -> Deed:
    return Deed((Right(who),), "server")


_ANYONE: Final = _server("spectator", "guest", "outsider", "local")
_PLAYER: Final = _server("spectator")
_HOST: Final = Deed((Right(("spectator",)),), "server", note="the tournament’s host")
_FOUNDER: Final = Deed((Right(("spectator",)),), "server", note="the club’s founder")
_MEMBER: Final = Deed((Right(("spectator",)),), "server", note="the club’s members; to others there is no such club")
_CLOSED: Final = "of a club and for its members alone: they, its host and its entrants; to others it does not exist"
_ENTERED: Final = "of a club: its members"
_OPERATOR: Final = _server("operator")

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
    "GET /api/me/friends": _PLAYER,
    "POST /api/me/friends": _PLAYER,
    "PATCH /api/me/friends": _PLAYER,
    "DELETE /api/me/friends/{player}": _PLAYER,
    "DELETE /api/me/invites/{table}": _PLAYER,
    "GET /api/clubs": _PLAYER,
    "POST /api/clubs": _PLAYER,
    "GET /api/clubs/{club}": _MEMBER,
    "PATCH /api/clubs/{club}": _FOUNDER,
    "DELETE /api/clubs/{club}": _FOUNDER,
    "POST /api/clubs/{club}/join": Deed((Right(("spectator",)),), "server", note="with the club’s link"),
    "POST /api/clubs/{club}/leave": _MEMBER,
    "POST /api/clubs/{club}/link": _FOUNDER,
    "POST /api/clubs/{club}/founder": _FOUNDER,
    "DELETE /api/clubs/{club}/members/{player}": _FOUNDER,
    "GET /api/clubs/{club}/tables": _MEMBER,
    "GET /api/clubs/{club}/standings": _MEMBER,
    "POST /api/reports": _PLAYER,
    "GET /api/operator": _OPERATOR,
    "GET /api/operator/reports": _OPERATOR,
    "POST /api/operator/reports/{report}/close": _OPERATOR,
    "GET /api/operator/bans": _OPERATOR,
    "POST /api/operator/bans": _OPERATOR,
    "DELETE /api/operator/bans/{ban}": _OPERATOR,
    "POST /api/operator/tables/{table}": _OPERATOR,
    "POST /api/operator/clubs/{club}/dissolve": _OPERATOR,
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
    "GET /api/tournaments/{tournament}": Deed(_ANYONE.rights, "server", note=_CLOSED),
    "POST /api/tournaments/{tournament}/join": Deed(_PLAYER.rights, "server", note=_ENTERED),
    "POST /api/tournaments/{tournament}/leave": _PLAYER,
    "POST /api/tournaments/{tournament}/start": _HOST,
    "POST /api/tournaments/{tournament}/cancel": _HOST,
    "DELETE /api/tournaments/{tournament}/entrants/{entrant}": Deed(
        _HOST.rights, "server", note="the tournament’s host; whoever is sent away stays out"
    ),
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
