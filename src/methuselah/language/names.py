"""The names that definitions write in quotes: what can be changed, what can happen, and when.

A name that nobody reads would be a change that never comes about, and an event that never
happens would be an ability that never answers. So each list is a type: mypy refuses a name that
is none of them, an editor completes it, and what is read at run time is taken from the type. The
words refuse others as the definition is read, too, for whoever has no mypy. What each name means
stands in `language/meanings.py`; laws hold both against the rules.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from typing import Final, Literal, TypeAlias, get_args

from methuselah.language.amount_names import AmountKind

__all__ = [
    "ACTIONS", "AMOUNTS", "CHANGES", "EVENTS", "FACTS", "GRANTS", "LIMITS", "MOMENTS",
    "OF_A_DISCIPLINE", "OF_METHUSELAHS", "REPLACED", "SPANS", "USERS", "WINDOWS", "ActionKind",
    "AmountKind", "DisciplineEvent", "Duration", "Event", "Fact", "Gift", "Limit", "Moment",
    "Press", "Replacement", "RowKind", "SeatEvent", "Unsaid", "User", "Window", "known",
    "nearest",
]  # fmt: skip


def _listed(names: object) -> Mapping[str, None]:
    """The names of a type, in their order."""
    return dict.fromkeys(get_args(names))


AMOUNTS: Final = _listed(AmountKind)

RowKind: TypeAlias = Literal[
    AmountKind,
    "abstains",
    "acts in any minion phase",
    "acts at once",
    "aggravates damage to",
    "aims no action at it",
    "aggravated damage from",
    "aggravated next strike",
    "aggravated strikes",
    "awake",
    "black hand",
    "blocks as an ally",
    "blocks as if unlocked",
    "bleed replaced",
    "becomes anarch free",
    "blood cursed",
    "burns the Edge",
    "burns when",
    "cannot act",
    "cannot attack",
    "cannot be contested",
    "cannot be diablerized",
    "cannot bleed",
    "cannot be played",
    "cannot block",
    "cannot cast",
    "cannot act to leave torpor",
    "cannot burn blood",
    "cannot diablerize",
    "cannot direct actions",
    "cannot employ",
    "cannot enter combat",
    "cannot gain strikes",
    "cannot have",
    "cannot have titles",
    "cannot hunt",
    "cannot hunt as normal",
    "cannot leave torpor",
    "cannot maneuver",
    "cannot play",
    "cannot political",
    "cannot press",
    "cannot react",
    "cannot recruit",
    "cannot rescue",
    "cannot strike",
    "cannot unlock",
    "cannot use equipment",
    "cannot use weapons",
    "circle",
    "clan",
    "counter instead of unlocking",
    "burned instead of unlocking",
    "damages vampires aggravated",
    "discipline",
    "does not lock to block",
    "does not unlock",
    "each combat",
    "draws from it",
    "draws from prey",
    "first strike",
    "flight",
    "forced vote",
    "gains no blood",
    "given strike",
    "half blood cost",
    "halves strikes",
    "hurts thieves",
    "immune",
    "immune to frenzy",
    "infernal",
    "inflicts no damage in combat",
    "instead of replacing",
    "keyword",
    "late cards",
    "late combat cards",
    "late discipline cards",
    "late reactions",
    "leaves the game",
    "lends together",
    "locks as it votes",
    "loses abilities",
    "leaves the game when",
    "takes fallen allies",
    "title of the eldest",
    "learns superior",
    "may block anything",
    "may stay locked",
    "may draw again",
    "may draw one more",
    "must act",
    "must yield title",
    "no action at it",
    "no action at it requiring",
    "no card at it requiring",
    "no action at it without",
    "no blood hunt",
    "no blood hunt after",
    "no cost",
    "no first conviction",
    "no other equipment",
    "no own blood cost",
    "no strike",
    "no transfers",
    "no weapon damage",
    "only first damage",
    "not for the diablerist",
    "only acts",
    "only hand strikes",
    "only one",
    "open hand",
    "sees hands",
    "passes automatically",
    "plays as if",
    "plays action cards as if",
    "plays minion cards as if",
    "recruits as if",
    "plays as if once",
    "plays void",
    "presses to continue",
    "prevents strikes",
    "range each round",
    "reacts as if unlocked",
    "red list",
    "replaced as it locks",
    "replaces later",
    "returns damage",
    "scarce",
    "sect",
    "seraph",
    "shuns",
    "skip phase",
    "passes play to the right",
    "skip turn",
    "slave",
    "spares allies",
    "strikes as in later rounds",
    "sterile",
    "title",
    "torpor instead of hunting",
    "treats aggravated as normal",
    "type",
    "unaffected by reactions",
    "unblockable",
    "undodgeable strikes",
    "unusable",
    "uses weapons",
    "votes with",
    "vulnerable",
    "wounded",
    "yields title at once",
    "may have",
    "discards replaced later",
    "gains no pool",
    "sect is no more",
    "considered chosen",
    "passes to the diablerist",
    "plays from it",
    "no blood curse",
]
"""The kinds of change of `static` and `add`: what is changed."""
CHANGES: Final = _listed(RowKind)

SeatEvent: TypeAlias = Literal[
    "action over",
    "tallied",
    "burned pool",
    "paid infernal",
    "discard action",
    "discard phase",
    "discard phase passed",
    "end of influence phase",
    "end of minion phase",
    "end of unlock phase",
    "gained pool",
    "influence phase",
    "lost the Edge",
    "master phase",
    "minion phase",
    "ousted",
    "played master",
    "prey ousted",
    "skipped turn",
    "took the Edge",
    "turn begins",
    "turn ends",
    "unlock phase",
    "withdrew",
]
"""The events that are about a Methuselah: `who` says which, and `SUBJECT_SEAT` is she."""
OF_METHUSELAHS: Final = _listed(SeatEvent)

# fmt: off
DisciplineEvent: TypeAlias = Literal[
    "played abo", "played ani", "played aus", "played cel", "played chi", "played dai",
    "played def", "played dem", "played dom", "played for", "played inn", "played jud",
    "played mal", "played mar", "played mel", "played myt", "played nec", "played obe",
    "played obf", "played obl", "played obt", "played pot", "played pre", "played pro",
    "played qui", "played red", "played san", "played ser", "played spi", "played str",
    "played tem", "played tha", "played thn", "played val", "played ven", "played vic",
    "played vis", "played viz",
]
# fmt: on
"""A minion has played a card that requires this Discipline, or this virtue."""
OF_A_DISCIPLINE: Final = _listed(DisciplineEvent)

Event: TypeAlias = Literal[
    SeatEvent,
    DisciplineEvent,
    "about to bleed",
    "announces",
    "awarded",
    "blocks",
    "blood hunt",
    "burned",
    "burned minion",
    "sent to torpor",
    "changed bearer",
    "came out",
    "cancelled",
    "changed control",
    "changed sect",
    "combat over",
    "counters",
    "damaged",
    "discarded",
    "diablerie",
    "emptied",
    "employed",
    "end of round",
    "entered play",
    "evades",
    "enters combat",
    "equipped",
    "faces damage",
    "attempts to block",
    "fails to block",
    "gained title",
    "inflicts",
    "is blocked",
    "left play",
    "left ready region",
    "left torpor",
    "locked",
    "lost title",
    "normal strikes",
    "played",
    "plays",
    "press step",
    "pressed to continue",
    "recruited",
    "referendum cancelled",
    "referendum failed",
    "referendum passed",
    "successful bleed",
    "torpor",
    "vampire burned",
    "votes tallied",
    "unlocked",
    "transferred",
    "won contest",
]
"""The events of `trigger`: what has happened, or begins."""
EVENTS: Final = _listed(Event)

Window: TypeAlias = Literal[
    "unlock",
    "master",
    "minion",
    "influence",
    "discard",
    "as_played",
    "announced",
    "action",
    "attempt",
    "would_block",
    "blocked",
    "declined",
    "would_succeed",
    "after_resolution",
    "before_referendum",
    "before_votes",
    "polling",
    "before_combat",
    "before_range",
    "range",
    "before_strikes",
    "strike",
    "as_strike_chosen",
    "strike_declared",
    "strikes_chosen",
    "prevent",
    "damaged",
    "torpor",
    "strike_resolved",
    "additional",
    "press",
    "end_of_round",
    "combat_would_end",
    "combat_about_to_end",
    "after_combat",
    "diablerie",
    "has_burned",
    "before_hunt",
    "hunt_passed",
    "oust",
    "paying",
]
"""The windows of `at`: when a card or an ability may be used."""
WINDOWS: Final = _listed(Window)

User: TypeAlias = Literal[
    "acting",
    "actor",
    "any",
    "bearer",
    "acting bearer",
    "combatant bearer",
    "locked bearer",
    "reacting bearer",
    "bystander",
    "combatant",
    "controller",
    "doomed",
    "even locked",
    "helper",
    "locked",
    "locked actor",
    "even locked actor",
    "actor in torpor",
    "even locked actor in torpor",
    "methuselah",
    "reacting",
    "reacting without action",
    "to an imbued",
]
"""The users of `by`: who plays a card or uses an ability."""
USERS: Final = _listed(User)

# fmt: off
Limit: TypeAlias = Literal[
    "turn", "phase", "action", "combat", "round", "strike", "referendum", "unlock", "game",
    "your game",
]
# fmt: on
"""The limits of `once`."""
LIMITS: Final = _listed(Limit)

# fmt: off
Duration: TypeAlias = Literal[
    "action", "combat", "round", "referendum", "turn", "unlock", "discard", "game",
]
# fmt: on
"""The durations of `until`."""
SPANS: Final = _listed(Duration)

# fmt: off
Replacement: TypeAlias = Literal[
    "round", "combat", "referendum", "action", "turn", "unlock", "master", "influence", "discard",
    "in play", "ousted", "prey ousted", "diablerie", "hunt", "titled torpor", "left torpor",
    "liaison", "research",
]
# fmt: on
"""What `replace` waits for: "do not replace until ..."."""
REPLACED: Final = _listed(Replacement)

# fmt: off
Moment: TypeAlias = Literal[
    "blocked", "resolution", "successful bleed", "after resolution", "end",
]
# fmt: on
"""The moments of `at_moment`: when in the action in progress."""
MOMENTS: Final = _listed(Moment)

# fmt: off
ActionKind: TypeAlias = Literal[
    "bleed", "hunt", "political", "equip", "employ", "recruit", "power", "leave torpor", "rescue",
    "diablerie", "become anarch", "burn imbued", "red list", "card",
]
# fmt: on
"""The kinds of action: of `is_action`, of the change "action cost"."""
ACTIONS: Final = _listed(ActionKind)

# fmt: off
Fact: TypeAlias = Literal[
    "directed at you", "directed", "undirected", "bleeds you", "blocked", "blocked by this",
    "successful", "brought something", "of the rulebook", "with an action card", "passed",
    "puts a vampire in play",
]
# fmt: on
"""What `is_action(trait=...)` says of the action in progress, and `verdict(...)` as it ends."""
FACTS: Final = _listed(Fact)

# fmt: off
Gift: TypeAlias = Literal[
    "maneuver", "maneuver close", "maneuver long", "maneuver or press", "press", "press continue",
    "press end", "must continue", "prevention", "cannot use equipment",
    "damages vampires aggravated",
]
# fmt: on
"""What `if_blocked`, `if_it_blocks`, `grants` and `enters_combat` give for a combat or a round."""
GRANTS: Final = _listed(Gift)

Press: TypeAlias = Literal["press", "press continue", "press end", "must continue", "must end"]
"""What a press may be used for: either, only to continue combat, only to end it; or must be."""

Unsaid: TypeAlias = Literal[""]
"""Where a name may be left out."""


def nearest(name: str, names: Iterable[str]) -> str:
    """The name that is most like this one, "" if none is."""
    return next(iter(get_close_matches(name, sorted(names), 1)), "")


def known(
    name: str, names: Collection[str], what: str, remedy: str = "Add it to language/names.py."
) -> str:
    """The name, if it is one of these. Raises ValueError that names the nearest one if not."""
    if name in names:
        return name
    near = nearest(name, names)
    said = f'Did you mean "{near}"?' if near else remedy
    raise ValueError(f'"{name}" is no {what} that the rules know. {said}')
