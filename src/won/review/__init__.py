"""The review of a finished game: what each decision cost against the best that a search found, and what luck did."""
