"""How the game of the 1980s is shown and asked for in the terminal."""
