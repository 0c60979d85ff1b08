"""Many environments at once over processes: Gymnasium vector environments whose arrays lie in shared memory.

Each process plays an equal part of the games, so that with as many processes as cores all cores are busy:

    envs = Seats(64, processes=2, game="industry", edition="v3", players=2)
    seen, info = envs.reset(seed=1)
    seen, rewards, over, cut, info = envs.step(actions)

In `Seats` one seat of each table is the caller's and bots play the others; in `Tables` every seat is. A game that ends
is followed by the next one in the same step (`AutoresetMode.SAME_STEP`): what is seen is then the beginning of the new
game, reward and ends are those of the old one, and `info["final_obs"]` has its last observation.
"""

from __future__ import annotations

from multiprocessing import get_context
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from won.envs.gymnasium import Seat
from won.envs.setting import Setting, known
from won.envs.shelf import Shelf
from won.envs.spaces import action_space, observation_space
from won.envs.vector_worker import RESET, ROWS, STEP, WHY, Near, hear, make_play, work

Array = NDArray[Any]
Batch = dict[str, Array]
_SPAWN: Final = get_context("spawn")  # nothing inherited: no open file, no thread, the same on every system


class Vector(VectorEnv[Batch, Array, Array]):
    """`count` tables, of which each of the `processes` plays an equal part: this one too, and with 1 it plays them all.

    What is returned is the caller's to keep; with `copy=False` it is the shared memory itself, and the next step
    changes it. A program that makes one needs `if __name__ == "__main__":`, because its processes import it.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(
        self, kind: str, setting: Setting, paid: int, count: int, processes: int, copy: bool, settings: dict[str, Any]
    ) -> None:
        if not 1 <= processes <= count:
            raise ValueError(f"{processes} processes for {count} environments: from 1 to {count} can play them")
        self.num_envs = count
        self.single_observation_space = observation_space(setting, "flat")
        self.single_action_space = action_space(setting)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.copy = copy
        self.shelf = Shelf(count, setting.layout.size, setting.vocabulary.size, paid)
        self.processes: list[Any] = []
        parts = [range(count * at // processes, count * (at + 1) // processes) for at in range(processes)]
        self.lines: list[Any] = [Near(ROWS[kind](self.shelf, parts[0], settings))]
        self.whose: list[int] = [at for at, part in enumerate(parts) for _ in part]  # the process of each environment
        for part in parts[1:]:
            line, theirs = _SPAWN.Pipe()
            told = (theirs, self.shelf.memory.name, self.shelf.sizes, part, kind, settings)
            process = _SPAWN.Process(target=work, args=told, daemon=True)
            process.start()
            theirs.close()
            self.lines.append(line)
            self.processes.append(process)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Batch, dict[str, Any]]:
        """The environments get the seed, the seed after it, and so on; without one each goes on with its own."""
        super().reset(seed=seed)
        self._ask_all(RESET, seed)
        self._wait_for_all()
        seen = self._seen()
        return seen, self._info(seen)

    def step(self, actions: Array) -> tuple[Batch, Array, Array, Array, dict[str, Any]]:
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: Array) -> None:
        """Let all environments go on; `step_wait` plays the part of this process and has what comes of it all.

        Raises `ValueError` for an illegal index.
        """
        self._check(np.asarray(actions))
        shelf = self.shelf
        shelf["action"][:] = actions
        for field in ("reward", "over", "cut"):
            shelf[field][:] = 0
        self._ask_all(STEP, None)

    def step_wait(self) -> tuple[Batch, Array, Array, Array, dict[str, Any]]:
        self._wait_for_all()
        seen, shelf = self._seen(), self.shelf
        info = self._info(seen)
        ended = shelf["over"] | shelf["cut"]
        if ended.any():
            info |= {"final_obs": self._final(ended), "_final_obs": ended}
        return seen, self._rewards(), shelf["over"].copy(), shelf["cut"].copy(), info

    def _rewards(self) -> Array:
        return self.shelf["reward"].copy()

    def _info(self, seen: Batch) -> dict[str, Any]:
        return {"action_mask": seen["action_mask"]}

    def _check(self, actions: Array) -> None:
        """Nothing moves before every index is known to be legal."""
        mask = self.shelf["mask"]
        if actions.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} actions are asked for, not {actions.shape}")
        fine = (actions >= 0) & (actions < mask.shape[1])
        fine[fine] = mask[np.flatnonzero(fine), actions[fine]] != 0
        if not fine.all():
            at = int(np.argmin(fine))
            line = self.lines[self.whose[at]]
            line.send((WHY, (at, int(actions[at]))))
            raise ValueError(f"environment {at}: {line.recv()}")

    def _seen(self) -> Batch:
        seen, mask = self.shelf["seen"], self.shelf["mask"]
        if self.copy:
            seen, mask = seen.copy(), mask.copy()
        return {"observation": seen, "action_mask": mask}

    def _final(self, ended: Array) -> Array:
        final = np.full(self.num_envs, None, dtype=object)
        for at in np.flatnonzero(ended):
            mask = np.zeros(self.shelf["mask"].shape[1], np.int8)
            final[at] = {"observation": self.shelf["final"][at].copy(), "action_mask": mask}
        return final

    def _ask_all(self, what: str, about: Any) -> None:
        for line in self.lines:
            line.send((what, about))

    def _wait_for_all(self) -> None:
        for line in self.lines:
            try:
                hear(line)
            except (EOFError, OSError):
                raise RuntimeError("a process of the vector environment has died") from None

    def close_extras(self, **kwargs: Any) -> None:
        for line in self.lines:
            line.close()  # which ends the process
        for process in self.processes:
            process.join()
        self.shelf.close()


class Seats(Vector):
    """`count` environments `Seat(**settings)`; raises `ValueError` for observations by name."""

    def __init__(self, count: int, processes: int = 2, copy: bool = True, **settings: Any) -> None:
        known("observations of a vector environment", settings.get("observations", "flat"), ("flat",))
        super().__init__("seats", Seat(**settings).play.setting, 1, count, processes, copy, settings)

    def _rewards(self) -> Array:
        return self.shelf["reward"][:, 0].copy()


class Tables(Vector):
    """`count` tables where the caller speaks for every seat: `info["seat"]` says for which, row by row.

    Rewards have a row for each table and a column for each seat. The settings are `reward`, `shaping` and those of
    `Setting`.
    """

    def __init__(self, count: int, processes: int = 2, copy: bool = True, **settings: Any) -> None:
        setting = make_play(**settings).setting
        super().__init__("tables", setting, setting.players, count, processes, copy, settings)

    def _info(self, seen: Batch) -> dict[str, Any]:
        seats = self.shelf["seat"]
        return {"action_mask": seen["action_mask"], "seat": seats.copy() if self.copy else seats}
