"""Industry as numbers: its words by index, and what a seat sees of it."""
