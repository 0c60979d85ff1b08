"""A player for `won match` that reads text and writes text, as a language model does; it needs no model and no key.

    won match "text:python examples/text_player.py" clerk clerk --games 6 --rounds 8

Put a model in the place of `Player.think`, and it plays. docs/models.md describes what is read and written.
"""

import os
import random
import sys
from collections.abc import Iterator

DRAW = random.Random(os.environ.get("WON_SEED", ""))


def questions() -> Iterator[str]:
    """What the arena tells, each up to a line with nothing but a full stop."""
    lines: list[str] = []
    for line in sys.stdin:
        if line == ".\n":
            yield "".join(lines)
            lines = []
        else:
            lines.append(line)


class Player:
    """Prefers to build, to sell and to accept, and keeps its word."""

    def __init__(self) -> None:
        self.possible: list[str] = []
        self.asked = 0

    def think(self, question: str) -> str:
        """Any words, and in the end a line with the action."""
        self.asked += 1
        if "\nActions:\n" in question:
            listed = question.split("\nActions:\n")[1].splitlines()[:-1]
            lines = [line.split("  (")[0] for line in listed if "(put together)" not in line]
            self.possible = [line for line in lines if not line.startswith(("borrow", "..."))]
        if self.asked == 4:
            return "ACTION build castle"  # models invent rules: the arena says what is wrong and asks again
        wanted = [line for line in self.possible if line.startswith(("build", "accept", "sell"))]
        said = ["SAY I buy energy from whoever asks.", "PROMISE 1 wont borrow by 3"] if self.asked == 3 else []
        return "\n".join([*said, f"ACTION {DRAW.choice(wanted or self.possible or ['leave'])}"])


def main() -> None:
    player = Player()
    for question in questions():
        if question.startswith("The game is over."):
            return
        print(player.think(question), flush=True)


if __name__ == "__main__":
    main()
