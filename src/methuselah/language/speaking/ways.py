"""Whole sentences: each way to play or use a card, each standing change, each answer to an event.

Sentences are short and stand alone, as on the cards: what kind of action, when and by whom only,
what is paid, what happens, how often.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.definitions import (
    Condition,
    Definition,
    Effect,
    Mode,
    Node,
    Static,
    Strike,
    Trigger,
)
from methuselah.language.actions.course import ActionCost, LifeCost, PoolCost
from methuselah.language.changing.effects import Put
from methuselah.language.choosing.choices import Aim, Choose, ChooseSeat
from methuselah.language.minions.imbued import Convictions, SpendThis
from methuselah.language.names import OF_A_DISCIPLINE
from methuselah.language.reading.amounts import OnlyIf
from methuselah.language.reading.conditions import YOUR_TURN, ActionIs, Bleeding, Fits, Unless
from methuselah.language.reading.qualities import yours
from methuselah.language.reading.seats import EACH, OTHERS, Seats
from methuselah.language.reading.which import THIS, THIS_CARD, Those
from methuselah.language.speaking.forms import is_its_own
from methuselah.language.speaking.limits import limit_words, limited_at
from methuselah.language.speaking.nouns import paid_by_user
from methuselah.language.speaking.parts import variants
from methuselah.language.speaking.speaker import Speaker
from methuselah.language.turn.phases import YOUR_DISCARD_PHASE
from methuselah.language.ways import ANYTIME, DURING_ACTION, WAKES
from methuselah.rules.imbued.convictions import TakesConviction
from methuselah.wording.book import Book, slug

__all__ = [
    "STAYS",
    "Teller",
    "answer",
    "is_directed",
    "is_implied",
    "level",
    "say_answer",
    "say_standing",
    "say_way",
    "self_of",
    "speaker_of",
    "standing",
    "strike_clause",
    "way",
]

ACTIONS: Final = ("action", "act", "political action", "equipment", "retainer", "ally", "power")
COSTS: Final = (ActionCost, LifeCost, PoolCost, Convictions, SpendThis)
"""What belongs to the action, as its stealth does."""
DIRECTED: Final = "Ⓓ "
STAYS: Final = ("equipment", "retainer", "ally", "power", "conviction")
UNSAID: Final = (
    DURING_ACTION,
    ("action", "attempt"),
    ("attempt",),
    ("action",),
    WAKES,
    ("range",),
    ("strike",),
    ("range", "strike"),
    ("prevent",),
    ("press",),
    ("additional",),
)
"""Windows that the type of the card, or what it gives, says by itself."""
OVER: Final = ("blocked", "successful", "passed", "brought something")
"""Traits of an action that is over."""
ON_OTHERS: Final = ("attached", "bearer", "employer")
"""What "this minion" is of a card that is no minion itself."""
OF_THE_CARD: Final = ("burned", "counters", "employed", "equipped", "left play")
"""Events that are about such a card itself."""
PHASES: Final = ("unlock", "master", "minion", "influence", "discard")
COMBAT: Final = tuple(
    "before_range before_strikes strikes_chosen strike_resolved end_of_round".split()
)
"""The windows that are together "during combat"."""
NOT_YOURS: Final = Unless(YOUR_TURN)
PLAYED: Final = frozenset(
    (
        "being-played",
        "played-by",
        "played-on-those",
        "fact-master-card-of-another",
        "table-minion-card-played",
    )
)
"""Conditions that say that a card is played."""
OWN_WINDOW: Final = {"master": ("master",), "action": ("minion",), "act": ("minion",)}


def speaker_of(
    book: Book, definition: Definition, part: Mode | Static | Trigger, *, brief: int = 0
) -> Speaker:
    """Who says this part of a definition, and knows what "this minion" is in it."""
    own = self_of(definition, part)
    teller = Teller(book, part, brief=brief, this=own, name=definition.face.printed_name)
    teller.context["at"] = limited_at(definition, part)
    return teller


def self_of(definition: Definition, part: Mode | Static | Trigger) -> str:
    """What "this minion" is: of a card from the hand whoever plays it, in play its bearer."""
    face = definition.face
    if {"imbued", "conviction", "power"} & {*face.types}:
        return "imbued"
    if face.crypt:
        return "vampire"
    if isinstance(part, Mode) and part.play not in ("use", "act"):
        return "vampire" if part.disciplines or face.clans else "minion"
    if isinstance(part, Mode) and part.play == "act" and part.by != "bearer":
        return "minion"
    if "ally" in face.types:
        return "ally"
    if "retainer" in face.types:
        return "employer"
    return "bearer" if "equipment" in face.types else "attached"


class Teller(Speaker):
    """A speaker who can say whole abilities: those of what a card becomes."""

    def ability(self, this: str, ability: Node) -> str:
        """What changes for the minion itself as a clause, else a sentence without full stop."""
        inner = Teller(self.book, ability, this=this, name=self.context["name"])
        if isinstance(ability, Mode):
            said = say_way(inner, ability)
        elif isinstance(ability, Trigger):
            said = say_answer(inner, ability)
        elif is_its_own(ability):
            said = str(inner.arguments(ability)["change"].words()) + inner.where()
        else:
            assert isinstance(ability, Static)
            said = say_standing(inner, ability)
        return said.removesuffix(".")


# -- ways ---------------------------------------------------------------------------------------


def way(book: Book, definition: Definition, mode: Mode) -> str:
    """A way to play or use a card, as sentences."""
    return say_way(speaker_of(book, definition, mode), mode)


def say_way(speaker: Speaker, mode: Mode) -> str:
    """The same, by a speaker who knows what "this minion" is."""
    said = [
        _out_of_turn(speaker, mode),
        _head(speaker, mode),
        _only(speaker, mode),
        _even(speaker, mode),
    ]
    if mode.play == "act":
        said = [_act(speaker, mode, _deeds(speaker, mode))]
    elif mode.play == "use":
        said = [_use(speaker, mode)]
    else:
        said += _paid(speaker, mode, _deeds(speaker, mode))
    said.append(_passes(speaker, mode))
    said += [_cost_x(speaker, mode), limit_words(speaker, mode), _replaced(speaker, mode)]
    sentences = [_capital(words) for words in said if words]
    return " ".join(sentences)


def _capital(words: str) -> str:
    """A sentence with its full stop."""
    mark = DIRECTED if words.startswith(DIRECTED) else ""
    bare = words.removeprefix(DIRECTED)
    start = mark + bare[:1].upper() + bare[1:]
    return start if start.endswith((".", ":")) else start + "."


def level(mode: Mode) -> str:
    """ "[DOM]", as cards mark it; "" without a Discipline."""
    return "".join(f"[{code}]" for code in mode.disciplines)


def is_directed(mode: Mode) -> bool:
    """Whether what is chosen or aimed at as it is announced makes an action directed."""
    if mode.play not in ACTIONS or mode.kind == "political":
        return False
    if mode.directed or mode.kind == "bleed":
        return True
    for node in mode.announce.effects:
        if isinstance(node, Aim | Choose) and node.name == "target":
            if isinstance(node, Choose) and not node.aimed:
                continue
            tests = node.which.tests if isinstance(node.which, Those) else ()
            if yours not in tests:
                return True
        elif isinstance(node, ChooseSeat) and node.name == "aimed":
            return True
    return False


def _head(speaker: Speaker, mode: Mode) -> str:
    """ "+1 stealth action", "bleed with +2 bleed"."""
    if mode.play not in ACTIONS:
        return ""
    if mode.play in STAYS and mode.stealth == 1:  # R0: equipping, employing, recruiting
        return ""
    return _action(speaker, mode)


def _action(speaker: Speaker, mode: Mode) -> str:
    """What kind of action it is."""
    said = speaker.message(
        f"action-{slug(mode.kind)}" + ("-taken" if mode.play == "act" else ""),
        stealth=mode.stealth,
        more=mode.bleed,
        directed="yes" if is_directed(mode) else "no",
    )
    for part in mode.announce.effects:
        if isinstance(part, COSTS):
            said = speaker.message("action-costs", action=said, cost=speaker.plain(part))
    return said


def _only(speaker: Speaker, mode: Mode) -> str:
    """ "Only usable during a bleed action by a titled vampire"."""
    words = speaker.predicates(_telling(mode), _windows(speaker, mode))
    said = speaker.listed([*words, _by(speaker, mode)], "and")
    return speaker.message("only-usable", when=said) if said else ""


def _telling(mode: Mode) -> list[Condition]:
    """The conditions but those that another one contains: a bleed at you is a bleed."""
    bleeds = any(
        isinstance(one, Bleeding) or (isinstance(one, ActionIs) and one.trait == "bleeds you")
        for one in mode.only
    )
    at_you = any(isinstance(one, ActionIs) and one.trait for one in mode.only)
    return [
        one
        for one in mode.only
        if not (one == ActionIs(("bleed",)) and (bleeds or at_you))
        and not (one in (YOUR_TURN, NOT_YOURS) and _in_phases(mode))
    ]


def _in_phases(mode: Mode) -> bool:
    """Whether its window is a phase, so that the phrase of the window says whose turn it is."""
    return mode.play == "use" and set(_together(mode.windows)) <= set(PHASES)


def _whose_turn(mode: Mode) -> str:
    """In whose turn an ability can be used in a phase: yours, another's, any."""
    if NOT_YOURS in mode.only:
        return "other"
    return "" if {YOUR_TURN, YOUR_DISCARD_PHASE} & {*mode.only} else "any"


