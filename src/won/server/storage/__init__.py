"""Where tables are stored: SQLite in one file, or PostgreSQL shared by several processes."""

from won.server.storage.model import Filter, Person, TableRow, Taken, Turn, Unknown
from won.server.storage.store import Store

__all__ = ["Filter", "Person", "Store", "TableRow", "Taken", "Turn", "Unknown"]
