"""The words of torpor and burning: who is about to, what happens instead, what comes with it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Unpack

from methuselah.engine.definitions import Block, Condition, Effect, Mode, Node, Which
from methuselah.engine.rows import add_row, latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.language.choosing.waiting import AsChosen
from methuselah.language.reading.conditions import fits
from methuselah.language.reading.qualities import Test, not_
from methuselah.language.reading.which import OPPOSING, THIS, ready
from methuselah.language.ways import Terms, combat_card
from methuselah.rules.action.action import Action
from methuselah.rules.combat.combat import Combat
from methuselah.rules.combat.damage import goes_to_torpor as go
from methuselah.rules.combat.endurance import FALLS_AFTER
from methuselah.rules.combat.strike_effects import faces_aggravated
from methuselah.rules.torpor.burned import WHO_BURNS
from methuselah.rules.torpor.diablerie import (
    Diablerie,
    commit_diablerie,
    committed_since_gehenna,
    committed_since_last_turn,
    may_diablerize,
)
from methuselah.rules.torpor.going_to_torpor import (
    AS_IT_BURNS,
    befalls,
    burn_minion,
    fate_of,
    save,
    send_to_torpor,
)
from methuselah.rules.torpor.saving import is_being_burned, torpor_instead
from methuselah.rules.turn.minion import has_to_hunt

__all__ = [
    "BURNED_BY_THIS",
    "IN_DIABLERIE",
    "NOT_FALLING",
    "OLDER_DIABLERIZED",
    "YOUNGER_DIABLERIZED",
    "as_it_burns",
    "being_burned",
    "burns_instead",
    "burns_unsaved",
    "diablerist_since_gehenna",
    "diablerist_since_your_last_turn",
    "diablerizable",
    "diablerizes",
    "diablerizes_instead",
    "doomed_card",
    "doomed_card_or_reaction",
    "facing_aggravated_strike",
    "falls_after",
    "goes_to_torpor",
    "goes_to_torpor_instead",
    "going_to_torpor",
    "must_hunt",
    "saves",
    "torpor_after_combat",
]


@dataclass(frozen=True)
class Fated(Test):
    """A minion of which something is about to become: "torpor" or "burned"; one at which a strike
    for "aggravated" damage is aimed; one that is "diablerizable" by the minion of the effect; a
    "diablerist" since the last turn of its controller, or since the last Gehenna event; one that
    "must hunt".
    """

    word: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what is about to happen."""
        if self.word == "burned":
            return is_being_burned(state, card)
        if self.word == "aggravated":
            return faces_aggravated(state, card)
        if self.word == "diablerist":
            return card in state.cards and committed_since_last_turn(state, card, me.you)
        if self.word == "diablerist since gehenna":
            return card in state.cards and committed_since_gehenna(state, card)
        if self.word == "must hunt":
            return card in state.cards and has_to_hunt(state, card)
        if self.word == "diablerizable":
            return may_diablerize(state, me.minion, card)
        return fate_of(state, card) == self.word


going_to_torpor: Final = Fated("torpor")
"""A vampire that should go to torpor now."""
being_burned: Final = Fated("burned")
"""A minion that would be burned now, by diablerie or otherwise."""
diablerizable: Final = Fated("diablerizable")
"""A vampire on which this vampire can commit diablerie."""


diablerist_since_your_last_turn: Final = Fated("diablerist")
"""A vampire that has committed diablerie since your last turn."""
diablerist_since_gehenna: Final = Fated("diablerist since gehenna")
"""A vampire that has committed diablerie since the last Gehenna event was played."""
must_hunt: Final = Fated("must hunt")
"""A vampire that must hunt: it has no blood, or an effect says so."""
facing_aggravated_strike: Final = Fated("aggravated")
"""A minion on which an opposing minion attempts to inflict aggravated damage."""


@dataclass(frozen=True)
class InDiablerie(Condition):
    """A diablerie is being committed, up to its blood hunt."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look for it."""
        return state.frame(Diablerie) is not None


@dataclass(frozen=True)
class OlderDiablerized(Condition):
    """The vampire that was diablerized had the higher capacity."""

    def holds(self, state: State, me: Scope) -> bool:
        """As it was while it was still in torpor."""
        attempt = state.frame(Diablerie)
        return attempt is not None and attempt.older


@dataclass(frozen=True)
class YoungerDiablerized(Condition):
    """The vampire that was diablerized had the lower capacity."""

    def holds(self, state: State, me: Scope) -> bool:
        """As it was while it was still in torpor."""
        attempt = state.frame(Diablerie)
        return attempt is not None and attempt.younger


YOUNGER_DIABLERIZED: Final = YoungerDiablerized()
"""The vampire that was diablerized is younger than its diablerist, until the hunt is called."""
OLDER_DIABLERIZED: Final = OlderDiablerized()
"""The vampire that was diablerized was older than its diablerist, in answer to "diablerie"."""
IN_DIABLERIE: Final = InDiablerie()
"""A diablerie is being committed; what follows it at once is part of it."""
NOT_FALLING: Final = fits(THIS, ready(not_(going_to_torpor), not_(being_burned)))
"""Not usable by a vampire being burned or going to torpor."""


def doomed_card(*parts: Node, **terms: Unpack[Terms]) -> Mode:
    """A combat card of the minion that is about to go to torpor or to be burned."""
    return combat_card(*parts, at=("torpor", "diablerie"), by="doomed", **terms)


