"""Who a key of the operators' page belongs to."""

from __future__ import annotations

from won.server.accounts import operators
from won.server.context import Context
from won.tables.errors import RequestError


async def operator_with_key(context: Context, key: str) -> str:
    """The name of the operator."""
    name = await context.database_store.database.read(lambda db: operators.name_of(db, key))
    if not name:
        raise RequestError("not_operator")
    return name
