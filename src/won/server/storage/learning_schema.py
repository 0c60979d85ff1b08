"""The tables of the database about what players have learnt."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, String, Table

from won.server.storage.metadata import metadata

# The first attempt of a player at each puzzle, and the rating that it left.
puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("player_id", String, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("rating", Double, nullable=False),
    Column("uncertainty", Double, nullable=False),
)
