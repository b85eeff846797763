"""The words of clans: any of them is chosen, whether a vampire of it is in play or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine.decisions import Option
from methuselah.engine.programs import Choosing
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.choices import Announced

__all__ = ["choose_any_clan"]

CLANS: Final = (
    "Abomination",
    "Ahrimane",
    "Akunanse",
    "Baali",
    "Banu Haqim",
    "Blood Brother",
    "Brujah",
    "Brujah antitribu",
    "Caitiff",
    "Daughter of Cacophony",
    "Gangrel",
    "Gangrel antitribu",
    "Gargoyle",
    "Giovanni",
    "Guruhi",
    "Harbinger of Skulls",
    "Hecata",
    "Ishtarri",
    "Kiasyd",
    "Lasombra",
    "Malkavian",
    "Malkavian antitribu",
    "Ministry",
    "Nagaraja",
    "Nosferatu",
    "Nosferatu antitribu",
    "Osebo",
    "Pander",
    "Ravnos",
    "Salubri",
    "Salubri antitribu",
    "Samedi",
    "Toreador",
    "Toreador antitribu",
    "Tremere",
    "Tremere antitribu",
    "True Brujah",
    "Tzimisce",
    "Ventrue",
    "Ventrue antitribu",
)
"""The clans of vampires, as crypt cards have them; the creeds of the imbued are none."""


@dataclass(frozen=True)
class ChooseAnyClan(Announced):
    """Choose one of all clans."""

    name: str

    def run(self, state: State, me: Scope) -> None:
        """Ask which, in alphabetical order."""
        options = tuple(
            Option("choose", number=index, word=word) for index, word in enumerate(CLANS)
        )
        state.push(
            Choosing(seat=me.you, name=self.name, window="choose", about=me.card, options=options)
        )


def choose_any_clan(name: str = "clan") -> ChooseAnyClan:
    """Choose a clan, any of them; `keeps_chosen_word(name)` makes it that of the card."""
    return ChooseAnyClan(name)
