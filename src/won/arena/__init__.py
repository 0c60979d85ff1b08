"""Many games: matches and tournaments, kept, rated, measured and shown; on one core, on many, or on a cluster."""
