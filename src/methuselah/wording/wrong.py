"""What is wrong with what somebody did, told to whoever did it in her language.

An error carries a message (`wording/phrases/*/*.ftl`) with its arguments; it is put into words
where it is shown. `str` has it in English.
"""

from __future__ import annotations

import errno
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

__all__ = ["PHRASES", "Saying", "Wrong", "of_the_system", "saying", "told"]

PHRASES: Final = Path(__file__).with_name("phrases")

SYSTEM: Final = ("EACCES", "EEXIST", "EISDIR", "ENOENT", "ENOSPC", "ENOTDIR", "EPERM", "EROFS")
"""What a system refuses with files, of which there are messages `system-…`."""

LONGEST: Final = 2000
"""Letters that are said of anything: a phrase book refuses to set more than 2,500."""
DIGITS: Final = 15
"""A number with more of them is said as it is written."""

About: TypeAlias = "str | int | tuple[str, ...] | Saying"


@dataclass(frozen=True, slots=True)
class Saying:
    """A message that nobody has put into words yet, and what it is about as plain data: several
    names are one or the other of them.
    """

    message: str
    about: tuple[tuple[str, About], ...] = ()

    def said(self, language: str) -> str:
        """In the words of a language."""
        # A phrase book takes a while to read: who makes no mistake does without.
        from methuselah.wording.book import book

        words = book(language, PHRASES)
        about = {name: _said(one, language) for name, one in self.about}
        return words.say(self.message, about)

    def __str__(self) -> str:
        return self.said("en")


def _said(about: About, language: str) -> str | int:
    if isinstance(about, Saying):
        return about.said(language)
    if isinstance(about, tuple):
        quoted = (saying("quoted", name=name).said(language) for name in about)
        return f" {saying('or').said(language)} ".join(quoted)
    return _bounded(about)


def _bounded(about: str | int) -> str | int:
    """What somebody wrote, as long as a sentence can bear: neither a name of thousands of letters
    nor a number that no phrase book can set.
    """
    written = str(about)
    if len(written) <= LONGEST:
        return written if isinstance(about, int) and len(written) > DIGITS else about
    return f"{written[:LONGEST]}…"


def saying(message: str, **about: About) -> Saying:
    """The message of this name with its arguments."""
    return Saying(message, tuple(about.items()))


def of_the_system(error: OSError) -> Saying:
    """Why the system refuses a file; of the rarer reasons only the system has words.

    >>> of_the_system(FileNotFoundError(errno.ENOENT, "?")).said("fr")
    "il n'y a pas de tel fichier ou dossier"
    """
    code = errno.errorcode.get(error.errno or 0, "")
    if code in SYSTEM:
        return saying(f"system-{code.lower()}")
    return saying("system-says", reason=str(error.strerror or error))


class Wrong(ValueError):
    """A message `wrong-…` with its arguments."""

    def __init__(self, message: str, **about: About) -> None:
        super().__init__(message)
        self.why = saying(f"wrong-{message}", **about)

    def said(self, language: str) -> str:
        """What is wrong, in the words of a language."""
        return self.why.said(language)

    def __str__(self) -> str:
        return self.said("en")


def told(error: ValueError, language: str) -> str:
    """What was wrong, in the language of who did it; in English where nobody translated it."""
    return error.said(language) if isinstance(error, Wrong) else str(error)
