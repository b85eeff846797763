"""The words of cards that become minions: vampires that are created, allies out of other cards.

Such a card is that minion for every reader (`engine.forms`): its own text sleeps, and what the
text says about the minion stands among the parts, as abilities of the minion.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from methuselah.engine import atoms
from methuselah.engine.decisions import Option
from methuselah.engine.definitions import (
    Condition,
    Definition,
    Effect,
    Mode,
    Node,
    Static,
    Trigger,
    Which,
)
from methuselah.engine.forms import Form
from methuselah.engine.programs import Choosing
from methuselah.engine.rows import CHOSEN_WORD
from methuselah.engine.scope import Scope
from methuselah.engine.state import READY, State
from methuselah.engine.traits import (
    clan_of,
    disciplines_of,
    in_play,
    is_merged,
    is_minion,
    reduced_capacity,
    sect_of,
)
from methuselah.language.choosing.choices import Announced, Choose, choose
from methuselah.language.combat.damage import Possible
from methuselah.language.combat.fighting import enters_combat
from methuselah.language.reading.amounts import Number, number
from methuselah.language.reading.conditions import DIRECTED_AT_YOU
from methuselah.language.reading.qualities import minion, not_, yours
from methuselah.language.reading.which import TARGET, THIS, THIS_CARD, ready
from methuselah.language.ways import acts, use
from methuselah.rules.action.blocked import ambush
from methuselah.rules.action.posing_cards import attempt_as, may_attempt_as
from methuselah.rules.legacy.sterile import NEW_VAMPIRE
from methuselah.rules.playing.searching import SEARCHED, Fetching, discipline_cards
from methuselah.rules.turn.contests import entered_play

__all__ = [
    "MADE_BY_THIS",
    "MERGED",
    "TOP_OF_LIBRARY",
    "ambushes",
    "basic",
    "becomes_ally",
    "becomes_vampire",
    "blocks_as_vampire",
    "choose_discipline",
    "chosen_disciplines",
    "enters_combat_as_action",
    "fetches_discipline",
    "its_own_disciplines",
    "reduces_capacity",
]

Ability = Static | Trigger | Mode
DISCIPLINES: Final = (
    "abo", "ani", "aus", "cel", "chi", "dai", "dem", "dom", "for", "mal", "mel", "myt", "nec",
    "obe", "obf", "obl", "obt", "pot", "pre", "pro", "qui", "san", "ser", "spi", "str", "tem",
    "thn", "tha", "val", "vic", "vis",
)  # fmt: skip
"""Every Discipline that a card may name."""


@dataclass(frozen=True)
class Merged(Condition):
    """This vampire is merged."""

    def holds(self, state: State, me: Scope) -> bool:
        """Whether both its cards are one vampire."""
        return is_merged(state, me.minion)


MERGED: Final = Merged()
"""This vampire is merged: its advanced and its base version are one (R0, Advanced)."""


MADE_BY: Final = "made by"
"""The note under which a card remembers the card that made it a minion."""


@dataclass(frozen=True)
class MadeByThis(Which):
    """The minions that other cards became by this one."""

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """Look through all that is on the table."""
        return tuple(c for c in sorted(state.cards) if state.cards[c].note(MADE_BY) == me.card)


@dataclass(frozen=True)
class TopOfLibrary(Which):
    """The top card of your library, if there is one."""

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """Take a look at where it lies, not at what it is."""
        return state.seats[me.you].library[-1:]


MADE_BY_THIS: Final = MadeByThis()
"""The minions that other cards became by this one."""
TOP_OF_LIBRARY: Final = TopOfLibrary()
"""The top card of your library."""


@dataclass(frozen=True)
class Codes(Node):
    """The Disciplines that a card gets as it becomes a vampire."""

    def find(self, state: State, me: Scope, card: int) -> tuple[str, ...]:
        """The codes of the Disciplines, superior ones in upper case."""
        raise AssertionError(f"{type(self).__name__} names no Disciplines")


@dataclass(frozen=True)
class ChosenDisciplines(Codes):
    """Those chosen under some names, at the superior level."""

    names: tuple[str, ...]

    def find(self, state: State, me: Scope, card: int) -> tuple[str, ...]:
        """Look at the choices."""
        chosen = (me.env.get(name, "") for name in self.names)
        return tuple(code.upper() for code in chosen if isinstance(code, str) and code)


@dataclass(frozen=True)
class ItsOwnDisciplines(Codes):
    """Those that the card would give as a Discipline master card."""

    def find(self, state: State, me: Scope, card: int) -> tuple[str, ...]:
        """Read its text as printed; one that is yet to be chosen is none ([LSJ 20071001-1])."""
        words = (one.word for one in state.printed(card).statics if one.kind == "discipline")
        return tuple(word for word in words if word != CHOSEN_WORD)


@dataclass(frozen=True)
class BasicDisciplines(Codes):
    """These Disciplines, at the basic level."""

    disciplines: tuple[str, ...]

    def find(self, state: State, me: Scope, card: int) -> tuple[str, ...]:
        """As the text names them."""
        return self.disciplines


def basic(*codes: str) -> BasicDisciplines:
    """As a card becomes a vampire: with these Disciplines at the basic level, "chi"."""
    return BasicDisciplines(codes)


def chosen_disciplines(*names: str) -> ChosenDisciplines:
    """The Disciplines chosen under these names, at the superior level."""
    return ChosenDisciplines(names)


def its_own_disciplines() -> ItsOwnDisciplines:
    """The Disciplines of a Discipline master card, as the card becomes a vampire."""
    return ItsOwnDisciplines()


@dataclass(frozen=True)
class BecomeMinion(Effect):
    """Cards become minions in your ready region.

    form: what is fixed; number: the capacity or life; same: what is that of the vampire `like`
    ("clan", "sect", "disciplines"); disciplines: which it gets.
    """

    form: Form
    number: Number
    which: Which
    same: tuple[str, ...] = ()
    disciplines: Codes | None = None
    like: Which = THIS

    def run(self, state: State, me: Scope) -> None:
        """Each of them; what is unique contests at once."""
        for card in self.which.find(state, me):
            if card not in state.cards:
                atoms.set_aside(state, card)
            form = self._form(state, me, card)
            atoms.become(state, card, form)
            if not is_minion(state, card):
                was_in_play = in_play(state, card)
                atoms.move_to_region(state, card, READY, me.you)
                if was_in_play:
                    atoms.emit(state, "entered play", card)
            if form.kind == "ally":
                atoms.give_life(state, card, form.life)
            if card != me.card:
                atoms.remember(state, card, MADE_BY, me.card)
            entered_play(state, card)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether there is a card to become it."""
        return bool(self.which.find(state, me))

    def _form(self, state: State, me: Scope, card: int) -> Form:
        size = number(self.number, state, me)
        made = replace(self.form, capacity=size, life=size)
        for model in self.like.find(state, me):
            if "clan" in self.same:
                made = replace(made, clan=clan_of(state, model))
            if "sect" in self.same:
                made = replace(made, sect=sect_of(state, model))
            if "disciplines" in self.same:
                made = replace(made, disciplines=disciplines_of(state, model))
        if self.disciplines is not None:
            made = replace(made, disciplines=self.disciplines.find(state, me, card))
        return made


