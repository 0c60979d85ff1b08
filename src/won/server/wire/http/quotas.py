"""What somebody may ask for only so often: counted in memory, or for all processes together in the database.

In the database is counted what one leaves behind or sends to others; what only costs a process work, in its memory.
"""

from __future__ import annotations

from typing import Final

from won.server.accounts import quotas
from won.server.accounts.keys import token
from won.server.context import Context
from won.server.operations.rate_limits import SHARED, TokenBuckets
from won.server.operations.times import now
from won.server.wire.http.endpoint import Call
from won.server.wire.http.errors import TooManyRequestsError

# Limits that count persons, not addresses.
PER_PERSON: Final = ("new_tables", "renames", "reports", "exports", "table_invites", "rows")
IN_MEMORY: Final = ("replays", *SHARED)
MAILS: Final = ("mail_askers", "mail_targets")  # a day is long: a restart forgets none of these


async def spend(call: Call, costs: str) -> None:
    """For a request to an endpoint that has such a limit; raises where there is nothing left."""
    await _take(call, costs, call.player.id if costs in PER_PERSON else call.asked.address)
    if costs == "rows":
        await _take(call, "address_rows", call.asked.address)


async def spend_place(call: Call) -> None:
    """For a table or a tournament that everybody finds."""
    await _take(call, "places", call.asked.address)


async def spend_rows(call: Call, rows: int) -> None:
    """For the rows of a whole game, which stay for ever: nobody fills the disk with them."""
    await _take(call, "stored_rows", call.asked.address, rows)


async def check_mail_limits(call: Call, address: str) -> None:
    """An address gets few mails a day that its owner has not asked for, and nobody causes many."""
    await _take(call, "mail_askers", call.person.id if call.person else call.asked.address)
    box, _, host = address.casefold().rpartition("@")
    await _take(call, "mail_targets", f"{box.partition('+')[0]}@{host}")  # what follows a plus goes to the same box


async def _take(call: Call, name: str, subject: str, count: float = 1.0) -> None:
    context = call.context
    if context.config.rates is None:
        return
    buckets: TokenBuckets = getattr(context.rate_limiters, name)
    if name in MAILS or (context.store.shared and name not in IN_MEMORY):
        hashed = token(context.secret, "quota", name, subject)
        wait = await call.database.write(lambda db: quotas.take(db, name, hashed, buckets.rate, now(), count))
    else:
        wait = buckets.take(subject, count)
    if wait:
        raise TooManyRequestsError(wait)


def share(context: Context) -> None:
    """What is counted in memory in lumps is counted for all processes of the database together."""

    def settle(name: str, subject: str, count: float) -> None:
        context.hub.services.background(_settled(context, name, subject, count), "")

    context.rate_limiters.share(settle)


async def _settled(context: Context, name: str, subject: str, count: float) -> None:
    buckets: TokenBuckets = getattr(context.rate_limiters, name)
    hashed, database = token(context.secret, "quota", name, subject), context.database_store.database
    wait = await database.write(lambda db: quotas.spend(db, name, hashed, buckets.rate, now(), count))
    if wait:
        buckets.empty(subject, wait)
