"""The words of cards that become minions: vampires that are created, allies out of other cards.

Such a card is that minion for every reader (`engine.forms`): its own text sleeps, and what the
text says about the minion stands among the parts, as abilities of the minion.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from methuselah.engine import atoms
from methuselah.engine.definitions import Effect, Mode, Static, Trigger, Which
from methuselah.engine.forms import Form
from methuselah.engine.scope import Scope
from methuselah.engine.state import READY, State
from methuselah.engine.traits import clan_of, is_minion, sect_of
from methuselah.language.amounts import Number, number
from methuselah.language.which import THIS, THIS_CARD
from methuselah.rules.contests import entered_play
from methuselah.rules.fetching import Fetching, discipline_cards

__all__ = ["becomes_ally", "becomes_vampire", "fetches_discipline"]

Ability = Static | Trigger | Mode


@dataclass(frozen=True)
class BecomeMinion(Effect):
    """Cards become minions in your ready region.

    form: what is fixed; number: the capacity or life; same: what is that of the vampire `like`
    ("clan", "sect").
    """

    form: Form
    number: Number
    which: Which
    same: tuple[str, ...] = ()
    like: Which = THIS

    def run(self, state: State, me: Scope) -> None:
        """Each of them; what is unique contests at once."""
        for card in self.which.find(state, me):
            if card not in state.cards:
                atoms.set_aside(state, card)
            atoms.become(state, card, self._form(state, me))
            if not is_minion(state, card):
                atoms.move_to_region(state, card, READY, me.you)
            if self.form.kind == "ally":
                atoms.give_life(state, card, number(self.number, state, me))
            entered_play(state, card)

    def _form(self, state: State, me: Scope) -> Form:
        size = number(self.number, state, me)
        made = replace(self.form, capacity=size, life=size)
        for model in self.like.find(state, me):
            if "clan" in self.same:
                made = replace(made, clan=clan_of(state, model))
            if "sect" in self.same:
                made = replace(made, sect=sect_of(state, model))
        return made


def becomes_vampire(
    capacity: Number,
    *abilities: Ability,
    same: tuple[str, ...] = (),
    sect: str = "",
    unique: bool = False,
    which: Which = THIS_CARD,
) -> BecomeMinion:
    """Put this card in play; it becomes a vampire, with some things the same as this vampire's."""
    form = Form("vampire", sect=sect, unique=unique, abilities=abilities)
    return BecomeMinion(form, capacity, which, same)


def becomes_ally(
    life: Number,
    *abilities: Ability,
    strength: int,
    bleed: int,
    keywords: tuple[str, ...] = (),
    unique: bool = False,
    name: str = "",
    which: Which = THIS_CARD,
) -> BecomeMinion:
    """Put this card in play; it becomes an ally; one with another `name` is nameless."""
    form = Form(
        "ally",
        strength=strength,
        bleed=bleed,
        keywords=keywords,
        unique=unique,
        name=name,
        abilities=abilities,
    )
    return BecomeMinion(form, life, which)


@dataclass(frozen=True)
class FetchDiscipline(Effect):
    """Search library, hand and ash heap for a Discipline master card and put it on a vampire."""

    to: Which

    def run(self, state: State, me: Scope) -> None:
        """Ask which, or none."""
        for vampire in self.to.find(state, me):
            state.push(
                Fetching(
                    seat=me.you,
                    vampire=vampire,
                    name="discipline",
                    window="choose",
                    wanted=discipline_cards(state, vampire),
                )
            )


def fetches_discipline(to: Which = THIS_CARD) -> FetchDiscipline:
    """You can search library, hand and ash heap for a Discipline master card for a vampire."""
    return FetchDiscipline(to)
