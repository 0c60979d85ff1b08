"""What both games are made of."""
