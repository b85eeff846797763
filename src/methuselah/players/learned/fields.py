"""The columns of a question as numbers: what each says, and in which unit.

`features.py` fills them from the view of a seat; `docs/learning.md` lists them, and a test
compares. A column that is a part of something is scaled so that usual values lie in 0 to 1.
"""

from __future__ import annotations

from typing import Final, NamedTuple

__all__ = [
    "CARD",
    "CARD_LINKS",
    "CONTEXT",
    "DISCIPLINES",
    "FACE",
    "OPTION",
    "OPTION_LINKS",
    "OPTION_WORDS",
    "PLACES",
    "ROLES",
    "SEAT",
    "TABLE",
    "TYPES",
    "Field",
]


class Field(NamedTuple):
    """One column."""

    name: str
    unit: str
    says: str


YES: Final = "0 or 1"

TABLE: Final = (
    Field("turn", "turns / 50", "the turn of the game"),
    Field("asked", YES, "the viewer is asked"),
    Field("my turn", YES, "it is the viewer's turn"),
    Field("prey's turn", YES, "it is her prey's turn"),
    Field("predator's turn", YES, "it is her predator's turn"),
    Field("my edge", YES, "she has the Edge"),
    Field("edge", YES, "somebody has the Edge"),
    Field("seats", "seats / 6", "Methuselahs still in the game"),
    Field("options", "options / 32", "how many answers there are"),
    Field("action", YES, "an action is in progress"),
    Field("attempt", YES, "a block attempt is in progress"),
    Field("combat", YES, "a combat is in progress"),
    Field("round", "rounds / 4", "the round of this combat"),
    Field("long range", YES, "the round is at long range"),
    Field("referendum", YES, "a referendum is in progress"),
    Field("time called", YES, "the time limit has been called"),
)
"""The table as a whole."""

CONTEXT: Final = (
    Field("kind", "word", "what is asked: `window`, `choose`, …"),
    Field("window", "word", "the timing window or step that asks"),
    Field("phase", "word", "the phase of the turn"),
    Field("procedure", "word", "the innermost procedure in progress"),
    Field("action", "word", "the kind of action in progress: `bleed`, `hunt`, …"),
    Field("referendum", "word", "the kind of referendum in progress"),
)
"""What goes on, in words."""

SEAT: Final = (
    Field("me", YES, "the viewer"),
    Field("prey", YES, "her prey"),
    Field("predator", YES, "her predator"),
    Field("out", YES, "ousted or withdrawn"),
    Field("withdrawing", YES, "a withdrawal is announced"),
    Field("pool", "pool / 30", ""),
    Field("victory points", "victory points / 6", ""),
    Field("hand", "cards / 7", "cards in hand"),
    Field("library", "cards / 77", "cards left in the library"),
    Field("crypt", "cards / 12", "cards left in the crypt"),
    Field("ash heap", "cards / 77", "cards in the ash heap"),
    Field("turns", "turns / 20", "turns that she has had"),
    Field("active", YES, "it is her turn"),
    Field("edge", YES, "she has the Edge"),
    Field("asked", YES, "the table waits for her"),
    Field("ready", "minions / 6", "her ready minions"),
    Field("unlocked", "minions / 6", "those of them that are not locked"),
    Field("torpor", "vampires / 6", "her vampires in torpor"),
    Field("uncontrolled", "cards / 6", "her uncontrolled crypt cards"),
    Field("blood", "blood / 30", "the counters on her minions, ready or in torpor"),
    Field("acting", YES, "the action in progress is hers"),
    Field("bled", YES, "the action in progress is a bleed against her"),
)
"""A Methuselah."""

PLACES: Final = (
    "hand",
    "ready",
    "torpor",
    "uncontrolled",
    "incapacitated",
    "permanent",
    "contested",
    "research",
    "limbo",
    "attached",
    "remembered",
    "offered",
)
"""Where a card is. Remembered: in a library or crypt, seen before; offered: the question names it,
and it is nowhere else among the rows."""

ROLES: Final = ("acting", "used", "blocker", "combatant", "opponent", "calling", "asking")
"""What a card is in the procedures in progress; used: the card of the action or referendum; asking:
the question is about it."""

