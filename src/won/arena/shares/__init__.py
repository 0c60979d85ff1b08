"""The arena's part of shares."""
