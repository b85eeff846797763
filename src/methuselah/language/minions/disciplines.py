"""The words of Disciplines: the master cards that teach them, how many were used in an action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.definitions import Condition, Effect, Mode, Static, Which
from methuselah.engine.programs import Choosing
from methuselah.engine.rows import CHOSEN_WORD
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import disciplines_of
from methuselah.language.changing.effects import put_on
from methuselah.language.choosing.choices import Announced, Choose, choose
from methuselah.language.reading.qualities import Test, discipline, not_, vampire
from methuselah.language.reading.which import TARGET, THIS, on
from methuselah.language.ways import master, static
from methuselah.rules.action.action import Action
from methuselah.rules.playing.as_played import DISCIPLINED

__all__ = [
    "choose_superior_discipline",
    "discipline_master",
    "has_superior_discipline",
    "keeps_chosen_word",
    "masters_chosen",
    "playable_on_this",
    "used_disciplines",
]


def discipline_master(code: str, *tests: Test) -> tuple[Mode | Static, ...]:
    """+1 level of a Discipline and +1 capacity for such a vampire without the superior level."""
    return (
        master(choose(on(vampire, *tests, not_(discipline(code.upper())))), put_on(TARGET)),
        static("discipline", word=code),
        static("capacity", +1),
    )


@dataclass(frozen=True)
class PlayableOnThis(Test):
    """A card that could be played on this minion, as what it chooses says."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Ask the choices of its ways, as if its Methuselah were you."""
        view = Scope(me.you, card, me.minion)
        return any(
            choice.which.fits(state, view, me.minion)
            for way in state.definition(card).modes
            for choice in way.announce.effects
            if isinstance(choice, Choose)
        )


playable_on_this: Final = PlayableOnThis()
"""A master card that could be played on this minion."""


@dataclass(frozen=True)
class UsedDisciplines(Condition):
    """This minion has used so many Disciplines to play cards during this action.

    Cancelled cards count ([ANK 20220411]).
    """

    least: int

    def holds(self, state: State, me: Scope) -> bool:
        """Compare how many it has used with the number."""
        action = state.frame(Action)
        used = () if action is None else action.used
        codes = {key[2] for key in used if key[:2] == (DISCIPLINED, me.minion)}
        return len(codes) >= self.least


def used_disciplines(least: int) -> UsedDisciplines:
    """This minion has used N or more Disciplines to play cards during this action."""
    return UsedDisciplines(least)


@dataclass(frozen=True)
class ChooseSuperior(Announced):
    """Choose one of the Disciplines that minions have at superior."""

    name: str
    of: Which

    def run(self, state: State, me: Scope) -> None:
        """Ask for one of the Disciplines that they have at superior."""
        options = tuple(
            Option("choose", number=index, word=code)
            for index, code in enumerate(self._found(state, me))
        )
        state.push(
            Choosing(seat=me.you, name=self.name, window="choose", about=me.card, options=options)
        )

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is one."""
        return bool(self._found(state, me))

    def _found(self, state: State, me: Scope) -> list[str]:
        known = (code for card in self.of.find(state, me) for code in disciplines_of(state, card))
        return sorted({code.lower() for code in known if code.isupper()})


@dataclass(frozen=True)
class Masters(Test):
    """With any Discipline at superior."""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at all of them."""
        return any(code.isupper() for code in disciplines_of(state, card))


has_superior_discipline: Final = Masters()
"""With a Discipline at superior, whichever."""


@dataclass(frozen=True)
class MastersChosen(Test):
    """With the superior level of the Discipline chosen under a name."""

    name: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look for it among its Disciplines."""
        return str(me.env.get(self.name, "")).upper() in disciplines_of(state, card)


def masters_chosen(name: str) -> Test:
    """With the superior level of the Discipline chosen under a name."""
    return MastersChosen(name)


def choose_superior_discipline(name: str, of: Which = THIS) -> ChooseSuperior:
    """Choose a Discipline that it has at superior."""
    return ChooseSuperior(name, of)


@dataclass(frozen=True)
class TakesWord(Effect):
    """This card is about the word that was chosen: `static(..., word="chosen")` says it."""

    name: str

    def run(self, state: State, me: Scope) -> None:
        """Write it on the card."""
        word = me.env.get(self.name)
        if me.card in state.cards and isinstance(word, str):
            atoms.set_trait(state, me.card, CHOSEN_WORD, word)


def keeps_chosen_word(name: str) -> TakesWord:
    """This card in play keeps the word chosen under a name: `static(..., word="chosen")` is it."""
    return TakesWord(name)
