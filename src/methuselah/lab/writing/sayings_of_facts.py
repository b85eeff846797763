"""Sayings of printed texts about who, when and which action, with the words to write."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = ["WHO_AND_WHEN", "Saying"]


@dataclass(frozen=True)
class Saying:
    """One saying of printed texts.

    says: as it is printed; write: the words, in Markdown; pattern: how to know it in a text,
    "" where that is not possible; marks: what shows, in lower case, that a definition has it.
    """

    says: str
    write: str
    pattern: str = ""
    marks: tuple[str, ...] = ()


WHO_AND_WHEN: Final = (
    # -- who and whose
    Saying("a vampire, an ally, a minion; any", "`on(vampire)`, `on(ally)`, `on(minion)`: in play"),
    Saying(
        "a ready vampire (ally, minion)",
        "`ready(vampire)`; `on(...)` finds those in torpor too",
        r"\b(?:any|target|choose a|each other|each) ready (?:vampire|minion|ally)",
        ("ready",),
    ),
    Saying(
        "a locked (unlocked) minion",
        "`ready(minion, locked)`, `ready(minion, unlocked)`",
        r"\b(?:each|any|target|another) (?:ready )?(?:un)?locked (?:vampire|minion)",
        ("lock",),
    ),
    Saying(
        "in torpor",
        "`torpor(vampire)`; of one that may be anywhere `on(vampire, in_torpor)`",
        r"(?:a|any|each|target|another) vampires? in torpor",
        ("torpor",),
    ),
    Saying(
        "another; other than this vampire",
        "`other` among the tests: `ready(minion, yours, other)`; of a second choice "
        '`not_(chosen_as("first"))`',
        r"\bcontrol other than this (?:vampire|minion)",
        ("other", "this", "bearer", "not"),
    ),
    Saying("you control; under your control", "`yours` among the tests; not yours: `not_(yours)`"),
    Saying("controlled by another Methuselah", "`not_(yours)`; by your prey `controlled_by(PREY)`"),
    Saying("this vampire; this minion; this ally", "`THIS`; on a minion: `BEARER`"),
    Saying("this card; this location; this equipment", "`THIS_CARD`"),
    Saying(
        "the minion with this card; this vampire, of a card put on it; the employer",
        '`BEARER`, and `by="bearer"` for whoever uses it',
    ),
    Saying("a vampire with this card attached", "`bears(NAME)`; cards on it: `attached(on_this)`"),
    Saying("the acting minion", "`ACTING`; as a test `is_acting`"),
    Saying("the blocking minion", "`BLOCKER`"),
    Saying(
        "the opposing minion",
        "`OPPOSING`; what somebody else plays: `YOUR_FIGHTER`, `OPPOSING_YOURS`",
        r"(?:on|choose) the opposing (?:minion|vampire)\b(?! is)",
        ("oppos", "hit", "strike"),
    ),
    Saying(
        "younger (older)",
        "`younger`, `older` than this vampire; `younger_than_acting`; `younger_than(which)`",
        r"\byounger (?:vampire|minion)",
        ("younger",),
    ),
    Saying(
        "with capacity 5 or more; above 4; less than 5; 4 or less",
        "`capacity_at_least(5)`; `capacity_below(5)`: 4 or less is below 5, above 4 is at least 5",
        r"with (?:a )?capacity (?:of )?\d+ or (?:more|less)|capacity (?:above|below|less than) \d",
        ("capacity",),
    ),
    Saying("non-unique; unique", "`not_(unique)`, `unique`"),
    Saying("non-Malkavian", '`not_(clan("Malkavian"))`'),
    Saying("titled; with a title; a prince or justicar", '`titled`; `title("prince or justicar")`'),
    Saying("Black Hand; infernal; sterile", "`is_black_hand`, `is_infernal`, `is_sterile`"),
    Saying("Camarilla; Anarch; Sabbat", '`sect("camarilla")`, in lower case'),
    Saying("with Dominate; with superior Dominate", '`discipline("dom")`, `discipline("DOM")`'),
    Saying("requires Dominate (of a card)", '`requires_discipline("dom")`'),
    Saying("equipment; a weapon; a location; a gun", '`is_a("equipment")`; `keyword("weapon")`'),
    Saying("a location you control", '`anywhere(keyword("location"), yours)`'),
    Saying("equipment on a minion", '`attached(is_a("equipment"))`; on this one with `on_this`'),
    Saying("a card in your ash heap; in your hand", "`ash_heap(yours)`; `hand(yours)`"),
    Saying(
        "a crypt card in your uncontrolled region",
        "`uncontrolled(vampire, yours)`",
        r"in your uncontrolled region",
        ("uncontrolled", "banish", "draw", "peek", "puts a"),
    ),
    Saying("your prey; your predator", "`PREY`, `PREDATOR`", r"\byour prey\b", ("prey", "bled")),
    Saying(
        "each Methuselah; each other Methuselah; any Methuselah",
        "`EACH`, `OTHERS`; one that is chosen: `choose_seat(EACH)`, `choose_seat(OTHERS)`",
        r"[Ee]ach other Methuselah",
        ("others", "each"),
    ),
    Saying("its controller", "`controller_of(TARGET)`"),
    Saying("you, of the card in play; you, whoever plays it", "`YOU`"),
    Saying("the Methuselah with the Edge", "`HAS_EDGE` of you; `burn_edge()`"),
    # -- when and how often
    Saying("Only usable when ...; only usable if ...", "a condition as a part, or `who=` of whom"),
    Saying("Only usable by a vampire with capacity 8 or more", "`who=ready(capacity_at_least(8))`"),
    Saying("Only usable during a bleed action", '`is_action("bleed")`'),
    Saying("Only usable when a vampire attempts to block", '`at=("attempt",)`, with `BLOCKER`'),
    Saying("Only usable after blocks are declined", '`at=("declined",)`'),
    Saying("Only usable as a referendum is polled", '`at=("polling",)`; before it "before_votes"'),
    Saying("Only usable after resolution", '`WAS_SUCCESSFUL, at=("after_resolution",)`'),
    Saying("Only usable before range is determined", "`before_range(...)`"),
    Saying("Only usable before strikes are chosen", "`before_strikes(...)`"),
    Saying("Only usable at the end of a round", "`end_of_round(...)`"),
    Saying("Only usable at close (long) range", "`AT_CLOSE`, `AT_LONG`"),
    Saying("A vampire can play only one ... each turn (action, combat)", '`once="turn"`'),
    Saying("once each turn; only once each combat", '`once="turn"`, of a way or a trigger'),
    Saying("Do not replace until ...", '`replace="action"`: [what it waits for](names.md)'),
    Saying(
        "Usable by a locked vampire",
        '`by="even locked"` (by an unlocked one too); by a locked one only `by="locked"`',
    ),
    Saying("during X phase, you can ...", '`use(..., at=("unlock",))`; with `YOUR_TURN` if yours'),
    Saying("During your unlock phase, (must)", '`trigger("unlock phase", ..., who=YOU)`'),
    Saying(
        "you can; you may, in what happens by itself",
        "`trigger(..., optional=True)`, or `may(...)` around the part that is free",
    ),
    Saying("or, of two things to choose from", "`one_of(way(...), way(...))`"),
    Saying("If ..., then", "`when(condition, ...)`; of the numbers `only_if(condition, N)`"),
    Saying("for each", "`times(count(...), ...)`, `each(which, ...)`, or the count as the number"),
    Saying("If this action is successful", "the effect of the action: nothing else is to be said"),
    Saying("after resolving the action", '`at_moment("after resolution", ...)`'),
    Saying(
        "if the action is blocked, this minion ...",
        "`after_resolution(when(WAS_BLOCKED, ...))`; of a card in play "
        '`trigger("is blocked", ...)`',
    ),
    Saying(
        "a bleed against you is successful", '`is_action(trait="bleeds you"), BLED_SUCCESSFULLY`'
    ),
    Saying("Only one ... can be played each action", "`unless(played_this_action(NAME))`"),
    Saying(
        "+1 level of Sanguinus",
        '`static("discipline", word="san")`, without a number: one of them for each level',
    ),
    Saying("bleed actions cost 1 additional blood", '`static("action cost", +1, word="bleed")`'),
    Saying("inflict 1 damage after combat ends", "`strike(combat_ends(after=(...,)))`"),
    Saying(
        "in the combat that follows if the action is blocked",
        '`if_blocked("maneuver")`, `if_blocked_may(...)`',
    ),
    Saying(
        "if this minion performs a successful action, it can ...",
        '`use(WAS_SUCCESSFUL, ..., by="acting bearer", at=("after_resolution",))`',
    ),
    Saying(
        "If any vampire successfully hunts (bleeds, acts)",
        '`trigger("announces", at_moment("after resolution", when(HUNTED, ...)), who=on(vampire), '
        'when=is_action("hunt"))`: as "action over" is answered, the action is in progress no more',
    ),
    Saying("if your prey loses pool", '`trigger("burned pool", ..., who=PREY)`'),
    Saying("if this minion blocks", '`if_it_blocks("press")`, `if_it_blocks_may(...)`'),
    Saying("until the end of the turn; this turn", '`until="turn"`; "once this turn" `mark(...)`'),
    Saying("for the remainder of combat; this round", '`until="combat"`, `until="round"`'),
    Saying("while; as long as", "`static(kind, ..., when=condition)`"),
    Saying(
        "Only one X can be played each turn (by anybody)",
        '`NOT_PLAYED_THIS_TURN` and `once="turn"`; of one level in that level; '
        "each action: `unless(played_this_action(NAME))`",
    ),
    Saying(
        "[NEC] As above, and ..., of a card in play",
        "`when=AT_SUPERIOR` in its `static` or `trigger`; `by_level(1, 2)` as a number",
    ),
    Saying(
        "[ani] or [tha] ...",
        "a level each: the way under a name above the card, for `ani=` and `tha=`",
    ),
    Saying(
        "[REFLEX] Cancel a frenzy card played on this vampire as it is played",
        '`combat_card(played_on(on(this, yours), "frenzy"), cancels_card(), by="any", '
        'at=("as_played",))`: outside of combat and locked, too',
    ),
    Saying(
        "You and X can play cards requiring a Brujah or a Gangrel as if",
        '`static("plays as if", word="clan Brujah")`, one for each clan; that is both',
    ),
    Saying(
        "Y, or Z (each with choices at announcement)",
        "two ways in a tuple; `one_of(...)` is asked as the effect comes to it, after the cost",
    ),
    Saying(
        "if ..., this action is at +1 stealth",
        '`as_announced(add("stealth", +1, until="action", when=...))`; `stealth=` is a number',
    ),
    # -- the action
    Saying(
        "(D) action; Ⓓ",
        "a choice among what others control makes it so; of one in play "
        "`acts(directed=True)` aims at the card itself",
    ),
    Saying(
        "by burning (locking) a vampire he or she controls",
        "`choose(on(vampire, yours)), burn_card(TARGET)`: an effect, since a price cannot name it",
    ),
    Saying("+1 stealth action", "`action(..., stealth=1)`"),
    Saying("(D) Bleed at +2 bleed; a bleed action", "`action(bleeds(+2))`"),
    Saying("Bleed your prey or predator", '`choose_seat(PREY_OR_PREDATOR, name="bled"), bleeds()`'),
    Saying(
        "+1 bleed (limited); without (limited)",
        '`bleed(+1)`; `bleed(+1, limited=False)`; on a card in play `static("bleed", +1)`',
        r"\+\d bleed",
        ("bleed",),
    ),
    Saying(
        "+1 stealth; +1 intercept",
        '`stealth(+1)`, `intercept(+1)`; on a card in play `static("stealth", +1)`',
        r"\+\d intercept",
        ("intercept",),
    ),
    Saying("(D) Enter combat with a minion", "`choose(ready(minion)), enters_combat(TARGET)`"),
    Saying(
        "this action costs 1 blood (1 life, of an ally)",
        "`costs_blood(1)` (`costs_life(1)`); 1 pool `costs_pool(1)`",
    ),
    Saying(
        "cannot block; cannot be blocked by",
        "`cannot_block(vampire, younger_than_acting)`",
        r"cannot (?:attempt to )?block",
        ("block", "fail"),
    ),
    Saying("attempt to block; block as if unlocked", "`attempts_to_block()`"),
    Saying(
        "redirect the bleed; the target is now",
        '`choose_seat(BLEEDABLE, name="to"), redirect_bleed(chosen_seat("to"))`',
    ),
    Saying(
        "reduce the bleed by 1; a bleed against you",
        '`is_action(trait="bleeds you"), add("bleed", -1)`',
    ),
    Saying(
        "unlock this vampire; wake",
        "`unlock(THIS)`; to react although locked `wake()`",
        r"\b[Uu]nlock (?:this|that) (?:vampire|minion|ally)",
        ("unlock", "wake"),
    ),
    Saying(
        "lock this card to ...; burn 1 blood to ...",
        "`price(lock())`, `price(burn_blood(1))`",
        r"\b[Ll]ock this (?:card|location|vampire|minion|ally|retainer)",
        ("lock",),
    ),
    Saying("does not unlock as normal", '`static("does not unlock")`; once `skips_next_unlock()`'),
)
"""Who and whose, when and how often, the action."""