def _by(speaker: Speaker, mode: Mode) -> str:
    who = "" if mode.who is None else speaker.which(mode.who, "a")
    by = f"by-{slug(mode.by)}"
    if who:
        form = "who" if "who" in speaker.book.forms(by) else ""
        return speaker.message(by, form, who=who) if form else speaker.message("by-who", who=who)
    return "" if mode.play in ("use", "act") else speaker.message(by)


def _out_of_turn(speaker: Speaker, mode: Mode) -> str:
    if not mode.out_of_turn:
        return ""
    return speaker.message("out-of-turn", "own" if mode.own_turn else "")


def _even(speaker: Speaker, mode: Mode) -> str:
    """Who may use it beyond what its type allows."""
    if mode.by == "reacting without action":
        return speaker.message("usable-without-action")
    return speaker.message("usable-locked") if mode.by.startswith("even locked") else ""


def _windows(speaker: Speaker, mode: Mode) -> str:
    """When it can be used, where its type does not say it."""
    if mode.windows in UNSAID or set(mode.windows) >= set(ANYTIME[:4]):
        return ""
    if mode.windows == ("after_resolution",) and any(map(_is_over, mode.only)):
        return ""
    if mode.windows == ("as_played",) and any(map(_is_played, mode.only)):
        return ""
    if mode.windows == OWN_WINDOW.get("action" if mode.play in ACTIONS else mode.play):
        return ""
    form = _whose_turn(mode) if _in_phases(mode) else ""
    windows = _together(mode.windows)
    whole = speaker.message("at-" + "-".join(slug(window) for window in windows), form)
    if whole:
        return whole
    parts = (speaker.message(f"at-{slug(window)}", form) for window in windows)
    return speaker.listed(parts, "or")