CARD: Final = (
    *(Field(f"in {place}", YES, "") for place in PLACES),
    Field("known", YES, "the viewer knows which card it is"),
    Field("crypt back", YES, "it has the back of a crypt card"),
    Field("mine", YES, "the viewer controls it"),
    Field("prey's", YES, "her prey controls it"),
    Field("predator's", YES, "her predator controls it"),
    Field("face down", YES, ""),
    Field("locked", YES, ""),
    Field("blood", "blood / 10", "blood or life, and transfers on an uncontrolled card"),
    Field("counters", "counters / 10", "other counters"),
    Field("corruption", "counters / 5", "the viewer's corruption counters"),
    Field("capacity now", "blood / 10", "the capacity as it is now, of minions"),
    Field("merged", YES, "its advanced form is merged with it"),
    Field("changed", "traits / 4", "base values that an effect changed for good"),
    Field("superior", YES, "it is in play at its superior level"),
    *(Field(f"is {role}", YES, "") for role in ROLES),
)
"""A card as it lies there. The columns of FACE follow."""

TYPES: Final = (
    "vampire",
    "imbued",
    "ally",
    "retainer",
    "equipment",
    "action",
    "action modifier",
    "reaction",
    "combat",
    "political action",
    "master",
    "event",
    "power",
    "conviction",
)

DISCIPLINES: Final = (
    *("abo", "ani", "aus", "cel", "chi", "dai", "dem", "dom", "for", "mel", "myt", "nec", "obe"),
    *("obf", "obl", "obt", "pot", "pre", "pro", "qui", "san", "ser", "spi", "tem", "tha", "thn"),
    *("val", "vic", "vis", "flight"),
)

FACE: Final = (
    *(Field(kind, YES, "a type of the card") for kind in TYPES),
    Field("blood cost", "blood / 5", ""),
    Field("pool cost", "pool / 5", ""),
    Field("cost X", YES, "it prints an X"),
    Field("capacity", "blood / 10", "printed on a crypt card"),
    Field("life", "life / 5", "printed on an ally or retainer"),
    Field("strength", "damage / 3", "printed on an ally"),
    Field("bleed", "pool / 3", "printed on an ally"),
    Field("title", YES, "it prints a title"),
    Field("unique", YES, ""),
    Field("advanced", YES, ""),
    *(
        Field(code, "levels / 2", "the level of a crypt card; 1 of what a library card requires")
        for code in DISCIPLINES
    ),
)
"""What is printed on a known card; 0 throughout on a back."""

CARD_LINKS: Final = (
    Field("controller", "row of seats, or -1", ""),
    Field("owner", "row of seats, or -1", ""),
    Field("host", "row of cards, or -1", "the card that it is on"),
)

OPTION: Final = (
    Field("first", YES, "the first of the options"),
    Field("pass", YES, "to let it pass"),
    Field("number", "number / 10", "how many"),
    Field("superior", YES, "the card is used at its superior level"),
    Field("mine", YES, "its target, or the seat that it names, is the viewer or hers"),
    Field("bleed", "pool / 3", "what it adds to a bleed"),
    Field("stealth", "stealth / 3", "what it adds"),
    Field("intercept", "intercept / 3", "what it adds"),
    Field("strength", "damage / 3", "what it adds"),
    Field("votes", "votes / 3", "what it adds"),
    Field("blood", "blood / 5", "what the card costs"),
    Field("pool", "pool / 5", "what the card costs"),
)
"""An answer. What it adds is read off the definition of the card that it names."""

OPTION_WORDS: Final = (
    Field("verb", "word", "what is done: `pass`, `play`, `act`, `block`, …"),
    Field("mode", "word", "the way to use the card, such as `dom` or `DOM`"),
    Field("word", "word", "anything else with a name: a clan, `for`, `against`"),
)

OPTION_LINKS: Final = (
    Field("card", "row of cards, or -1", "the card played or used"),
    Field("minion", "row of cards, or -1", "who does it"),
    Field("target", "row of cards, or -1", "the card chosen"),
    Field("seat", "row of seats, or -1", "the Methuselah chosen"),
)
