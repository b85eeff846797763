"""Compile the kernel: the `setup.py` of the tree that `tree.py` writes.

Where `train.py` has left counts of what runs how often in the folder `profile`, gcc lays the code
out by them (GCC manual, Optimize Options, `-fprofile-use`).
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

PROFILE: Final = Path("profile").absolute()
COUNTING: Final = [f"-fprofile-generate={PROFILE}", "-fprofile-update=single"]
COUNTED: Final = [
    f"-fprofile-use={PROFILE}",
    "-fprofile-partial-training",  # what was not played is compiled as if there were no counts
    "-fprofile-correction",  # small functions of mypyc that were inlined have no counts: no warning
    "-Wno-missing-profile",
    "-Wno-error=coverage-mismatch",
]


class SideBySide(build_ext):
    """Compiles as many files at once as there are processors: all of them are one extension."""

    def build_extensions(self) -> None:
        """Hand the files to the compiler one by one."""
        compile_all = self.compiler.compile

        def compile_each(sources: Sequence[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_all([source], **how), sources)
                return [name for names in made for name in names]

        self.compiler.compile = compile_each
        super().build_extensions()


def profiling() -> list[str]:
    """For the compiler and the linker: to count, to use what was counted, or nothing."""
    if os.environ.get("METHUSELAH_PROFILE") == "write":
        return COUNTING
    return COUNTED if PROFILE.is_dir() else []


def main() -> None:
    """Compile the modules that `modules.txt` names."""
    modules = Path("modules.txt").read_text("utf-8").splitlines()
    kernel = mypycify(
        ["--config-file", "mypy.ini", *modules], opt_level="2", debug_level="0", multi_file=True
    )
    # Only the kernel calls what is in the kernel: its calls need not go through a table of symbols.
    hidden = ["-fvisibility=hidden"] if os.name == "posix" else []
    for extension in kernel:  # mypyc gives all of them one list
        extension.extra_compile_args = [*extension.extra_compile_args, *hidden, *profiling()]
        extension.extra_link_args = [*extension.extra_link_args, *profiling()]
    setup(ext_modules=kernel, cmdclass={"build_ext": SideBySide})


main()
