"""The definitions: the library by type and Discipline, the crypt by clan.

Importing a module defines its cards; `definitions` imports them all. Crypt cards whose text is
keywords only need no module: their face says it all.
"""

from __future__ import annotations

import functools
import gc
import importlib
import pkgutil
import traceback
from collections.abc import Mapping

from methuselah.engine.definitions import Definition
from methuselah.language.card import DEFINITIONS, NotADefinition, plain
from methuselah.pool import pool
from methuselah.pool.keywords import keywords

__all__ = ["definitions"]


def _read(module: str) -> None:
    """Import a module of cards. Raises `NotADefinition`."""
    try:
        importlib.import_module(module)
    except (AttributeError, ImportError, SyntaxError, NameError, TypeError, ValueError) as error:
        steps = traceback.extract_tb(error.__traceback__)
        inside = [step for step in steps if any(step.filename.startswith(p) for p in __path__)]
        place = inside[-1] if inside[1:] else None
        where = f"{place.filename}:{place.lineno}" if place else module
        raise NotADefinition(f"{where}: {error}") from error


@functools.cache
def definitions() -> Mapping[int, Definition]:
    """Every implemented card by krcg id. Raises `NotADefinition`.

    They stay to the end, so that Python's collector of garbage need not look through them again.
    """
    for module in pkgutil.walk_packages(__path__, __name__ + "."):
        _read(module.name)
    for face in pool().crypt:
        if face.id not in DEFINITIONS and "vampire" in face.types and keywords(face).only:
            DEFINITIONS[face.id] = plain(face)
    gc.freeze()
    return DEFINITIONS