def doomed_card_or_reaction(*parts: Node) -> tuple[Mode, Mode]:
    """The same, also as a reaction outside combat, even locked or in torpor."""
    mode = doomed_card(*parts)
    return mode, replace(mode, play="reaction")


@dataclass(frozen=True)
class Instead(Effect):
    """What happens to minions instead of what was about to: "saved", "burned", "torpor",
    "diablerized" or "torpor after combat".
    """

    word: str
    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Let the other fate happen to each of the minions."""
        for minion in self.which.find(state, me):
            if minion not in state.cards:
                continue
            if self.word == "burned":
                befalls(state, minion, "burned", me.minion)
            elif self.word == "torpor":
                torpor_instead(state, minion)
            else:
                save(state, minion)
                if self.word == "diablerized":
                    commit_diablerie(state, me.minion, minion)
                elif self.word == "torpor after combat":
                    _postpone(state, me, minion)


def _postpone(state: State, me: Scope, vampire: int) -> None:
    """It is wounded, and goes to torpor after the last of the combats that follow one another."""
    combat = state.frame(Combat)
    if combat is not None:
        add_row(combat, "torpor postponed", subject=vampire, source=me.card)
        then = Block((SendAfterCombat(),))
        add_row(combat, "at postponed", subject=vampire, source=me.card, seat=me.you, effect=then)


@dataclass(frozen=True)
class SendAfterCombat(Effect):
    """The vampire that stayed goes to torpor now, if it is still ready."""

    def run(self, state: State, me: Scope) -> None:
        """Send the vampire to torpor, if it is still ready."""
        if me.minion in state.cards:
            send_to_torpor(state, me.minion)


def saves(which: Which) -> Instead:
    """It does not happen to them."""
    return Instead("saved", which)


@dataclass(frozen=True)
class BurnUnsaved(Effect):
    """Minions are burned, and nobody can save them from it."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Burn them without the window in which somebody could (K5c)."""
        for minion in self.which.find(state, me):
            burn_minion(state, minion, may_be_saved=False)


def burns_unsaved(which: Which) -> BurnUnsaved:
    """Burn minions that nobody can save from it."""
    return BurnUnsaved(which)


@dataclass(frozen=True)
class Diablerize(Effect):
    """This vampire commits diablerie on others, by what a card says and not as the basic action."""

    which: Which

    def run(self, state: State, me: Scope) -> None:
        """Drain each that is still in torpor; a blood hunt may follow."""
        for victim in self.which.find(state, me):
            if victim in state.cards:
                commit_diablerie(state, me.minion, victim)


def diablerizes(which: Which) -> Diablerize:
    """This vampire diablerizes them; a blood hunt may follow."""
    return Diablerize(which)


def burns_instead(which: Which = OPPOSING) -> Instead:
    """Burn it instead of sending it to torpor."""
    return Instead("burned", which)


def diablerizes_instead(which: Which = OPPOSING) -> Instead:
    """Diablerize it instead."""
    return Instead("diablerized", which)


def goes_to_torpor_instead(which: Which = THIS) -> Instead:
    """Instead of being burned, it goes to torpor; a diablerie fails ([LSJ 19970224])."""
    return Instead("torpor", which)


def torpor_after_combat(which: Which = THIS) -> Instead:
    """It stays, wounded, and is sent to torpor after combat."""
    return Instead("torpor after combat", which)


@dataclass(frozen=True)
class GoToTorpor(Effect):
    """This vampire goes to torpor, together with those that the same damage sends there."""

    def run(self, state: State, me: Scope) -> None:
        """Send the vampire to torpor with the others of this damage."""
        go(state, me.minion)


def goes_to_torpor() -> GoToTorpor:
    """This vampire goes to torpor (which ends combat)."""
    return GoToTorpor()


@dataclass(frozen=True)
class AsItBurns(Effect):
    """Effects that wait for a minion to be burned during this action: none if it is saved."""

    which: Which
    effects: Block

    def run(self, state: State, me: Scope) -> None:
        """Put them on the action, for what has been chosen."""
        action = state.frame(Action)
        if action is None:
            return
        kept = Block((AsChosen(me.mode, tuple(me.env.items()), self.effects),))
        for card in self.which.find(state, me):
            add_row(
                action,
                AS_IT_BURNS,
                subject=me.minion,
                value=card,
                source=me.card,
                seat=me.you,
                effect=kept,
            )


def as_it_burns(which: Which, *effects: Effect) -> AsItBurns:
    """At the moment at which it is burned, before what is on it goes; not if it is saved."""
    return AsItBurns(which, Block(effects))


@dataclass(frozen=True)
class FallsAfter(Effect):
    """This minion goes to torpor once so much damage was inflicted on it in this combat."""

    points: int

    def run(self, state: State, me: Scope) -> None:
        """Count it from now on ([LSJ 20010610])."""
        combat = state.frame(Combat)
        if combat is not None:
            add_row(combat, FALLS_AFTER, self.points, subject=me.minion, source=me.card)


def falls_after(points: int) -> FallsAfter:
    """If this minion takes N or more damage from now on this combat, it goes to torpor."""
    return FallsAfter(points)


@dataclass(frozen=True)
class BurnedByThis(Condition):
    """In answer to "burned": this minion has burned it, by its damage or what it does."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at what the turn remembers."""
        return latched(state, "turn", WHO_BURNS, me.minion, me.one("subject"))


BURNED_BY_THIS: Final = BurnedByThis()
"""In answer to "burned": this minion has burned it."""
