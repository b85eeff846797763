"""What a printed text says, and what a definition writes: the index of `docs/writing-cards.md`.

Texts of three decades say the same thing in a few ways. Each saying names the words to write;
where the saying can be told from others in a text (`pattern`), the audit looks for one of the
`marks` that its words leave in a definition: names of nodes, strings and terms that are set.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Final

from methuselah.engine.definitions import Definition
from methuselah.language.speaking import parts_of

__all__ = ["SAYINGS", "Saying", "index", "marks_of"]


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


SAYINGS: Final = (
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
    Saying("Do not replace until ...", '`replace="action"`: the table of what it waits for'),
    Saying("Usable by a locked vampire", '`by="locked"`, `by="even locked"`'),
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
    # -- blood, pool, cards
    Saying("gain 2 pool; burn 2 pool", "`gain_pool(2)`, `burn_pool(2, controller_of(TARGET))`"),
    Saying(
        "your prey burns 1 pool",
        "`burn_pool(1, PREY)`",
        r"prey burns (?:\d|X) pool",
        ("pool", "points"),
    ),
    Saying("move 1 blood to your pool", "`move_counters(1, TARGET, YOU)`"),
    Saying("add 2 blood from the blood bank; gain 2 blood", "`gain_blood(2, TARGET)`"),
    Saying("burn 1 blood", "`burn_blood(1, TARGET)`"),
    Saying("steal 1 blood (a strike); steal 1 pool", "`steal_blood(1)`; `steal_pool(1, PREY)`"),
    Saying("put 3 counters on this card", "`add_counters(3)`; `removes_counters(1)`"),
    Saying(
        "burn 1 counter from this card to ...",
        "`price(removes_counters(1))`: nobody is offered it without a counter",
    ),
    Saying(
        "one or more bishops; any number of",
        '`choose(on(title("bishop")), most=99)`, with `least=0` any number',
    ),
    Saying(
        "after this card (ally, vampire) enters play, however it comes",
        "`enters=(...)` beside the levels; before it could contest anything `as_enters=(...)`",
    ),
    Saying(
        "when this vampire is burned in combat",
        '`trigger("burned", ..., when=both(COMBAT_IS_ON, exists(OPPOSING)))`: it is no longer '
        "among FIGHTERS",
    ),
    Saying(
        "one of the fighters is ...; both are",
        "`fits(FIGHTERS, on(...))`; `exists(on(..., is_among(FIGHTERS)), least=2)`",
    ),
    Saying(
        "can burn 1 blood to get 1 additional strike (of a card in play)",
        "`use(fits(THIS, among(FIGHTERS)), STRIKES_NOT_LIMITED, price(burn_blood(1)), "
        'gains_strikes(1), at=("additional",), by="bearer", once="round")`',
    ),
    Saying(
        "can steal up to 2 blood from a vampire as an action",
        '`choose(...), later(choose_number("stolen", 1, least(2, blood_of(TARGET)))), '
        'move_counters(chosen_number("stolen"), TARGET, THIS)`',
    ),
    Saying(
        "+1 stealth when attempting an action that requires Presence",
        '`static("stealth", +1, when=action_requires("pre"))`',
    ),
    Saying(
        "after a vampire in combat with this one goes to torpor",
        '`trigger("torpor", ..., who=torpor(vampire, is_among(OPPOSING)), when=COMBAT_IS_ON)`',
    ),
    Saying(
        "any minion you control can ... as an action",
        '`acts(..., by="controller")`',
    ),
    Saying(
        "can burn this card (himself) to ... as an action",
        "`acts(...)` with `burn_card(THIS_CARD)` as its first effect; `price(...)` in `acts` is "
        "paid in the same way, as the action resolves, and must be there before",
    ),
    Saying(
        "can enter combat with the minion with this card",
        "`acts(fits(BEARER, ready(not_(yours))), aim(BEARER), enters_combat(TARGET))`",
    ),
    Saying(
        "has superior Dominate; has Dominate",
        '`static("discipline", word="DOM")`; in lower case +1 level of it',
    ),
    Saying(
        "can gain blood from only one hunting ground each turn",
        '`not_(marked("hunting ground"))` of whom, and `mark("hunting ground", TARGET)`',
    ),
    Saying(
        "he becomes Black Hand",
        'while he is in play: `gain_counter("Black Hand", THIS)` and `static("black hand", '
        'when=fits(THIS, on(with_counters("Black Hand"))))`',
    ),
    Saying(
        "this vampire becomes Camarilla (Anarch)",
        'for good: `becomes_of_sect("camarilla")`, `becomes_anarch()`; considered Camarilla, or so '
        'for a time: `static("sect", word="camarilla")`, `add("sect", ..., until="turn")`',
        r"becomes? (?:Camarilla|Sabbat|Laibon|Anarch|Independent)\b",
        ("sect", "anarch"),
    ),
    Saying(
        "if this referendum passes, put this card on ...",
        '`if_it_passes(put_on(...))`, which comes before `trigger("referendum passed", ...)`: '
        "what that adds comes on top",
    ),
    Saying(
        "put this card in play; on a vampire",
        "`put_in_play()`, `put_on(TARGET)`",
        r"[Pp]ut this card (?:in play|on )",
        ("put", "become", "lay", "employ", "goonto", "move", "attach"),
    ),
    Saying(
        "burn this card",
        "`burn_card()`; of a chosen one `burn_card(TARGET)`",
        r"\b(?:or|to|and|then|,) burn this (?:card|location|equipment)",
        ("burn", "contest"),
    ),
    Saying("draw 2 cards; draw a crypt card", "`draws(2)`, `draw_crypt()`"),
    Saying(
        "discard a card; at random", "`choose(hand(yours)), discard()`; `discards_at_random(1)`"
    ),
    Saying(
        "search your library for a card",
        "`searches_library(test)`; to equip `searches_for_equipment()`",
    ),
    Saying(
        "remove from the game",
        "`remove_from_game(TARGET)`",
        r"[Rr]emove (?:it|this card|them|that card)[^.]{0,20} from the game",
        ("remove", "leaves", "leave", "illusion"),
    ),
    Saying(
        "take control of; steal a minion",
        "`steals(TARGET)`, `borrows_this_turn(TARGET)`",
        r"\b(?:[Tt]ake|[Gg]ain) (?:temporary )?control of",
        ("control", "steal", "borrow", "contest"),
    ),
    Saying(
        "cancel a card as it is played",
        "`cancels_card()`; its cost is not paid: `free=True`",
        r"[Cc]ancel (?:a|an|that|the) [a-z ]*card",
        ("cancel",),
    ),
    Saying("hand size +1", '`static("hand_size", +1, YOU)`', r"[+-]\d hand size", ("hand_size",)),
    # -- combat
    Saying("Strike: hand strike at +2 damage", "`strike(hand_strike(+2))`"),
    Saying(
        "Strike: 2R damage; Strike: dodge",
        "`strike(ranged_strike(2))`, `strike(dodge)`",
        r"[Ss]trike: dodge",
        ("dodge",),
    ),
    Saying(
        "Strike: combat ends; steal 2 blood",
        "`strike(combat_ends())`, `steal_blood(2)`",
        r"[Ss]trike: combat ends",
        ("ends", "endcombat"),
    ),
    Saying("with an optional maneuver (of a strike card)", "`strike(..., maneuver=True)`"),
    Saying(
        "Maneuver; Press",
        "`maneuvers()`, `presses()`; only to continue `only=`",
        r"\[[A-Za-z]{3}\] (?:Maneuver|Press)",
        ("maneuver", "press"),
    ),
    Saying("1 optional press; 1 optional maneuver, this round", '`grants("press")`'),
    Saying(
        "1 optional maneuver, only usable to get to long range",
        '`if_blocked("maneuver long")`, `grants("maneuver close")` and the like',
    ),
    Saying(
        "1 maneuver each combat (of a card in play)",
        "`optional_maneuver()`, `optional_press()`",
        r"maneuver each combat",
        ("maneuver",),
    ),
    Saying(
        "additional strike; 2 additional strikes (limited)",
        "`additional_strikes(2)`",
        r"\[[A-Za-z]{3}\] \d? ?[Aa]dditional strike",
        ("additional",),
    ),
    Saying(
        "Prevent 2 damage; 1 damage each combat",
        "`prevents_damage(2)`; in play `prevents(1)`",
        r"[Pp]revent \d damage",
        ("prevent",),
    ),
    Saying(
        "this vampire gets +1 strength",
        'a combat card `add("strength", +1, THIS, '
        'until="round")`; in play `static("strength", +1)`',
        r"\+\d strength",
        ("strength",),
    ),
    Saying(
        "this vampire's hand strikes inflict +1 damage",
        '`add("strike damage", +1, THIS, until="combat", word="hand")`, not strength',
        r"hand strikes inflict \+\d damage",
        ("strike damage",),
    ),
    Saying(
        "once this round, this vampire may burn 1 blood for an additional maneuver",
        '`may_this_round("range", burn_blood(1), maneuvers_now())`',
    ),
    Saying(
        "hand damage is aggravated",
        '`add("aggravated strikes", to=THIS, until="round", word="hand")`',
        r"(?<!non-)aggravated (?:hand )?damage",
        ("aggravated", "damage", "surges"),
    ),
    Saying(
        "damage inflicted by this weapon on a ... is aggravated",
        '`static("aggravates damage to", who=THIS_CARD, word="Kiasyd")`, whoever strikes with it',
    ),
    Saying(
        "inflict 1 (unpreventable) damage",
        "`inflicts_damage(1, OPPOSING)`, `environmental_damage(1)`",
    ),
    # -- politics and cards in play
    Saying(
        "Allocate 4 points among two or more Methuselahs",
        "`terms=(allocate_points(4, EACH, spread=2),), passes=(burn_allocated(),)`",
        r"[Aa]llocate (?:\d|X) points",
        ("points",),
    ),
    Saying(
        "If this referendum is successful",
        "`passes=(...)`; what is chosen as it is called: a part; as it is polled: `terms=(...)`",
    ),
    Saying(
        "+2 votes; gains 1 vote",
        '`gains_votes(2)`, `your_votes(+2)`; in play `static("votes", 2)`',
        r"\+\d votes?\b",
        ("votes", "pass"),
    ),
    Saying("A vampire can have only one ...", '`static("only one", word=NAME)` and `fits(...)`'),
    Saying(
        "vampires can take an action to burn this card",
        "`acts(burn_card(), who=ready(vampire), directed=True)`",
    ),
)
"""What texts say, by topic."""

PATTERNS: Final = tuple(
    (saying, re.compile(saying.pattern)) for saying in SAYINGS if saying.pattern
)


def marks_of(definition: Definition) -> str:
    """All that a definition's parts are called, say and have set, in lower case."""
    found: list[str] = []
    for node in parts_of(definition):
        found.append(type(node).__name__)
        for part in fields(node):
            value = getattr(node, part.name)
            if value is True:
                found.append(part.name)
            found += [one for one in (value, *(value if isinstance(value, tuple) else ()))
                      if isinstance(one, str)]  # fmt: skip
    return " ".join(found).lower()


def unsaid_in(definition: Definition, text: str) -> list[str]:
    """What a text says and its definition has no mark of, each with the words to write."""
    marks = marks_of(definition)
    return [
        f'the text says "{found.group(0)}": write {saying.write}'
        for saying, pattern in PATTERNS
        if (found := pattern.search(text)) and not any(mark in marks for mark in saying.marks)
    ]


def index() -> str:
    """The sayings as a table for the page."""
    lines = ["| the text says | write |", "| --- | --- |"]
    return "\n".join([*lines, *(f"| {one.says} | {one.write} |" for one in SAYINGS)])
