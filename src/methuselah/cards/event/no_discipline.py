"""Events."""

from methuselah.language import (
    EACH,
    FIRST_WITH_DISCIPLINE,
    MADE_BY_THIS,
    OTHERS,
    PLAYING,
    PREDATOR,
    SUBJECT_SEAT,
    TARGET,
    THIS_CARD,
    TOP_OF_LIBRARY,
    YOU,
    YOUR_DISCARD_PHASE,
    add_counters,
    becomes_ally,
    being_played,
    both,
    burn_blood,
    burn_card,
    cancels_card,
    capacity_at_least,
    card,
    choose,
    chosen,
    controller_of,
    counters_on,
    each,
    event,
    exists,
    fits,
    give_control,
    is_a,
    keyword,
    library,
    may,
    minion,
    not_,
    on,
    permanents,
    played,
    put_in_play,
    remove_from_game,
    reveals_top,
    static,
    trigger,
    use,
    vampire,
    when,
)

card(
    "Absimiliard's Army",
    event(exists(permanents(is_a("event"), keyword("gehenna"))), put_in_play(), replace="ousted"),
    trigger(
        "unlock phase",
        each(
            SUBJECT_SEAT,
            may(
                becomes_ally(
                    2,
                    strength=2,
                    bleed=1,
                    keywords=("ghoul",),
                    name="Ghoul",
                    burns_to="removed",
                    which=TOP_OF_LIBRARY,
                ),
            ),
        ),
        who=EACH,
    ),
    trigger("left play", remove_from_game(MADE_BY_THIS)),
    trigger("ousted", burn_card(), who=OTHERS),
    text="0b5efe",
)

card(
    "Narrow Minds",
    event(put_in_play(), replace="unlock"),
    static("redirection cost", 1, who=on(minion)),
    text="07cea1",
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
    "Veil of Darkness",
    event(put_in_play(), replace="in play"),
    trigger(
        "plays",
        each(controller_of(PLAYING), reveals_top()),
        when(
            fits(chosen("revealed"), library(is_a("master"))),
            cancels_card(free=True),
            when(being_played(requires="obt"), burn_blood(2, PLAYING)),
        ),
        who=played(),
        when=both(FIRST_WITH_DISCIPLINE, fits(PLAYING, on(vampire))),
    ),
    text="b1ff8c",
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