def _together(windows: tuple[str, ...]) -> tuple[str, ...]:
    """The minion phase without all that it is made of; combat beside another window."""
    if windows[:1] == ("minion",) and "announced" in windows:
        return ("minion",)
    if set(COMBAT) < set(windows):
        return ("combat", *(window for window in windows if window not in COMBAT))
    return windows


def _is_over(condition: Condition) -> bool:
    """Whether a condition says by itself that the action is over: "after a successful action"."""
    return isinstance(condition, ActionIs) and condition.trait in OVER


def _is_played(condition: Condition) -> bool:
    """Whether a condition says by itself that a card is played."""
    return bool(PLAYED & set(variants(condition)))


def _deeds(speaker: Speaker, mode: Mode, *, explained: bool = True) -> list[str]:
    """What happens, one clause for each effect; the strike, maneuver or press first.

    explained: each clause says at its end what its letters mean.
    """
    deeds = [strike_clause(speaker, mode)]
    for effect in (*mode.announce.effects, *mode.terms.effects, *mode.effect.effects):
        if not is_implied(mode, effect):
            deeds.append(speaker.say(effect) + (speaker.where() if explained else ""))
    return [deed for deed in deeds if deed]


def is_implied(mode: Mode, effect: Effect) -> bool:
    """Equipment, a retainer or an ally does not say that it is put into play."""
    if isinstance(effect, TakesConviction):
        return True
    return isinstance(effect, COSTS) or (isinstance(effect, Put) and mode.play in STAYS)


