"""Sayings of printed texts about what happens, with the words to write."""

from __future__ import annotations

from typing import Final

from methuselah.lab.writing.sayings_of_facts import Saying

__all__ = ["WHAT_HAPPENS"]

WHAT_HAPPENS: Final = (
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
    Saying(
        "draw 2 cards; draw a crypt card",
        "`draws(2)`, and `draws_up()` where she discards afterwards; "
        "`exists(crypt(yours)), draw_crypt()`: not playable for nothing",
    ),
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
    Saying(
        "hand size +1; +1 hand size this turn",
        '`static("hand_size", +1, YOU)`; `add("hand_size", +1, YOU, until="turn")`, drawn at once',
        r"[+-]\d hand size",
        ("hand_size",),
    ),
    Saying(
        "discards 2 cards at random, not replaced until after combat",
        "`discards_at_random(2, OTHERS)`, then `at_end_of_combat(draws_up(OTHERS))`, whoever it is",
    ),
    Saying(
        "Cards requiring Obtenebration cost him 1 less blood; allies cost her 1 less blood or pool",
        '`cards_cost(-1, requires_discipline("obt"), of=("blood",))`, `cards_cost(-1, '
        'plays=("ally",))`; of a clan `requires_clan("Tzimisce")`; for a duration `cards_cost_now`',
    ),
    # -- combat
    Saying("Strike: hand strike at +2 damage", "`strike(hand_strike(+2))`"),
    Saying(
        "can burn 1 blood to strike: combat ends (of a vampire, a card in play)",
        '`use(price(burn_blood(1)), by="bearer", at=("strike",), strike=combat_ends(), '
        'key="strike")`; at no price `strikes(combat_ends())`',
    ),
    Saying(
        "damage from hand strikes is aggravated",
        '`static("aggravated strikes", word="hand")`; of a card '
        '`add("aggravated strikes", to=THIS, until="combat", word="hand")`',
    ),
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
    Saying(
        "Lock this card to give a minion you control 1 press (a location)",
        '`use(fits(THIS_CARD, permanents(yours)), price(lock()), grants("press"), by="combatant", '
        'at=("press",))`',
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
        '`passes=(...)`; what is chosen ("Choose a ready ally. Successful referendum means", '
        "though it stands first): `terms=(choose(...),)`",
    ),
    Saying(
        "put this card on the acting vampire to represent the unique title of Prince of Dallas",
        '`passes=(gains_title("prince", "Dallas", ACTING), put_on(ACTING))` and '
        '`trigger("burned", loses_title("prince", "Dallas"))`',
    ),
    Saying(
        "+2 votes; gains 1 vote",
        '`gains_votes(2)`, `your_votes(+2)`; in play `static("votes", 2)`',
        r"\+\d votes?\b",
        ("votes", "pass"),
    ),
    Saying(
        "Whenever a referendum succeeds, you can lock this card to ...",
        '`trigger("referendum passed", lock(), ..., who=on(vampire), optional=True, '
        "when=fits(THIS_CARD, permanents(unlocked)))`: a trigger has no `price`",
    ),
    Saying(
        "lock this card to attempt to ... as an action",
        "`acts(fits(THIS_CARD, anywhere(unlocked)), as_announced(lock(THIS_CARD)), ...)`: a "
        "`price` of `acts` is paid as it succeeds",
    ),
    Saying(
        "all hunting grounds controlled by other Methuselahs (Ⓓ)",
        "`aim(anywhere(..., not_(yours))), burn_card(TARGET)`",
    ),
    Saying(
        "give another Methuselah 1 pool",
        "`move_counters(1, YOU, controller_of(TARGET))`",
        r"[Gg]ive (?:another|that|a) Methuselah",
        ("move",),
    ),
    Saying(
        "can burn X blood to gain X votes",
        '`choose_number("X", 1, blood_of(THIS)), burn_blood(chosen_number("X")), '
        'gains_votes(chosen_number("X"))`',
    ),
    Saying(
        "opposing minions take 1 additional damage at close range",
        '`static("environmental damage", +1, who=OPPOSING, when=AT_CLOSE)`',
    ),
    Saying(
        "allies and younger vampires get -1 intercept",
        '`add("intercept", -1, to=among(on(ally), on(vampire, younger)))`',
    ),
    Saying(
        "represents a location and does not count as equipment when in play",
        '`becomes("location")` in the argument enters, `static("keyword", who=THIS_CARD, '
        'word="location")`; a test equips it, since what is put in play has not entered',
    ),
    Saying(
        "when a card is played by the opposing minion (of a card in play)",
        "as it is played `fits(THIS, among(FIGHTERS)), "
        "fits(PLAYING, on(is_among(FIGHTERS), other))`",
    ),
    Saying(
        "Burn this card if it has no blood (counters)",
        "`burns_when(NO_COUNTERS)`",
        r"[Bb]urn this card if it has no (?:blood|counters)",
        ("burnswhen", "burn"),
    ),
    Saying(
        "before block resolution, cancel combat (the action is still blocked)",
        '`end_action("blocked")` at `("blocked",)`; that the block fails instead `fails_attempt()`',
    ),
    Saying(
        "(action card) cannot be blocked by such minions",
        "`as_announced(cannot_block(minion, ...))`: as an effect it would come too late",
    ),
    Saying(
        "(equipment) choose a minion; ... the chosen minion",
        '`later(choose(..., name="one")), remember("one", chosen("one"))` in the argument enters',
    ),
    Saying(
        "when another minion is burned",
        '`trigger("burned", ..., who=on(minion))`: as it was in play, not in the ash heap',
    ),
    Saying(
        "distribute (allocate) 4 blood among one or more ready vampires, at most 3 to each",
        '`allocate_among(4, ready(vampire), most=3)`, then `gain_blood(1, chosen("points"))`',
    ),
    Saying(
        "each vampire that voted for it gains 1 blood",
        '`each(on(vampire, voted), when(has_voted(ONE, "for"), gain_blood(1, ONE)))`',
    ),
    Saying(
        "choose a location; until the end of the turn minions can ... that location",
        '`mark("name", TARGET)`, then `acts(choose(anywhere(..., marked("name"))), ...)`',
    ),
    Saying(
        "during your minion phase you can ... (of a card in play)",
        "`use(YOUR_MINION_PHASE, ..., at=ANYTIME)`: during an action, too",
    ),
    Saying(
        "A Methuselah can have only one ... (in play)",
        "`unless(exists(permanents(is_named(NAME), yours)))` in each way that puts it in play",
    ),
    Saying(
        "vampires can take an action to burn this card",
        "`acts(burn_card(), who=ready(vampire), directed=True)`",
    ),
)
"""Blood, pool and cards; combat; politics and cards in play."""
