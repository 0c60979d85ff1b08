"""Reviewing games of shares."""
