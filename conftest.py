"""What pytest leaves out: modules that need PyTorch, where it is not installed.

`--doctest-ignore-import-errors` would do the same for any module, and with it a file of tests
that cannot be imported would vanish without a word.
"""

from __future__ import annotations

from importlib.util import find_spec

NEED_PYTORCH = (
    "src/methuselah/lab/learning/ppo.py",
    "src/methuselah/players/learned/network.py",
    "src/methuselah/players/learned/player.py",
)

collect_ignore = [] if find_spec("torch") else list(NEED_PYTORCH)
