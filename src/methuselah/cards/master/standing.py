"""Masters that say what the vampire with them is, and what its controller may do."""

from methuselah.language import (
    ACTING_SEAT,
    AIMED_AT,
    ANYTIME,
    BEARER,
    BLOCKER,
    CALLED_BY_THIS,
    CHOSEN_SEAT,
    EACH,
    PLAYING,
    SUBJECT,
    TARGET,
    THIS,
    THIS_CARD,
    UNDIRECTED,
    YOU,
    YOUR_MINION_PHASE,
    YOUR_TURN,
    acting_is,
    acts,
    add_counters,
    ally,
    at_least,
    attached,
    bearer,
    bears,
    being_played,
    both,
    burn_blood,
    burn_card,
    burn_pool,
    burns_when,
    cancels_card,
    capacity_at_least,
    capacity_below,
    capacity_of,
    card,
    cards_cost,
    choose,
    choose_discipline,
    choose_seat,
    chosen,
    clan,
    contesting_title,
    controller_of,
    count,
    counters_on,
    discipline,
    draws,
    draws_up,
    each,
    end_action,
    fits,
    follows,
    gain_blood,
    gains_votes,
    give_control,
    is_action,
    is_among,
    is_named,
    is_on,
    is_red_list,
    keeps_chosen_word,
    keyword,
    later,
    lock,
    locked,
    master,
    master_action,
    may,
    minion,
    move_counters,
    moved_out_since_your_last_turn,
    moves_onto,
    newly_ready,
    not_,
    on,
    opponent_of,
    other,
    played,
    plus,
    price,
    put_in_play,
    put_on,
    ranged_weapon,
    ready,
    requires_a_discipline,
    same,
    sect,
    sends_to_torpor,
    static,
    stealth,
    trigger,
    unless,
    unlock,
    use,
    vampire,
    when,
    yields_title,
    yours,
)

ranged = (ranged_weapon, not_(is_named("Ivory Bow")))

card(
    "Anachronism",
    master(
        choose(on(vampire, capacity_at_least(7))),
        put_on(TARGET),
        burn_card(attached(*ranged, is_on(TARGET))),
    ),
    static("cannot have", word="ranged weapon"),
    static("may have", word="Ivory Bow"),
    text="3187de",
)

card(
    "Ancestor Spirit",
    master(choose(on(sect("laibon"), capacity_at_least(5))), put_on(TARGET)),
    static("bleed", +1),
    static("votes", +1, when=CALLED_BY_THIS),
    text="c1452f",
)

rival = opponent_of(SUBJECT)

card(
    "Blood Turnip",
    master(choose(on(minion)), put_on(TARGET)),
    trigger(
        "enters combat",
        when(
            fits(rival, on(sect("anarch"))),
            later(choose(on(minion, not_(bearer)), name="next", by=controller_of(rival))),
            moves_onto(THIS_CARD, chosen("next"), kept=True),
            move_counters(1, SUBJECT, rival),
            otherwise=(moves_onto(THIS_CARD, rival, kept=True), move_counters(1, SUBJECT, rival)),
        ),
    ),
    text="4708d8",
)

card(
    "Carnivale",
    master(choose(ready(clan("Toreador"))), put_on(TARGET)),
    use(acting_is(BEARER), price(burn_card()), stealth(+1), at=("attempt",)),
    text="fe57ec",
)

warded = fits(BEARER, on(is_among(AIMED_AT)))

card(
    "Chanjelin Ward",
    master(choose(on(vampire, yours)), put_on(TARGET)),
    static(
        "action cost",
        +1,
        who=on(minion),
        when=both(warded, unless(same(ACTING_SEAT, controller_of(BEARER)))),
    ),
    use(
        warded,
        price(burn_card()),
        end_action("failed"),
        at=("announced", "action", "declined"),
        by="bearer",
    ),
    text="b69866",
)

card(
    "Curse of Nitocris",
    master(choose_seat(EACH), put_in_play(), give_control(THIS_CARD, CHOSEN_SEAT)),
    trigger("unlock phase", burn_pool(1), who=YOU),
    trigger(
        "took the Edge",
        later(choose_seat(EACH)),
        give_control(THIS_CARD, CHOSEN_SEAT),
        who=EACH,
    ),
    text="bfc948",
)

card(
    "Depravity",
    master(choose(ready(vampire, yours)), put_on(TARGET)),
    static("strength", +1),
    static("stealth", +1, when=both(acting_is(BEARER), is_action("diablerie"))),
    static("cannot recruit"),
    static("cannot employ"),
    text="2194be",
)

card(
    "Detection",
    master(choose(on(clan("Lasombra"))), put_on(TARGET)),
    static("does not unlock"),
    static("abstains"),
    use(
        YOUR_TURN,
        fits(BEARER, on(locked)),
        price(burn_blood(1)),
        unlock(BEARER),
        by="bearer",
        at=("unlock",),
        once="phase",
    ),
    acts(burn_card(), by="bearer", directed=True),
    text="12faf9",
)

card(
    "Ephor",
    master(choose(on(clan("Ventrue"), capacity_at_least(8))), put_on(TARGET)),
    static("intercept", +1),
    static("votes", +1),
    acts(
        choose(on(contesting_title)),
        yields_title(TARGET),
        by="bearer",
        who=ready(clan("Ventrue")),
        stealth=1,
    ),
    text="746161",
)

