"""The tree from which a compiled wheel is built: python wheel/tree.py build/compiled

A copy of the package in which the kernel (engine, rules, language) is put as mypyc compiles it,
beside `compiling.py` as the `setup.py` that compiles it. The source in `src` is played as it is by
everybody else.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from typing import Final

from native import expand

ROOT: Final = Path(__file__).parents[1]
ROOMS: Final = ("engine", "rules", "language", "players/heuristic", "players/search")
MODULES: Final = ("players/reading.py", "players/seat.py", "pool/printed.py")
"""What else is compiled: the players that play most of all games, what they look through, and what
is printed on a card, at which everybody looks all the time.
"""
INTERPRETED: Final = (
    "__init__.py",
    "speaking",
    "phrases",
    "described.py",
    "meanings.py",
    "records.py",
)
"""What stays as it is: texts for people, and what decorates classes at run time."""

MYPY: Final = "[mypy]\nfollow_imports = silent\nignore_missing_imports = True\n"
BACKEND: Final = """[build-system]
requires = ["mypy==2.4.*", "setuptools>=77"]
build-backend = "setuptools.build_meta"

[tool.setuptools.packages.find]
include = ["methuselah*"]

[tool.setuptools.package-data]
"*" = ["*", "**/*"]

[tool.setuptools.dynamic]
version = { attr = "methuselah.__version__" }

"""


def main(place: Path) -> None:
    """Write the tree again; what was compiled of a module that has not changed stays."""
    package = place / "methuselah"
    if package.exists():
        shutil.rmtree(package)
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "methuselah", package, ignore=ignored)
    shutil.copy(Path(__file__).with_name("described.py"), package / "engine")
    files = [
        path
        for room in ROOMS
        for path in sorted((package / room).rglob("*.py"))
        if not {*path.relative_to(place).parts} & {*INTERPRETED}
    ]
    files += [package / module for module in MODULES]
    sources = {_module(path.relative_to(place)): path for path in files}
    for module, text in expand(sources).items():
        sources[module].write_text(text, "utf-8")
    modules = [path.relative_to(place).as_posix() for path in files]
    (place / "modules.txt").write_text("".join(f"{name}\n" for name in modules), "utf-8")
    shutil.copy(Path(__file__).with_name("compiling.py"), place / "setup.py")
    shutil.rmtree(place / "profile", ignore_errors=True)  # it was of other code
    (place / "mypy.ini").write_text(MYPY, "utf-8")
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    kept = re.split(r"^(?=\[)", project, flags=re.MULTILINE)
    told = "".join(part for part in kept if part.startswith("[project"))
    (place / "pyproject.toml").write_text(BACKEND + told, "utf-8")
    for name in ("README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, place)


def _module(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
