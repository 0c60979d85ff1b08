"""The action and observation spaces of an environment, in Gymnasium's types."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from won.envs.config import Config, one_of

FORMS = ("flat", "dict")


def action_space(config: Config) -> Discrete[Any]:
    return Discrete(config.vocabulary.size)


def observation_space(config: Config, form: str) -> Dict:
    """The observation, flat or by the names of its entries, beside the action mask."""
    space: Space[Any] = Box(0.0, 1.0, (config.layout.size,), np.float32)
    if one_of("observations", form, FORMS) == "dict":
        space = Dict({entry.name: Box(0.0, 1.0, entry.shape, np.float32) for entry in config.layout.entries})
    return Dict({"observation": space, "action_mask": Box(0, 1, (config.vocabulary.size,), np.int8)})
