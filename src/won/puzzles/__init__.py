"""Puzzles: positions with one clearly best idea, found in games of bots and proved by play-outs."""
