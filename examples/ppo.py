"""Masked PPO learns a seat of the market game from nothing, and draws the curve of how it went.

    python examples/ppo.py --seed 1 2 3 --out runs

It plays two-player `v3` against `random`, without offers of its own unless told `--offers`. A step is a word of an
action, drawn among those the mask allows; the reward is the rank at the end and, on the way, `SHAPING` for a hundred
points won or lost. One thread of torch does the arithmetic: a seed learns the same each time on the same machine with
the same torch. Ctrl-C keeps what was learned; `--resume` goes on from there with new games. See docs/learning.md.
"""

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from won.arena.report.charts import Line, Point, lines
from won.arena.report.plot import WIDTH
from won.arena.standings import share
from won.drawing.canvas import group, rect, text
from won.drawing.document import document
from won.drawing.palette import BASE
from won.envs.gymnasium import Seat
from won.envs.rewards import totals
from won.envs.vector import Seats

SHAPING, GAMMA, LAMBDA = 2.0, 1.0, 0.97  # a game has hundreds of words: nothing is discounted
ENVS, LENGTH = 64, 128  # games at once, and words of each between two lessons
EPOCHS, BATCH, RATE, CLIP, NORM, ENTROPY, VALUE = 3, 2048, 1e-3, 0.2, 0.5, 0.03, 0.5
EVERY, EXAM, LAST, FRESH = 40_000, 100, 200, 10**9  # words from exam to exam, games of each and of the last, seeds


class Policy(nn.Module):
    """From what a seat sees to the chance of each word it may say, as a logarithm, and to what it may hope for."""

    def __init__(self, seen: int, words: int, silent: list[int], width: int = 128) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(seen, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.word, self.worth = nn.Linear(width, words), nn.Linear(width, 1)
        nn.init.normal_(self.word.weight, std=0.01)  # at first any word is as likely as another
        self.register_buffer("may", ~torch.isin(torch.arange(words), torch.tensor(silent, dtype=torch.long)))

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        inner = self.trunk(seen)
        return torch.where(mask & self.may, self.word(inner), -1e9).log_softmax(-1), self.worth(inner).squeeze(-1)


def draw(chances: Tensor) -> Tensor:
    """A word for each row, by its chances: of as many clocks, the first to ring."""
    return (chances - torch.empty_like(chances).exponential_().log()).argmax(-1)


def tensors(seen: dict[str, Any]) -> tuple[Tensor, Tensor]:
    return torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"]).bool()


@torch.no_grad()
def collect(envs: Seats, policy: Policy, seen: dict[str, Any]) -> tuple[list[Tensor], dict[str, Any]]:
    """Play on in all games: what was seen, allowed, said, its chance, its advantage (GAE) and the return to expect."""
    rows = []
    for _ in range(LENGTH):
        obs, mask = tensors(seen)
        chances, worth = policy(obs, mask)
        word = draw(chances)
        seen, reward, over, cut, _ = envs.step(word.numpy())
        chance = chances.gather(1, word[:, None]).squeeze(1)
        rows.append((obs, mask, word, chance, worth, torch.from_numpy(reward).float(), torch.from_numpy(over | cut)))
    obs, mask, word, chance, worth, reward, end = [torch.stack(column) for column in zip(*rows, strict=True)]
    gains, gain, ahead = torch.empty_like(worth), torch.zeros(ENVS), policy(*tensors(seen))[1]
    for at in reversed(range(LENGTH)):
        gain = reward[at] + GAMMA * (~end[at]).float() * (ahead + LAMBDA * gain) - worth[at]
        gains[at], ahead = gain, worth[at]
    return [column.flatten(0, 1) for column in (obs, mask, word, chance, gains, gains + worth)], seen


def learn(policy: Policy, optimiser: torch.optim.Optimizer, lesson: list[Tensor]) -> None:
    """What went better than hoped becomes likelier, by no more than the clip allows in one lesson."""
    lesson[4] = (lesson[4] - lesson[4].mean()) / (lesson[4].std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in torch.randperm(ENVS * LENGTH).split(BATCH):
            obs, mask, word, before, gain, target = [column[rows] for column in lesson]
            chances, worth = policy(obs, mask)
            ratio = (chances.gather(1, word[:, None]).squeeze(1) - before).exp()
            better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            order = (chances.exp() * chances).sum(-1).mean()  # the less of it, the more is tried
            loss = VALUE * (worth - target).square().mean() - better + ENTROPY * order
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), NORM)
            optimiser.step()


