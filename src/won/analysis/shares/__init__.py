"""Odds and values in shares: where pieces land, what royalties bring, how each party stands."""
