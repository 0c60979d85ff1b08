"""Guided first games: lesson scripts as data, and how a game is led along one. Pure: no clock, no I/O but the files."""
