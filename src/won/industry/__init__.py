"""Wealth of Nations, the 2008 game: industry, trade and barter on a board of hexes."""