card(
    "Houngan",
    master(choose(ready(vampire, yours, clan("Samedi"))), put_on(TARGET)),
    trigger(
        "unlock phase",
        gain_blood(1, BEARER),
        each(controller_of(BEARER), may(lock(BEARER), gain_blood(1, BEARER))),
        who=YOU,
    ),
    acts(
        moves_onto(THIS_CARD, THIS, kept=True),
        who=ready(clan("Samedi"), not_(bearer)),
        stealth=1,
    ),
    text="ca53b1",
)

card(
    "Infamous Insurgent",
    master(choose(on(vampire, is_red_list, sect("anarch"))), put_on(TARGET)),
    static("infernal"),
    static("keyword", word="bahari"),
    static("votes", +2),
    use(
        YOUR_MINION_PHASE,
        choose(ready(sect("anarch"), yours)),
        unlock(TARGET),
        at=ANYTIME,
        by="bearer",
        once="phase",
    ),
    text="9e6e06",
)

card(
    "Infernal Pact",
    master(
        choose(on(clan("Tremere antitribu"), yours)),
        choose_discipline("learned"),
        put_on(TARGET),
        keeps_chosen_word("learned"),
    ),
    static("plays with superior", word="chosen"),
    text="33f733",
)

card(
    "Legacy of Caine",
    master(choose(on(capacity_at_least(7), not_(yours))), put_on(TARGET)),
    static("cannot hunt as normal"),
    acts(choose(on(vampire, other)), by="bearer", kind="hunt"),
    text="92662e",
)

card(
    "Legendary Vampire",
    master(choose(on(capacity_at_least(7), newly_ready)), put_on(TARGET)),
    static("bleed", +2),
    static("votes", +2),
    acts(who=ready(vampire), kind="political", stealth=1, passes=(burn_card(),)),
    text="dae2a4",
)

card(
    "Memories of Mortality",
    master(choose(on(vampire)), put_on(TARGET)),
    static("cannot block", when=acting_is(on(ally))),
    static("spares allies"),
    use(
        YOUR_TURN,
        price(burn_blood(1)),
        burn_card(),
        sends_to_torpor(THIS),
        by="bearer",
        at=("influence",),
    ),
    text="3b8be0",
)

card(
    "Mundane",
    master(choose(on(sect("laibon"), not_(bears("Orun")), not_(bears("Mundane")))), put_on(TARGET)),
    master(
        being_played("action card", requires="any"),
        fits(PLAYING, on(minion, not_(bears("Orun")))),
        cancels_card(),
        at=("as_played",),
        out_of_turn=True,
    ),
    cards_cost(+1, requires_a_discipline, of=("blood",)),
    burns_when(fits(BEARER, on(bears("Orun")))),
    text="8710d6",
)

card(
    "New in Town",
    master(choose(on(vampire, capacity_below(8), moved_out_since_your_last_turn)), put_on(TARGET)),
    static("stealth", -1),
    acts(burn_card(), by="bearer", directed=True),
    text="a8bcc9",
)

card(
    "Ravager",
    master(choose(on(clan("Kiasyd"))), put_on(TARGET)),
    static(
        "cannot block",
        who=on(not_(keyword("changeling"))),
        when=both(acting_is(BEARER), is_action("hunt"), UNDIRECTED),
    ),
    text="795305",
)

listener = (sect("laibon"), discipline("aus"))

card(
    "Sense Vibrations",
    master(choose(on(*listener)), put_on(TARGET)),
    use(
        fits(BEARER, on(*listener)),
        price(lock()),
        gains_votes(+1),
        at=("before_votes", "polling"),
        by="bearer",
    ),
    text="c9ca99",
)

card(
    "Servitor of Irad",
    master(choose(ready(vampire, yours)), put_on(TARGET)),
    trigger(
        "played",
        draws(2),
        draws_up(),
        who=played(keyword("gehenna")),
        when=fits(BEARER, ready()),
        optional=True,
    ),
    text="f60d43",
)

card(
    "Sight Beyond Sight",
    master(choose(on(vampire, yours, clan("Salubri"))), put_on(TARGET)),
    static("intercept", +1),
    text="a17842",
)

card(
    "Strained Vitae Supply",
    master(put_in_play()),
    static("stealth", -1, who=on(vampire), when=is_action("hunt", trait="of the rulebook")),
    use(
        YOUR_TURN,
        price(master_action()),
        move_counters(1, YOU, THIS_CARD),
        by="methuselah",
        at=("master",),
    ),
    burns_when(at_least(counters_on(THIS_CARD), count(EACH))),
    text="be9e3e",
)

card(
    "Talons of the Dead",
    master(choose(on(vampire, yours, clan("Gangrel antitribu"))), put_on(TARGET)),
    static("aggravated strikes", word="hand"),
    static("action cost", +1, when=is_action(trait="directed")),
    use(
        YOUR_TURN,
        same(YOU, controller_of(BEARER)),
        price(master_action()),
        burn_card(),
        by="methuselah",
        at=("master",),
    ),
    text="07e832",
)

card(
    "Terrifying Visage",
    master(choose(ready(follows("Cathari"))), put_on(TARGET)),
    trigger("is blocked", burn_pool(1, controller_of(BLOCKER))),
    text="95fc8a",
)

card(
    "The Art of Pain",
    master(choose(ready(clan("Toreador antitribu"))), put_on(TARGET)),
    static("strength", +2),
    text="220c8b",
)

poisoned = at_least(counters_on(THIS_CARD), plus(1, capacity_of(BEARER)))

card(
    "Vicissitude Poisoning",
    master(choose(on(clan("Tzimisce"))), put_on(TARGET)),
    trigger("played vic", add_counters(1)),
    trigger("action over", burn_card(BEARER), who=EACH, when=poisoned),
    trigger("combat over", burn_card(BEARER), when=poisoned),
    text="e446e1",
)
