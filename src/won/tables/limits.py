"""The largest sizes that a table and its server accept."""

from __future__ import annotations

from typing import Final

MESSAGE: Final = 64 * 1024  # bytes of a socket message, or of a request's body
RECORD: Final = 4 * 1024 * 1024  # bytes of a record brought in
LOG: Final = 20_000  # entries of a record brought in
UNDO: Final = 100  # actions that may be taken back at once
SAID: Final = 1_000  # times a person may write at one table
SAID_BY_ONLOOKERS: Final = 3_000  # times that all without a seat may write at one table
CHAT: Final = 1_000  # characters
NOTE: Final = 20_000
NAME: Final = 40
TITLE: Final = 80
ORDERS: Final = 20  # a seat
COUNT: Final = 1_000_000  # rounds or turns of the longest game
TABLES: Final = 100  # unfinished, of one host
PAGE: Final = 100  # tables in one answer
PATIENCE: Final = 30.0  # seconds for a request's body to arrive
DELAY: Final = 24 * 3600  # seconds by which onlookers may see a table late
MOVE: Final = 30 * 24 * 3600  # seconds of the longest clock
