"""Let the compiled kernel count what runs how often: python wheel/train.py build/compiled

The tree is compiled once with counters and plays some games; the counts are left in its folder
`profile`, by which `setup.py` then compiles for good. Other compilers than gcc go without.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

SEED: Final = "900000"
GAMES: Final = (
    ("simulate", "--players", "random", "--games", "120", "--checks", "0"),
    ("simulate", "--players", "heuristic", "--games", "20", "--checks", "0"),
    ("arena", "--players", "search,heuristic", "--games", "2", "--budget", "40"),
)
"""What is played with the preconstructed decks, as commands."""


def main(place: Path) -> None:
    """Compile with counters, play, leave the counts."""
    profile = place.absolute() / "profile"
    shutil.rmtree(profile, ignore_errors=True)
    if not has_gcc():
        print("methuselah: this compiler is not gcc; going on without a profile", file=sys.stderr)
        return
    trained = place.absolute() / "build" / "trained"
    shutil.rmtree(trained, ignore_errors=True)
    compiling = [sys.executable, "setup.py", "--quiet", "build", "--build-lib", str(trained)]
    subprocess.run(
        compiling, cwd=place, env=os.environ | {"METHUSELAH_PROFILE": "write"}, check=True
    )
    for command in GAMES:
        playing = [sys.executable, "-m", "methuselah", *command, "--seed", SEED]
        # from its own folder: -m looks there first
        subprocess.run(playing, cwd=trained, stdout=subprocess.DEVNULL, check=True)
    shutil.rmtree(trained)


def has_gcc() -> bool:
    """Whether the compiler that Python was built for, or that CC names, is gcc."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if not compiler or shutil.which(compiler[0]) is None:
        return False
    told = subprocess.run([compiler[0], "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in told.stdout


if __name__ == "__main__":
    main(Path(sys.argv[1]))
