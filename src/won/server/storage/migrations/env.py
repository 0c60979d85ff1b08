"""How Alembic runs a step: on the connection it is handed, in the transaction that is open."""

from alembic import context

from won.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
)
context.run_migrations()
