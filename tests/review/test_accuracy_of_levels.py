"""The measurement of accuracies can be stopped at any time and go on."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bench.review_accuracy import Job, Result, jobs, read, summary


def _result(number: int, level: str, accuracy: float) -> Result:
    return Result("a", number, "shares", level, accuracy, [accuracy] * 4, {}, 100, 10, 0.1, 1.0)


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    out = tmp_path / "accuracy.jsonl"
    whole = msgspec.json.encode(_result(0, "merchant", 80.0)) + b"\n"
    out.write_bytes(whole + whole[:20])
    done = {result.job for result in read(out)}
    assert done == {Job("a", 0, "shares", "merchant")}
    assert out.read_bytes() == whole
    assert len([job for job in jobs("a", range(2), ["shares"]) if job not in done]) == 7


def test_a_step_is_in_order_where_the_better_player_is_more_accurate() -> None:
    results = [_result(number, "clerk", 60.0) for number in range(3)]
    results += [_result(0, "merchant", 70.0), _result(1, "merchant", 60.0)]  # the third game is not over yet
    assert list(summary(results)) == ["shares: merchant above clerk: 1 of 2 (9 to 91%), means 65.0, 60.0"]
