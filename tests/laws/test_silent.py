"""Every part of a definition leaves its trace in the sentence of every language (design, cards 6).

A writer reads the rendering against the printed text: what is not in it is read by nobody.
"""

from __future__ import annotations

from dataclasses import replace

from methuselah.cards import definitions
from methuselah.engine.definitions import Definition, Mode
from methuselah.lab.auditing.silent import idle_reasons, silent_parts
from methuselah.language import (
    PREY,
    action,
    burn_pool,
    choose,
    gain_blood,
    lock,
    ready,
    vampire,
    yours,
)
from methuselah.pool import pool


def test_every_part_of_a_definition_is_said_in_every_language() -> None:
    """Or it needs no words, for a reason that stands in `lab/auditing/unsaid.py`."""
    assert [str(one) for one in silent_parts(definitions().values())] == []


def test_every_reason_for_silence_has_a_part_that_needs_it() -> None:
    """A reason that excuses nothing any more is to be taken out."""
    assert [str(one) for one in idle_reasons(definitions().values())] == []


def made_up(*ways: Mode) -> Definition:
    """Govern the Unaligned with other levels."""
    return replace(definitions()[pool()["Govern the Unaligned"].id], modes=ways)


def test_what_is_said_is_not_called_silent() -> None:
    """A number, a seat, a filter, a second effect."""
    said = made_up(action(choose(ready(vampire, yours)), gain_blood(3), lock(), burn_pool(2, PREY)))

    assert [one.part for one in silent_parts([said], ["en"])] == []


def test_a_part_without_words_is_found() -> None:
    """A limit that no sentence names."""
    unsaid = made_up(replace(action(gain_blood(3)), limited=True))

    assert "Mode.limited" in [one.part for one in silent_parts([unsaid], ["en"])]
