"""Malkavian vampires."""

from methuselah.language import (
    CALLED_BY_VAMPIRE,
    FIGHTERS,
    HAS_EDGE,
    OTHERS,
    SUBJECT_SEAT,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_TURN,
    acts,
    after_combat,
    among,
    attached,
    becomes_anarch,
    burn_blood,
    burn_edge,
    burn_pool,
    card,
    choose,
    chosen,
    clan,
    could_have,
    crypt,
    each,
    ends_combat,
    exists,
    fits,
    gain_pool,
    gains_votes,
    inflicts_damage,
    is_a,
    is_action,
    is_on,
    keyword,
    later,
    lock,
    loses_transfers,
    moves_onto,
    not_,
    on,
    one_of,
    price,
    ready,
    remove_from_game,
    reveals_crypt,
    static,
    steal_equipment,
    strikes,
    titled,
    trigger,
    unless,
    use,
    vampire,
    way,
    when,
    yours,
)

card(
    "Abraham Mellon (G6)",
    static("plays as if", word="clan Tremere"),
    static("hand_size", +1, YOU, when=fits(THIS, ready())),
    text="a1f8f7",
)

card(
    "Alexander Silverson (G6)",
    static("vote tax", 1),
    text="dba9c6",
)

plain = tuple(not_(keyword(word)) for word in ("electronic", "vehicle", "weapon"))

card(
    "Darius Shirazi (G5)",
    acts(
        choose(attached(is_a("equipment"), *plain, not_(yours), could_have)),
        moves_onto(TARGET, THIS),
        by="bearer",
    ),
    text="f53ea1",
)

card(
    "Gilbert Duane (G6)",
    use(
        YOUR_TURN,
        exists(crypt(yours)),
        price(burn_blood(1)),
        reveals_crypt(),
        when(
            fits(chosen("revealed"), crypt(clan("Malkavian"))),
            later(choose(on(vampire, yours, not_(titled)))),
            becomes_anarch(TARGET),
        ),
        remove_from_game(chosen("revealed")),
        by="bearer",
        at=("influence",),
    ),
    text="8507d2",
)

card(
    'Jason "Son" Newberry (G6)',
    use(
        unless(CALLED_BY_VAMPIRE),
        gains_votes(2, only="against"),
        at=("polling",),
        by="bearer",
        once="referendum",
    ),
    text="ced239",
)

card(
    "Leandro (G2)",
    trigger(
        "unlock phase",
        each(SUBJECT_SEAT, one_of(way(burn_pool(1)), way(loses_transfers()))),
        who=OTHERS,
        when=fits(THIS_CARD, ready()),
    ),
    text="482dd0",
)

card(
    "Lucian (G1)",
    strikes(steal_equipment),
    text="706b9f",
)

card(
    "Mariel, Lady Thunder (G1)",
    use(
        unless(fits(THIS, among(FIGHTERS))),
        price(lock(THIS)),
        ends_combat(),
        after_combat(
            inflicts_damage(
                1, among(FIGHTERS, attached(is_a("retainer"), is_on(FIGHTERS))), unpreventable=True
            )
        ),
        by="bearer",
        at=("before_range",),
    ),
    text="565f1a",
)

card(
    "Victoria (G2)",
    use(
        YOUR_TURN,
        HAS_EDGE,
        fits(THIS_CARD, ready()),
        price(burn_edge()),
        gain_pool(2),
        at=("master",),
    ),
    text="781388",
)

card(
    "Zöe (G2)",
    static("stealth", -1, when=is_action("hunt")),
    text="21f0d8",
)
