"""The one collection that all tables of the database belong to."""

from __future__ import annotations

from sqlalchemy import MetaData

metadata = MetaData()
