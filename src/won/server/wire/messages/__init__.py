"""The messages of a table's socket. `docs/protocol.md` describes them with an example session."""
