"""The tools and resources that an assistant gets."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from mcp.server.mcpserver import Image, MCPServer
from mcp.server.mcpserver.exceptions import ResourceError, ToolError

from won import __version__
from won.games import GAMES
from won.mcp.local_seat import start_local
from won.mcp.rule_tool import add_rule_tool
from won.mcp.seat import AssistantSeat, SeatError
from won.mcp.server_seat import join_server
from won.mcp.tables import Tables
from won.text.language import Language
from won.text.rules import chapters

Answer = TypeVar("Answer")
LONGEST_WAIT: Final = 120.0  # seconds
INSTRUCTIONS: Final = (
    "Two economic board games. Start with `start_game` (game industry or shares) or `join_table`. Then repeat: "
    "`see_table`, `list_actions`, `act`. An action is one line, such as `buy food 2`. A refusal names a paragraph of "
    "the rules: `rule` shows it. Most points, or most money in shares, win."
)


async def _ask(tables: Tables, name: str, question: Callable[[AssistantSeat], Awaitable[Answer]]) -> Answer:
    """Ask the seat at a table; what cannot be done becomes an error of the tool."""
    try:
        return await question(tables.find(name))
    except SeatError as error:
        raise ToolError(str(error)) from None


def make_server(lang: Language, shared: bool = False) -> MCPServer:
    """The server of one process; `shared` where several assistants connect to it."""
    mcp: MCPServer = MCPServer("won", version=__version__, instructions=INSTRUCTIONS, log_level="ERROR")
    tables = Tables(shared)
    _add_beginnings(mcp, tables, lang)
    _add_play(mcp, tables)
    add_rule_tool(mcp, lang)
    _add_resources(mcp, tables, lang)
    return mcp


def _add_beginnings(mcp: MCPServer, tables: Tables, lang: Language) -> None:
    @mcp.tool()
    async def start_game(
        game: str = "industry",
        edition: str = "",
        players: int = 0,
        opponents: str = "clerk",
        length: int = 0,
        seed: str = "",
    ) -> str:
        """Start a game against bots, you at seat 0. `length` is the last round of industry or turn of shares."""
        try:
            name = await tables.add(start_local(lang, game, edition, players, opponents, length, seed))
        except SeatError as error:
            raise ToolError(str(error)) from None
        return f"Table {name}\n{await _ask(tables, name, lambda seat: seat.wait(0))}"

    @mcp.tool()
    async def join_table(
        server: str, table: str, key: str = "", name: str = "Assistant", invite: str = "", seat: int = -1
    ) -> str:
        """Take a seat at a table of a server (its address and the table's id), or return to your own with your key."""
        try:
            joined, stored = await join_server(lang, server, table, key, name, invite, seat)
        except SeatError as error:
            raise ToolError(str(error)) from None
        own = await tables.add(joined)
        return f"Table {own}\nKey {stored} (to come back)\n{await _ask(tables, own, lambda seat: seat.wait(1))}"


def _add_play(mcp: MCPServer, tables: Tables) -> None:
    @mcp.tool()
    async def see_table(table: str = "") -> str:
        """The table as text, as your seat may see it."""
        return await _ask(tables, table, lambda seat: seat.table())

    @mcp.tool()
    async def see_picture(table: str = "") -> Image:
        """The table as a picture, as your seat may see it."""
        return Image(data=await _ask(tables, table, lambda seat: seat.picture()), format="png")

    @mcp.tool()
    async def list_actions(begun: str = "", table: str = "") -> str:
        """What you may do now, one action a line; with the first words of an action, what may follow them."""
        return await _ask(tables, table, lambda seat: seat.actions(begun))

    @mcp.tool()
    async def try_action(action: str, table: str = "") -> str:
        """What an action would cost, bring and change, without doing it, or why it is refused."""
        return await _ask(tables, table, lambda seat: seat.attempt(action))

    @mcp.tool()
    async def act(action: str, table: str = "") -> str:
        """Take an action, also an offer or an answer to one. Answers with what happened until you decide again."""
        return await _ask(tables, table, lambda seat: seat.act(action))

    @mcp.tool()
    async def wait(seconds: float = 30.0, table: str = "") -> str:
        """Wait until you have to decide; leaves an offer to you open. Answers with what happened."""
        return await _ask(tables, table, lambda seat: seat.wait(min(max(seconds, 0.0), LONGEST_WAIT)))

    @mcp.tool()
    async def chat(text: str, table: str = "") -> str:
        """Say something to the people at a table of a server."""
        return await _ask(tables, table, lambda seat: seat.chat(text))


def _add_resources(mcp: MCPServer, tables: Tables, lang: Language) -> None:
    @mcp.resource("rules://{game}", mime_type="text/plain")
    def rules(game: str) -> str:
        """All rules of a game, each paragraph with its number."""
        if game not in GAMES:
            raise ResourceError(f"There is no game {game!r}; choose from: {', '.join(GAMES)}.")
        lines = []
        for chapter in chapters(lang, game):
            lines += ["", chapter.title, *(f"{name} {text}" for name, text in chapter.paragraphs.items())]
        return "\n".join(lines).strip()

    @mcp.resource("record://{table}", mime_type="application/json")
    async def record(table: str) -> str:
        """The record of a finished game, by the name of its table."""
        try:
            return (await tables.find(table).record()).decode()
        except SeatError as error:
            raise ResourceError(str(error)) from None
