"""Telling players that a table waits for them: by webhook or e-mail, once a turn."""
