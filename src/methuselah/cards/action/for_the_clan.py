"""Actions for the clan of the acting vampire, or that bring somebody into it."""

from methuselah.language import (
    ANYTIME,
    BEARER,
    DRAWN,
    EACH,
    LYING_HERE,
    NO_COUNTERS,
    NOT_PLAYED_THIS_TURN,
    ONLY_MANDATORY_BEFORE,
    PREY,
    PREY_OR_PREDATOR,
    REVEALED,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    action,
    acts,
    add_counters,
    ally,
    among,
    any_of,
    anywhere,
    at_most,
    attached,
    becomes_of_sect,
    burn_blood,
    burn_card,
    burn_edge,
    burns_when,
    capacity_of,
    card,
    choose,
    choose_clan,
    choose_number,
    chosen,
    chosen_number,
    clan,
    comes_into_play,
    controlled_by,
    controller_of,
    corrupts,
    costs_pool,
    could_have,
    count,
    counters_on,
    crypt,
    draw_crypt,
    draws_up,
    either,
    exists,
    fits,
    gain_blood,
    gain_pool,
    half,
    hand,
    inflicts_damage,
    is_a,
    is_named,
    is_on,
    keeps_chosen_word,
    later,
    lays_here,
    lock,
    minion,
    move_counters,
    moves_onto,
    not_,
    on,
    one_of,
    only_if,
    other,
    permanents,
    prey_of,
    price,
    put_in_play,
    put_on,
    ready,
    remember,
    remember_all,
    remembered,
    remembered_all,
    requires_discipline,
    reveals_crypt,
    same,
    searches_crypt,
    sect,
    shuffles_crypt,
    static,
    steals,
    steals_corrupted,
    trigger,
    uncontrolled,
    unless,
    unlock,
    unlocked,
    use,
    vampire,
    way,
    when,
    would_contest_any,
    younger,
    younger_than,
    yours,
)

card(
    "419 Operation",
    action(put_in_play(), stealth=1),
    use(
        YOUR_TURN,
        one_of(
            way(move_counters(1, PREY, THIS_CARD)),
            way(move_counters(counters_on(THIS_CARD), THIS_CARD, YOU)),
        ),
        at=("unlock",),
        once="phase",
        key="move",
    ),
    use(
        same(YOU, prey_of(controller_of(THIS_CARD))),
        price(burn_edge()),
        move_counters(counters_on(THIS_CARD), THIS_CARD, YOU),
        burn_card(),
        by="methuselah",
        at=ANYTIME,
        key="burn",
    ),
    text="1e2ba5",
)

blessed = remembered_all("blessed")

card(
    "Blessing of the Name",
    action(
        unless(exists(permanents(is_named("Blessing of the Name"), yours))),
        choose(on(minion, yours, other), name="others", least=0, most=2),
        put_in_play(),
        remember_all("blessed", among(THIS, chosen("others"))),
        unlock(blessed),
        by="even locked actor",
        stealth=1,
    ),
    static("intercept", +1, who=blessed),
    static("strike damage", +1, who=blessed, word="melee weapon"),
    trigger("unlock phase", lock(blessed), burn_card(), who=YOU),
    text="2ea00b",
)

card(
    "Corruption",
    action(
        choose(on(minion, controlled_by(PREY))),
        corrupts(1, TARGET),
        steals_corrupted(TARGET),
        stealth=1,
    ),
    text="fa1d8a",
)

beside_you = controlled_by(PREY_OR_PREDATOR)

card(
    "Despiral",
    action(put_on(THIS, counters=1), stealth=1),
    static("bleed", counters_on(THIS_CARD)),
    acts(
        price(burn_blood(counters_on(THIS_CARD))),
        add_counters(1),
        by="bearer",
        who=ready(clan("Ishtarri")),
        stealth=1,
    ),
    text="f16ffc",
)

card(
    "Disciple of Lazarus",
    action(
        choose(uncontrolled(vampire, yours, younger, clan("Harbinger of Skulls"))),
        gain_blood(2, TARGET),
        stealth=1,
    ),
    action(searches_crypt(clan("Harbinger of Skulls")), stealth=1),
    text="7a6e3f",
)

robbed = on(vampire, younger, not_(yours))
card(
    "Fleecing the Gaje",
    action(
        choose(attached(any_of(is_a("retainer"), is_a("equipment")), is_on(robbed), could_have)),
        moves_onto(TARGET, THIS),
    ),
    action(choose(robbed), move_counters(1, TARGET, THIS)),
    text="b2e2cf",
)

card(
    "Founders of the Ebony Kingdom",
    action(
        choose(uncontrolled(vampire, yours, younger, sect("laibon"))),
        put_on(TARGET),
        gain_blood(4, TARGET),
        stealth=1,
    ),
    burns_when(unless(fits(BEARER, uncontrolled()))),
    text="d413ec",
)

