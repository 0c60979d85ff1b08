"""The 2008 game in the terminal."""
