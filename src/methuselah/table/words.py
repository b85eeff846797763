"""What an option says: its verb in words, with the names and numbers that it is about.

`say_option(telling, option)` is the label of a button or a line of the list. Each verb of the
engine has one function here, by `@says`; what follows from an option is in `consequences`, and
the question that it answers in `questions`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.engine.traits import is_ally
from methuselah.language.choosing.choices import Deciding
from methuselah.language.speaking import effect_words, number_words, way_gist
from methuselah.rules.action.action import Action
from methuselah.rules.combat.combat import Combat, Round
from methuselah.rules.combat.destroy_and_steal_equipment import Seizing
from methuselah.rules.combat.strikes import strength
from methuselah.rules.playing.costs import cost_of
from methuselah.rules.turn.influence import price_of
from methuselah.table.naming import Telling, level_words
from methuselah.table.questions import passing
from methuselah.table.speech import spoken
from methuselah.table.trades import say_change
from methuselah.wording.book import Spoken, slug

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
    return spoken(telling.state, words[:1].upper() + words[1:], telling.language)


def option_lines(state: State, decision: Decision, language: str = "en") -> tuple[str, ...]:
    """All options of a decision in words; equal ones are told apart by a number."""
    telling = Telling(state, decision.seat, decision, language)
    said = [say_option(telling, option) for option in decision.options]
    seen: dict[str, int] = {}
    told = []
    for words in said:
        seen[words] = seen.get(words, 0) + 1
        alone = said.count(words) == 1
        told.append(words if alone else telling.say("told-apart", words=words, n=seen[words]))
    return tuple(told)


# -- one phrase for a verb ------------------------------------------------------------------------

PLAIN: Final = (
    "done",
    "discard",
    "burn option",
    "take",
    "award",
    "diablerize",
    "slave fights",
    "hunt red list",
    "mark",
    "bid",
    "use promise",
    "gain from the Edge",
    "unlock infernal",
    "obey",
    "burn counters",
    "pay for contest",
    "yield",
    "pay for title",
    "yield title",
    "torpor for title",
    "call hunt",
    "withdraw",
    "ante",
    "merge",
    "draw from the crypt",
    "keep",
    "draw again",
    "draw one more",
    "recover",
    "avenge",
    "retainer uses",
)
"""Verbs that the message of their name says."""


def _say(telling: Telling, option: Option, form: str = "", **more: Any) -> str:
    """The message of an option's verb, or a form of it: `$card`, `$minion` and `$target` by name,
    `$own` and `$foe` as minions with whose they are, each put into words only where it is placed.
    """
    name = f"option-{slug(option.verb)}{form and '-'}{form}"
    about = {
        "n": option.number,
        "word": telling.word(option.word),
        "card": Spoken(lambda: telling.card(option.card)),
        "minion": Spoken(lambda: telling.card(option.minion)),
        "target": Spoken(lambda: telling.card(option.target)),
        "own": Spoken(lambda: telling.minion(option.minion)),
        "foe": Spoken(lambda: telling.minion(option.target)),
        "who": telling.who(option.seat),
    }
    return telling.say(name, **{**about, **more})


@says(*PLAIN)
def _plain(telling: Telling, option: Option) -> str:
    return _say(telling, option)


# -- passing and answering ----------------------------------------------------------------------


@says("pass")
def _pass(telling: Telling, option: Option) -> str:
    return passing(telling)


says("give", "ask for", "strike out", "propose", "agree", "refuse")(say_change)


@says("decline")
def _decline(telling: Telling, option: Option) -> str:
    decision = telling.decision
    if decision is not None and decision.kind == "diablerize":
        return _say(telling, option, "diablerie")
    about = NOTHING if decision is None else decision.about
    form = "" if about == NOTHING else "card"
    return _say(telling, option, form, card=telling.card(about))


@says("do")
def _do(telling: Telling, option: Option) -> str:
    """One of several ways: what it does, in the words of the language."""
    top = telling.state.stack[-1]
    if isinstance(top, Deciding):
        definition = telling.state.definition(top.scope.card)
        return effect_words(top.ways[option.number], definition, telling.language)
    return telling.say("option-way", n=option.number + 1)


@says("answer", "resolve")
def _answer(telling: Telling, option: Option) -> str:
    form = "" if option.minion in (NOTHING, option.card) else "-on"
    card, minion = telling.card(option.card), Spoken(lambda: telling.card(option.minion))
    return telling.say(f"option-answer{form}", card=card, minion=minion)


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
                return f" ({telling.say('cost-x')})"
            cost = cost_of(state, option.card, mode, option.minion, scope)
            amounts = (("blood", cost.blood), ("pool", cost.pool))
            parts = [telling.say(what, n=number) for what, number in amounts if number]
            return f" ({', '.join(parts)})" if parts else ""
    return ""


@says("play")
def _play(telling: Telling, option: Option) -> str:
    form = "" if option.minion == NOTHING else "with"
    return _say(telling, option, form, level=_level(option), price=_price(telling, option))


@says("use")
def _use(telling: Telling, option: Option) -> str:
    form = "" if option.minion in (NOTHING, option.card) else "with"
    return _say(telling, option, form, does=_does(telling, option))


def _does(telling: Telling, option: Option) -> str:
    """What an ability does, in the words of the language: ": +1 stealth"; else its name."""
    definition = telling.state.definition(option.card)
    for way in (*definition.uses, *definition.actions):
        if way.key == option.mode and (does := way_gist(definition, way, telling.language)):
            return f"{telling.say('colon')} {does}"
    return _level(option)


@says("act")
def _act(telling: Telling, option: Option) -> str:
    """An action of the rulebook, or what a minion does with an action card."""
    if option.card != NOTHING:
        card = f"{telling.card(option.card)}{_level(option)}{_price(telling, option)}"
        return _say(telling, option, "with", kind=option.word, card=card)
    target = Spoken(lambda: telling.minion(option.target))
    return _say(telling, option, slug(option.word), target=target)


@says("use action")
def _use_action(telling: Telling, option: Option) -> str:
    minion, does = telling.card(option.minion), _does(telling, option)
    if option.card == option.minion:
        return telling.say("option-own-action", minion=minion, does=does)
    card = f"{telling.card(option.card)}{does}"
    return telling.say("option-act-with", minion=minion, kind=option.word, card=card)


@says("block")
def _block(telling: Telling, option: Option) -> str:
    action = telling.state.frame(Action)
    if action is None:
        return _say(telling, option, "nothing")
    return _say(telling, option, acting=telling.card(action.acting))


# -- choices ------------------------------------------------------------------------------------


@says("choose")
def _choose(telling: Telling, option: Option) -> str:
    if option.target != NOTHING:
        return _described(telling, option.target)
    if option.seat != NOBODY:
        pool = telling.state.seats[option.seat].pool
        return _say(telling, option, "seat", n=pool)
    if option.word:
        return telling.word(option.word)
    if telling.decision is not None and telling.decision.kind == "X":
        return _say(telling, option, "x")
    return _numbered(telling, option)


def _numbered(telling: Telling, option: Option) -> str:
    """A number to choose: what is done so often; the bare number where no effect says it."""
    decision = telling.decision
    if decision is None or decision.about == NOTHING:
        return str(option.number)
    definition = telling.state.definition(decision.about)
    words = number_words(definition, decision.kind, option.number, telling.language)
    return words or str(option.number)


def _described(telling: Telling, card: int) -> str:
    """A card to choose, with what tells it from others."""
    state = telling.state
    name = telling.minion(card) if card in state.cards else telling.card(card)
    record = state.cards.get(card)
    if record is None:
        return name
    facts = []
    if record.region in ("ready", "torpor", "uncontrolled"):
        facts.append(telling.say("life" if is_ally(state, card) else "blood", n=record.blood))
    if record.region == "torpor":
        facts.append(telling.say("in-torpor"))
    if record.region == "uncontrolled":
        facts.append(telling.say("uncontrolled"))
    if record.locked:
        facts.append(telling.say("locked"))
    if record.parent != NOTHING:
        facts.append(telling.say("on-card", card=telling.card(record.parent)))
    return telling.say("described", name=name, facts=", ".join(facts)) if facts else name


@says("allocate")
def _allocate(telling: Telling, option: Option) -> str:
    return _say(telling, option, who=telling.seat(option.seat))


@says("fetch")
def _fetch(telling: Telling, option: Option) -> str:
    name = telling.state.setting.definitions[option.number].name
    return _say(telling, option, name=name, pile=telling.word(option.word))


# -- combat -------------------------------------------------------------------------------------


@says("hand strike")
def _hand_strike(telling: Telling, option: Option) -> str:
    fight = telling.state.frame(Round)
    if fight is not None and fight.range == "long":
        return _say(telling, option, "far")
    return _say(telling, option, n=strength(telling.state, option.minion))


@says("aim")
def _aim(telling: Telling, option: Option) -> str:
    combat = telling.state.frame(Combat)
    fights = combat is not None and option.target in combat.fighters
    return _say(telling, option, "" if fights else "retainer")


@says("seize")
def _seize(telling: Telling, option: Option) -> str:
    top = telling.state.stack[-1]
    return _say(telling, option, "take" if isinstance(top, Seizing) and top.take else "destroy")


@says("use maneuver")
def _use_maneuver(telling: Telling, option: Option) -> str:
    fight = telling.state.frame(Round)
    to = "none" if fight is None else "long" if fight.range == "close" else "close"
    return _say(telling, option, to=to, **_from(telling, option))


@says("use press")
def _use_press(telling: Telling, option: Option) -> str:
    combat = telling.state.frame(Combat)
    ends = combat is not None and combat.goes_on
    return _say(telling, option, "end" if ends else "continue", **_from(telling, option))


@says("given strike", "use prevention")
def _with_its_source(telling: Telling, option: Option) -> str:
    return _say(telling, option, **_from(telling, option))


def _from(telling: Telling, option: Option) -> dict[str, str]:
    """The card that grants it, as the argument `$from`."""
    if option.card == NOTHING:
        return {"from": ""}
    return {"from": telling.say("from-card", card=telling.card(option.card))}


# -- votes --------------------------------------------------------------------------------------


@says("gain vote")
def _gain_vote(telling: Telling, option: Option) -> str:
    return _say(telling, option, "edge" if option.mode == "edge" else "")


@says("vote")
def _vote(telling: Telling, option: Option) -> str:
    if option.mode == "minion":
        return _say(telling, option, "minion" if option.number else "ballot")
    if option.mode in ("edge", "hand"):
        return _say(telling, option, option.mode)
    return _say(telling, option, "burned" if option.card == NOTHING else "")


# -- the influence phase ------------------------------------------------------------------------


@says("transfer", "take back", "move out")
def _influence(telling: Telling, option: Option) -> str:
    have, price = telling.state.cards[option.target].blood, price_of(telling.state, option.target)
    if option.verb == "move out":
        have = min(have, price)
    return _say(telling, option, have=have, price=price)
