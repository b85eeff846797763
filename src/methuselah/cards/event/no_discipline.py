"""Events."""

from methuselah.language import (
    EACH,
    FIRST_WITH_DISCIPLINE,
    MADE_BY_THIS,
    NO_COUNTERS,
    ONE,
    OTHERS,
    PLAYING,
    PREDATOR,
    REVEALED,
    SUBJECT,
    TARGET,
    THIS_CARD,
    TOP_OF_LIBRARY,
    YOU,
    YOU_CONTROL_THIS,
    YOUR_DISCARD_PHASE,
    YOUR_TURN,
    acting_is,
    acts,
    add_counters,
    ally,
    among,
    anywhere,
    ash_heap,
    becomes_ally,
    becomes_of_sect,
    being_played,
    both,
    burn_blood,
    burn_card,
    burn_pool,
    burns_one_at_random,
    burns_when,
    cancels_card,
    capacity_at_least,
    capacity_below,
    card,
    cards_cost,
    choose,
    chosen,
    controller_of,
    count,
    counters_on,
    diablerist_since_gehenna,
    discard,
    discard_phase_action,
    draws_up,
    each,
    enters_combat,
    event,
    exchanges,
    exists,
    fits,
    give_control,
    hand,
    imbued,
    is_a,
    is_action,
    is_among,
    keyword,
    later,
    library,
    lock,
    mark,
    marked,
    master_action,
    may,
    minion,
    monster,
    must_hunt,
    not_,
    on,
    one_of,
    permanents,
    played,
    plus,
    price,
    put_in_play,
    ready,
    remove_from_game,
    removes_counters,
    requires_superior,
    reveals_top,
    sect,
    sends_to_torpor,
    shuffles_library,
    static,
    takes_in_hand,
    that_methuselah,
    torpor,
    transfers,
    trigger,
    uncontrolled,
    unless,
    unlocked,
    use,
    vampire,
    victory_points_of,
    way,
    when,
    younger,
    yours,
)

card(
    "Anthelios, The Red Star",
    event(put_in_play()),
    use(
        YOUR_TURN,
        choose(hand(yours, is_a("master")), name="given"),
        choose(ash_heap(yours, is_a("master")), name="taken"),
        price(master_action()),
        exchanges(chosen("given"), chosen("taken")),
        by="methuselah",
        at=("master",),
        once="phase",
    ),
    text="16eae7",
)

card(
    "Blood Weakens",
    event(put_in_play(), replace="diablerie"),
    static("late discipline cards", who=on(minion, not_(diablerist_since_gehenna))),
    text="3b1a0d",
)

card(
    "Dragonbound",
    event(put_in_play(), replace="in play"),
    trigger("discard phase", that_methuselah(burn_pool(count(torpor(vampire, yours)))), who=EACH),
    text="e78a11",
)

card(
    "Absimiliard's Army",
    event(exists(permanents(is_a("event"), keyword("gehenna"))), put_in_play(), replace="ousted"),
    trigger(
        "unlock phase",
        that_methuselah(
            may(
                becomes_ally(
                    2,
                    strength=2,
                    bleed=1,
                    keywords=("ghoul",),
                    name="Ghoul",
                    burns_to="removed",
                    which=TOP_OF_LIBRARY,
                )
            )
        ),
        who=EACH,
    ),
    trigger("left play", remove_from_game(MADE_BY_THIS)),
    trigger("ousted", burn_card(), who=OTHERS),
    text="0b5efe",
)

card(
    "Break the Code",
    event(put_in_play()),
    static("intercept", -1, who=on(imbued), when=acting_is(on(monster))),
    acts(choose(ready(imbued, not_(yours))), enters_combat(TARGET), who=ready(monster)),
    text="8ccd36",
)


card(
    "Inconnu Tutelage",
    event(put_in_play()),
    use(
        choose(uncontrolled(vampire, yours)),
        price(transfers(4)),
        remove_from_game(TARGET),
        later(choose(library(yours), name="found", least=0)),
        takes_in_hand(chosen("found")),
        shuffles_library(),
        draws_up(),
        by="methuselah",
        at=("influence",),
    ),
    text="c854bc",
)

card(
    "Narrow Minds",
    event(put_in_play(), replace="unlock"),
    static("redirection cost", 1, who=on(minion)),
    text="07cea1",
)

gehenna = permanents(is_a("event"), keyword("gehenna"))
dreamers = among(
    on(ally, yours, not_(keyword("mortal"))),
    on(vampire, yours, capacity_below(plus(count(gehenna), 1))),
)

