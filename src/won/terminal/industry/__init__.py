"""How the game of 2008 is shown and asked for in the terminal."""
