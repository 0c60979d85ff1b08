"""A policy that `examples/ppo.py` trained, as an ordinary bot: `won` with one more level of play, called `policy`.

    python examples/policy_bot.py runs/ppo-1.pt match policy random --edition v3 --rounds 12 --games 100
    python examples/policy_bot.py runs/ppo-1.pt play --text --edition v3 --players 2 --bots policy --rounds 12

After the weights stand the words of any command of `won`. Elsewhere `PolicyBot(seed, path="runs/ppo-1.pt")` is a bot
like any other, for `won.players.table.play` or as an opponent in an environment.
"""

import os
import sys
from pathlib import Path
from typing import Any

import torch
from ppo import Policy

from won.cli.main import main
from won.core.chance import source
from won.core.game import Game
from won.envs.config import Config
from won.envs.vocabulary import LEAVE
from won.players.bot import Decision
from won.players.games import PLAYERS

NAME, WEIGHTS = "policy", "WON_POLICY"  # the processes of a match find the weights by this variable


class PolicyBot:
    """Says its words by the chances the policy gives them; deterministic for its seed."""

    def __init__(self, seed: str | int, budget: float | None = None, path: str = "") -> None:
        torch.set_num_threads(1)
        saved: dict[str, Any] = torch.load(path or os.environ[WEIGHTS], weights_only=True)
        self.policy = Policy(*saved["sizes"])
        self.policy.load_state_dict(saved["weights"])
        trained = {name: saved["settings"][name] for name in ("edition", "players", "options")}
        self.config = Config(**trained)
        self.lots = source(seed)
        self.talked = 0  # offers and loans since its last action that moved the game on
        self.fits = False  # whether the table has been looked at, and has as many seats as it learned with

    def decide(self, game: Game, seat: int) -> Decision:
        """An action for the seat on turn."""
        decision = self._speak(game, seat, answering=False)
        assert decision is not None, "only a seat asked off turn may leave it at that"
        return decision

    def answer(self, game: Game, seat: int) -> Decision | None:
        """What it does off turn, or nothing."""
        return self._speak(game, seat, answering=True)

    def _speak(self, game: Game, seat: int, answering: bool) -> Decision | None:
        """Word by word, as it was trained, in a dialogue over what the seat may know."""
        if not self.fits and len(game.record().seats) != self.config.players:
            raise ValueError(f"this policy has learned to play at tables of {self.config.players}")
        self.fits = True
        dialogue = self.config.dialogue(game, None)
        dialogue.resume(seat, answering, [self.talked] * self.config.players, [])
        observations, vocabulary = self.config.observations(dialogue), dialogue.vocabulary
        action = None
        while action is None:
            index = self._choose(observations.flat(seat), observations.mask(seat))
            if vocabulary.labels[index] == LEAVE:
                return None
            action = dialogue.say(index)
        kind = dialogue.chosen[0]
        self.talked += kind in vocabulary.talk
        if kind not in vocabulary.talk and kind not in vocabulary.idle:
            self.talked = 0
        return Decision(action)

    @torch.no_grad()
    def _choose(self, observation: Any, mask: Any) -> int:
        chances, _ = self.policy(torch.from_numpy(observation), torch.tensor(mask, dtype=torch.bool))
        return self.lots.choices(range(len(chances)), chances.exp().tolist())[0]


# Every process that imports this file knows the new level, those that play the games of a match among them.
PLAYERS["industry"].levels[NAME] = PolicyBot

if __name__ == "__main__":
    if len(sys.argv) < 3 or not Path(sys.argv[1]).is_file():
        sys.exit(__doc__)
    os.environ[WEIGHTS] = str(Path(sys.argv[1]).resolve())
    sys.exit(main(sys.argv[2:]))
