"""Draws come from the seed, the nonce of each seat and the number of the draw, as `docs/protocol.md` tells it."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.tables.play import SEED, Play
from won.core.chance import commitment, joint_key, source
from won.games import rules
from won.shares.actions import Deal, Roll, Side, Withdraw
from won.tables import seating
from won.tables.draws import Draws
from won.tables.entries import Sat, Started
from won.tables.fairness import verify
from won.tables.policy import Viewer

PROTOCOL = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
SECTION = PROTOCOL.split("Test vectors", 1)[1].split("\n## ")[0]
VECTORS = dict(re.findall(r"^\| (.+?) \| `(.*)` \|$", SECTION, re.MULTILINE))
NONCES = tuple(VECTORS["nonces"].split(","))
BO = Viewer("bo", "ada")


def numbers(name: str) -> Iterator[float]:
    """A draw as the document tells it, written down once more."""
    key = hmac.new(VECTORS["seed"].encode(), ("won/2\n" + "\n".join(NONCES)).encode(), hashlib.sha256)
    assert key.hexdigest() == VECTORS["key"]
    for place in range(1000):
        digest = hmac.new(key.digest(), f"{name}/{place}".encode(), hashlib.sha256).digest()
        yield int(bin(int.from_bytes(digest, "big") | 1 << 256)[3:56], 2) / 2**53


def roll(draw: Iterator[float]) -> str:
    return f"{1 + int(next(draw) * 6)}+{1 + int(next(draw) * 6)}"


def shuffled(cards: list[str], draw: Iterator[float]) -> list[str]:
    left = sorted(cards)
    return [left.pop(int(next(draw) * len(left))) for _ in cards]


def test_the_test_vectors_of_the_document_follow_from_what_it_says() -> None:
    draw = numbers("roll/0")
    assert f"{next(draw)} {next(draw)}" == VECTORS["numbers of `roll/0`"]
    assert " ".join(roll(numbers(f"roll/{n}")) for n in range(6)) == VECTORS["dice of `roll/0` to `roll/5`"]
    assert str(int(next(numbers("setup")) * 3)) == VECTORS["industry: first"]
    draw = numbers("setup")
    assert " ".join(roll(draw) for _ in range(3)) == VECTORS["shares: rolls"]
    chance = rules("shares").draw_chance(3, source(1).random)
    products = sorted(set(chance["royalties"]))
    left = products * 2
    drawn = [left.pop(int(next(draw) * len(left))) for _ in range(len(left))]
    assert " ".join(drawn[:4]) == VECTORS["shares: first royalties"]
    assert " ".join(shuffled(chance["telexes"], draw)[:4]) == VECTORS["shares: first telexes"]
    assert hashlib.sha256(VECTORS["seed"].encode()).hexdigest() == VECTORS["commitment"]


def test_the_program_draws_the_test_vectors() -> None:
    draws = Draws(VECTORS["seed"], NONCES)
    assert commitment(VECTORS["seed"]) == VECTORS["commitment"]
    assert joint_key(VECTORS["seed"], NONCES).hex() == VECTORS["key"]
    draw = draws.of_action(Roll(), 77, 0)
    assert f"{draw()} {draw()}" == VECTORS["numbers of `roll/0`"]
    assert str(rules("industry").draw_chance(3, draws.setup())["first"]) == VECTORS["industry: first"]
    chance = rules("shares").draw_chance(3, draws.setup())
    assert " ".join("+".join(map(str, dice)) for dice in chance["rolls"][0]) == VECTORS["shares: rolls"]
    assert " ".join(chance["royalties"][:4]) == VECTORS["shares: first royalties"]
    assert " ".join(chance["telexes"][:4]) == VECTORS["shares: first telexes"]


def rolled(play: Play) -> Any:
    play.act(action=Roll())
    return play.game.record().log[-1]["dice"]


def test_nothing_done_before_a_roll_shifts_the_dice() -> None:
    plain, busy = (Play("shares", "ada", "bo", "cleo") for _ in range(2))
    seat = busy.table.to_move[0]
    other = (seat + 1) % 3
    busy.act(seat, Deal(other, Side(cash=100_000), Side()))
    busy.act(seat, Withdraw(0))
    busy.act(seat, Deal(other, Side(cash=200_000), Side()))
    busy.wish(seat, "undo")
    assert busy.table.steps == 2
    assert rolled(busy) == rolled(plain)


def test_every_nonce_counts_and_none_after_the_start() -> None:
    play = Play("shares", "ada", "bo", "clerk!", started=False)
    play.do(seating.sit(play.table, 1, BO, "Bo", "", "b0b0"))
    play.do(seating.rename(play.table, "bo", "Bob"))
    play.do(seating.start(play.table, SEED, Viewer("ada", "ada")))
    assert play.table.nonces == ("", "b0b0", "")
    play.do([Sat(2, "cleo", "Cleo", by="cleo")])
    assert play.table.nonces == ("", "b0b0", "")
    record = play.game.record()
    assert verify(record, SEED, nonces=("", "b0b0", "")).fine
    assert not verify(record, SEED, nonces=("", "b0b1", "")).fine
    assert not verify(record, SEED).fine
    play.check()


def test_whoever_gets_up_takes_the_nonce_along() -> None:
    play = Play("shares", "ada", "bo", started=False)
    play.do(seating.sit(play.table, 1, BO, "Bo", "", "b0b0"))
    play.do(seating.leave(play.table, 1, BO))
    play.do(seating.sit(play.table, 1, Viewer("cleo", "ada"), "Cleo", ""))
    assert play.table.holders[1].nonce == ""


@pytest.mark.parametrize("step", [0, 1])
def test_a_game_that_began_with_the_first_scheme_goes_on_with_it(step: int) -> None:
    play = Play("shares", "ada", "bo", "cleo", started=False)
    chance = rules("shares").draw_chance(3, source(f"{SEED}/chance").random)
    play.do([Started(chance, "ada", 2)])
    seat = play.table.to_move[0]
    if step:
        play.act(seat, Deal((seat + 1) % 3, Side(cash=100_000), Side()))
    draw = source(f"{SEED}/{step}").random
    assert list(rolled(play)) == [1 + int(draw() * 6), 1 + int(draw() * 6)]
    verdict = verify(play.game.record(), SEED)
    assert verdict.fine
    assert [draw.stream for draw in verdict.draws] == ["setup", str(step)]