@torch.no_grad()
def examine(policy: Policy, settings: dict[str, Any], games: int, seed: int) -> list[float]:
    """How many games, wins, and points of either side on average; each seed is played from either seat."""
    envs = [Seat(**settings, reward="win", seat=game % 2) for game in range(games)]
    seen = {game: env.reset(seed=seed + game // 2)[0] for game, env in enumerate(envs)}
    wins, points = 0.0, np.zeros(2)
    while seen:
        batch = {part: np.stack([each[part] for each in seen.values()]) for part in ("observation", "action_mask")}
        words = draw(policy(*tensors(batch))[0])
        for game, word in zip(list(seen), words.tolist(), strict=True):
            seen[game], reward, over, cut, _ = envs[game].step(word)
            if over or cut:
                wins += float(reward)
                points += np.roll(totals(envs[game].play.dialogue.game, 2), -(game % 2))
                del seen[game]
    return [games, wins, *(points / games).tolist()]


def train(path: Path, kept: dict[str, Any], goal: int) -> None:
    """Lessons and exams until so many words are learned from, or Ctrl-C; either way the file has it all."""
    torch.manual_seed(kept["seed"])
    policy = Policy(*kept["sizes"])
    optimiser = torch.optim.Adam(policy.parameters(), eps=1e-5)
    if "weights" in kept:
        policy.load_state_dict(kept["weights"])
        optimiser.load_state_dict(kept["optimiser"])
        torch.set_rng_state(kept["lots"])
    settings, start, began, reported = kept["settings"], kept["words"], time.monotonic(), 0.0
    envs = Seats(ENVS, processes=2, **settings, shaping=SHAPING)
    try:
        seen, _ = envs.reset(seed=1_000_000 * kept["seed"] + start // LENGTH)
        for at in [*range(EVERY * len(kept["curve"]), goal, EVERY), goal] if start < goal else []:
            while kept["words"] < at:
                optimiser.param_groups[0]["lr"] = RATE * max(0.02, 1 - kept["words"] / goal)
                lesson, seen = collect(envs, policy, seen)
                learn(policy, optimiser, lesson)
                kept["words"] += ENVS * LENGTH
                if time.monotonic() - reported > (0.5 if sys.stderr.isatty() else 20):
                    reported = time.monotonic()
                    tell(kept, goal, (kept["words"] - start) / (reported - began))
            kept["curve"].append([kept["words"], *examine(policy, settings, LAST if at == goal else EXAM, FRESH + at)])
    finally:
        envs.close()
        kept |= {"weights": policy.state_dict(), "optimiser": optimiser.state_dict(), "lots": torch.get_rng_state()}
        torch.save(kept, path.with_suffix(".new"))
        path.with_suffix(".new").replace(path)  # never half a file


def tell(kept: dict[str, Any], goal: int, rate: float) -> None:
    words, (_, games, wins, own, rival) = kept["words"], kept["curve"][-1]
    far = f"{words:,} of {goal:,} words, {rate:,.0f} a second, {max(0, goal - words) / rate:.0f} s left"
    news = f"{far}; won {wins:g} of {games}, {own:.0f} points to {rival:.0f}"
    print(f"\r{news}\033[K" if sys.stderr.isatty() else f"{news}\n", end="", file=sys.stderr, flush=True)


def picture(runs: list[dict[str, Any]]) -> str:
    """The curves of all runs, each exam with its 95% interval."""
    series = []
    for style, run in enumerate(runs):
        shares = [(words // 1000, share(wins, games)) for words, games, wins, *_ in run["curve"]]
        points = [Point(at, 100 * won.share, 100 * won.low, 100 * won.high) for at, won in shares]
        series.append(Line(f"seed {run['seed']}", points, style))
    drawing, height = lines(series)
    size, title = (WIDTH + 24, height + 58), f"Games won against {runs[0]['settings']['opponents']}, in %"
    note = "thousands of words learned from; bands: 95% intervals"
    body = rect(0, 0, *size, "f-paper") + text(title, 12, 24, 16, "t b f-ink")
    body += group(drawing, x=8, y=34) + text(note, 12, height + 50, 13, "n f-muted")
    return document(body, size, BASE, {}, title=title, description=note, dark=None, language="en")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, nargs="+", default=[1], help="one run for each")
    parser.add_argument("--words", type=int, default=200_000, help="to learn from")
    parser.add_argument("--rounds", type=int, default=12, help="of a game")
    parser.add_argument("--against", default="random", help="the level to learn and be examined against")
    parser.add_argument("--out", type=Path, default=Path("runs"), help="folder of the weights and the curve")
    parser.add_argument("--offers", action="store_true", help="let it make offers, too")
    parser.add_argument("--resume", action="store_true", help="go on from the weights that are there")
    args = parser.parse_args()
    torch.set_num_threads(1)
    args.out.mkdir(parents=True, exist_ok=True)
    settings = {"edition": "v3", "players": 2, "options": {"rounds": args.rounds}, "opponents": args.against}
    runs, config = [], Seat(**settings).play.config
    sizes = [config.layout.size, config.vocabulary.size, [] if args.offers else [config.vocabulary.index["offer"]]]
    for seed in args.seed:
        began, before, path = time.monotonic(), sum(os.times()[:4]), args.out / f"ppo-{seed}.pt"
        new = {"seed": seed, "settings": settings, "sizes": sizes, "words": 0, "curve": []}
        runs.append(torch.load(path, weights_only=True) if args.resume and path.exists() else new)
        try:
            train(path, runs[-1], args.words)
        except KeyboardInterrupt:
            sys.exit(f"\n{path} keeps what {runs[-1]['words']:,} words taught; --resume goes on from there")
        (args.out / "ppo.svg").write_text(picture(runs), encoding="utf-8")
        _, games, wins, own, rival = runs[-1]["curve"][-1]
        won, cpu = share(wins, games), sum(os.times()[:4]) - before
        print(f"\n{path} won {wins:g} of {games} games, 95% interval {won.low:.1%} to {won.high:.1%};")
        print(f"{own:.1f} points to {rival:.1f}; {time.monotonic() - began:.0f} s, {cpu:.0f} s of the processor")


if __name__ == "__main__":
    main()
