"""Facts about what is going on: what an action requires, at whom it is directed, who fights."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import Amount, Condition, Effect, Mode, Node, Which
from methuselah.engine.rows import found, latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import ATTACHED, LIMBO, State
from methuselah.language.minions.entering import BecomeOfSect
from methuselah.language.names import SPANS, Duration, known
from methuselah.language.reading.identity import IsTrait
from methuselah.language.reading.qualities import Has, Test, titled
from methuselah.language.reading.which import THIS, played
from methuselah.pool import Face
from methuselah.rules.action.action import ACTED, COST_BLOOD, UNFORCED, Action, stealth
from methuselah.rules.action.bleed import Bleed, bleed_amount
from methuselah.rules.action.recruit import RECRUITED
from methuselah.rules.combat.combat import Combat
from methuselah.rules.playing.as_played import DISCIPLINED, AsPlayed
from methuselah.rules.playing.card import PLAYED_BY, REACTED
from methuselah.rules.playing.requirement_words import read_requirement
from methuselah.rules.politics.titles import SECTS as SECT_OF_TITLE

__all__ = [
    "ACTION_CARD",
    "ACTION_COST_BLOOD",
    "AIMED_AT",
    "BLEED_NOW",
    "BLEED_WOULD_SUCCEED",
    "DIRECTED_AT_THE_SAME",
    "EQUIPPED_WITH",
    "EQUIPPING_WITH",
    "FIGHTERS",
    "FIRST_RECRUIT",
    "HAD_THE_EDGE",
    "MAKES_THIS_ANARCH",
    "MASTER_OF_ANOTHER",
    "NOT_FIRST_ACTION",
    "NOT_PLAYED_THIS_ACTION",
    "NOT_PLAYED_THIS_TURN",
    "NO_ACTION_THIS_TURN",
    "NO_REACTION_PLAYED",
    "OF_TYPE_ACTION",
    "ONLY_MANDATORY_BEFORE",
    "RESULTS_FROM_ATTACK",
    "STEALTH_NOW",
    "TO_ENTER_COMBAT",
    "action_requires",
    "equips_from_hand",
    "has_played",
    "played_by_this",
    "pool_bled",
    "recruits_or_employs",
    "remember_directed_at",
]


@dataclass(frozen=True)
class ActionRequires(Condition):
    """The action in progress requires one of these clans, sects, titles or Disciplines.

    An action that a card in play allows requires what that card does, and what whoever takes it
    must be ([LSJ 20080604]).
    """

    words: tuple[str, ...]

    def holds(self, state: State, me: Scope) -> bool:
        """Read the card of the action, and the way in which it is taken."""
        action = state.frame(Action)
        if action is None or action.card == NOTHING or action.mode is None:
            return False
        needed = required_by(state.definition(action.card).face, action.mode, action.from_hand)
        return any(word in needed for word in self.words)


def required_by(face: Face, mode: Mode, from_hand: bool) -> frozenset[str]:
    """What an action requires: clans, Paths, sects, titles, Disciplines, "capacity 5 or
    more".

    The clan of a library card; from the hand what else its face says and the Disciplines of the
    level in use, in play who may take the action. Who has a title is of its sect: a baron is an
    Anarch ([LSJ 20080603]).
    """
    needed = list(face.clans) if face.library else []
    if face.path and face.library:
        needed.append(f"Path of {face.path}")
    if from_hand:
        needed += (code.lower() for code in mode.disciplines)
        for text in face.requires:
            requirement = read_requirement(text)
            needed += (word for way in requirement.alternatives for word in way)
            if requirement.least:
                needed.append(f"capacity {requirement.least} or more")
    else:
        needed += _words_of(mode.who)
    return frozenset((*needed, *(SECT_OF_TITLE[word] for word in needed if word in SECT_OF_TITLE)))


def _words_of(which: Node | None) -> list[str]:
    """What a description asks for: "clan", "sect", "title", "discipline", "capacity", a trait."""
    if isinstance(which, IsTrait):
        return [which.trait]
    if which == titled:
        return ["titled"]
    if not isinstance(which, Has):
        parts = getattr(which, "tests", ()) or getattr(which, "choices", ())
        return [word for part in parts for word in _words_of(part)]
    trait, value = which.trait, which.value
    if isinstance(value, int):
        return [f"capacity {value} or more"]
    if trait not in ("clan", "sect", "title", "discipline") or not isinstance(value, str):
        return []
    return [value.lower()] if trait == "discipline" else value.split(" or ")


@dataclass(frozen=True)
class HadTheEdge(Condition):
    """The Methuselah whose turn it is has the Edge.

    What the card of her bleed brings comes as if it were before the Edge ([LSJ 20100206-2]).
    """

    def holds(self, state: State, me: Scope) -> bool:
        """Who had it before, while the card of a bleed takes its effect."""
        bleed = state.frame(Bleed)
        holder = state.edge if bleed is None or bleed.at != "gone" else bleed.edge
        return holder == state.active


HAD_THE_EDGE: Final = HadTheEdge()
"""The Methuselah whose turn it is has the Edge, and had it before the card of her bleed counts."""


def action_requires(*words: str) -> Condition:
    """The action requires this clan, Path, sect, title or Discipline: `action_requires("Hecata",
    "obl")`, `action_requires("anarch")`, `action_requires("Path of Caine")`.
    """
    return ActionRequires(words)


def _freely_before(state: State) -> bool:
    """Whether a non-mandatory action was taken this turn, the one in progress left out.

    That an action was free is latched right behind the action itself.
    """
    turn = state.span("turn")
    taken = [] if turn is None else [key for key in turn.used if key in ((ACTED,), (UNFORCED,))]
    if taken and taken[-1] == (UNFORCED,) and state.frame(Action) is not None:
        taken.pop()
    return (UNFORCED,) in taken


@dataclass(frozen=True)
class Fact(Condition):
    """Something about the action or the phase in one word: see `holds`."""

    word: str

    def holds(self, state: State, me: Scope) -> bool:
        """Read the fact from the action or the phase in progress."""
        if self.word == "makes this an Anarch":
            action = state.frame(Action)
            return action is not None and _makes_anarch(action)
        if self.word == "to enter combat":
            action = state.frame(Action)
            return action is not None and _attacks(action)
        if self.word == "no reaction card played":
            return not latched(state, "action", REACTED)
        if self.word == "not the first action":
            phase = state.span("phase")
            return phase is not None and phase.used.count((ACTED,)) > 1
        if self.word == "no action this turn":
            return not latched(state, "turn", ACTED)
        if self.word == "only mandatory actions before":
            return not _freely_before(state)
        if self.word == "master card of another":
            playing = state.frame(AsPlayed)
            if playing is None or playing.seat == me.you:
                return False
            return "master" in state.definition(playing.card).face.types
        if self.word == "first recruit this turn":
            turn = state.span("turn")
            return turn is not None and turn.used.count((RECRUITED, me.minion)) == 1
        if self.word == "results from an attack":
            return _results_from_attack(state)
        assert self.word == "directed at the same", self.word
        others = directed_at(state, me.you)
        return bool(others) and others == state.cards[me.card].note(DIRECTED) & ~(1 << me.you)


def _results_from_attack(state: State) -> bool:
    """Not where another effect begins the combat, nor in one queued behind that of the action."""
    action, combat = state.frame(Action), state.frame(Combat)
    if action is None or combat is None or combat.cause != "action":
        return False
    return _attacks(action) and action.outcome.verdict == "successful"


def _attacks(action: Action) -> bool:
    """Whether it is an action to enter combat."""
    effects = () if action.mode is None else action.mode.effect.effects
    return action.kind == "red list" or any(one.makes_fight for one in effects)


def _makes_anarch(action: Action) -> bool:
    """The action of the rules, or one whose effect makes the acting vampire one."""
    if action.kind == "become anarch":
        return True
    return action.mode is not None and BecomeOfSect("anarch", THIS) in action.mode.effect.effects


MAKES_THIS_ANARCH: Final = Fact("makes this an Anarch")
"""The action makes the acting vampire an Anarch."""
NO_REACTION_PLAYED: Final = Fact("no reaction card played")
"""No reaction card was played during this action."""
FIRST_RECRUIT: Final = Fact("first recruit this turn")
"""It is the first successful recruit ally action of this minion this turn."""
NO_ACTION_THIS_TURN: Final = Fact("no action this turn")
"""No minion attempted an action this turn."""
ONLY_MANDATORY_BEFORE: Final = Fact("only mandatory actions before")
"""No action but mandatory ones was taken this turn before the one in progress, whatever that is."""
NOT_FIRST_ACTION: Final = Fact("not the first action")
"""It is not the first action of this minion phase."""
MASTER_OF_ANOTHER: Final = Fact("master card of another")
"""A master card of another Methuselah is being played."""
TO_ENTER_COMBAT: Final = Fact("to enter combat")
"""The action is one to enter combat."""
RESULTS_FROM_ATTACK: Final = Fact("results from an attack")
"""The combat is that of a successful action to enter combat: none of another effect or queued."""
DIRECTED_AT_THE_SAME: Final = Fact("directed at the same")
"""The action is directed at the Methuselahs that this card remembers, and at no others."""

DIRECTED: Final = "directed at"


def directed_at(state: State, you: int) -> int:
    """The Methuselahs at whom the action is directed, but for yourself: one bit for each seat."""
    action = state.frame(Action)
    return sum(1 << seat for seat in (action.targets if action else ()) if seat != you)


@dataclass(frozen=True)
class ActionCostBlood(Condition):
    """The action cost blood, as changed by whatever changed it, whoever paid it."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at what was paid as it was resolved."""
        return latched(state, "action", COST_BLOOD)


