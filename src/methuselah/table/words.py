"""What an option says: its verb in English, with the names and numbers that it is about.

`say_option(telling, option)` is the label of a button or a line of the list. Each verb of the
engine has one function here, by `@says`; what follows from an option is in `consequences`, and
the question that it answers in `questions`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import is_ally
from methuselah.language.choices import Deciding
from methuselah.language.speaking import effect_words, way_gist
from methuselah.rules.action import Action
from methuselah.rules.combat import Combat, Round
from methuselah.rules.costs import cost_of
from methuselah.rules.influence import price_of
from methuselah.rules.seizing import Seizing
from methuselah.rules.strikes import strength
from methuselah.table.naming import Telling, level_words, plural
from methuselah.table.questions import passing
from methuselah.table.speech import spoken
from methuselah.table.trades import say_change

__all__ = ["SAYINGS", "option_lines", "say_option"]

Saying = Callable[[Telling, Option], str]

SAYINGS: Final[dict[str, Saying]] = {}
"""For each verb of an option how it is said."""


def says(*verbs: str) -> Callable[[Saying], Saying]:
    """Register how verbs are said."""

    def register(saying: Saying) -> Saying:
        for verb in verbs:
            SAYINGS[verb] = saying
        return saying

    return register


def say_option(telling: Telling, option: Option) -> str:
    """One option in words."""
    words = SAYINGS[option.verb](telling, option)
    return spoken(telling.state, words[:1].upper() + words[1:])


def option_lines(state: State, decision: Decision) -> tuple[str, ...]:
    """All options of a decision in words; equal ones are told apart by a number."""
    telling = Telling(state, decision.seat, decision)
    said = [say_option(telling, option) for option in decision.options]
    seen: dict[str, int] = {}
    told = []
    for words in said:
        seen[words] = seen.get(words, 0) + 1
        told.append(words if said.count(words) == 1 else f"{words} (no. {seen[words]})")
    return tuple(told)


# -- one phrase for a verb ------------------------------------------------------------------------

PLAIN: Final = {
    "done": "that is all",
    "discard": "discard {card}",
    "burn option": "discard {card}, which none of your minions can use, for a new card",
    "take": "{minion} takes {target}",
    "award": "move {card} to {foe}",
    "diablerize": "{minion} diablerizes {foe}",
    "slave fights": "lock {minion}, who fights in the place of the blocked vampire",
    "hunt red list": "{minion} enters combat with marked {foe}",
    "mark": "mark {foe} for this turn (a master phase action)",
    "bid": "bid {number} pool for {target}",
    "use promise": "have {own} use what {card} gave it",
    "gain from the Edge": "gain 1 pool for the Edge",
    "unlock infernal": "burn 1 pool to unlock {target}",
    "pay for contest": "burn 1 pool to go on contesting {target}",
    "yield": "yield {target}: it is burned",
    "pay for title": "{target} burns {number} blood to go on contesting the title",
    "yield title": "{target} yields the title for good",
    "torpor for title": "{target} goes to torpor, having no blood for the title",
    "call hunt": "call a blood hunt on {foe}",
    "withdraw": "announce that you withdraw from the game",
    "ante": "ante the top card of your library, whatever it is",
    "merge": "merge {card} with {target} (4 transfers)",
    "draw from the crypt": "draw a crypt card (4 transfers, 1 pool)",
}
"""Verbs that one phrase says: {card}, {minion} and {target} by name, {own} and {foe} as minions."""


class Parts(dict[str, str]):
    """The parts of an option in words, each put into words only if a phrase places it."""

    def __init__(self, telling: Telling, option: Option) -> None:
        super().__init__(number=str(option.number))
        self.telling = telling
        self.option = option

    def __missing__(self, name: str) -> str:
        if name in ("own", "foe"):
            option = self.option
            return self.telling.minion(option.minion if name == "own" else option.target)
        return self.telling.card(getattr(self.option, name))


@says(*PLAIN)
def _plain(telling: Telling, option: Option) -> str:
    return PLAIN[option.verb].format_map(Parts(telling, option))


# -- passing and answering ----------------------------------------------------------------------


@says("pass")
def _pass(telling: Telling, option: Option) -> str:
    return passing(telling)


says("give", "ask for", "strike out", "propose", "agree", "refuse")(say_change)


@says("decline")
def _decline(telling: Telling, option: Option) -> str:
    decision = telling.decision
    if decision is not None and decision.kind == "diablerize":
        return "no diablerie: the vampire stays in torpor"
    about = NOTHING if decision is None else decision.about
    return "do not" if about == NOTHING else f"do not use {telling.card(about)}"


@says("keep")
def _keep(telling: Telling, option: Option) -> str:
    return f"leave {telling.card(option.card)} where it is"


@says("do")
def _do(telling: Telling, option: Option) -> str:
    """One of several ways: what it does, in the words of the language."""
    top = telling.state.stack[-1]
    if isinstance(top, Deciding):
        definition = telling.state.definition(top.scope.card)
        return effect_words(top.ways[option.number], definition)
    return f"way {option.number + 1}"


@says("answer", "resolve")
def _answer(telling: Telling, option: Option) -> str:
    card = telling.card(option.card)
    if option.minion in (NOTHING, option.card):
        return f"use {card}"
    return f"use {card} on {telling.card(option.minion)}"


# -- cards and actions --------------------------------------------------------------------------


def _level(option: Option) -> str:
    words = level_words(option.mode)
    return f" {words}" if words else ""


def _price(telling: Telling, option: Option) -> str:
    """What playing a hand card costs now: " (1 blood)", "" if nothing."""
    state = telling.state
    for mode in state.definition(option.card).modes:
        if mode.key == option.mode:
            seat = telling.viewer if telling.viewer != NOBODY else state.owner(option.card)
            scope = Scope(seat, option.card, option.minion, option.mode)
            face = state.definition(option.card).face
            if -1 in (face.blood_cost, face.pool_cost):
                return " (cost X)"
            cost = cost_of(state, option.card, mode, option.minion, scope)
            parts = [f"{n} {w}" for n, w in ((cost.blood, "blood"), (cost.pool, "pool")) if n]
            return f" ({', '.join(parts)})" if parts else ""
    return ""


@says("play")
def _play(telling: Telling, option: Option) -> str:
    words = f"play {telling.card(option.card)}{_level(option)}"
    if option.minion != NOTHING:
        words += f" with {telling.card(option.minion)}"
    return words + _price(telling, option)


@says("use")
def _use(telling: Telling, option: Option) -> str:
    words = f"use {telling.card(option.card)}"
    if option.minion not in (NOTHING, option.card):
        words += f" with {telling.card(option.minion)}"
    return words + _does(telling, option)


def _does(telling: Telling, option: Option) -> str:
    """What an ability does, in the words of the language: ": +1 stealth"; else its name."""
    definition = telling.state.definition(option.card)
    for way in (*definition.uses, *definition.actions):
        if way.key == option.mode and (does := way_gist(definition, way)):
            return f": {does}"
    return _level(option)


ACTIONS: Final = {
    "hunt": "{minion} hunts",
    "leave torpor": "{minion} leaves torpor (2 blood)",
    "rescue": "{minion} rescues {target} from torpor (2 blood)",
    "diablerie": "{minion} diablerizes {target}",
    "become anarch": "{minion} becomes an Anarch",
    "take equipment": "{minion} takes equipment from {target}",
    "burn imbued": "{minion} burns {target}, who is incapacitated",
    "bleed": "{minion} bleeds {seat}",
}
"""The actions of the rulebook."""

KINDS: Final = {
    "bleed": "bleeds with",
    "equip": "equips with",
    "employ": "employs",
    "recruit": "recruits",
    "power": "gets the power",
    "political": "calls the referendum of",
    "hunt": "hunts with",
    "card": "acts with",
}
"""What a minion does with an action card, by the kind of the action."""


@says("act")
def _act(telling: Telling, option: Option) -> str:
    if option.card != NOTHING:
        doing = KINDS.get(option.word, "acts with")
        card = f"{telling.card(option.card)}{_level(option)}{_price(telling, option)}"
        return f"{telling.card(option.minion)} {doing} {card}"
    target = NOTHING if option.target == NOTHING else option.target
    return ACTIONS[option.word].format(
        minion=telling.card(option.minion),
        target="" if target == NOTHING else telling.minion(target),
        seat=telling.seat(option.seat),
    )


@says("use action")
def _use_action(telling: Telling, option: Option) -> str:
    doing = KINDS.get(option.word, "acts with")
    if option.card == option.minion:
        return f"{telling.card(option.minion)} takes its own action{_does(telling, option)}"
    card = f"{telling.card(option.card)}{_does(telling, option)}"
    return f"{telling.card(option.minion)} {doing} {card}"


@says("block")
def _block(telling: Telling, option: Option) -> str:
    action = telling.state.frame(Action)
    acting = "" if action is None else f" {telling.card(action.acting)}"
    return f"block{acting} with {telling.card(option.minion)}"


# -- choices ------------------------------------------------------------------------------------


@says("choose")
def _choose(telling: Telling, option: Option) -> str:
    if option.target != NOTHING:
        return _described(telling, option.target)
    if option.seat != NOBODY:
        pool = telling.state.seats[option.seat].pool
        return f"{telling.seat(option.seat)}, pool {pool}"
    if option.word:
        return option.word
    if telling.decision is not None and telling.decision.kind == "X":
        return f"X is {option.number}"
    return str(option.number)


def _described(telling: Telling, card: int) -> str:
    """A card to choose, with what tells it from others."""
    state = telling.state
    name = telling.minion(card) if card in state.cards else telling.card(card)
    record = state.cards.get(card)
    if record is None:
        return name
    facts = []
    if record.region in ("ready", "torpor", "uncontrolled"):
        facts.append(plural_blood(state, card))
    if record.region == "torpor":
        facts.append("in torpor")
    if record.region == "uncontrolled":
        facts.append("uncontrolled")
    if record.locked:
        facts.append("locked")
    if record.parent != NOTHING:
        facts.append(f"on {telling.card(record.parent)}")
    return f"{name}: {', '.join(facts)}" if facts else name


def plural_blood(state: State, card: int) -> str:
    """The counters of a minion: "3 blood", or "2 life" of an ally."""
    kind = "life" if is_ally(state, card) else "blood"
    return f"{state.cards[card].blood} {kind}"


@says("allocate")
def _allocate(telling: Telling, option: Option) -> str:
    return f"{plural(option.number, 'point')} to {telling.seat(option.seat)}"


@says("fetch")
def _fetch(telling: Telling, option: Option) -> str:
    name = telling.state.setting.definitions[option.number].name
    pile = {"ash_heap": "ash heap"}.get(option.word, option.word)
    return f"put {name} from your {pile} on {telling.card(option.minion)}"


@says("recover")
def _recover(telling: Telling, option: Option) -> str:
    words = f"{telling.card(option.minion)} burns {option.number} convictions"
    return f"{words} and leaves the incapacitated region"


@says("avenge")
def _avenge(telling: Telling, option: Option) -> str:
    words = f"{telling.card(option.minion)} burns {telling.card(option.card)}"
    return f"{words} to inflict 1 unpreventable damage on {telling.minion(option.target)}"


# -- combat -------------------------------------------------------------------------------------


@says("hand strike")
def _hand_strike(telling: Telling, option: Option) -> str:
    fight = telling.state.frame(Round)
    if fight is not None and fight.range == "long":
        return "strike with hands, which does nothing at long range"
    return f"strike with hands for {strength(telling.state, option.minion)}"


@says("given strike")
def _given_strike(telling: Telling, option: Option) -> str:
    return f"strike as given{_from(telling, option.card)}"


@says("retainer uses")
def _retainer_uses(telling: Telling, option: Option) -> str:
    return f"{telling.card(option.target)} uses {telling.card(option.card)}"


@says("aim")
def _aim(telling: Telling, option: Option) -> str:
    combat = telling.state.frame(Combat)
    if combat is not None and option.target in combat.fighters:
        return f"strike at {telling.minion(option.target)}"
    return f"strike at {telling.card(option.target)}, a retainer"


@says("seize")
def _seize(telling: Telling, option: Option) -> str:
    top = telling.state.stack[-1]
    does = "steal" if isinstance(top, Seizing) and top.take else "destroy"
    return f"{does} {telling.card(option.card)} of {telling.minion(option.target)}"


@says("use maneuver")
def _use_maneuver(telling: Telling, option: Option) -> str:
    fight = telling.state.frame(Round)
    to = (
        "" if fight is None else (" to long range" if fight.range == "close" else " to close range")
    )
    return f"maneuver{to}{_from(telling, option.card)}"


@says("use press")
def _use_press(telling: Telling, option: Option) -> str:
    combat = telling.state.frame(Combat)
    ends = combat is not None and combat.goes_on
    what = "press to end combat" if ends else "press to continue combat"
    return f"{what}{_from(telling, option.card)}"


@says("use prevention")
def _use_prevention(telling: Telling, option: Option) -> str:
    return f"prevent {option.number} damage{_from(telling, option.card)}"


def _from(telling: Telling, card: int) -> str:
    return "" if card == NOTHING else f", from {telling.card(card)}"


# -- votes --------------------------------------------------------------------------------------


@says("gain vote")
def _gain_vote(telling: Telling, option: Option) -> str:
    votes = plural(option.number, "vote")
    if option.mode == "edge":
        return f"burn the Edge to gain {votes}"
    return f"burn {telling.card(option.card)} to gain {votes}"


@says("vote")
def _vote(telling: Telling, option: Option) -> str:
    votes = f"{plural(option.number, 'vote')} {option.word}"
    if option.mode == "minion":
        if not option.number:
            return f"ballot {option.word}: {telling.card(option.minion)}"
        return f"{votes}: {telling.card(option.minion)}"
    if option.mode == "edge":
        return f"{votes}: burn the Edge"
    if option.mode == "hand":
        return f"{votes}: discard {telling.card(option.card)}"
    if option.card == NOTHING:
        return f"{votes}: of the Edge that you burned"
    return f"{votes}: {telling.card(option.card)}"


# -- the unlock and influence phases ------------------------------------------------------------


@says("transfer")
def _transfer(telling: Telling, option: Option) -> str:
    have, price = _filling(telling.state, option.target)
    return f"1 pool to {telling.card(option.target)} ({have} of {price})"


@says("take back")
def _take_back(telling: Telling, option: Option) -> str:
    have, price = _filling(telling.state, option.target)
    return f"1 pool back from {telling.card(option.target)} ({have} of {price}, 2 transfers)"


@says("move out")
def _move_out(telling: Telling, option: Option) -> str:
    have, price = _filling(telling.state, option.target)
    return (
        f"bring out {telling.card(option.target)}, capacity {price}, with {min(have, price)} blood"
    )


def _filling(state: State, card: int) -> tuple[int, int]:
    return state.cards[card].blood, price_of(state, card)
