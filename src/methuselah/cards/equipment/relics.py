"""Relics and other equipment of one's own kind: Disciplines, blood, actions of the bearer."""

from methuselah.language import (
    ANYTIME,
    BEARER,
    EACH,
    FACES_HAND_STRIKE,
    FIGHTERS,
    HAS_COUNTERS,
    NO_COUNTERS,
    OPPOSING,
    PREY,
    STRIKES,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOU_CONTROL_THIS,
    YOUR_TURN,
    acting_is,
    action_requires,
    acts,
    add_counters,
    ally,
    among,
    any_of,
    ash_heap,
    at_least,
    at_most,
    bleeds,
    both,
    burn_blood,
    burn_card,
    burns_when,
    called,
    cannot_block,
    capacity_at_least,
    card,
    cards_cost,
    choose,
    choose_discipline,
    chosen,
    clan,
    controlled_by,
    costs_blood,
    counters_on,
    discard,
    draws,
    draws_up,
    equips,
    fits,
    gain_blood,
    hand,
    intercept,
    is_infernal,
    keeps_chosen_word,
    keyword,
    later,
    library_card,
    may_prevent,
    minion,
    move_counters,
    moves_onto,
    names_card,
    not_,
    on,
    prevents_each_round,
    price,
    ready,
    remember,
    remembered,
    remembers,
    removes_counters,
    requires_discipline,
    sect,
    static,
    steal_this,
    takes_in_hand,
    this,
    to_uncontrolled,
    trigger,
    uncontrolled,
    unless,
    use,
    vampire,
    when,
    younger,
    yours,
)

on_vampire = fits(BEARER, on(vampire))

card(
    "Blood Shield",
    equips(),
    prevents_each_round(
        1,
        STRIKES,
        when(
            both(FACES_HAND_STRIKE, fits(OPPOSING, on(vampire, not_(capacity_at_least(7))))),
            burn_blood(2, OPPOSING),
        ),
    ),
    text="cce935",
)

card(
    "Blood Tears of Kephran",
    equips(),
    may_prevent(2, fits(THIS, on(vampire)), fits(THIS, among(FIGHTERS)), price(burn_card())),
    use(
        fits(THIS, on(vampire)),
        price(burn_card()),
        gain_blood(2),
        by="bearer",
        at=ANYTIME,
        key="blood",
    ),
    text="8ee608",
)

card(
    "Changeling Skin Mask",
    equips(),
    static("discipline", when=on_vampire, word="OBF"),
    use(fits(THIS, on(vampire)), price(burn_card()), intercept(+2), by="bearer", at=("attempt",)),
    text="dc02fc",
)

card(
    "Cooler",
    equips(),
    use(
        YOUR_TURN,
        fits(THIS, ready(vampire)),
        move_counters(1, THIS_CARD, THIS),
        by="bearer",
        at=("unlock",),
        once="turn",
    ),
    burns_when(NO_COUNTERS),
    enters=(add_counters(4),),
    text="0375d6",
)

card(
    "Flaming Candle",
    equips(once="game"),
    use(
        acting_is(on(vampire, this)),
        price(burn_blood(1), burn_card()),
        cannot_block(vampire),
        by="bearer",
        at=("announced",),
    ),
    text="ed0a2f",
)

card(
    "Guarded Rubrics",
    equips(),
    acts(costs_blood(1), bleeds(+2), by="bearer"),
    cards_cost(+1, keyword("gehenna"), of=("pool",), payer=EACH, when=fits(BEARER, ready())),
    text="7c77e6",
)

card(
    "Hand of Conrad",
    equips(),
    static("discipline", when=on_vampire, word="POT"),
    acts(
        choose(ash_heap(vampire, yours), name="taken"),
        to_uncontrolled(chosen("taken")),
        by="bearer",
        who=ready(vampire),
    ),
    text="cd8bf3",
)

# Chosen as it is equipped with, however that is (its ruling 2): directed at nobody.
card(
    "Incriminating Videotape",
    equips(),
    trigger(
        "equipped",
        remember("player", YOU),
        later(choose(on(minion, controlled_by(PREY)), name="filmed")),
        remember("filmed", chosen("filmed")),
        who=THIS_CARD,
        when=unless(remembers("player")),
    ),
    static("cannot block", who=remembered("filmed"), when=acting_is(BEARER)),
    text="df1158",
)

card(
    "Karavalanisha Vrana",
    equips(),
    acts(
        costs_blood(1),
        choose(uncontrolled(clan("Ravnos"), yours, younger)),
        gain_blood(2, TARGET),
        by="bearer",
        who=ready(clan("Ravnos")),
        stealth=1,
    ),
    cards_cost(-1, requires_discipline("chi"), of=("blood",), when=fits(THIS, on(clan("Ravnos")))),
    text="2e808c",
)

