"""Where tables are stored: SQLite in one file, or PostgreSQL shared by several processes.

What a table needs of a store is `TableStore`; the database behind it is imported from `won.server.storage.store`.
"""

from won.server.storage.interface import Snapshots, TableStore
from won.server.storage.leases import Leases, NoLeases
from won.server.storage.model import (
    CLOSED,
    Filter,
    Moved,
    Person,
    PuzzleAttempt,
    StoredReview,
    TableRow,
    Taken,
    Turn,
    Unknown,
)

__all__ = [
    "CLOSED",
    "Filter",
    "Leases",
    "Moved",
    "NoLeases",
    "Person",
    "PuzzleAttempt",
    "Snapshots",
    "StoredReview",
    "TableRow",
    "TableStore",
    "Taken",
    "Turn",
    "Unknown",
]