ACTION_COST_BLOOD: Final = ActionCostBlood()
"""Blood was paid for the action, whoever paid it ([LSJ 20100315])."""


@dataclass(frozen=True)
class RememberDirectedAt(Effect):
    """This card remembers at which Methuselahs the action was directed."""

    def run(self, state: State, me: Scope) -> None:
        """Write it on the card."""
        if me.card in state.cards:
            atoms.remember(state, me.card, DIRECTED, directed_at(state, me.you))


def remember_directed_at() -> RememberDirectedAt:
    """Remember the set of Methuselahs."""
    return RememberDirectedAt()


NAMES: Final = {"aimed at": "target", "equipping with": "equipment"}
"""The names under which the action has them."""


def _spent_on_the_action(state: State, minion: int) -> tuple[int, ...]:
    """The card of the action, if this minion played it and it goes to the ash heap or is there."""
    action = state.frame(Action)
    if action is None or not action.from_hand:
        return ()
    if not any(key[:3] == (PLAYED_BY, minion, action.card) for key in action.used):
        return ()  # another one took it over: Mask of a Thousand Faces
    record = state.cards.get(action.card)
    limbo = record is not None and record.region == LIMBO
    spent = limbo or any(action.card in owner.ash_heap for owner in state.seats)
    return (action.card,) if spent else ()


