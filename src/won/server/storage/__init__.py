"""Where tables are stored: SQLite in one file, or PostgreSQL shared by several processes."""

from won.server.storage.model import CLOSED, Filter, Person, TableRow, Taken, Turn, Unknown
from won.server.storage.store import Store

__all__ = ["CLOSED", "Filter", "Person", "Store", "TableRow", "Taken", "Turn", "Unknown"]
