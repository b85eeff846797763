"""A definition held against its printed text (design, laws of the cards 2 and 4).

The audit does not understand a text; it finds what a text has and the definition lacks: levels,
"(limited)", "Do not replace", "Only usable", "only one each turn", the directed mark, stealth,
costs of actions, Disciplines, phases, numbers, and what the definition has and the text lacks: the
audits of `auditing`, by topic. What no definition can mean whatever its text says is looked for as
well (`soundness`). A finding is an error in the definition, a way of writing that the audit has to
learn, or explained in `auditing/explained.json`; there is no other in what is landed.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator
from typing import Final

from methuselah.engine.definitions import Definition, Mode
from methuselah.lab.auditing.explained import is_explained
from methuselah.lab.auditing.leaving import unanswered
from methuselah.lab.auditing.numbers import misquoted, mistaken, unprinted, unquoted
from methuselah.lab.auditing.small_words import miscounted
from methuselah.lab.auditing.soundness import SOUND
from methuselah.lab.auditing.spelling import misspelt
from methuselah.lab.auditing.switches import unnamed, unshown
from methuselah.lab.auditing.traces import by_kind
from methuselah.lab.auditing.warrants import unwarranted
from methuselah.lab.auditing.ways import endless, unplayable
from methuselah.lab.auditing.whose import for_everybody, unready
from methuselah.lab.writing.phrasebook import unsaid_in
from methuselah.language.changing.singles import limits_of
from methuselah.language.choosing.choices import Aim, Choose, ChooseSeat
from methuselah.language.reading.seats import Seats
from methuselah.language.speaking import parts_of
from methuselah.pool import Face
from methuselah.pool.faces import sentences
from methuselah.pool.keywords import keywords
from methuselah.rules.playing.requirement_words import read_requirement

__all__ = ["CHECKS", "Finding", "audit"]


@dataclasses.dataclass(frozen=True, slots=True)
class Finding:
    """Something that a text has and its definition lacks, or says otherwise than others."""

    card: str
    check: str
    words: str

    def __str__(self) -> str:
        return f"{self.card}: {self.words}"


def audit(definition: Definition) -> list[Finding]:
    """All that the checks find, in their order, but for what is explained; [] if nothing."""
    name = definition.name
    return [
        Finding(name, check, words)
        for check, find in (*CHECKS.items(), *SOUND.items())
        for words in find(definition)
        if not is_explained(name, check, words)
    ]


LEVELS: Final = re.compile(r"^((?:\[[A-Za-z]{3}\])+)(?: or ((?:\[[A-Za-z]{3}\])+))?", re.MULTILINE)
ICONS: Final = re.compile(r"\[([A-Za-z]{3})\]")
STEALTH: Final = re.compile(r"\+(\d) stealth (?:Ⓓ )?(?:political )?action")
ACTION_COSTS: Final = re.compile(r"action that costs (\d+) (blood|pool)")
LIMITS: Final = re.compile(
    r"[Oo]nly one [^.]{0,40}? (?:each|per) (turn|action|combat|round|referendum)"
)
ONCE: Final = re.compile(r"[Oo]nce each (turn|action|combat|round|referendum)")
PHASES: Final = re.compile(r"[Dd]uring [^.,]{0,40}?(unlock|master|influence|discard) phase")
SEAT_KINDS: Final = (
    "hand_size",
    "transfers",
    "master_actions",
    "discard_actions",
    "methuselah votes",
    "instead of replacing",
    "open hand",
    "sees hands",
    "skip turn",
    "skip phase",
    "oust pool",
)
"""Changes about a Methuselah: they must say whom, since a seat's number may be a card's too."""


def _text(definition: Definition) -> str:
    """What the definition must account for: of a vampire, what its keywords leave over."""
    face = definition.face
    return keywords(face).rest if face.crypt else face.text


def _told(definition: Definition) -> str:
    """The same without what it requires, which is on the face."""
    said = sentences(_text(definition))
    return " ".join(one for one in said if not one.startswith("Requires"))


def _bare(text: str) -> str:
    """A text without names of cards (/so/) and reminders (so)."""
    return re.sub(r"/[^/]+/|\([^)]*\)", "", text)


def _ways(definition: Definition) -> tuple[Mode, ...]:
    return (*definition.modes, *definition.uses, *definition.actions)


def _strings(node: object) -> Iterator[str]:
    """Every string in a definition but for what its face says."""
    if isinstance(node, Face):
        return
    if isinstance(node, str):
        yield node
    elif dataclasses.is_dataclass(node) and not isinstance(node, type):
        yield type(node).__name__
        for part in dataclasses.fields(node):
            yield from _strings(getattr(node, part.name))
    elif isinstance(node, (tuple, frozenset)):
        for value in sorted(node, key=repr):
            yield from _strings(value)


# -- the checks -----------------------------------------------------------------------------------


def _stale(definition: Definition) -> Iterator[str]:
    if definition.digest != definition.face.digest:
        yield f"the text has changed: its digest is {definition.face.digest} now"


def _seats(definition: Definition) -> Iterator[str]:
    """A standing change about a Methuselah says whom it is about."""
    for static in definition.statics:
        if static.kind in SEAT_KINDS and not isinstance(static.who, Seats):
            yield f"the static {static.kind!r} does not say whose: give it who=YOU or the like"


def _levels(definition: Definition) -> Iterator[str]:
    """Each Discipline level of the text is a mode, and no other."""
    if definition.face.crypt:
        return
    found = [icons for level in LEVELS.findall(definition.face.text) for icons in level if icons]
    printed = {"_".join(re.findall(r"[A-Za-z]{3}", icons)) for icons in found}
    written = {"_".join(mode.disciplines) for mode in definition.modes if mode.disciplines}
    for level in sorted(printed - written):
        yield f"the text has a level [{level}] and the definition has none"
    if "More than one Discipline can be used" in definition.face.text:
        written = {code for level in written for code in level.split("_")}
    if not printed:
        printed = set(definition.face.disciplines)  # a virtue stands in no text
    for level in sorted(written - printed):
        yield f"the definition has a level [{level}] and the text has none"


STRIKES_EACH: Final = ("strikes each round", "strikes each combat")


def _limited(definition: Definition) -> Iterator[str]:
    """A bleed with that word, additional strikes, or those of each round."""
    nodes = list(parts_of(definition))
    written = {getattr(node, "word", "") for node in nodes} | {type(n).__name__ for n in nodes}
    written |= {static.kind for static in definition.statics}
    if "(limited)" in definition.face.text:
        if not written & {"limited", "Additional", "AdditionalStrike", *STRIKES_EACH}:
            yield 'the text says "(limited)"'


def _replaced(definition: Definition) -> Iterator[str]:
    text = definition.face.text
    if "Do not replace" in text and not any(mode.replace for mode in definition.modes):
        yield 'the text says "Do not replace"'


def _only_usable(definition: Definition) -> Iterator[str]:
    only = any(mode.only or mode.who or mode.by == "locked" for mode in definition.modes)
    special = any(_special_window(mode) for mode in definition.modes)
    if "Only usable" in definition.face.text and not only and not special:
        yield 'the text says "Only usable"'


def _special_window(mode: Mode) -> bool:
    """Whether a mode is played in a window of its own, which is its "only usable"."""
    return bool(mode.windows) and not set(mode.windows) <= {"action", "attempt", "declined"}


def _directed(definition: Definition) -> Iterator[str]:
    """A directed action of the text aims at something in the definition."""
    if "Ⓓ" not in definition.face.text:
        return
    modes = [*definition.modes, *definition.actions]
    aims = any(
        isinstance(node, Aim | ChooseSeat) or (isinstance(node, Choose) and node.name == "target")
        for node in parts_of(definition)
    )
    if not (aims or any(mode.directed or mode.kind == "bleed" for mode in modes)):
        yield (
            "the text has a directed action and the definition aims at nothing: it is directed at "
            "TARGET, not at what is chosen under another name"
        )


COUNTED: Final = frozenset(
    (
        "LayHere",
        "Mark",
        "Marked",
        "NoCopyUsed",
        "PlayedThisAction",
        "NotPlayedThisTurn",
        "PreventFrom",
    )
)
"""Words that count what was done themselves: a card that lies to be used is used once."""


def _once(definition: Definition) -> Iterator[str]:
    """ "Once each turn", "only one each combat": some way or trigger has this limit."""
    limits = {mode.once for mode in _ways(definition)}
    limits |= {trigger.once for trigger in definition.triggers}
    if limits != {""} and limits:
        return
    kinds = {type(node).__name__ for node in parts_of(definition)}
    counted = kinds & COUNTED or {one.kind for one in definition.statics} & {*STRIKES_EACH}
    for pattern in (LIMITS, ONCE):
        for span in pattern.findall(_bare(_text(definition))):
            if not counted:
                yield f"the text has a limit each {span}"


def _stealth(definition: Definition) -> Iterator[str]:
    """The stealth of each action that the text names."""
    given: set[object] = {mode.stealth for mode in _ways(definition) if not by_kind(mode)}
    given |= {static.amount for static in definition.statics if static.kind == "stealth"}
    for printed in STEALTH.findall(_text(definition)):
        if int(printed) not in given:
            yield f"the text has a +{printed} stealth action"


def _action_costs(definition: Definition) -> Iterator[str]:
    """What an action costs that a card in play allows."""
    costs = {("blood", getattr(node, "blood", None)) for node in parts_of(definition)}
    costs |= {("pool", getattr(node, "pool", None)) for node in parts_of(definition)}
    for number, what in ACTION_COSTS.findall(_text(definition)):
        if (what, int(number)) not in costs:
            yield f"the text has an action that costs {number} {what}"


def _disciplines(definition: Definition) -> Iterator[str]:
    """Each Discipline that the text shows stands somewhere in the definition or on the face."""
    face = definition.face
    written = {word.lower() for word in _strings(definition)}
    written |= {part for word in written for part in re.split("[_ ]", word)}
    known = written | {code.lower() for code in face.disciplines}
    for code in sorted({icon.lower() for icon in ICONS.findall(_text(definition))} - known):
        yield f"the text shows the Discipline [{code}]"


def _required(definition: Definition) -> Iterator[str]:
    """What the text requires in words was read by the face."""
    face = definition.face
    if face.library and re.search(r"^Requires |\. Requires ", face.text) and not face.requires:
        if not (face.clans or face.disciplines):
            yield 'the text says "Requires" and nothing of it was read'
    if face.requires and not any(mode.who or mode.only for mode in definition.modes):
        for need in face.requires:
            if not read_requirement(need).understood:
                yield f'the face holds "{need}" in part: say the rest with who= or a condition'


def _unique(definition: Definition) -> Iterator[str]:
    """Uniqueness comes from the face; "can have only one" from the definition."""
    face, text = definition.face, definition.face.text
    if face.library and re.match(r"(?:[+]\d stealth action\. )?Unique\b", text) and not face.unique:
        yield 'the text says "Unique" and the face does not'
    words = set(_strings(definition))
    if "A Methuselah can have only one" in text and face.name not in words:
        yield f'its ways need unless(exists(permanents(is_named("{face.name}"), yours)))'
    given = {"equipment", "retainer"}.intersection(face.types) or "trophy" in face.keywords
    if limits_of(face) and not given and "bears" not in words:
        name = limits_of(face)[0]
        yield f'it is put there under a condition only: say fits(THIS, on(not_(bears("{name}"))))'


def _phases(definition: Definition) -> Iterator[str]:
    """Each phase that the text names stands in a window, an event or a condition."""
    written = " ".join(_strings(definition)).lower()
    for phase in dict.fromkeys(PHASES.findall(_bare(_text(definition)))):
        if phase not in written:
            yield f"the text names the {phase} phase"


def _sayings(definition: Definition) -> Iterator[str]:
    """Each saying of the text that the index knows shows in the definition."""
    yield from unsaid_in(definition, _bare(_told(definition)))


CHECKS: Final[dict[str, Callable[[Definition], Iterator[str]]]] = {
    "changed text": _stale,
    "whose": _seats,
    "levels": _levels,
    "limited": _limited,
    "do not replace": _replaced,
    "only usable": _only_usable,
    "directed": _directed,
    "how often": _once,
    "stealth": _stealth,
    "costs": _action_costs,
    "Disciplines": _disciplines,
    "requires": _required,
    "unique": _unique,
    "phases": _phases,
    "numbers": mistaken,
    "sayings": _sayings,
    "spelling": misspelt,
    "warrant": unwarranted,
    "unprinted": unprinted,
    "amounts": misquoted,
    "amounts of the text": unquoted,
    "shown": unshown,
    "named": unnamed,
    "counted": miscounted,
    "leaving": unanswered,
    "unplayable": unplayable,
    "endless": endless,
    "for everybody": for_everybody,
    "unready": unready,
}
"""What is looked for, by the name of the check."""