@dataclass(frozen=True)
class BecomeVampire(BecomeMinion):
    """Cards become vampires in your ready region."""

    known_as: ClassVar[str] = NEW_VAMPIRE


def becomes_vampire(
    capacity: Number,
    *abilities: Ability,
    same: tuple[str, ...] = (),
    sect: str = "",
    clan: str = "",
    disciplines: Codes | None = None,
    strength: int = 1,
    bleed: int = 1,
    unique: bool = False,
    which: Which = THIS_CARD,
) -> BecomeVampire:
    """Put this card in play; it becomes a vampire, with some things the same as this vampire's."""
    form = Form(
        "vampire",
        sect=sect,
        clan=clan,
        strength=strength,
        bleed=bleed,
        unique=unique,
        abilities=abilities,
    )
    return BecomeVampire(form, capacity, which, same, disciplines)


def becomes_ally(
    life: Number,
    *abilities: Ability,
    strength: int,
    bleed: int,
    keywords: tuple[str, ...] = (),
    unique: bool = False,
    name: str = "",
    burns_to: str = "ash_heap",
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
        burns_to=burns_to,
        abilities=abilities,
    )
    return BecomeMinion(form, life, which)


@dataclass(frozen=True)
class FetchDiscipline(Effect):
    """Search some places for a Discipline master card and put it on a vampire.

    It is one that could be put there as it is played: without the superior level, and what else
    the card asks for ([ANK 20200320]).
    """

    to: Which
    places: tuple[str, ...] = SEARCHED

    def run(self, state: State, me: Scope) -> None:
        """Ask which, or none."""
        for vampire in self.to.find(state, me):
            state.push(
                Fetching(
                    seat=me.you,
                    vampire=vampire,
                    name="discipline",
                    window="choose",
                    wanted=self._fitting(state, me, vampire),
                    places=self.places,
                )
            )

    def _fitting(self, state: State, me: Scope, vampire: int) -> tuple[int, ...]:
        return tuple(
            index
            for index in discipline_cards(state, vampire)
            if _may_lie_on(state, me, state.setting.definitions[index], vampire)
        )