def strike_clause(speaker: Speaker, mode: Mode) -> str:
    if mode.strike is not None and not (mode.maneuver and mode.play == "use"):
        return _strike_words(speaker, mode.strike, maneuver=mode.maneuver)
    if mode.maneuver:
        return speaker.message("maneuver", play=slug(mode.play))
    if mode.press:
        return speaker.message(f"press-{slug(mode.press)}", play=slug(mode.play))
    return ""


def _strike_words(speaker: Speaker, strike: Strike, *, maneuver: bool) -> str:
    words = speaker.say(strike) + speaker.where()
    form = "brief" if speaker.brief else ""
    return speaker.message("strike-with-maneuver" if maneuver else "strike", form, strike=words)


def _paid(speaker: Speaker, mode: Mode, deeds: list[str]) -> list[str]:
    """The effects, after what they cost."""
    cost = speaker.block(mode.cost)
    if not cost:
        return deeds
    return [speaker.message("paid", cost=cost, deed=speaker.listed(deeds, "and"))]


def _act(speaker: Speaker, mode: Mode, deeds: list[str]) -> str:
    """An action that a card in play allows."""
    who = speaker.which(mode.who, "a") if mode.who is not None else ""
    needed = _telling(mode)
    if mode.by == "bearer" and mode.who is not None:
        who, needed = "", [Fits(THIS, mode.who), *needed]
    only = speaker.listed(speaker.predicates(needed), "and")
    deed = speaker.listed([speaker.block(mode.cost), *deeds], "and")
    by = f"act-by-{mode.by}" if mode.by in ("bearer", "controller") else "act-by-any"
    words = speaker.message("act-by", who=who) if who else speaker.message(by)
    said = speaker.message("act", who=words, action=_action(speaker, mode))
    if only:
        said = speaker.message("act-only", act=said, only=only)
    return speaker.message("act-deed", act=said, deed=deed) if deed else said


def _use(speaker: Speaker, mode: Mode) -> str:
    """An ability of a card in play: when, who may, what it costs, what it does."""
    when = speaker.listed(speaker.predicates(_telling(mode), _windows(speaker, mode)), "comma")
    who = speaker.which(mode.who, "a") if mode.who is not None else ""
    spent = (speaker.plain(part) for part in mode.announce.effects if isinstance(part, Convictions))
    spending = [speaker.message("spending", cost=cost) for cost in spent]
    cost = speaker.listed(
        [words for words in (paid_by_user(speaker, mode), *spending) if words], "and"
    )
    deed = speaker.within(
        lambda: speaker.listed(_deeds(speaker, mode, explained=False), "and"),
        mood="told" if cost else "can",
    )
    deed += speaker.where()
    if cost:
        deed = speaker.message("paid", cost=cost, deed=deed)
    fights = mode.by == "combatant" and mode.strike is not None
    by_you = not who and not fights and not mode.by.endswith("bearer")
    by = "combatant" if fights else "you" if by_you else "bearer"
    subject = who or speaker.message(f"use-by-{by}")
    own = {"who-is": "you" if by_you else "other"}
    said = speaker.message("use", who=subject, deed=deed, **own)
    return speaker.message("use-when", when=when, use=said) if when else said


