"""The words of clans: which one is chosen, of those in play or any; what a card keeps of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Effect, Which
from methuselah.engine.programs import Choosing
from methuselah.engine.rows import CHOSEN_WORD
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import clan_of, sect_of
from methuselah.language.choosing.choices import Announced
from methuselah.language.reading.qualities import vampire
from methuselah.language.reading.which import Those

__all__ = ["choose_any_clan", "choose_clan", "keeps_clan_of", "keeps_sect_of"]

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


IN_PLAY: Final = Those(("ready", "torpor"), (vampire,))
"""The vampires in play: another clan would change nothing."""


@dataclass(frozen=True)
class ChooseClan(Announced):
    """Choose one of the clans of some cards."""

    name: str
    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Ask which: every clan that a card shows, in alphabetical order."""
        found = {clan for card in self.which.find(state, me) for clan in _words(state, card)}
        options = tuple(
            Option("choose", number=index, word=word) for index, word in enumerate(sorted(found))
        )
        state.push(
            Choosing(seat=me.you, name=self.name, window="choose", about=me.card, options=options)
        )


def _words(state: State, card: int) -> tuple[str, ...]:
    clan = clan_of(state, card)
    return (clan,) if clan else ()


def choose_clan(of: Which = IN_PLAY, name: str = "clan") -> ChooseClan:
    """Choose a clan: one of those of `of`, else of the vampires in play; `keeps_chosen_word(name)`
    makes it that of the card.
    """
    return ChooseClan(name, of)


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


@dataclass(frozen=True)
class KeepsClan(Effect):
    """This card is about the clan that a vampire has now, whatever becomes of it."""

    of: Which

    def run(self, state: State, me: Scope) -> None:
        """Write it on the card."""
        for one in self.of.find(state, me)[:1]:
            atoms.set_trait(state, me.card, CHOSEN_WORD, clan_of(state, one))


def keeps_clan_of(which: Which) -> KeepsClan:
    """This card keeps the clan of a vampire as it is now: `static("clan", word="chosen")` is it."""
    return KeepsClan(which)


@dataclass(frozen=True)
class KeepsSect(Effect):
    """This card is about the sect that a vampire has now, whatever becomes of it."""

    of: Which

    def run(self, state: State, me: Scope) -> None:
        """Write it on the card, beside its clan."""
        for one in self.of.find(state, me)[:1]:
            atoms.set_trait(state, me.card, f"{CHOSEN_WORD} sect", sect_of(state, one))


def keeps_sect_of(which: Which) -> KeepsSect:
    """This card keeps the sect of a vampire as it is now: `static("sect", word="chosen")` is it."""
    return KeepsSect(which)
