"""Both games as environments for learning agents: PettingZoo, Gymnasium and OpenSpiel over one dialogue."""
