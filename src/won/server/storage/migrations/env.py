"""How Alembic runs a step: on the connection it is handed, in the transaction that is open."""

from alembic import context

import won.server.storage.schema  # noqa: F401 - fills the metadata
from won.server.storage.metadata import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
)
context.run_migrations()
