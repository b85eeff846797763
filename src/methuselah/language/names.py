"""The names that definitions write in quotes: what can be changed, what can happen, and when.

A name that nobody reads would be a change that never comes about, and an event that never
happens would be an ability that never answers. So the words that take such names refuse others
as the definition is read, and a law holds these lists against the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final

__all__ = [
    "AMOUNTS",
    "CHANGES",
    "EVENTS",
    "GRANTS",
    "LIMITS",
    "MOMENTS",
    "OF_METHUSELAHS",
    "REPLACED",
    "SPANS",
    "USERS",
    "WINDOWS",
    "event_known",
    "known",
    "nearest",
    "user_known",
]

CHANGES: Final[Mapping[str, str]] = {
    "abstains": "a minion abstains from the referendum",
    "action cost": "the blood that the minion's actions cost, those too that cost nothing by "
    "themselves; word: the kind of action, all of them where unsaid",
    "acts in any minion phase": "a minion may take actions in any Methuselah's minion phase",
    "acts at once": "an ally may act in the turn in which it was recruited",
    "aggravates damage to": "damage that a minion, or with who=THIS_CARD a weapon, inflicts on "
    "a clan is aggravated; word: which",
    "aggravated damage from": "damage that such minions inflict on a minion is aggravated; word: "
    "the keyword of those",
    "aggravated strikes": "a minion's strikes are aggravated; word: 'hand' for hand strikes only",
    "awake": "a minion ignores the requirement to be unlocked for reacting",
    "ballots": "the ballots of a minion among the prisci",
    "black hand": "a trait: Black Hand",
    "blocks as an ally": "a minion may block as an ally, whatever bars vampires from it",
    "bleed": 'the bleed of a minion; word: "limited" where it counts against the limit',
    "bleed replaced": "a successful bleed burns no pool; something else happens instead",
    "block burns": "cards of the top of the library that an attempt to block burns",
    "block cost": "the blood that an attempt to block costs a minion",
    "block cost or life": "the blood, or of an ally the life, that an attempt to block costs",
    "blood cost": "the cost in blood of cards that a minion plays, where they cost blood",
    "blood cursed": "a trait: cannot commit diablerie",
    "burns when": "a card in play is burned as soon as the condition holds",
    "cannot act": "a minion cannot take actions",
    "cannot be contested": "a copy in play is burned as a second one enters play",
    "cannot be diablerized": "a vampire cannot be the victim of a diablerie",
    "cannot bleed": "a minion cannot take bleed actions",
    "cannot be played": "a card in a hand cannot be played",
    "cannot block": "a minion cannot attempt to block",
    "cannot burn blood": "blood of a minion is neither burned by effects nor spent",
    "cannot diablerize": "a vampire cannot commit diablerie",
    "cannot enter combat": "a minion can neither enter combat nor be involved in it",
    "cannot gain strikes": "a minion cannot gain additional strikes",
    "cannot have": "a minion cannot have such cards on it; word: their type",
    "cannot hunt": "a minion cannot hunt",
    "cannot hunt as normal": "a minion cannot take the hunt action of the rulebook",
    "cannot leave torpor": "a vampire can neither leave torpor nor be rescued",
    "cannot maneuver": "a minion cannot maneuver; word: to this range",
    "cannot play": 'a minion cannot play cards; word: a type, a name or "requiring a Discipline"',
    "cannot political": "a minion cannot take political actions",
    "cannot press": 'a minion cannot press; word: only to "continue" or "end"',
    "cannot react": "a minion can neither play reaction cards nor use such abilities",
    "cannot strike": 'some strikes cannot be chosen; word: those of this kind (all: "no strike")',
    "cannot unlock": "a minion does not unlock, whatever would unlock it",
    "cannot use equipment": "a minion cannot use its equipment; its `static` changes stay",
    "capacity": "the capacity of a vampire",
    "capacity at most": "the capacity of a vampire is no more than this",
    "card cost": "the cost in pool of a card as it is played; of the card itself",
    "circle": "the circle of a Blood Brother; word: its name",
    "clan": "the clan that a minion is considered to have; word: its name",
    "counter instead of unlocking": "a counter of this card may be burned instead of unlocking",
    "damages vampires aggravated": "all damage to vampires in a combat of the minion is aggravated",
    "discard_actions": "the discard phase actions of a Methuselah",
    "discipline": 'one level more of a Discipline; word: "dom", or "DOM" for superior',
    "does not lock to block": "a minion does not lock as it blocks",
    "does not unlock": "a minion does not unlock as normal in its unlock phase",
    "each combat": "what a minion is given once each combat; word: 'maneuver', 'press' or the like",
    "edge votes": "what burning the Edge is worth beyond 1 vote, to a Methuselah",
    "draws from it": "a Methuselah may draw the cards on this card instead of her library's",
    "draws from prey": "a Methuselah may replace cards that she plays from her prey's library",
    "ends when quiet": "combat ends after so many rounds in which no card was played",
    "environmental damage": 'of the surroundings in each round; word: "R" or "unpreventable"',
    "first strike": "a minion strikes with first strike",
    "flight": "a trait: Flight",
    "forced vote": "the votes of a minion are cast so at the end of the polling at the latest, and "
    'no others are offered to it; word: "for" or "against"',
    "gains no blood": "blood or life that a minion would gain goes to the bank",
    "given strike": "a strike that a minion may use besides its own",
    "hand_size": "the hand size of a Methuselah",
    "hunt": "the blood that a hunt gains",
    "immune": "damage is not inflicted; word: of this kind, or of all",
    "infernal": "a trait: does not unlock unless 1 pool is burned",
    "instead of replacing": "what a Methuselah may do instead of replacing a card",
    "intercept": "the intercept of a minion",
    "keyword": "a keyword that a card is considered to have; word: which",
    "late reactions": "reaction cards of a minion are replaced only after the action",
    "leaves the game": "a card that leaves play is removed from the game",
    "learns superior": "a master Discipline card on a vampire gives it the superior level",
    "life": "the life with which an ally or retainer starts",
    "master on it": "the pool that master cards which target it cost besides",
    "master_actions": "the master phase actions of a Methuselah",
    "may block anything": "a minion may attempt to block whoever is the target",
    "methuselah votes": "the votes of a Methuselah that come from no minion",
    "most bled": "a minion's bleed burns no more pool than this",
    "most burned to a bleed": "a Methuselah burns no more pool than this to a bleed",
    "must act": "a minion must take this action if it can; word: its kind",
    "no action at it": "no action of another Methuselah is aimed at it",
    "no action at it requiring": "no action that requires this is aimed at it; word: Discipline",
    "no action at it without": "only actions that require this are aimed at it; word: Discipline",
    "no blood hunt": "no blood hunt is called on a vampire",
    "no cost": "cards that a minion plays cost nothing",
    "no first conviction": "an imbued gains no conviction as it enters play",
    "no other equipment": "no equipment but this card adds to the bleed of a minion",
    "no strike": "a minion does not strike at all",
    "no transfers": "no transfers move blood to or from an uncontrolled card",
    "no weapon damage": "strikes with weapons inflict no damage",
    "only first damage": 'after the first damage of a round the rest is prevented; word: "normal"',
    "outlives burning": "a vampire gets a counter instead of being burned, up to this many",
    "not for the diablerist": "a card that whoever diablerizes its bearer cannot take",
    "only acts": "a minion takes only such actions; word: their kind, or 'this' for the card's",
    "only hand strikes": "a minion can only use hand strikes",
    "only one": "a minion can have only one of these on it; word: their name or keyword",
    "open hand": "a Methuselah plays with an open hand",
    "oust pool": "the pool that the predator gains at an ousting",
    "passes automatically": "a referendum that this minion calls passes without polling",
    "plays as a vampire": "an ally plays cards of a basic Discipline as a vampire; word: which",
    "plays as if": "a minion meets what cards require to be played; word: clan, sect, trait",
    "plays minion cards as if": "the same for minion cards only; word: 'clan Ventrue, justicar'",
    "plays as if once": "the same, but each requirement only once in the game; word: which",
    "plays with basic": 'a vampire plays cards of a basic Discipline that it lacks; word: or "any"',
    "plays non-actions as a vampire": "the same, but no action cards; word: Discipline",
    "plays void": "the next card of a minion has no effect",
    "points at the end": "victory points that a Methuselah still in the game gains as it ends",
    "points when ousted": "victory points more for the predator of a Methuselah who is ousted",
    "pool cost": "the cost in pool of cards that a minion plays, where they cost pool",
    "press damage": "damage of the surroundings, not preventable, in the press step",
    "presses to continue": "a press of the surroundings continues combat",
    "prevents strikes": "further damage of strikes is prevented; word: the Discipline required",
    "range each round": "each round of a minion's combats is at this range; word: which",
    "recovers in unlock phase": "convictions for which an imbued recovers in any unlock phase",
    "red list": "a trait: Red List",
    "redirection cost": "the blood or life more that cards cost which redirect a bleed",
    "replaces later": "cards of a Methuselah are replaced only later; word: when",
    "rescue cost": "what it costs to rescue a vampire from torpor",
    "scarce": "a trait: costs 3 pool for each other of the clan as it enters play",
    "sect": "the sect that a minion is considered to have; word: its name",
    "seraph": "a trait: Seraph",
    "skip phase": "a Methuselah skips a phase; word: its name",
    "skip turn": "a Methuselah skips her turn",
    "slave": "a trait: slave of a clan; word: its name",
    "strikes each round": "additional strikes, limited and mandatory, in each round",
    "stealth": "the stealth of a minion, or of the action",
    "sterile": "a trait: sterile",
    "strike damage": "damage more of a minion's strikes; word: 'hand', 'weapon', 'melee weapon', "
    "'gun', 'ranged', a Discipline, or of all",
    "strength": "the strength of a minion",
    "strength is": "the strength of a minion is this, whatever is printed",
    "title": "the title that a vampire is considered to have; word: its name",
    "transfers": "the transfers of a Methuselah",
    "treats aggravated as normal": "aggravated damage to a vampire counts as normal damage",
    "type": "the type as which a card is treated for the duration; word: its name",
    "unblockable": "the acting minion cannot be blocked",
    "undodgeable strikes": "a dodge has no effect on strikes of a minion",
    "unusable": "a card in play cannot be used",
    "victory points to you": "so many victory points of a Methuselah go to the card's controller",
    "uses weapons": "a retainer may use a weapon of its employer",
    "vote tax": "the blood that each vampire burns to vote, by the minion that called",
    "votes": "the votes of a minion",
    "votes with": "a minion that votes does so as the minion with this ability",
    "vulnerable": "weapons of this trait inflict aggravated damage on a vampire; word: which",
    "wounded": "a vampire counts as wounded",
}
"""The kinds of change of `static` and `add`: what is changed, and what the word with it says."""

AMOUNTS: Final = frozenset(
    (
        "action cost|ballots|bleed|block burns|block cost|block cost or life|blood cost|capacity|"
        "capacity at most|card cost|discard_actions|edge votes|"
        "ends when quiet|environmental damage|hand_size|hunt|intercept|"
        "life|master on it|master_actions|methuselah votes|"
        "most bled|most burned to a bleed|oust pool|outlives burning|plays as a vampire|"
        "plays non-actions as a vampire|plays with basic|points at the end|points when ousted|"
        "pool cost|press damage|recovers in unlock phase|"
        "redirection cost|rescue cost|stealth|strength|strength is|strike damage|"
        "strikes each round|transfers|victory points to you|vote tax|votes"
    ).split("|")
)
"""The kinds of change that are so much; of all others there is no more and no less."""

EVENTS: Final[Mapping[str, str]] = {
    "about to bleed": "a minion's bleed is about to be successful",
    "action over": "an action of a minion has ended",
    "announces": "a minion announces an action; after it is locked",
    "awarded": "a trophy was awarded to a vampire",
    "blocks": 'a minion has blocked: before the window "blocked", the locks and the combat',
    "blood hunt": "a blood hunt was called on a vampire",
    "burned": "a card in play was burned",
    "burned minion": "a minion has burned another in combat",
    "burned pool": "a Methuselah has burned pool, by a bleed or a theft too: she loses it",
    "changed control": "a card is controlled by somebody else now",
    "changed sect": "the sect of a vampire has changed",
    "combat over": "a combat of a minion has ended",
    "counters": "the number of counters on a card has changed",
    "damaged": "a minion was inflicted damage",
    "diablerie": "a vampire has committed diablerie",
    "discard action": "a Methuselah has used a discard phase action",
    "discard phase": "a discard phase begins",
    "discard phase passed": "a Methuselah is done with her discard phase",
    "emptied": "the last blood or counter has left a card",
    "employed": "a retainer was employed, by an action or otherwise",
    "end of influence phase": "an influence phase ends",
    "end of minion phase": "a minion phase ends",
    "end of round": "a round of combat ends, about each fighter",
    "end of unlock phase": "an unlock phase ends",
    "entered play": "a card has come into play",
    "enters combat": "a minion enters combat",
    "equipped": "equipment came with which a minion equips, by an action or otherwise; neither "
    "a strike that steals it nor `moves_onto` is one",
    "gained pool": "a Methuselah has gained pool",
    "gained title": "a vampire has gained a title",
    "inflicts": "a weapon inflicts damage, before any of it is prevented",
    "influence phase": "an influence phase begins",
    "is blocked": 'the acting minion was blocked: at the moment of "blocks"',
    "left play": "a card has left play",
    "left ready region": "a minion has left the ready region",
    "left torpor": "a vampire has left torpor",
    "locked": "a card was locked",
    "lost title": "a vampire has lost its title",
    "master phase": "a master phase begins",
    "minion phase": "a minion phase begins",
    "ousted": "a Methuselah was ousted",
    "played": "a card was played from the hand; about the card",
    "played …": 'a minion has played a card that requires this Discipline, "played aus"',
    "played master": "a Methuselah has played a master card",
    "plays": "a card is being played, before anybody may cancel it",
    "press step": "a press step begins, about the acting fighter",
    "pressed to continue": "a minion has used a press to continue combat",
    "recruited": "an ally was recruited, by an action or otherwise",
    "referendum failed": "the referendum that a vampire called has failed",
    "referendum passed": "the referendum that a vampire called has passed",
    "skipped turn": "a Methuselah has skipped her turn",
    "successful bleed": "a minion has bled successfully",
    "took the Edge": "a Methuselah has the Edge now",
    "torpor": "a vampire has gone to torpor",
    "turn begins": "a turn begins, before its unlock phase",
    "vampire burned": "a vampire in play was burned",
    "unlock phase": "an unlock phase begins",
    "unlocked": "a card was unlocked",
    "withdrew": "a Methuselah has withdrawn",
}
"""The events of `trigger`: what has happened, or begins."""

OF_METHUSELAHS: Final = frozenset(
    {
        "burned pool",
        "discard action",
        "discard phase",
        "discard phase passed",
        "end of influence phase",
        "end of minion phase",
        "end of unlock phase",
        "gained pool",
        "influence phase",
        "master phase",
        "minion phase",
        "ousted",
        "played master",
        "skipped turn",
        "took the Edge",
        "turn begins",
        "unlock phase",
        "withdrew",
    }
)
"""Those that are about a Methuselah: `who` says which, and `SUBJECT_SEAT` is she."""

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
    "as_strike_chosen": "as a minion chooses its strike: aims",
    "strike_declared": "after the first of two strikes was chosen",
    "strikes_chosen": "after strikes were chosen, before they resolve",
    "prevent": "as damage is about to be inflicted",
    "torpor": "as a vampire should go to torpor",
    "strike_resolved": "after strikes were resolved",
    "additional": "as additional strikes are gained",
    "press": "in the press step",
    "end_of_round": "at the end of a round",
    "combat_would_end": "as combat would end",
    "combat_about_to_end": "as combat is about to end",
    "after_combat": "after combat, before what was to happen then",
    "diablerie": "as a diablerie is about to happen",
    "before_hunt": "before the blood hunt referendum",
    "hunt_passed": "as a blood hunt has passed",
    "oust": "as a Methuselah is about to be ousted",
    "paying": "as a card is announced or about to be paid for, by who pays",
}
"""The windows of `at`: when a card or an ability may be used."""

USERS: Final[Mapping[str, str]] = {
    "acting": "the acting minion",
    "actor": "a ready unlocked minion, as it takes an action",
    "any": "any ready minion, of whomever, locked or not; no Methuselah herself",
    "bearer": "the minion that the card is on, or the minion whose ability it is; "
    '"acting bearer", "reacting bearer", "locked bearer": when it is that, too',
    "bystander": "a ready minion that does not fight in the combat in progress",
    "combatant": "a minion in combat",
    "controller": "the Methuselah who controls the card, herself; of an action: any ready unlocked "
    "minion of hers",
    "doomed": "a minion that is about to go to torpor or to be burned",
    "even locked": "a reacting minion, locked or not",
    "helper": "another ready minion of the acting Methuselah, locked or not",
    "locked": "a locked minion that reacts",
    "locked actor": "a locked minion, as it takes an action",
    "actor in torpor": "an unlocked vampire in torpor, as it takes an action; if it is blocked, no "
    "combat begins and a blocking vampire may diablerize it",
    "even locked actor in torpor": "the same, locked or not",
    "methuselah": "any Methuselah, herself: you are whoever uses it",
    "reacting": "a ready minion that reacts: unlocked, or awake",
    "reacting without action": "the same, though no action is in progress",
    "to an imbued": "a Methuselah, as she gives a conviction to an imbued",
}
"""The users of `by`: who plays a card or uses an ability."""

LIMITS: Final[Mapping[str, str]] = {
    "turn": "once each turn",
    "phase": "once each phase",
    "action": "once each action",
    "combat": "once each combat",
    "round": "once each round of combat",
    "referendum": "once each referendum",
    "unlock": "once between two unlock phases of its controller",
    "game": "once in the game, whoever plays or calls it",
    "your game": "once in the game for each Methuselah",
}
"""The limits of `once`."""

SPANS: Final[Mapping[str, str]] = {
    "action": "until the action ends, combat and referendum included",
    "combat": "until the combat in progress ends; nothing before it has begun",
    "round": "until the round in progress ends; nothing before it has begun",
    "referendum": "until the referendum in progress ends",
    "turn": "until the turn ends",
    "unlock": "until your next unlock phase",
    "game": "until the game ends, out of play too",
}
"""The durations of `until`."""

REPLACED: Final[Mapping[str, str]] = {
    "round": "after this round",
    "combat": "after this combat",
    "referendum": "after this referendum",
    "action": "after this action",
    "turn": "after this turn",
    "unlock": "in your next unlock phase",
    "influence": "in your next influence phase",
    "discard": "in your next discard phase",
    "in play": "once it is not in play any more",
    "ousted": "once a Methuselah is ousted",
    "research": "at once, from the research area if she likes",
}
"""What `replace` waits for: "do not replace until ..."."""

MOMENTS: Final[Mapping[str, str]] = {
    "blocked": "as it is blocked, before block resolution, locks and combat",
    "resolution": "as it resolves, blocked or not",
    "successful bleed": "once a successful bleed has its effect, the Edge included",
    "after resolution": "after its resolution, blocked or not",
    "end": "as it ends",
}
"""The moments of `at_moment`: when in the action in progress."""

ACTIONS: Final[Mapping[str, str]] = {
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

FACTS: Final[Mapping[str, str]] = {
    "directed at you": "the action is directed at you",
    "directed": "it is directed",
    "undirected": "it is not",
    "bleeds you": "it is a bleed, and you are who is bled: a bleed against you",
    "blocked": "it was blocked",
    "blocked by this": "this minion blocked it",
    "successful": "it was successful, even if its effect came to nothing",
    "brought something": "pool was burned by the bleed, blood gained by the hunt",
    "passed": "its referendum passed",
}
"""What `is_action(trait=...)` says of the action in progress, and `verdict(...)` as it ends."""

GRANTS: Final[Mapping[str, str]] = {
    "maneuver": "1 optional maneuver",
    "maneuver close": "1 optional maneuver, only usable to get to close range",
    "maneuver long": "1 optional maneuver, only usable to get to long range",
    "maneuver or press": "1 optional maneuver or press, whichever is used first",
    "press": "1 optional press",
    "press continue": "1 optional press, only usable to continue combat",
    "press end": "1 optional press, only usable to end combat",
    "prevention": "may prevent 1 damage",
    "cannot use equipment": "the opposing minion cannot use equipment",
    "damages vampires aggravated": "all damage to vampires in it is aggravated",
}
"""What `if_blocked`, `if_it_blocks`, `grants` and `enters_combat` give for a combat or a round."""


def event_known(event: str) -> str:
    """The name of an event, if it is one: "played aus" is one of "played …"."""
    return event if OF_A_DISCIPLINE.fullmatch(event) else known(event, EVENTS, "event")


def user_known(by: str) -> str:
    """Who uses it, if it is one of those: "reacting bearer" is the bearer, when it reacts."""
    known(by.removesuffix(" bearer"), USERS, "user")
    return by


def nearest(name: str, names: Iterable[str]) -> str:
    """The name that is most like this one, "" if none is."""
    return next(iter(get_close_matches(name, sorted(names), 1)), "")


def known(
    name: str, names: Mapping[str, str], what: str, remedy: str = "Add it to language/names.py."
) -> str:
    """The name, if it is one of these. Raises ValueError that names the nearest one if not."""
    if name in names:
        return name
    near = nearest(name, names)
    said = f'Did you mean "{near}"?' if near else remedy
    raise ValueError(f'"{name}" is no {what} that the rules know. {said}')
