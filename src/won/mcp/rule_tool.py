"""The tool that looks a rule up, for every server of the protocol here."""

from __future__ import annotations

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from won.text.language import Language
from won.text.rules import UnknownRule, rule, unknown_rule_sentence


def add_rule_tool(mcp: MCPServer, lang: Language) -> None:
    @mcp.tool(name="rule")
    def rule_tool(id: str) -> str:  # noqa: A002 - the name in the tool's schema
        """A paragraph of the rules by its number, such as DEV-2.1."""
        try:
            return rule(lang, id)
        except UnknownRule as error:
            raise ToolError(unknown_rule_sentence(lang, error)) from None
