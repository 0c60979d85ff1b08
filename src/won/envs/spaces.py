"""The spaces of an environment, as Gymnasium describes them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from won.envs.setting import Setting, known

FORMS = ("flat", "dict")


def action_space(setting: Setting) -> Discrete[Any]:
    return Discrete(setting.vocabulary.size)


def observation_space(setting: Setting, form: str) -> Dict:
    """The observation, flat or by the names of its entries, beside the mask of the indices that may be said."""
    seen: Space[Any] = Box(0.0, 1.0, (setting.layout.size,), np.float32)
    if known("observations", form, FORMS) == "dict":
        seen = Dict({entry.name: Box(0.0, 1.0, entry.shape, np.float32) for entry in setting.layout.entries})
    return Dict({"observation": seen, "action_mask": Box(0, 1, (setting.vocabulary.size,), np.int8)})
