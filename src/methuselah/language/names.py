"""The names that definitions write in quotes: what can be changed, what can happen, and when.

A name that nobody reads would be a change that never comes about, and an event that never
happens would be an ability that never answers. So the words that take such names refuse others
as the definition is read, and a law holds these lists against the rules.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

__all__ = ["CHANGES", "EVENTS", "WINDOWS", "event_known", "known"]

CHANGES: Final[Mapping[str, str]] = {
    "abstains": "a minion abstains from the referendum",
    "action cost": "what the minion's actions cost, in blood or pool",
    "acts in any minion phase": "a minion may take actions in any Methuselah's minion phase",
    "acts at once": "an ally may act in the turn in which it was recruited",
    "aggravated strikes": "damage of a minion's strikes is aggravated; word: of which strikes",
    "awake": "a minion ignores the requirement to be unlocked for reacting",
    "ballots": "the ballots of a minion among the prisci",
    "black hand": "a trait: Black Hand",
    "bleed": 'the bleed of a minion; word: "limited" where it counts against the limit',
    "bleed replaced": "a successful bleed burns no pool; something else happens instead",
    "block burns": "cards of the top of the library that an attempt to block burns",
    "block cost": "the blood that an attempt to block costs a minion",
    "blood cost": "the cost in blood of cards that a minion plays, where they cost blood",
    "blood cursed": "a trait: cannot commit diablerie",
    "cannot act": "a minion cannot take actions",
    "cannot be diablerized": "a vampire cannot be the victim of a diablerie",
    "cannot bleed": "a minion cannot take bleed actions",
    "cannot block": "a minion cannot attempt to block",
    "cannot diablerize": "a vampire cannot commit diablerie",
    "cannot gain strikes": "a minion cannot gain additional strikes",
    "cannot hunt": "a minion cannot hunt",
    "cannot leave torpor": "a vampire can neither leave torpor nor be rescued",
    "cannot maneuver": "a minion cannot maneuver",
    "cannot play": "a minion cannot play cards; word: of this type or Discipline",
    "cannot press": "a minion cannot press",
    "cannot react": "a minion can neither play reaction cards nor use such abilities",
    "cannot strike": "a minion cannot choose strikes; word: of this kind",
    "cannot unlock": "a minion does not unlock, whatever would unlock it",
    "cannot use equipment": "a minion cannot use its equipment",
    "capacity": "the capacity of a vampire",
    "card cost": "the cost in pool of a card as it is played; of the card itself",
    "circle": "the circle of a Blood Brother; word: its name",
    "clan": "the clan that a minion is considered to have; word: its name",
    "counter instead of unlocking": "a counter of this card may be burned instead of unlocking",
    "discard_actions": "the discard phase actions of a Methuselah",
    "discipline": 'a level more of a Discipline; word: "dom", or "DOM" for superior',
    "does not unlock": "a minion does not unlock as normal in its unlock phase",
    "environmental damage": 'damage of the surroundings in each round; word: "R" at any range',
    "flight": "a trait: Flight",
    "forced vote": 'the votes of a minion are cast so; word: "for" or "against"',
    "gains no blood": "blood or life that a minion would gain goes to the bank",
    "given strike": "a strike that a minion may use besides its own",
    "hand_size": "the hand size of a Methuselah",
    "hunt": "the blood that a hunt gains",
    "immune": "damage is not inflicted; word: of this kind, or of all",
    "infernal": "a trait: does not unlock unless 1 pool is burned",
    "instead of replacing": "what a Methuselah may do instead of replacing a card",
    "intercept": "the intercept of a minion",
    "late reactions": "reaction cards of a minion are replaced only after the action",
    "life": "the life with which an ally or retainer starts",
    "master_actions": "the master phase actions of a Methuselah",
    "may block anything": "a minion may attempt to block whoever is the target",
    "methuselah votes": "the votes of a Methuselah that come from no minion",
    "must act": "a minion must take this action if it can",
    "no action at it requiring": "no action that requires this is aimed at it; word: Discipline",
    "no action at it without": "only actions that require this are aimed at it; word: Discipline",
    "no blood hunt": "no blood hunt is called on a vampire",
    "no cost": "cards that a minion plays cost nothing",
    "no strike": "a minion does not strike",
    "no weapon damage": "strikes with weapons inflict no damage",
    "only hand strikes": "a minion can only use hand strikes",
    "only one": "a minion can have only one of these on it; word: their name or keyword",
    "open hand": "a Methuselah plays with an open hand",
    "oust pool": "the pool that the predator gains at an ousting",
    "passes automatically": "a referendum that this minion calls passes without polling",
    "plays as a vampire": "an ally plays cards of a basic Discipline as a vampire; word: which",
    "plays void": "the next card of a minion has no effect",
    "pool cost": "the cost in pool of cards that a minion plays, where they cost pool",
    "presses to continue": "a press of the surroundings continues combat",
    "prevents strikes": "further damage of strikes is prevented; word: the Discipline required",
    "reaction cost": "the blood or life that reaction cards cost besides",
    "red list": "a trait: Red List",
    "rescue cost": "what it costs to rescue a vampire from torpor",
    "scarce": "a trait: costs 3 pool for each other of the clan as it enters play",
    "sect": "the sect that a minion is considered to have; word: its name",
    "seraph": "a trait: Seraph",
    "skip phase": "a Methuselah skips a phase; word: its name",
    "skip turn": "a Methuselah skips her turn",
    "slave": "a trait: slave of a clan; word: its name",
    "stealth": "the stealth of a minion, or of the action",
    "sterile": "a trait: sterile",
    "strength": "the strength of a minion",
    "strength is": "the strength of a minion is this, whatever is printed",
    "title": "the title that a vampire is considered to have; word: its name",
    "transfers": "the transfers of a Methuselah",
    "treats aggravated as normal": "aggravated damage to a vampire counts as normal damage",
    "unblockable": "the acting minion cannot be blocked",
    "undodgeable strikes": "a dodge has no effect on strikes of a minion",
    "unusable": "a card in play cannot be used",
    "vote tax": "the blood that each vampire burns to vote, by the minion that called",
    "votes": "the votes of a minion",
    "wounded": "a vampire counts as wounded",
}
"""The kinds of change of `static` and `add`: what is changed, and what the word with it says."""

EVENTS: Final[Mapping[str, str]] = {
    "about to bleed": "a minion's bleed is about to be successful",
    "action over": "an action of a minion has ended",
    "awarded": "a trophy was awarded to a vampire",
    "blocks": "a minion has blocked",
    "blood hunt": "a blood hunt was called on a vampire",
    "burned": "a card in play was burned",
    "burned minion": "a minion has burned another in combat",
    "burned pool": "a Methuselah has burned pool",
    "changed control": "a card is controlled by somebody else now",
    "combat over": "a combat of a minion has ended",
    "counters": "the number of counters on a card has changed",
    "damaged": "a minion was inflicted damage",
    "diablerie": "a vampire has committed diablerie",
    "discard action": "a Methuselah has used a discard phase action",
    "discard phase": "a discard phase begins",
    "discard phase passed": "a Methuselah is done with her discard phase",
    "emptied": "the last blood or counter has left a card",
    "employed": "a retainer was employed",
    "end of influence phase": "an influence phase ends",
    "end of minion phase": "a minion phase ends",
    "end of unlock phase": "an unlock phase ends",
    "entered play": "a card has come into play",
    "enters combat": "a minion enters combat",
    "equipped": "a minion was equipped",
    "gained pool": "a Methuselah has gained pool",
    "gained title": "a vampire has gained a title",
    "influence phase": "an influence phase begins",
    "is blocked": "the acting minion was blocked",
    "left play": "a card has left play",
    "left ready region": "a minion has left the ready region",
    "left torpor": "a vampire has left torpor",
    "locked": "a card was locked",
    "lost title": "a vampire has lost its title",
    "master phase": "a master phase begins",
    "minion phase": "a minion phase begins",
    "ousted": "a Methuselah was ousted",
    "played …": 'a minion has played a card that requires this Discipline, "played aus"',
    "played master": "a master card was played",
    "recruited": "an ally was recruited",
    "referendum failed": "a referendum has failed",
    "referendum passed": "a referendum has passed",
    "successful bleed": "a minion has bled successfully",
    "took the Edge": "a Methuselah has the Edge now",
    "torpor": "a vampire has gone to torpor",
    "unlock phase": "an unlock phase begins",
    "unlocked": "a card was unlocked",
    "withdrew": "a Methuselah has withdrawn",
}
"""The events of `trigger`: what has happened, or begins."""

OF_A_DISCIPLINE: Final = re.compile(r"played [a-z]{3}")

WINDOWS: Final[Mapping[str, str]] = {
    "unlock": "in the unlock phase",
    "master": "in the master phase",
    "minion": "in the minion phase, between actions",
    "influence": "in the influence phase",
    "discard": "in the discard phase",
    "as_played": "as a card is played, before it does anything",
    "announced": "as an action is announced",
    "action": "during an action, before any attempt to block",
    "attempt": "during an attempt to block",
    "would_block": "as an attempt would be successful",
    "blocked": "as an action is blocked, before block resolution",
    "declined": "after blocks are declined",
    "would_succeed": "as an action would be successful",
    "after_resolution": "after an action was resolved",
    "before_referendum": "as a referendum is called, before its terms are chosen",
    "before_votes": "before votes and ballots are cast",
    "polling": "during the polling step",
    "before_combat": "as a combat is about to begin",
    "before_range": "before range is determined",
    "range": "as range is determined",
    "before_strikes": "before strikes are chosen",
    "strike": "as a strike is chosen",
    "strikes_chosen": "after strikes were chosen, before they resolve",
    "prevent": "as damage is about to be inflicted",
    "torpor": "as a vampire should go to torpor",
    "strike_resolved": "after strikes were resolved",
    "additional": "as additional strikes are gained",
    "press": "in the press step",
    "end_of_round": "at the end of a round",
    "combat_would_end": "as combat would end",
    "combat_about_to_end": "as combat is about to end",
    "diablerie": "as a diablerie is about to happen",
    "before_hunt": "before the blood hunt referendum",
    "hunt_passed": "as a blood hunt has passed",
    "oust": "as a Methuselah is about to be ousted",
}
"""The windows of `at`: when a card or an ability may be used."""


def event_known(event: str) -> str:
    """The name of an event, if it is one: "played aus" is one of "played …"."""
    return event if OF_A_DISCIPLINE.fullmatch(event) else known(event, EVENTS, "event")


def known(name: str, names: Mapping[str, str], what: str) -> str:
    """The name, if it is one of these. Raises ValueError that names the nearest one if not."""
    if name in names:
        return name
    near = get_close_matches(name, names, 1)
    remedy = f'Did you mean "{near[0]}"?' if near else "Add it to language/names.py."
    raise ValueError(f'"{name}" is no {what} that the rules know. {remedy}')
