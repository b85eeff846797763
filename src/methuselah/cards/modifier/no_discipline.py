"""Action modifiers without a Discipline."""

from methuselah.language import (
    ACTING,
    AIMED_AT,
    BEARER,
    BLED,
    BLED_SUCCESSFULLY,
    BLOCKER,
    CALLED_BY_VAMPIRE,
    CALLER,
    DURING_ACTION,
    EACH,
    ENDED_COMBAT_EARLY,
    FOR_ANY_MINION,
    NOT_PLAYED_THIS_TURN,
    PREY,
    REFERENDUM_PASSED,
    THIS,
    THIS_CARD,
    VOTED_AGAINST,
    VOTED_ONLY_FOR,
    WAS_SUCCESSFUL,
    YOU,
    abstains,
    acting_is,
    add,
    add_counters,
    ally,
    ambushes,
    among,
    ash_heap,
    at_end_of_turn,
    at_least,
    at_moment,
    at_most,
    bears,
    becomes_ally,
    bleed,
    blocked_by,
    blood_lost_in_action,
    blood_of,
    burn_card,
    burn_pool,
    but_you,
    capacity_below,
    capacity_of,
    card,
    cards_cost_now,
    choose,
    choose_x,
    chosen,
    clan,
    combat_rounds,
    continues_unblocked,
    count,
    counters_on,
    discipline,
    either,
    end_action,
    environmental_damage,
    exists,
    fits,
    flips_coin,
    gain_blood,
    gain_pool,
    gains_votes,
    if_it_passes,
    inflicts_damage,
    intercept,
    is_action,
    least,
    lock,
    margin,
    minion,
    minus,
    modifier,
    next_referendum_passes,
    no_repeat,
    not_,
    on,
    only_if,
    plus,
    price,
    put_in_play,
    put_on,
    ranged_strike,
    reaction,
    ready,
    requires_a_discipline,
    same,
    sect,
    sends_to_torpor,
    static,
    strikes,
    takes_an_action,
    titled,
    trigger,
    unless,
    unlock,
    unlocked,
    use,
    vampire,
    when,
    when_tallied,
    with_blood,
    x,
    younger,
    your_votes,
    yours,
)

blind_in_the_vortex = on(not_(discipline("nec")), not_(discipline("obt")))

card(
    "Acheron Vortex",
    modifier(add("intercept", -1, when=fits(THIS, blind_in_the_vortex))),
    text="331456",
)


most_pool = plus(1, only_if(fits(THIS, on(titled)), 1))

card(
    "Blood Brother Ambush",
    modifier(
        becomes_ally(
            3,
            static("plays as a vampire", word="pot"),
            strikes(ranged_strike(2)),
            trigger("combat over", burn_card()),
            trigger("action over", burn_card(), who=EACH),
            strength=2,
            bleed=0,
        ),
        ambushes(),
        at=("blocked",),
    ),
    text="6fbf45",
)

card(
    "Amici Noctis",
    modifier(
        REFERENDUM_PASSED,
        is_action("political"),
        choose(
            ready(yours, clan("Lasombra")),
            name="fed",
            least=minus(margin(), most_pool),
            most=margin(),
        ),
        gain_blood(1, chosen("fed")),
        gain_pool(least(most_pool, minus(margin(), count(chosen("fed"))))),
        at=("after_resolution",),
    ),
    text="1366d9",
)

card(
    "Aura of Invincibility",
    modifier(
        fits(THIS, on(not_(bears("Aura of Invincibility")))),
        # The passing that puts it there adds its first counter, as every later one does.
        if_it_passes(when(fits(THIS_CARD, ash_heap()), put_on(THIS))),
        at=("before_votes",),
    ),
    static("votes", counters_on(THIS_CARD), when=fits(CALLER, BEARER)),
    trigger("referendum passed", add_counters(1)),
    trigger("referendum failed", sends_to_torpor(BEARER), burn_card()),
    text="274b65",
)

card(
    "Bribes",
    modifier(
        gain_pool(1),
        when_tallied(gain_pool(1, but_you(VOTED_ONLY_FOR))),
        at=("before_votes",),
    ),
    text="981536",
)

card(
    "Change of Target",
    modifier(unlock(), no_repeat(), end_action(), at=("blocked",)),
    text="16857f",
)

card(
    "Closed Session",
    modifier(
        is_action("political"),
        abstains(on(vampire, not_(sect("camarilla")))),
        at=("before_votes",),
    ),
    text="11d5ab",
)

card(
    "Cryptic Rider",
    modifier(
        REFERENDUM_PASSED,
        is_action("political"),
        next_referendum_passes(YOU, until="turn"),
        at=("after_resolution",),
    ),
    text="690a7c",
)

