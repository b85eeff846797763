"""The warrant of each filter, limit and window of a definition in its text.

The lint of old asks what a text has and its definition lacks. This asks the other way: what a
definition says must have words in the text (or a named ruling, see `explained`). A filter without
words makes a card weaker or stronger than it is printed, and no rendering shows it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from methuselah.engine.definitions import Definition, Node
from methuselah.lab.auditing.printed import told
from methuselah.lab.auditing.traces import Path, keys_of, walk
from methuselah.language.choosing.choices import EachSeat
from methuselah.language.reading.conditions import Unless
from methuselah.language.reading.qualities import Has
from methuselah.language.reading.which import Those

__all__ = ["WORDS", "unwarranted", "words_for"]

CONTROL: Final = (
    r"you (?:also |already |do not )?control|control(?:led)? by you|under your control|"
    r"(?:her|his|their|its) controller|"
    r"your (?:other |ready |younger |locked |unlocked |titled |[a-z]+ (?:antitribu )?)?"
    r"(?:vampires?|minions?|all(?:y|ies)|retainers?|locations?|equipment|events?|masters?|cards? in"
    r" play)|you have in play|(?:they|he or she|who|methuselahs?) (?:do not )?controls?\b|"
    r"methuselah controlling|in your ready region|you successfully"
)

NEGATIONS: Final = (
    r"\bnon-|\bnot?\b|\bnever|other|\bwithout|cannot|unless|except|different|unlocked|steal|"
    r"lacks?|until|<d>|oppos|enters? combat|only one|first|second|if any|doesn't|or (?:less|fewer)|"
    r"unsuccessful|choose to become|if you (?:do|are)|lower|even if|fewer than|less than|neither"
)
"""What a text may say for "not"."""

WORDS: Final[dict[str, str]] = {
    # -- whose and where
    "yours": CONTROL,
    "not yours": r"<d>|control|other|another|opposing|prey|predator|steal|any |enters? combat",
    "itself ready": r"\bready\b",
    "chosen ready": r"\bready\b|enters? combat",
    "in torpor": r"torpor",
    "in uncontrolled": r"uncontrolled|influence",
    "in hand": r"hand|discard|reveal|show|card you|equip|recruit|employ|play|put a card",
    "in ash_heap": r"ash heap|discard|burns? |burned|crypt|removed? |been played|used|put this card"
    r"ash heap|discard|burns? |burned|crypt|removed? |been played|used|put this card",
    "in library": r"library|draw|discard",
    "in crypt": r"crypt",
    "Not": NEGATIONS,
    "Unless": NEGATIONS,
    # -- what they are
    "vampire": r"vampire|capacity|blood|kindred|prince|anarch|bearer|infernal|black hand|"
    r"sterile|must hunt",
    "ally": r"\bally\b|\ballies\b|minion|life|mage|mortal|ghoul|imbued|werewolf|wraith",
    "younger": r"younger|capacity (?:below|less)|lower capacity|less capacity|smaller capacity",
    "older": r"older|capacity (?:above|greater|more|equal)|higher capacity|larger capacity",
    "younger than acting": r"younger|less capacity|older",
    "YoungerThan": r"younger|less capacity|lower capacity|smaller capacity|older|oldest",
    "OlderThan": r"older|oldest|younger|more capacity|higher capacity",
    "titled": r"title",
    "not titled": r"non-titled|title",
    "locked": r"\block|unlock|awake|wake",
    "not locked": r"unlocked|\block|block|react",
    "with blood": r"blood|must hunt",
    "not with blood": r"no blood|empty|without blood|blood|must hunt",
    "unique": r"unique",
    "not unique": r"unique",
    "acting": r"acting|action|acts",
    "not this": r"\bother\b|another|each other|different|second|as well|enters? combat|opposing|"
    r"rescue|diabler|steal|any minion|a (?:ready )?(?:minion|vampire)|target",
    "CapacityBelow": r"capacity",
    "Monster": r"monster|vampire|non-?mortal|imbued",
    "Marked": r"turn|action|once|each|until|chosen|next|combat|game",
    "Voted": r"vote|ballot|cast|abstain",
    "CanBlock": r"block",
    "Possible": r"can|if|unless|or\b",
    # -- whom
    "seat prey": r"prey|left",
    "seat predator": r"predator|right",
    "seat prey or predator": r"prey|predator",
    "seat bled": r"bleed|bled|target|<d>|prey|their controller|its controller",
    "seat bleedable": r"bleed|redirect|target|prey|another methuselah",
    "seat others": r"(?:each |all |any )?other methuselahs?|another methuselah|opponent|"
    r"methuselah(?:s)?\b|prey|predator|controlled by|<d>|control",
    "seat edge": r"edge",
    "seat turn": r"methuselah|turn|phase|control|acting|each|any",
    "seat opposing": r"oppos|combat|controller|bleed|bled",
    # -- when
    "once turn": r"during [^.]{0,50}phase|each turn|a turn|per turn|once|this turn|the turn|"
    r"only one|each of your turns|"
    r"only 1 |turn",
    "once combat": r"combat|\beach\b|first round|once|optional",
    "once round": r"round|once|each|optional|strike",
    "once action": r"action|once|bleed|each|hunt",
    "once referendum": r"referendum|vote|once|each|polling|title",
    "once phase": r"phase|once|turn",
    "once game": r"game|once",
    "once your game": r"game|once|each",
    "once unlock": r"unlock|turn|once",
    "optional": r"\bcan\b|\bmay\b|\bor\b|\bup to\b|chooses?",
    "at unlock": r"unlock phase|each turn|any turn|your turn|their turn|any time",
    "at minion": r"minion phase|turn|action|any time|\block this|burn this|<d>|\bcan\b|\bmay\b",
    "at master": r"master|turn|unlock|phase|any time|put this|anytime|place",
    "at influence": r"influence|turn|transfer|uncontrolled|any time|anytime",
    "at discard": r"discard|end of (?:your|the|each) turn|turn|event|any time",
    "at as_played": r"\bplay|cancel|requir|cost|\[reflex\]|put into play|wake",
    "at polling": r"poll|vote|referendum|ballot|abstain|title|minion phase|wake",
    "at before_votes": r"poll|vote|referendum|ballot|abstain|title|minion phase|wake",
    "at before_referendum": r"referendum|political|vote",
    "at before_range": r"range|combat|before|strike|opposing|minion phase|this round",
    "at before_combat": r"combat|minion phase|wake",
    "at range": r"maneuver|range",
    "at press": r"press|combat",
    "at prevent": r"prevent|damage|immune|reduce",
    "at additional": r"additional strike|strike",
    "at torpor": r"torpor|would be burned|sent",
    "at strikes_chosen": r"strik|chosen|grapple|before|combat|round|minion phase|aggravated",
    "at strike_resolved": r"strik|resol|damage|combat|round|inflict|minion phase",
    "at end_of_round": r"round|combat|end|damage",
    "at after_combat": r"combat|wake",
    "at combat_would_end": r"combat",
    "at combat_about_to_end": r"combat",
    "at blocked": r"block|wake|any action|the action",
    "at would_block": r"block",
    "at after_resolution": r"success|after|resol|action|bleed|hunt|referendum|passes|end|wake|"
    r"unlock",
    "at would_succeed": r"success|bleed|action|would",
    "at hunt_passed": r"blood hunt|referendum",
    "at diablerie": r"diabler|be(?:ing)? burned|torpor",
    "at oust": r"oust",
    "at paying": r"cost|pay",
    "at declined": r"block|stealth|bleed|unblock|action|successful|impulse|react|modifier|cancel|"
    r"wake",
    # -- the action
    "action bleed": r"bleed|bled",
    "action political": r"politic|referendum|vote|ballot",
    "action hunt": r"hunt",
    "action employ": r"employ|retainer",
    "action equip": r"equip",
    "action recruit": r"recruit|all(?:y|ies)",
    "action rescue": r"rescue|torpor",
    "action diablerie": r"diabler",
    "fact bleeds you": r"bleed|bled|against you|at you|you\b",
    "fact directed at you": r"\bat you|you\b|<d>|directed|prey|predator",
    "fact directed": r"<d>|directed",
    "fact undirected": r"directed|<d>",
    "fact blocked": r"block",
    "fact blocked by this": r"block",
    "fact successful": r"success|resol|after|bleed|if (?:this|the|that)|unblocked|passes|action",
    "fact brought something": r"success|bleed|hunt|gains?|burn",
    "fact passed": r"pass|success|referendum",
    "fact puts a vampire in play": r"vampires? in(?:to)? play",
    "is your turn": r"your|turn|phase",
    "is first round": r"first round|\bfirst\b|round",
    "is has the Edge": r"edge",
    "is close range": r"close",
    "is minion card played": r"card",
    "is blocking": r"block",
    "is needs stealth": r"stealth",
    "is needs intercept": r"intercept|stealth",
    "is blocker needs intercept": r"intercept|stealth|attempt",
    # -- what happens
    "does lock": r"\block|stun",
    "does unlock": r"unlock",
    "does torpor": r"torpor",
    "does leave torpor": r"torpor|ready region",
    "does gain blood": r"blood|life|counters?",
    "does burn blood": r"blood|life|cost|counters?|burn",
    "does gain pool": r"pool",
    "does burn pool": r"pool|bleed",
    "does add counters": r"counter|blood|pool|life|ammo|on this card|bank",
    "does burn counters": r"counter|blood|pool|life|remove|ammo",
    "does burn": r"burn|destroy|remove|replac|discard",
    "limited": r"\(limited\)|bleed|strike",
    # -- strikes
    "strike ranged": r"\d+r\b|\br\b|ranged|ar\b|any range",
    "strike damage": r"damage|ranged",
    "strike dodge": r"dodge",
    "strike dodges": r"dodge",
    "strike ends": r"combat ends|ends? combat",
    "strike aggravated": r"aggravated",
    "strike steal": r"steal",
    "strike destroy": r"destroy|burn",
    "strike take": r"steal|take|gain control|equip",
    "strike first": r"first strike",
    "strike unpreventable": r"unprevent|cannot be prevented",
    "strike melee": r"strength|melee|strike",
    "strike undodgeable": r"dodge",
    # -- events
    "event burned": r"burn|leaves? play|destroy|contest|title|while|no longer|put this|represent|"
    r"remov|become|lost|loses|until|game|ash heap|diabler",
    "event unlock phase": r"unlock phase|each turn|turn",
    "event influence phase": r"influence phase|influence",
    "event master phase": r"master phase",
    "event discard phase": r"discard phase",
    "event torpor": r"torpor|ready region|ready",
    "event successful bleed": r"bleed|success",
    "event announces": r"action|acts|bleed|hunt|political|announce|success|after",
    "event counters": r"counter|blood|life|\d",
    "event blocks": r"block",
    "event is blocked": r"block",
    "event referendum passed": r"pass|success|referendum",
    "event entered play": r"play|recruit|enter|brought|employ|control|ready region|become",
    "event left ready region": r"ready|torpor|leaves?|play",
    "event combat over": r"combat",
    "event ousted": r"oust",
    "event enters combat": r"combat",
    "event diablerie": r"diabler",
    # -- changes
    "change stealth": r"stealth",
    "change intercept": r"intercept",
    "change bleed": r"bleed|bled",
    "change strength": r"strength|hand damage|damage",
    "change hand_size": r"hand size",
    "change capacity": r"capacity|level|superior|discipline",
    "change votes": r"vote",
    "change hunt": r"hunt",
    "change flight": r"flight",
    "change infernal": r"infernal",
    "change sterile": r"sterile|vampire",
    "change scarce": r"scarce",
    "change black hand": r"black hand",
    "change seraph": r"seraph",
    "change blood cursed": r"blood cursed",
    "change red list": r"red list",
    "change cannot block": r"block",
    "change does not unlock": r"unlock",
    "change unblockable": r"block",
    "change awake": r"unlock|wake|react|locked|block",
    "change aggravated strikes": r"aggravated",
    "change environmental damage": r"damage|environment",
    "change block cost": r"block|cost",
    "change open hand": r"hand",
    "change sees hands": r"look at all .*hands",
    "change rescue cost": r"rescue|torpor",
    "change discard_actions": r"discard",
    "change transfers": r"transfer",
    "change master_actions": r"master",
    "replaced unlock": r"unlock|turn",
    "replaced combat": r"combat",
    "replaced discard": r"discard",
    "replaced action": r"action",
    "replaced in play": r"play|replace",
    "replaced turn": r"turn",
}
"""For each key the words that warrant it; a key that is not here is warranted by its rendering."""

MINION_CARDS: Final = frozenset(
    (
        "action",
        "action modifier",
        "ally",
        "combat",
        "equipment",
        "political action",
        "power",
        "reaction",
        "retainer",
    )
)
"""The types of minion cards (R0, Library)."""


@cache
def _named(key: str) -> str:
    """The words for a key with a name in it: a clan, a sect, a title, a Discipline, a card."""
    kind, _, name = key.partition(" ")
    name = name.lower()
    if kind == "clan":
        first, _, rest = name.partition(" of ")
        whose = f"s? of {re.escape(rest)}" if rest else "s?"
        return "clan" if name == "chosen" else rf"\b{re.escape(first)}{whose}\b"
    if kind == "sect":
        return {"laibon": r"laibon|magaji|kholo", "anarch": r"anarch|baron", "chosen": "sect"}.get(
            name, rf"\b{re.escape(name)}\b"
        )
    if kind == "title":
        return rf"\b{re.escape(name.removesuffix(' member').removesuffix('s'))}"
    if kind in ("discipline", "requires"):
        return rf"\[{name}\]|\b{name}\b|discipline"
    if kind == "keyword":
        return rf"\b{re.escape(re.sub('(?:y|f)$', '', name))}(?:s|y|ies|f|ves)?\b"
    if kind == "type":
        words = {"ally": r"\ball(?:y|ies)\b", "retainer": "retainer", "location": "location"}
        named = words.get(name, rf"{re.escape(name)}|{name.split()[-1]}")
        return f"{named}|minion cards?" if name in MINION_CARDS else named
    return ""


@cache
def words_for(key: str) -> re.Pattern[str] | None:
    """What a text must say for a key, None where anything will do."""
    words = WORDS.get(key) or _named(key)
    return re.compile(words) if words else None


def unwarranted(definition: Definition) -> Iterator[str]:
    """Each filter, limit, window, change and deed for which the text has no words."""
    text = told(definition)
    seen: set[str] = set()
    for node, around in walk(definition):
        for key in keys_of(node, around):
            if key in seen:
                continue
            words = words_for(key)
            if words is None or words.search(text) or _by_rule(key, node, around, definition):
                seen.add(key)
                continue
            seen.add(key)
            yield f'the definition says "{key}" and the text has no words for it'


OWN: Final = re.compile(r"\byour\b|\b(?:his or her|their|own)\b|discard|exchange")
OF_A_SEAT: Final = frozenset(("hand", "ash_heap", "library", "uncontrolled", "crypt", "research"))
"""Places of which everybody has her own."""


def _by_rule(key: str, node: Node, around: Path, definition: Definition) -> bool:
    """What the rules say of every such card."""
    place = next((one for one in reversed(around) if isinstance(one, Those)), None)
    if key == "yours" and place is not None and OF_A_SEAT.issuperset(place.places):
        return bool(OWN.search(told(definition)))
    if key == "yours" and place is not None and place.places == ("contested",):
        return True
    if key == "yours":
        return any(isinstance(one, EachSeat) for one in around)
    if key == "vampire" and place is not None:
        return any(isinstance(one, Has) for one, _ in walk(place))
    if key == "yours" and any(isinstance(one, Unless) for one in around):
        return "steal" in told(definition)
    # a power is used by locking it (RB24, Imbued: Powers)
    return key == "does lock" and "power" in definition.face.types