def _may_lie_on(state: State, me: Scope, definition: Definition, vampire: int) -> bool:
    """Whether a vampire is among those on which the card is put as it is played."""
    choices = [
        part
        for mode in definition.modes
        for part in mode.announce.effects
        if isinstance(part, Choose)
    ]
    return all(vampire in part.which.find(state, Scope(me.you)) for part in choices)


def fetches_discipline(
    to: Which = THIS_CARD, places: tuple[str, ...] = SEARCHED
) -> FetchDiscipline:
    """You can search library, hand and ash heap, or some of these `places`, for a Discipline master
    card that a vampire can have, and put it there."""
    return FetchDiscipline(to, places)


def enters_combat_as_action() -> Mode:
    """This minion can enter combat with a minion as a Ⓓ action."""
    return acts(choose(ready(minion, not_(yours))), enters_combat(TARGET), by="bearer")


@dataclass(frozen=True)
class ChooseDiscipline(Announced):
    """Choose a Discipline, one of some, another one than those chosen under the names `but`."""

    name: str
    but: tuple[str, ...] = ()
    among: tuple[str, ...] = ()

    def run(self, state: State, me: Scope) -> None:
        """Ask for one of the Disciplines that are left."""
        taken = [me.env.get(name) for name in self.but]
        options = tuple(
            Option("choose", number=index, word=code)
            for index, code in enumerate(DISCIPLINES)
            if code not in taken and code in (self.among or DISCIPLINES)
        )
        state.push(
            Choosing(seat=me.you, name=self.name, window="choose", about=me.card, options=options)
        )


def choose_discipline(
    name: str, *, but: tuple[str, ...] = (), among: tuple[str, ...] = ()
) -> ChooseDiscipline:
    """Choose a Discipline, of those `among` alone, none that was chosen under the names `but`."""
    return ChooseDiscipline(name, but, among)


@dataclass(frozen=True)
class ReduceCapacity(Effect):
    """Capacities are less until the end of the game, even in the uncontrolled region."""

    amount: int
    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Change what stands for the printed one; blood in excess drains ([LSJ 20051103])."""
        for vampire in self.which.find(state, me):
            reduced = reduced_capacity(state, vampire, self.amount)
            atoms.set_trait(state, vampire, "capacity", reduced)
            atoms.drain_excess(state, vampire)


def reduces_capacity(amount: int, which: Which = THIS) -> ReduceCapacity:
    """Their capacity is reduced by N until the end of the game."""
    return ReduceCapacity(amount, which)


@dataclass(frozen=True)
class BlockAs(Effect):
    """This card in play attempts to block as the minion of a form."""

    form: Form

    def run(self, state: State, me: Scope) -> None:
        """Begin the attempt."""
        attempt_as(state, me.card, self.form)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether it could attempt to block, were it that minion."""
        return may_attempt_as(state, me.card, self.form)


def blocks_as_vampire(capacity: int, *abilities: Ability) -> Mode:
    """This card can attempt to block an action directed at you, as an empty N-capacity vampire."""
    awake = Static("awake")
    form = Form("vampire", capacity=capacity, unique=True, abilities=(awake, *abilities))
    effect = BlockAs(form)
    return use(DIRECTED_AT_YOU, Possible(effect), effect, at=("action",), key="block")


@dataclass(frozen=True)
class AmbushesBlocker(Effect):
    """The combat of the block does not occur: another minion enters combat with the blocker."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Tell the block."""
        minions = self.which.find(state, me)
        ambush(state, minions[0] if minions else me.card)


def ambushes(which: Which = THIS_CARD) -> AmbushesBlocker:
    """Combat does not occur; it enters combat with the blocking minion instead, if it can."""
    return AmbushesBlocker(which)
