"""What the arena knows of shares."""
