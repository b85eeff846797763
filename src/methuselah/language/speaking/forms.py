"""What a card becomes, in words: "a unique mortal ally", what changes for it, what it can do.

The abilities of the minion stand in quotation marks: "this ally" in them is the minion that the
card became.
"""

from __future__ import annotations

from typing import Any, Final

from methuselah.engine.definitions import Static
from methuselah.engine.forms import Form
from methuselah.language.speaking.voice import Voice
from methuselah.wording.book import Spoken

__all__ = ["form_arguments", "is_its_own"]

USUAL: Final = (1, 1)
"""The strength and bleed of a vampire of which nothing is said (R0, Vampires)."""


def form_arguments(speaker: Voice, form: Form) -> dict[str, Any]:
    """What the message of an effect can ask about the form that it gives, beside its noun."""
    usual = form.kind == "vampire" and (form.strength, form.bleed) == USUAL
    return {
        "form-capacity": form.capacity,
        "form-strength": form.strength,
        "form-bleed": form.bleed,
        "form-numbers": "usual" if usual else "other",
        "form-more": Spoken(lambda: _more(speaker, form)),
    }


def _more(speaker: Voice, form: Form) -> str:
    """What changes for it, where it goes, then its abilities."""
    changes: list[str] = []
    quoted: list[str] = []
    for ability in form.abilities:
        said = speaker.ability(form.kind, ability)
        (changes if is_its_own(ability) else quoted).append(said)
    if form.burns_to == "removed":
        changes.append(speaker.message("becoming-removed"))
    words = ""
    if changes:
        words = speaker.message("form-changes", changes=speaker.listed(changes, "and"))
    if quoted:
        abilities = [speaker.message("form-ability", ability=said) for said in quoted if said]
        words += speaker.message("form-abilities", abilities=speaker.listed(abilities, "and"))
    return words


def is_its_own(ability: object) -> bool:
    """Whether it is a change of the minion itself, which needs no sentence: "gets -1 stealth"."""
    return isinstance(ability, Static) and ability.who is None and ability.when is None
