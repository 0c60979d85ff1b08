"""The arena's part of industry."""
