"""Endpoints as data. The routes and the OpenAPI document are both built from them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

import msgspec

from won.server.accounts.keys import PLAYER, TABLE
from won.server.context import Context
from won.server.operations.work import Asker
from won.server.storage import Person
from won.server.wire.http.reply import Asked
from won.tables.errors import RequestError
from won.tables.limits import MESSAGE
from won.tables.policy_table import POLICY
from won.text.language import LANGUAGES, Language

if TYPE_CHECKING:  # these need a database, which a browser has not
    from won.server.live.table import LiveTable
    from won.server.storage.database import Database
    from won.server.storage.store import Store

T = TypeVar("T")
Who = Literal["anyone", "player", "operator"]
Costs = Literal[
    "",
    "new_players",
    "new_tables",
    "renames",
    "replays",
    "sign_ins",
    "reports",
    "exports",
    "friend_requests",
    "table_invites",
    "rows",
]  # the rate limit that counts it, besides that of requests
# The parameters of paths.
PATH_PARAMS: Final[dict[str, dict[str, Any]]] = {
    "table": {"type": "string", "pattern": f"^[2-9a-z]{{{TABLE}}}$"},
    "player": {"type": "string", "pattern": f"^[2-9a-z]{{{PLAYER}}}$"},
    "channel": {"type": "string", "pattern": f"^[2-9a-z]{{{PLAYER}}}$"},
    "device": {"type": "string", "pattern": f"^[2-9a-z]{{{PLAYER}}}$"},
    "passkey": {"type": "string", "pattern": "^[A-Za-z0-9_-]{8,1400}$"},
    "report": {"type": "string", "pattern": f"^[2-9a-z]{{{PLAYER}}}$"},
    "ban": {"type": "string", "pattern": f"^[2-9a-z]{{{PLAYER}}}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 9},
    "tournament": {"type": "string", "pattern": f"^[2-9a-z]{{{TABLE}}}$"},
    "club": {"type": "string", "pattern": f"^[2-9a-z]{{{TABLE}}}$"},
    "entrant": {"type": "string", "pattern": "^[0-9]{1,3}$"},
    "puzzle": {"type": "string", "pattern": "^[0-9a-f]{8}$"},
    "game": {"type": "string", "pattern": "^[a-z]{1,20}$"},
    "lesson": {"type": "string", "pattern": "^[a-z0-9-]{1,40}$"},
    "picture": {"type": "string", "pattern": "^[a-z0-9-]{1,40}$"},
    "code": {"type": "string", "enum": list(LANGUAGES)},
}


class Call:
    """One request, decoded and admitted."""

    __slots__ = ("asked", "body", "context", "game", "lang", "operator", "person", "query")

    def __init__(self, asked: Asked, context: Context, lang: Language) -> None:
        self.asked = asked
        self.context = context
        self.lang = lang
        self.person: Person | None = None
        self.operator = ""  # the name of the operator who asks
        self.body: Any = None
        self.query: Any = None
        self.game = ""  # the game it is about, once that is known: its texts explain errors

    @property
    def player(self) -> Person:
        """Who asks; an endpoint for players is never reached without one."""
        if self.person is None:
            raise RequestError("no_key")
        return self.person

    @property
    def database_store(self) -> Store:
        return self.context.database_store

    @property
    def database(self) -> Database:
        return self.context.database_store.database

    async def beside(self, work: Callable[..., T], *args: Any) -> T:
        """Run something slow in a worker process, charged to who asks."""
        return await self.context.hub.services.work.run(self.asker, work, *args)

    async def lines(self, live: LiveTable) -> list[str]:
        """The rows of a table for such work, unless it would be refused."""
        self.context.hub.services.work.admit(self.asker)
        return await live.lines()

    @property
    def asker(self) -> Asker:
        return Asker(self.person.id if self.person else "", self.asked.address)

    def path_param(self, name: str) -> str:
        return self.asked.path_params[name]

    @property
    def table(self) -> str:
        return self.path_param("table")

    @property
    def seat(self) -> int:
        return int(self.path_param("seat"))

    @property
    def base(self) -> str:
        """The URL of this server as the caller reaches it, without a slash at the end."""
        return self.context.config.public_url.rstrip("/") or self.asked.base


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(msgspec.Struct, frozen=True):
    method: str
    path: str
    handler: Handler
    summary: str
    takes: Any = None  # the type of the body
    query: Any = None  # the type of the query
    gives: Any = None  # the type of the answer
    status: int = 200
    errors: tuple[int, ...] = ()  # statuses, besides those of any endpoint
    most: int = MESSAGE  # bytes of the body
    costs: Costs = ""
    example: Any = None  # a body to try it with
    tag: str = ""

    @property
    def deed(self) -> str:
        """Its name in the policy."""
        return f"{self.method} {self.path}"

    @property
    def who(self) -> Who:
        """Whether a key is needed and whose, as the policy says."""
        roles = {role for right in POLICY[self.deed].rights for role in right.who}
        return "anyone" if "guest" in roles else "operator" if roles == {"operator"} else "player"

    @property
    def path_params(self) -> tuple[str, ...]:
        return tuple(part[1:].partition("}")[0] for part in self.path.split("/") if part.startswith("{"))


def by_path(endpoints: Iterable[Endpoint]) -> dict[str, dict[str, Endpoint]]:
    """The endpoints at each path by their method."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return paths
