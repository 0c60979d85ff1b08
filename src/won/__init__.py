"""Wealth of Nations: the whole game, exact and fast."""

__version__ = "0.1.0"
