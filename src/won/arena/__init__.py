"""Many games: matches, tournaments, ratings, measures and reports, on one core, many, or a cluster."""