def _passes(speaker: Speaker, mode: Mode) -> str:
    if not mode.passes:
        return ""
    return speaker.message("passes", effects=speaker.block(mode.passes) + speaker.where())


def _cost_x(speaker: Speaker, mode: Mode) -> str:
    if isinstance(mode.fewer, OnlyIf):
        return speaker.message("cost-fewer", **speaker.arguments(mode.fewer))
    fewer = "" if mode.fewer is None else speaker.in_words(mode.fewer)
    return fewer or (speaker.message("cost-x", amount=speaker.in_words(mode.x)) if mode.x else "")


def _replaced(speaker: Speaker, mode: Mode) -> str:
    return speaker.message(f"replace-{slug(mode.replace)}") if mode.replace else ""


# -- what a card in play changes and answers ----------------------------------------------------


def standing(book: Book, definition: Definition, static: Static) -> str:
    """A standing change as a sentence."""
    speaker = speaker_of(book, definition, static)
    return say_standing(speaker, static, own=definition.face.crypt)


def say_standing(speaker: Speaker, static: Static, *, own: bool = False) -> str:
    """The same; own: what changes for the card itself is said without it; costs, of the cards."""
    args = speaker.arguments(static)
    told = own if static.who is None else static.kind == "cards cost"
    alone = told and args["change-alone-is"] == "yes"
    you = "them" if static.who in (EACH, OTHERS) else "you"
    said = speaker.within(args["change-alone" if alone else "change"].words, you=you)
    if not alone:
        said = speaker.message("standing", who=_whom(speaker, static), change=said)
    if static.when is not None:
        said = speaker.message("standing-while", standing=said, when=speaker.say(static.when))
    return _capital(said + speaker.where())


def _whom(speaker: Speaker, static: Static) -> str:
    return speaker.message("self") if static.who is None else speaker.which(static.who)


def answer(book: Book, definition: Definition, trigger: Trigger) -> str:
    """An answer to an event as a sentence."""
    return say_answer(speaker_of(book, definition, trigger), trigger)


def say_answer(speaker: Speaker, trigger: Trigger) -> str:
    """The same, by a speaker who knows what "this minion" is."""
    speaker.counted = trigger.counting
    code = trigger.event.removeprefix("played ")
    event = speaker.message(
        event_message(speaker.book, trigger.event),
        **{"word": code, "word-is": code, "who-is": _in_whose_phase(trigger)},
        who=_subject(speaker, trigger),
        whose=speaker.whose(trigger.who) if isinstance(trigger.who, Seats) else "",
    )
    mood = "can" if trigger.optional else "told"
    effect = speaker.within(lambda: speaker.block(trigger.effect), mood=mood)
    if trigger.optional and effect:
        effect = speaker.message("you-can", effect=effect)
    if trigger.when is not None:
        event = speaker.message("event-when", event=event, when=speaker.say(trigger.when))
    if not effect:
        return ""
    said = speaker.message("answer", event=event, effect=effect) + speaker.where()
    once = speaker.message(f"once-{slug(trigger.once)}", play="trigger") if trigger.once else ""
    return " ".join(_capital(words) for words in (said, once) if words)


def event_message(book: Book, event: str) -> str:
    """The name of the message that says an event; "played aus" has that of all Disciplines."""
    name = f"event-{slug(event)}"
    return "event-played-a-discipline" if event in OF_A_DISCIPLINE else name


def _in_whose_phase(trigger: Trigger) -> str:
    """Whose phase or act it is, in a word: "you", "prey"; "none" if it is about a card."""
    return slug(trigger.who.name) if isinstance(trigger.who, Seats) else "none"


def _subject(speaker: Speaker, trigger: Trigger) -> str:
    if (
        trigger.who is None
        and trigger.event in OF_THE_CARD
        and speaker.context["this"] in ON_OTHERS
    ):
        return speaker.which(THIS_CARD, "a")
    if trigger.who is None:
        return speaker.message("self")
    return speaker.which(trigger.who, "a")
