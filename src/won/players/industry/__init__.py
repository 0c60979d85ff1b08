"""Players of industry."""