card(
    "Gather",
    use(
        fits(remembered("called"), uncontrolled(vampire, yours, not_(would_contest_any))),
        price(lock()),
        comes_into_play(remembered("called")),
        at=("influence",),
    ),
    acts(costs_pool(1), burn_card(), who=ready(vampire), directed=True),
    action(
        choose(uncontrolled(vampire, yours, younger, clan("Gangrel"))),
        put_in_play(),
        lock(THIS_CARD),
        remember("called", TARGET),
        stealth=1,
    ),
    text="4ac5bf",
)

protean = hand(yours, requires_discipline("pro"))

card(
    "Gift of Proteus",
    burns_when(at_most(count(LYING_HERE), 0)),
    action(
        choose_number("cards", 0, count(protean)),
        later(
            choose(protean, name="kept", least=chosen_number("cards"), most=chosen_number("cards")),
        ),
        put_on(THIS),
        lays_here(chosen("kept"), "bearer"),
        draws_up(),
        stealth=1,
    ),
    text="9385ab",
)

hunters = ready(clan("Banu Haqim"))
card(
    "Haqim's Law: Leadership",
    action(
        gain_pool(
            only_if(exists(ready(clan("Banu Haqim"), yours, not_(younger_than(hunters)))), 2), EACH
        ),
        stealth=1,
    ),
    text="12c3f6",
)

card(
    "Khabar: Glory",
    static("bleed", +1, when=fits(THIS, on(clan("Banu Haqim")))),
    static("oust pool", +4, who=YOU),
    trigger("unlock phase", burn_card(), who=YOU),
    action(ONLY_MANDATORY_BEFORE, put_on(THIS), unlock(THIS), stealth=1),
    text="467199",
)

card(
    "Khabar: Loyalty",
    action(
        choose(uncontrolled(vampire, yours, younger, clan("Banu Haqim"))),
        gain_blood(2, TARGET),
        stealth=1,
    ),
    text="37e358",
)

card(
    "Legend of the Leopard",
    action(choose(on(vampire, beside_you)), inflicts_damage(1, TARGET), stealth=1),
    action(choose(on(ally, beside_you)), steals(TARGET), stealth=1),
    text="f06caf",
)

card(
    "Little Mountain Cemetery",
    action(
        gain_blood(1, THIS),
        gain_blood(1, uncontrolled(vampire, yours, younger, clan("Samedi"))),
        stealth=1,
    ),
    text="6e6997",
)

ministers = clan("Ministry")
card(
    "Mesu Bedshet",
    action(
        exists(crypt(yours)),
        reveals_crypt(),
        when(
            fits(REVEALED, crypt(ministers, younger)),
            draw_crypt(),
            gain_blood(2, DRAWN),
            otherwise=(
                when(fits(REVEALED, crypt(ministers)), draw_crypt(), otherwise=(shuffles_crypt(),)),
            ),
        ),
        stealth=1,
    ),
    text="5d3475",
)

CALLED_BY_LEGEND = (
    "Akunanse",
    "Guruhi",
    "Ishtarri",
    "Osebo",
    "Banu Haqim",
    "Ministry",
    "Ravnos",
    "Lasombra",
    "Tzimisce",
    "Harbinger of Skulls",
    "Salubri antitribu",
)
laibon = fits(THIS, on(sect("laibon")))

card(
    "Mozambique Allure",
    action(
        either(unless(laibon), exists(crypt(yours))),
        when(
            laibon,
            draw_crypt(),
            otherwise=(
                becomes_of_sect("laibon", THIS),
                when(fits(THIS, on(any_of(*map(clan, CALLED_BY_LEGEND)))), unlock(THIS)),
            ),
        ),
        stealth=1,
    ),
    text="e5ac2e",
)

card(
    "Patronage",
    action(
        NOT_PLAYED_THIS_TURN,
        choose(on(vampire, younger, clan("Toreador antitribu"))),
        unlock(TARGET),
        unlock(THIS),
        stealth=1,
        once="turn",
    ),
    text="74f0dd",
)

card(
    "Patshiv",
    action(gain_blood(1, ready(clan("Ravnos"), unlocked)), stealth=1),
    text="83decb",
)

card(
    "Recruiting Party",
    action(gain_blood(1, uncontrolled(yours, clan("Ventrue antitribu")))),
    text="83ee56",
)

card(
    "Revelation of the Sire",
    action(
        choose(on(vampire, younger, clan("Caitiff"))),
        choose_clan(THIS, "line"),
        put_on(TARGET),
        keeps_chosen_word("line"),
    ),
    static("clan", word="chosen"),
    static("capacity", +1),
    text="525f2e",
)

not_malkavian = not_(any_of(clan("Malkavian"), clan("Malkavian antitribu")))

card(
    "Riddle Phantastique",
    static("counter instead of unlocking"),
    burns_when(NO_COUNTERS),
    action(
        unless(exists(anywhere(is_named("Riddle Phantastique")))),
        choose(among(on(ally), on(vampire, younger, not_malkavian))),
        put_on(TARGET, counters=half(capacity_of(THIS))),
    ),
    text="e3ee25",
)
