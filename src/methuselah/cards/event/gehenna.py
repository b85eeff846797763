"""Gehenna events of the last nights: what goes in each unlock phase, and what is no more."""

from methuselah.language import (
    EACH,
    HAD_THE_EDGE,
    PREY,
    SUBJECT_SEAT,
    TARGET,
    THIS,
    THIS_CARD,
    TURN,
    YOU,
    YOUNGER_DIABLERIZED,
    YOUR_TURN,
    acts,
    add_counters,
    anywhere,
    at_least,
    burn_card,
    burn_pool,
    capacity_at_least,
    capacity_of,
    card,
    choose,
    chosen,
    claims_title,
    controlled_by,
    count,
    counters_on,
    each,
    either,
    environmental_damage,
    event,
    exists,
    fits,
    gains_title,
    hand,
    having,
    is_a,
    is_black_hand,
    keyword,
    later,
    minus,
    move_counters,
    not_,
    on,
    one_of,
    permanents,
    played,
    pool_of,
    put_in_play,
    ready,
    remember_also,
    remembered_seats,
    same,
    same_clan,
    sect,
    static,
    that_methuselah,
    titled,
    torpor,
    trigger,
    unless,
    use,
    vampire,
    victory_points_of,
    way,
    when,
    with_blood,
    yields_unfit_title,
    younger_than,
    yours,
)

card(
    "Blood Trade",
    event(put_in_play(), burn_card(anywhere(keyword("boon")))),
    static("cannot be played", who=hand(keyword("boon"), is_a("master"))),
    use(
        YOUR_TURN,
        choose(on(vampire, yours, with_blood), name="from"),
        choose(on(vampire, not_(yours)), name="to"),
        move_counters(1, chosen("from"), chosen("to")),
        by="methuselah",
        at=("unlock",),
        once="phase",
    ),
    text="85131a",
)

gehenna = permanents(is_a("event"), keyword("gehenna"))

card(
    "Conquest of Humanity",
    event(exists(gehenna, 2), put_in_play(), replace="discard"),
    use(
        YOUR_TURN,
        choose(anywhere(keyword("location"), controlled_by(PREY))),
        each(
            PREY,
            when(
                at_least(pool_of(YOU), 2),
                one_of(way(burn_pool(2)), way(burn_card(TARGET))),
                otherwise=(burn_card(TARGET),),
            ),
        ),
        by="methuselah",
        at=("unlock",),
        once="phase",
    ),
    text="c7b32b",
)

fallen = (exists(gehenna, 3), put_in_play())

card(
    "Fall of the Camarilla",
    event(*fallen, yields_unfit_title(on(vampire)), replace="in play"),
    static("sect is no more", who=on(vampire), word="camarilla"),
    text="26aa50",
)

card(
    "Fall of the Sabbat",
    event(
        *fallen,
        unless(exists(ready(vampire, is_black_hand))),
        yields_unfit_title(on(vampire)),
        replace="in play",
    ),
    static("sect is no more", who=on(vampire), word="sabbat"),
    text="59c0f5",
)

card(
    "Fueled by Heart's Blood",
    event(put_in_play(counters=10), replace="diablerie"),
    trigger("played", add_counters(-1), who=played(is_a("event"), keyword("gehenna"))),
    static(
        "no blood hunt",
        who=on(vampire, having(minus(capacity_of(THIS), counters_on(THIS_CARD)), 1)),
        when=YOUNGER_DIABLERIZED,
    ),
    text="11c3c1",
)

kin = count(on(vampire, yours, same_clan(THIS)))
recalled = on(vampire, yours, having(kin, 3))

card(
    "Recalled to the Founder",
    event(exists(gehenna, 2), put_in_play(), replace="in play"),
    trigger(
        "unlock phase",
        that_methuselah(
            later(
                choose(on(vampire, yours, having(count(on(vampire, yours, same_clan(THIS))), 3)))
            ),
            when(
                fits(TARGET, on(capacity_at_least(6))),
                burn_card(TARGET),
                remember_also("spared", YOU),
                otherwise=(burn_card(TARGET),),
            ),
        ),
        who=EACH,
        when=unless(same(SUBJECT_SEAT, remembered_seats("spared"))),
    ),
    text="193ede",
)

liaison = claims_title("liaison")

card(
    "Rise of the Nephtali",
    event(exists(gehenna), put_in_play(), replace="liaison"),
    acts(gains_title("liaison", to=THIS), who=ready(vampire, sect("independent"))),
    static("yields title at once", who=on(vampire, liaison, younger_than(on(vampire, liaison)))),
    text="838b0b",
)

card(
    "The New Inquisition",
    event(exists(gehenna), put_in_play(), replace="titled torpor"),
    use(
        YOUR_TURN,
        choose(ready(vampire, controlled_by(PREY))),
        environmental_damage(1, TARGET, unpreventable=True),
        by="methuselah",
        at=("unlock",),
        once="phase",
    ),
    acts(who=ready(vampire, titled), kind="political", stealth=1, passes=(burn_card(),)),
    text="51b76e",
)

card(
    "The Rising",
    event(exists(gehenna, 2), put_in_play(), replace="prey ousted"),
    static(
        "gains no pool",
        who=TURN,
        when=unless(either(HAD_THE_EDGE, at_least(victory_points_of(TURN), 1))),
    ),
    text="dd614c",
)

card(
    "Torpid Blood",
    event(put_in_play(), replace="left torpor"),
    static("action cost", +1, who=torpor(vampire)),
    static("older rescue cost", +1, who=torpor(vampire)),
    text="b057de",
)
