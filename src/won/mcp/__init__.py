"""Games for assistants that speak the Model Context Protocol: see docs/mcp.md."""
