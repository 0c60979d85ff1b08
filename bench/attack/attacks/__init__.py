"""One module for each attack."""