@dataclass(frozen=True)
class Involved(Which):
    """The cards at which the action is aimed, which it equips with, or the minions in combat.

    Or the card from the hand that the action is taken with, on its way to the ash heap or in it.
    """

    word: str

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """Those still in play."""
        cards: tuple[int, ...] = ()
        if self.word in ("action card", "card of type action"):
            spent, plain = _spent_on_the_action(state, me.minion), self.word == "action card"
            return tuple(c for c in spent if plain or "action" in state.definition(c).face.types)
        action = state.frame(Action)
        if self.word == "equipped with":
            record = None if action is None else state.cards.get(action.card)
            return (record.id,) if record is not None and record.region == ATTACHED else ()
        if self.word in NAMES:
            cards = () if action is None else action.scope.all(NAMES[self.word])
        else:
            combat = state.frame(Combat)
            cards = () if combat is None else combat.fighters
        return tuple(card for card in cards if card in state.cards)


AIMED_AT: Final = Involved("aimed at")
"""The cards at which the action in progress is aimed."""
EQUIPPING_WITH: Final = Involved("equipping with")
"""The equipment that the acting minion takes from another of yours."""
EQUIPPED_WITH: Final = Involved("equipped with")
"""The equipment card from the hand with which the acting minion has equipped, in play."""
OF_TYPE_ACTION: Final = Involved("card of type action")
"""That card if its type is action: no equipment, no political action."""
ACTION_CARD: Final = Involved("action card")
"""The card that this minion played to take the action in progress, unless it is in play now."""
FIGHTERS: Final = Involved("fighters")
"""The two minions in combat."""


