"""Paths: cards of a Discipline cost a clan less, or a path has its own; any minion burns one."""

from methuselah.language import (
    ACTING,
    BEARER,
    BLED_SUCCESSFULLY,
    COMBAT_IS_ON,
    EACH,
    FORMER_CONTROLLER,
    OPPOSING_YOURS,
    PREY,
    SUBJECT,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_FIGHTER,
    YOUR_TURN,
    acting_is,
    acts,
    add_counters,
    at_moment,
    both,
    burn_card,
    burn_counters,
    burn_pool,
    card,
    cards_cost,
    choose,
    clan,
    controller_of,
    discard,
    environmental_damage,
    exists,
    fetches_discipline,
    fits,
    follows,
    gain_blood,
    gain_counter,
    hand,
    inflicts_damage,
    is_a,
    is_acting,
    is_action,
    is_among,
    is_infernal,
    is_slave,
    later,
    lock,
    master,
    minion,
    not_,
    on,
    one_of,
    only_if,
    permanents,
    price,
    put_in_play,
    put_on,
    ready,
    removes_counters,
    requires_discipline,
    same,
    sect,
    static,
    that_methuselah,
    torpor,
    trigger,
    unless,
    unlock,
    unlocked,
    use,
    vampire,
    way,
    when,
    with_counters,
    yours,
)

card(
    "Forward Momentum",
    master(put_in_play()),
    trigger(
        "announces",
        at_moment(
            "after resolution",
            when(BLED_SUCCESSFULLY, add_counters(1), otherwise=(add_counters(-1),)),
        ),
        who=on(yours, follows("Cathari")),
        when=is_action("bleed"),
    ),
    use(
        acting_is(on(yours, follows("Cathari"))),
        price(removes_counters(2)),
        unlock(ACTING),
        at=("after_resolution",),
    ),
    text="5b0fb5",
)

card(
    "Path of Death and the Soul",
    master(put_in_play()),
    trigger(
        "burned",
        lock(),
        later(choose(ready(vampire, yours))),
        fetches_discipline(TARGET),
        gain_blood(1, TARGET),
        who=on(minion),
        when=both(
            unless(same(YOU, FORMER_CONTROLLER)),
            exists(ready(vampire, yours)),
            fits(THIS_CARD, permanents(unlocked)),
        ),
        optional=True,
    ),
    text="f9524c",
)

hurts = environmental_damage(1, THIS, unpreventable=True)
burns_whoever_ends_it = acts(when(fits(THIS, on(vampire)), hurts), burn_card(), directed=True)
tortured = with_counters("torture")


card(
    "Path of the Void",
    master(choose(on(vampire, yours)), put_on(TARGET)),
    static("stealth", +1),
    static("bleed", -1),
    acts(choose(on(minion)), inflicts_damage(1, TARGET), by="bearer"),
    trigger(
        "unlock phase",
        that_methuselah(
            when(
                exists(hand(yours, is_a("master"))),
                one_of(way(choose(hand(yours, is_a("master"))), discard()), way(lock(BEARER))),
                otherwise=(lock(BEARER),),
            )
        ),
        who=controller_of(BEARER),
    ),
    trigger("diablerie", burn_card(), who=BEARER),
    text="d90f16",
)

card(
    "Privileged Position",
    master(exists(ready(yours, follows("Power and the Inner Voice")), 2), put_in_play()),
    trigger("referendum passed", lock(), burn_pool(1, PREY), who=on(vampire, yours), optional=True),
    text="76962e",
)

card(
    "The Path of Blood",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("qui"), of=("blood",), payer=on(clan("Banu Haqim"))),
    burns_whoever_ends_it,
    text="ed28c9",
)

card(
    "The Path of Bone",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("nec"), of=("blood",), payer=on(clan("Giovanni"))),
    burns_whoever_ends_it,
    text="adf0b2",
)

card(
    "The Path of Harmony",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("spi"), of=("blood",), payer=on(clan("Ahrimane"))),
    burns_whoever_ends_it,
    text="4e20f2",
)

card(
    "The Path of Lilith",
    master(put_in_play()),
    trigger(
        "torpor",
        lock(),
        gain_counter("torture", SUBJECT),
        who=torpor(vampire, is_among(OPPOSING_YOURS)),
        when=both(
            COMBAT_IS_ON,
            fits(YOUR_FIGHTER, on(vampire, not_(sect("camarilla")))),
            fits(THIS_CARD, permanents(unlocked)),
        ),
        optional=True,
    ),
    trigger("unlock phase", burn_pool(only_if(exists(on(tortured, yours)), 1), EACH), who=YOU),
    trigger("left play", burn_counters("torture", on(tortured)), who=THIS_CARD),
    acts(burn_card(), who=ready(minion), directed=True),
    text="d8d6a9",
)

card(
    "The Path of Metamorphosis",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("vic"), of=("blood",), payer=on(clan("Tzimisce"))),
    acts(
        burn_card(),
        environmental_damage(1, on(vampire, is_acting), unpreventable=True),
        who=ready(minion),
        directed=True,
    ),
    text="69069a",
)

card(
    "The Path of Night",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("obt"), of=("blood",), payer=on(clan("Lasombra"))),
    burns_whoever_ends_it,
    text="ed0f0a",
)

card(
    "The Path of Paradox",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("chi"), of=("blood",), payer=on(clan("Ravnos"))),
    burns_whoever_ends_it,
    text="f23b5e",
)

card(
    "The Path of Service",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("vis"), of=("blood",), payer=on(clan("Gargoyle"), is_slave)),
    burns_whoever_ends_it,
    text="f8793e",
)

card(
    "The Path of the Feral Heart",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("pro"), of=("blood",), payer=on(clan("Gangrel antitribu"))),
    burns_whoever_ends_it,
    text="599d85",
)

card(
    "The Path of Typhon",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("ser"), of=("blood",), payer=on(clan("Ministry"))),
    burns_whoever_ends_it,
    text="4c2df9",
)

card(
    "Path of Evil Revelations",
    master(put_in_play()),
    use(
        YOUR_TURN,
        price(burn_pool(1)),
        unlock(on(minion, yours, is_infernal)),
        at=("master",),
        once="phase",
    ),
    acts(
        burn_card(),
        environmental_damage(1, on(vampire, is_acting), unpreventable=True),
        who=ready(minion),
        directed=True,
    ),
    text="c73835",
)

card(
    "The Path of Retribution",
    master(put_in_play()),
    cards_cost(-1, requires_discipline("val"), of=("blood",), payer=on(clan("Salubri antitribu"))),
    acts(
        when(fits(THIS, on(vampire)), environmental_damage(1, THIS, unpreventable=True)),
        burn_card(),
        directed=True,
    ),
    text="f9181f",
)
