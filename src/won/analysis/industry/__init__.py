"""What things are worth in industry, and the plan of a round that follows from it."""
