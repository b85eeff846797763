"""The definitions: the library by type and Discipline, the crypt by clan.

Importing a module defines its cards; `definitions` imports them all. Crypt cards whose text is
keywords only need no module: their face says it all.
"""

from __future__ import annotations

import functools
import gc
import importlib
import pkgutil
from collections.abc import Mapping

from methuselah.engine.definitions import Definition
from methuselah.language.card import DEFINITIONS, plain
from methuselah.pool import pool
from methuselah.pool.keywords import keywords

__all__ = ["definitions"]


@functools.cache
def definitions() -> Mapping[int, Definition]:
    """Every implemented card by krcg id.

    They stay to the end, so that Python's collector of garbage need not look through them again.
    """
    for module in pkgutil.walk_packages(__path__, __name__ + "."):
        importlib.import_module(module.name)
    for face in pool().crypt:
        if face.id not in DEFINITIONS and "vampire" in face.types and keywords(face).only:
            DEFINITIONS[face.id] = plain(face)
    gc.freeze()
    return DEFINITIONS
