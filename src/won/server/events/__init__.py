"""What brings people together and back: quick pairing, the daily table, tournaments."""
