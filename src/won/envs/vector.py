"""Gymnasium vector environments over several processes, with their arrays in shared memory.

Each process plays an equal part of the games:

    envs = Seats(64, processes=2, game="industry", edition="v3", players=2)
    seen, info = envs.reset(seed=1)
    seen, rewards, over, cut, info = envs.step(actions)

In `Seats` the caller plays one seat of each table and bots play the others; in `Tables` the caller plays every seat.
When a game ends, the next one starts in the same step (`AutoresetMode.SAME_STEP`): the observation is that of the new
game, rewards and ends are those of the old one, and `info["final_obs"]` has its last observation.
"""

from __future__ import annotations

from multiprocessing import get_context
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from won.envs.config import Config, one_of
from won.envs.gymnasium import Seat
from won.envs.shared_memory import SharedArrays
from won.envs.spaces import action_space, observation_space
from won.envs.vector_worker import EXPLAIN, GAMES, RESET, STEP, LocalConnection, make_play, receive, work

__all__ = ["Seats", "Tables"]

Array = NDArray[Any]
Batch = dict[str, Array]
_SPAWN: Final = get_context("spawn")  # the child inherits no open file and no thread, on every system


class Vector(VectorEnv[Batch, Array, Array]):
    """`count` tables, divided among `processes` processes; the calling process is one of them.

    Returned arrays are copies; with `copy=False` they are the shared memory itself, which the next step changes. The
    main program needs `if __name__ == "__main__":`, because the processes import it.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(
        self, kind: str, config: Config, paid: int, count: int, processes: int, copy: bool, settings: dict[str, Any]
    ) -> None:
        if not 1 <= processes <= count:
            raise ValueError(f"{processes} processes for {count} environments: from 1 to {count} can play them")
        self.num_envs = count
        self.single_observation_space = observation_space(config, "flat")
        self.single_action_space = action_space(config)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.copy = copy
        self.shared = SharedArrays(count, config.layout.size, config.vocabulary.size, paid)
        self.processes: list[Any] = []
        parts = [range(count * at // processes, count * (at + 1) // processes) for at in range(processes)]
        self.connections: list[Any] = [LocalConnection(GAMES[kind](self.shared, parts[0], settings))]
        self.process_of: list[int] = [at for at, part in enumerate(parts) for _ in part]  # by environment
        for part in parts[1:]:
            connection, remote = _SPAWN.Pipe()
            arguments = (remote, self.shared.memory.name, self.shared.sizes, part, kind, settings)
            process = _SPAWN.Process(target=work, args=arguments, daemon=True)
            process.start()
            remote.close()
            self.connections.append(connection)
            self.processes.append(process)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Batch, dict[str, Any]]:
        """Environment `n` gets the seed `seed + n`; without a seed each continues with its own."""
        super().reset(seed=seed)
        self._send_all(RESET, seed)
        self._wait_for_all()
        batch = self._batch()
        return batch, self._info(batch)

    def step(self, actions: Array) -> tuple[Batch, Array, Array, Array, dict[str, Any]]:
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: Array) -> None:
        """Start a step in all environments; `step_wait` finishes it and returns the results.

        Raises `ValueError` for an illegal index.
        """
        self._check(np.asarray(actions))
        shared = self.shared
        shared["action"][:] = actions
        for field in ("reward", "over", "cut"):
            shared[field][:] = 0
        self._send_all(STEP, None)

    def step_wait(self) -> tuple[Batch, Array, Array, Array, dict[str, Any]]:
        self._wait_for_all()
        batch, shared = self._batch(), self.shared
        info = self._info(batch)
        ended = shared["over"] | shared["cut"]
        if ended.any():
            info |= {"final_obs": self._final(ended), "_final_obs": ended}
        return batch, self._rewards(), shared["over"].copy(), shared["cut"].copy(), info

    def _rewards(self) -> Array:
        return self.shared["reward"].copy()

    def _info(self, batch: Batch) -> dict[str, Any]:
        return {"action_mask": batch["action_mask"]}

    def _check(self, actions: Array) -> None:
        """Refuse the step before it starts if any index is illegal."""
        mask = self.shared["mask"]
        if actions.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} actions are asked for, not {actions.shape}")
        legal = (actions >= 0) & (actions < mask.shape[1])
        legal[legal] = mask[np.flatnonzero(legal), actions[legal]] != 0
        if not legal.all():
            at = int(np.argmin(legal))
            connection = self.connections[self.process_of[at]]
            connection.send((EXPLAIN, (at, int(actions[at]))))
            raise ValueError(f"environment {at}: {connection.recv()}")

    def _batch(self) -> Batch:
        observations, mask = self.shared["seen"], self.shared["mask"]
        if self.copy:
            observations, mask = observations.copy(), mask.copy()
        return {"observation": observations, "action_mask": mask}

    def _final(self, ended: Array) -> Array:
        final = np.full(self.num_envs, None, dtype=object)
        for at in np.flatnonzero(ended):
            mask = np.zeros(self.shared["mask"].shape[1], np.int8)
            final[at] = {"observation": self.shared["final"][at].copy(), "action_mask": mask}
        return final

    def _send_all(self, command: str, argument: Any) -> None:
        for connection in self.connections:
            connection.send((command, argument))

    def _wait_for_all(self) -> None:
        for connection in self.connections:
            try:
                receive(connection)
            except (EOFError, OSError):
                raise RuntimeError("a process of the vector environment has died") from None

    def close_extras(self, **kwargs: Any) -> None:
        for connection in self.connections:
            connection.close()  # this ends the process
        for process in self.processes:
            process.join()
        self.shared.close()


class Seats(Vector):
    """`count` environments `Seat(**settings)`; raises `ValueError` for observations by name."""

    def __init__(self, count: int, processes: int = 2, copy: bool = True, **settings: Any) -> None:
        one_of("observations of a vector environment", settings.get("observations", "flat"), ("flat",))
        super().__init__("seats", Seat(**settings).play.config, 1, count, processes, copy, settings)

    def _rewards(self) -> Array:
        return self.shared["reward"][:, 0].copy()


class Tables(Vector):
    """`count` tables where the caller plays every seat; `info["seat"]` names the seat to speak in each row.

    Rewards have a row for each table and a column for each seat. The settings are `reward`, `shaping` and those of
    `Config`.
    """

    def __init__(self, count: int, processes: int = 2, copy: bool = True, **settings: Any) -> None:
        config = make_play(**settings).config
        super().__init__("tables", config, config.players, count, processes, copy, settings)

    def _info(self, batch: Batch) -> dict[str, Any]:
        seats = self.shared["seat"]
        return {"action_mask": batch["action_mask"], "seat": seats.copy() if self.copy else seats}