card(
    "Nightmares upon Nightmares",
    event(put_in_play(), replace="discard"),
    trigger(
        "unlock phase",
        that_methuselah(
            each(
                dreamers,
                when(
                    exists(hand(yours)),
                    one_of(
                        way(choose(hand(yours)), discard(TARGET, replace="master")),
                        way(when(fits(ONE, on(unlocked)), lock(ONE))),
                    ),
                    otherwise=(lock(ONE),),
                ),
            )
        ),
        who=EACH,
    ),
    text="0e8ee1",
)


card(
    "Restricted Vitae",
    event(put_in_play(), replace="hunt"),
    static("cannot hunt", who=on(vampire, not_(must_hunt))),
    acts(choose(on(vampire, younger)), who=ready(vampire, must_hunt), kind="hunt"),
    text="b6941e",
)

card(
    "Scourge of the Enochians",
    event(put_in_play()),
    use(
        YOUR_DISCARD_PHASE,
        choose(on(vampire, not_(capacity_at_least(3)))),
        burn_card(TARGET),
        give_control(THIS_CARD, PREDATOR),
        at=("discard",),
    ),
    trigger("discard phase passed", give_control(THIS_CARD, PREDATOR), who=YOU),
    text="0e1158",
)

card(
    "The Bitter and Sweet Story",
    event(put_in_play(), draws_up(EACH)),
    trigger("ousted", draws_up(EACH), who=EACH),
    static("hand_size", plus(victory_points_of(YOU), victory_points_of(YOU)), who=EACH),
    text="d72818",
)


card(
    "The Fourth Cycle",
    event(
        exists(gehenna, 2),
        put_in_play(),
        burn_card(gehenna),
        burn_card(anywhere(is_a("conviction"))),
        sends_to_torpor(ready(vampire, not_(capacity_at_least(4)))),
    ),
    static("cannot be played", who=hand(is_a("event"), keyword("gehenna"))),
    text="9df5ad",
)

other_events = permanents(is_a("event"), not_(is_among(THIS_CARD)))

card(
    "The Slow Withering",
    event(
        exists(permanents(is_a("event"), keyword("gehenna"))),
        put_in_play(),
        replace="diablerie",
    ),
    cards_cost(
        +1,
        requires_superior,
        of=("blood",),
        payer=on(minion, not_(diablerist_since_gehenna)),
    ),
    text="f26629",
)

card(
    "The Uncoiling",
    event(put_in_play(), replace="in play"),
    trigger("discard phase", burns_one_at_random(other_events), who=YOU),
    use(
        unless(YOU_CONTROL_THIS),
        price(discard_phase_action(), burn_pool(count(other_events))),
        burn_card(),
        by="methuselah",
        at=("discard",),
    ),
    text="2f8a16",
)

card(
    "The Unmasking",
    event(put_in_play(), replace="discard"),
    static("intercept", +1, who=on(ally), when=acting_is(on(vampire))),
    text="554465",
)

card(
    "Thirst",
    event(put_in_play()),
    trigger("announces", mark("not thirsty", SUBJECT), who=on(vampire), when=is_action("hunt")),
    trigger(
        "end of minion phase",
        that_methuselah(
            burn_blood(
                1,
                ready(
                    vampire,
                    yours,
                    capacity_below(count(permanents(is_a("event"), keyword("gehenna")))),
                    not_(marked("not thirsty")),
                ),
            )
        ),
        who=EACH,
    ),
    text="7b4d00",
)

card(
    "Veil of Darkness",
    event(put_in_play(), replace="in play"),
    trigger(
        "plays",
        each(controller_of(PLAYING), reveals_top()),
        when(
            fits(REVEALED, library(is_a("master"))),
            cancels_card(free=True),
            when(being_played(requires="obt"), burn_blood(2, PLAYING)),
        ),
        who=played(),
        when=both(FIRST_WITH_DISCIPLINE, fits(PLAYING, on(vampire))),
    ),
    text="b1ff8c",
)

card(
    "Waiting Game",
    event(put_in_play(counters=10)),
    trigger("announces", removes_counters(1), who=on(vampire, not_(sect("anarch")))),
    burns_when(NO_COUNTERS),
    trigger(
        "unlock phase",
        each(
            on(sect("anarch")),
            each(
                controller_of(ONE),
                one_of(way(burn_blood(1, ONE)), way(becomes_of_sect("camarilla", ONE))),
            ),
        ),
        burn_blood(1, on(ally)),
        who=YOU,
    ),
    text="ae036c",
)

card(
    "Wormwood",
    event(
        exists(permanents(is_a("event"), keyword("gehenna"))),
        put_in_play(counters=10),
        replace="discard",
    ),
    static("capacity at most", counters_on(THIS_CARD), who=on(vampire)),
    trigger("played", add_counters(-1), who=played(is_a("event"), keyword("gehenna"))),
    text="748d2a",
)
