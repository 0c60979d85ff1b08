"""Players: keys, ratings, profiles and the results of their games."""