card(
    "Enkil Cog",
    modifier(BLED_SUCCESSFULLY, same(BLED, PREY), put_on(THIS), at=("after_resolution",)),
    static("bleed", +1),
    use(price(lock()), takes_an_action(), by="bearer", at=("minion",)),
    text="20cd90",
)


orun_power = (
    cards_cost_now(-1, requires_a_discipline, of=("blood",), to=THIS, until="action"),
    add("hand_size", +1, YOU, until="action"),
)

card(
    "High Orun",
    modifier(*orun_power),
    reaction(*orun_power),
    text="b3cb72",
)

spent_by_success = at_moment("after resolution", when(WAS_SUCCESSFUL, burn_card()))

card(
    "Loup",
    modifier(
        NOT_PLAYED_THIS_TURN,
        put_in_play(),
        spent_by_success,
        at_end_of_turn(burn_card()),
        once="turn",
    ),
    static("stealth", +1, who=on(clan("Toreador"))),
    trigger("announces", spent_by_success, who=on(clan("Toreador"))),
    text="1cc09d",
)

card(
    "Make an Example",
    modifier(
        acting_is(on(sect("laibon"))),
        inflicts_damage(2, among(ACTING, BLOCKER), unpreventable=True),
        end_action(),
        by="helper",
        at=("blocked",),
    ),
    text="f912b4",
)

card(
    "Mantle of the Moon",
    modifier(add("unblockable"), at=("announced",)),
    text="e5be29",
)

card(
    "Momentary Delay",
    modifier(
        blocked_by(ally, capacity_below(6)),
        at_most(combat_rounds(), 1),
        at_most(blood_lost_in_action(), 2),
        unless(ENDED_COMBAT_EARLY),
        continues_unblocked(),
        at=("after_resolution",),
    ),
    text="eb4588",
)

card(
    "Monkey Wrench",
    modifier(choose_x(least=1, most=3), bleed(x())),
    text="e6275c",
)

card(
    "Ominous Chorus",
    modifier(is_action("political"), gains_votes(+3), at=("polling",)),
    reaction(is_action("political"), gains_votes(+3), at=("polling",)),
    text="f14003",
)

card(
    "Private Audience",
    modifier(
        is_action("political"),
        abstains(on(vampire, not_(sect("sabbat")))),
        at=("before_votes",),
    ),
    text="1083bb",
)


card(
    "Propaganda of the Deed",
    modifier(is_action(trait="directed"), WAS_SUCCESSFUL, put_in_play(), at=("after_resolution",)),
    use(CALLED_BY_VAMPIRE, price(burn_card()), your_votes(+2), at=("polling",)),
    text="f2eab8",
)

card(
    "Scorn of Adonis",
    modifier(when_tallied(burn_pool(1, VOTED_AGAINST)), at=("polling",)),
    text="763058",
)

card(
    "Suppressing Fire",
    modifier(
        intercept(-1, BLOCKER),
        by="helper",
        who=ready(minion, unlocked, bears("gun")),
        at=("attempt",),
    ),
    text="86355d",
)

card(
    "The Eldest Are Kholo",
    modifier(
        is_action("political"),
        gains_votes(2, on(clan("Ravnos"), sect("laibon"))),
        at=("polling",),
    ),
    reaction(is_action("political"), gains_votes(1, on(clan("Ravnos"))), at=("polling",)),
    text="121662",
)

card(
    "The Grandest Trick",
    modifier(
        FOR_ANY_MINION,
        add("cannot block", when=fits(THIS, ready(vampire))),
        add("type", to=THIS, word="ally"),
        add("keyword", to=THIS, word="mortal"),
        add("cannot burn blood", to=THIS),
        at=("announced",),
    ),
    text="b2c389",
)

card(
    "Unholy Radiance",
    modifier(gains_votes(4), at=("before_votes", "polling")),
    reaction(gains_votes(4), by="even locked", at=("before_votes", "polling")),
    text="90aba2",
)

card(
    "Walk through Arcadia",
    modifier(
        flips_coin(
            heads=(add("unblockable"),), tails=(environmental_damage(1, unpreventable=True),)
        )
    ),
    text="94377c",
)

has_a_victim = either(unless(exists(AIMED_AT)), fits(AIMED_AT, on(with_blood)))

card(
    "Wanderer's Counsel",
    modifier(gains_votes(1), at=("before_votes", "polling")),
    reaction(gains_votes(1), by="even locked", at=("before_votes", "polling")),
    modifier(
        is_action("hunt"),
        at_least(minus(capacity_of(THIS), blood_of(THIS)), 1),
        has_a_victim,
        add("hunt", +1, THIS, until="action"),
        at=("would_succeed",),
    ),
    text="f916ce",
)

card(
    "Zapaderin",
    modifier(
        add("intercept", -1, to=among(on(ally), on(vampire, younger))),
        by="helper",
        who=ready(unlocked),
        at=DURING_ACTION,
    ),
    text="5ffc10",
)
