"""Train a policy with nothing but NumPy: a linear policy learns two-player `v3` against `random`.

    python examples/train.py --lessons 40 --out policy.npz

A step is a word of an action, such as `build`, `farm`, `D4`, drawn among those that are legal. After each lesson the
words that were followed by more reward than usual become likelier (REINFORCE). `ppo.py` goes further, with torch.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from won.arena.standings import share
from won.envs.vector import Seats

Array = NDArray[Any]
SETTINGS: dict[str, Any] = {
    "game": "industry",
    "edition": "v3",
    "players": 2,
    "opponents": "random",
    "options": {"rounds": 4},
}
GAMES, STEPS = 64, 128  # games at once, and words of each from lesson to lesson
RATE, DISCOUNT = 0.01, 0.98  # how far a lesson moves a weight; what a reward counts one word later


def chances(weights: Array, seen: Array, mask: Array) -> Array:
    """The chance of each word, 0 for those the mask forbids."""
    wish: Array = np.where(mask > 0, seen @ weights, -np.inf)
    likely: Array = np.exp(wish - wish.max(axis=1, keepdims=True))
    likely /= likely.sum(axis=1, keepdims=True)
    return likely


def play(envs: Seats, weights: Array, draw: np.random.Generator, seen: Any, steps: int) -> tuple[Any, list[Any]]:
    """Play on in all games at once; for each step what was seen, how likely each word was, which was said, its reward,
    and which games it ended (the next ones begin by themselves)."""
    played = []
    for _ in range(steps):
        chance = chances(weights, seen["observation"], seen["action_mask"])
        words = (chance.cumsum(axis=1) > draw.random((GAMES, 1), np.float32) * 0.999).argmax(axis=1)
        following, reward, over, cut, _ = envs.step(words)
        played.append((seen["observation"], chance, words, reward, over | cut))
        seen = following
    return seen, played


def learn(weights: Array, speed: Array, played: list[Any]) -> None:
    """Make words likelier after which more was won than usual; `speed` is how far weights moved lately (RMSprop)."""
    returns, ahead = [], np.zeros(GAMES)
    for *_, reward, ended in reversed(played):
        ahead = reward + DISCOUNT * np.where(ended, 0, ahead)
        returns.append(ahead)
    gains = np.concatenate(returns[::-1])
    better = ((gains - gains.mean()) / (gains.std() + 1e-6)).astype(np.float32)
    seen, push = np.concatenate([step[0] for step in played]), -np.concatenate([step[1] for step in played])
    push[np.arange(len(push)), np.concatenate([step[2] for step in played])] += 1
    slope = seen.T @ (push * better[:, None]) / len(push)
    speed += 0.1 * (slope**2 - speed)
    weights += RATE * slope / (np.sqrt(speed) + 1e-4)


def main(lessons: int, exam: int, out: Path, processes: int) -> None:
    envs = Seats(GAMES, processes=processes, reward="rank", shaping=2.0, **SETTINGS)
    draw = np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    shape = seen["observation"].shape[1], seen["action_mask"].shape[1]
    weights, speed = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    for lesson in range(1, lessons + 1):
        seen, played = play(envs, weights, draw, seen, STEPS)
        learn(weights, speed, played)
        if lesson % 5 == 0:
            print(f"lesson {lesson:3}: won {wins(played)}", flush=True)
    np.savez_compressed(out, weights=weights)
    seen, _ = envs.reset(seed=10**6)  # games that no lesson had
    print("exam:", wins(play(envs, weights, draw, seen, exam * STEPS)[1]))
    envs.close()


def wins(played: list[Any]) -> str:
    """The games that ended: the reward of the last word is at least that of a win."""
    ends = np.concatenate([reward[ended] for *_, reward, ended in played])
    won = share(float((ends > 0.5).sum()), len(ends))
    return f"{won.wins:.0f} of {won.tries} games, 95% interval {won.low:.0%} to {won.high:.0%}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--lessons", type=int, default=40)
    parser.add_argument("--exam", type=int, default=8, help=f"times {STEPS} words of each game")
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    main(args.lessons, args.exam, args.out, args.processes)
