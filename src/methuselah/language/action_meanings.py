"""What the names in quotes mean that are about an action: a part of `meanings.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from methuselah.language.names import ActionKind, Fact, Gift, Moment

__all__ = ["ACTIONS", "FACTS", "GRANTS", "MOMENTS"]

MOMENTS: Final[Mapping[Moment, str]] = {
    "blocked": "as it is blocked, before block resolution, locks and combat",
    "resolution": "as it resolves, blocked or not",
    "successful bleed": "once a successful bleed has its effect, the Edge included",
    "after resolution": "after its resolution, blocked or not",
    "end": "as it ends",
}
"""The moments of `at_moment`: when in the action in progress."""

ACTIONS: Final[Mapping[ActionKind, str]] = {
    "bleed": "a bleed, of the rulebook or by a card",
    "hunt": "a hunt",
    "political": "a political action: it calls a referendum",
    "equip": "to equip, from the hand or from another minion",
    "employ": "to employ a retainer",
    "recruit": "to recruit an ally",
    "power": "to put a power on an imbued",
    "leave torpor": "a vampire leaves torpor by itself",
    "rescue": "to rescue a vampire from torpor",
    "diablerie": "to diablerize a vampire in torpor",
    "become anarch": "to become an Anarch",
    "burn imbued": "to burn an incapacitated imbued",
    "red list": "to mark a vampire for the Red List",
    "card": "any other action of a card: what its effect says",
}
"""The kinds of action: of `is_action`, of the change "action cost"."""

FACTS: Final[Mapping[Fact, str]] = {
    "directed at you": "the action is directed at you",
    "directed": "it is directed",
    "undirected": "it is not",
    "bleeds you": "it is a bleed, and you are who is bled: a bleed against you",
    "blocked": "it was blocked",
    "blocked by this": "this minion blocked it",
    "successful": "it was successful, even if its effect came to nothing",
    "with an action card": "it is taken with an action card played from the hand",
    "of the rulebook": "it is one of the rulebook, through no card",
    "brought something": "pool was burned by the bleed, blood gained by the hunt",
    "passed": "its referendum passed",
    "puts a vampire in play": "its effect brings a vampire into play, from wherever it is",
}
"""What `is_action(trait=...)` says of the action in progress, and `verdict(...)` as it ends."""

GRANTS: Final[Mapping[Gift, str]] = {
    "maneuver": "1 optional maneuver",
    "maneuver close": "1 optional maneuver, only usable to get to close range",
    "maneuver long": "1 optional maneuver, only usable to get to long range",
    "maneuver or press": "1 optional maneuver or press, whichever is used first",
    "press": "1 optional press",
    "press continue": "1 optional press, only usable to continue combat",
    "press end": "1 optional press, only usable to end combat",
    "must continue": "1 press that must be used, to continue combat",
    "prevention": "may prevent 1 damage",
    "cannot use equipment": "the opposing minion cannot use equipment",
    "damages vampires aggravated": "all damage to vampires in it is aggravated",
}
"""What `if_blocked`, `if_it_blocks`, `grants` and `enters_combat` give for a combat or a round."""
