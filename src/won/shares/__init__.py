"""Wealth of Nations, the game of the 1980s: a world tour of shares, royalties, auctions and syndicates."""
