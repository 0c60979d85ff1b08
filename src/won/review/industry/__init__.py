"""Reviewing games of industry."""
