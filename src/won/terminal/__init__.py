"""Text play: a game at the terminal, with menus, typed actions and tables."""