@dataclass(frozen=True)
class EquipsFromHand(Condition):
    """The action in progress is to equip with such a card from the hand.

    Equipment that is a location in play was equipment in the hand ([ANK 20220824]).
    """

    which: Which

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the card of the action, wherever it is now."""
        action = state.frame(Action)
        if action is None or not action.from_hand or action.mode is None:
            return False
        return action.mode.play == "equipment" and self.which.fits(state, me, action.card)


def equips_from_hand(*tests: Test) -> EquipsFromHand:
    """The action in progress is to equip with an equipment card from the hand that passes these
    tests."""
    return EquipsFromHand(played(*tests))


@dataclass(frozen=True)
class RecruitsOrEmploys(Condition):
    """The action in progress is to recruit such an ally or to employ such a retainer."""

    which: Which

    def holds(self, state: State, me: Scope) -> bool:
        """Look at the card of the action; what a search will find is no such card yet."""
        action = state.frame(Action)
        if action is None or action.mode is None:
            return False
        return action.mode.play in ("ally", "retainer") and self.which.fits(state, me, action.card)


def recruits_or_employs(*tests: Test) -> RecruitsOrEmploys:
    """The action is to recruit or employ an ally or retainer that passes these tests."""
    return RecruitsOrEmploys(played(*tests))


@dataclass(frozen=True)
class SoFar(Amount):
    """What the action in progress has come to: "stealth" or "bleed", never less than none."""

    word: str

    def value(self, state: State, me: Scope) -> int:
        """Read it from the action."""
        action = state.frame(Action)
        if action is None:
            return 0
        if self.word == "stealth":
            return max(0, stealth(state, action))
        assert self.word == "bleed", self.word
        return bleed_amount(state, action)


STEALTH_NOW: Final = SoFar("stealth")
"""The acting minion's stealth as it is now."""
BLEED_NOW: Final = SoFar("bleed")
"""The amount of the bleed as it is now."""


@dataclass(frozen=True)
class HasPlayed(Test):
    """A minion that has played a card requiring this Discipline during this action."""

    code: str

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what the action remembers."""
        return latched(state, "action", DISCIPLINED, card, self.code)


def has_played(code: str) -> Test:
    """Who has played a card that requires this Discipline during this action, cancelled or not."""
    return HasPlayed(code)


@dataclass(frozen=True)
class NotPlayedThisTurn(Condition):
    """No way of a card of this name that is used once each turn was used this turn, by anyone."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at what the turn remembers of each minion."""
        return not _once_used(state, "turn", state.definition(me.card).name)


def _once_used(state: State, span: str, name: str) -> bool:
    """Whether somebody has used what can be used once each such duration."""
    frame = state.span(span)
    used = () if frame is None else frame.used
    return any(key[0] in ("once", "action card") and key[2] == name for key in used)


NOT_PLAYED_THIS_TURN: Final = NotPlayedThisTurn()
"""Nobody has used this way of the card this turn: "only one X can be played each turn"."""


@dataclass(frozen=True)
class NotPlayedThisAction(Condition):
    """No way of a card of this name that is used once each action was used in it, by anyone."""

    def holds(self, state: State, me: Scope) -> bool:
        """Look at what the action remembers of each minion, cancelled cards too."""
        return not _once_used(state, "action", state.definition(me.card).name)


NOT_PLAYED_THIS_ACTION: Final = NotPlayedThisAction()
"""Nobody has used this way of the card this action; with `once="action"` in that way."""


@dataclass(frozen=True)
class PoolBled(Amount):
    """The pool that the Methuselah lost to the bleed being resolved."""

    def value(self, state: State, me: Scope) -> int:
        """Read it from the bleed."""
        bleed = state.frame(Bleed)
        return 0 if bleed is None else bleed.taken


def pool_bled() -> Amount:
    """The pool lost to the bleed being resolved."""
    return PoolBled()


@dataclass(frozen=True)
class BleedWouldSucceed(Condition):
    """The action is a bleed for 1 or more, and nothing else happens instead ([PIB 20150612])."""

    def holds(self, state: State, me: Scope) -> bool:
        """Read the bleed as it is now."""
        action = state.frame(Action)
        return (
            action is not None
            and action.kind == "bleed"
            and bleed_amount(state, action) >= 1
            and not found(state, "bleed replaced", action.acting)
        )


BLEED_WOULD_SUCCEED: Final = BleedWouldSucceed()
"""The action would be a successful bleed: it is for 1 or more, and nothing happens instead."""


@dataclass(frozen=True)
class PlayedByThis(Test):
    """A card that this minion played during this action or combat (`kind`: as such a card)."""

    span: str
    kind: str = ""

    def passes(self, state: State, me: Scope, card: int) -> bool:
        """Look at what the action or the combat remembers, cancelled cards too."""
        frame = state.span(self.span)
        return frame is not None and any(
            key[:3] == (PLAYED_BY, me.minion, card) and self.kind in ("", key[3])
            for key in frame.used
        )


def played_by_this(span: Duration, kind: str = "") -> Test:
    """That this minion played during this "action" or "combat", as a card of a type."""
    return PlayedByThis(known(span, SPANS, "duration"), kind)
