"""Players of shares."""
