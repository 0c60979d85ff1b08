"""Numbers for players, hints and bots alike: production plans, prices, odds and valuations."""