card(
    "Kaymakli Fragment",
    equips(),
    acts(draws(5), draws_up(), by="bearer", who=ready(vampire, sect("sabbat")), key="draw"),
    acts(
        choose(uncontrolled(vampire, yours)),
        gain_blood(3, TARGET),
        by="bearer",
        who=ready(is_infernal),
        stealth=1,
        key="blood",
    ),
    use(fits(BEARER, OPPOSING), by="combatant", at=("strike",), strike=steal_this, key="steal"),
    text="72f1c7",
)

card(
    "Kduva's Mask",
    equips(),
    static("bleed", +1, when=fits(THIS, on(sect("laibon")))),
    static("votes", 2, when=fits(THIS, on(sect("laibon")))),
    cards_cost(
        +1,
        requires_discipline("aus"),
        of=("blood",),
        plays=("reaction",),
        payer=on(minion),
        when=both(acting_is(THIS), fits(THIS, on(sect("laibon")))),
    ),
    text="5c3b7c",
)

SHUNNED = ("Malkavian", "Malkavian antitribu", "dem", "ser")

card(
    "Martinelli's Ring",
    equips(),
    *(static("shuns", word=word) for word in SHUNNED),
    text="67a385",
)

akunanse = fits(BEARER, on(clan("Akunanse")))

LURES = ("aus", "chi", "dom", "pre", "ser")

card(
    "Orb of Ulain",
    equips(),
    *(static("no action at it requiring", when=fits(THIS, on(ally)), word=code) for code in LURES),
    cards_cost(
        +1,
        any_of(*(requires_discipline(code) for code in LURES)),
        of=("blood",),
        plays=("reaction",),
        payer=on(minion),
        when=both(acting_is(THIS), fits(THIS, on(ally))),
    ),
    text="89c346",
)

card(
    "Reliquary: Akunanse Remains",
    equips(),
    trigger(
        "unlock phase",
        choose_discipline("spirit", among=("abo", "ani", "for")),
        keeps_chosen_word("spirit"),
        who=YOU,
    ),
    static("discipline", when=akunanse, word="chosen"),
    static("bleed", +1, when=akunanse),
    static("capacity", +1, when=akunanse),
    text="cfd109",
)

card(
    "Reliquary: Trinket",
    equips(),
    static("hand_size", +1, YOU, when=fits(BEARER, ready(sect("laibon")))),
    acts(
        later(choose(hand(yours), least=0, most=3)),
        discard(TARGET),
        by="bearer",
        who=ready(sect("laibon")),
        stealth=1,
    ),
    text="6a78a5",
)

card(
    "Seal of Veddartha",
    equips(),
    acts(bleeds(+1), by="bearer", who=ready(capacity_at_least(6))),
    trigger("unlock phase", add_counters(1), who=YOU, when=at_most(counters_on(THIS_CARD), 3)),
    static("discipline", when=both(on_vampire, HAS_COUNTERS), word="dom"),
    static("discipline", when=both(on_vampire, at_least(counters_on(THIS_CARD), 2)), word="dom"),
    static("discipline", when=both(on_vampire, at_least(counters_on(THIS_CARD), 3)), word="for"),
    static("discipline", when=both(on_vampire, at_least(counters_on(THIS_CARD), 4)), word="for"),
    trigger("changed bearer", removes_counters(counters_on(THIS_CARD)), who=THIS_CARD),
    text="bf0a96",
)

card(
    "Shaal Fragment",
    equips(),
    static("hand_size", +2, YOU),
    acts(unless(YOU_CONTROL_THIS), moves_onto(THIS_CARD, THIS), who=ready(vampire), directed=True),
    text="8dbc3f",
)

card(
    "Sire's Index Finger",
    equips(),
    static("immune to frenzy", when=on_vampire),
    text="3999cf",
)

card(
    "The Ancestor's Talisman",
    equips(),
    static("intercept", +1, when=action_requires("dom", "pre")),
    text="3fee72",
)

card(
    "The Book of Going Forth by Night",
    equips(),
    static("discipline", when=on_vampire, word="SER"),
    static("takes fallen allies", when=on_vampire),
    text="e38820",
)

card(
    "The Sargon Fragment",
    equips(),
    static("discipline", when=on_vampire, word="NEC"),
    acts(
        costs_blood(1),
        names_card(ash_heap(library_card, yours)),
        later(choose(ash_heap(library_card, yours, called()), name="taken")),
        takes_in_hand(chosen("taken")),
        draws_up(),
        by="bearer",
        who=ready(vampire),
    ),
    text="368fbf",
)

card(
    "The Signet of King Saul",
    equips(),
    static("cannot block", who=on(capacity_at_least(8)), when=acting_is(BEARER)),
    text="0b4459",
)
