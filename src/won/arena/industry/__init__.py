"""What the arena knows of industry."""
