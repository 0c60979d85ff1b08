"""The game of the 1980s in the terminal."""
