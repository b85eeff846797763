"""Political actions."""

from methuselah.language import (
    COMBAT_IS_ON,
    EACH,
    FIGHTERS,
    OPPOSING,
    OTHERS,
    PREDATOR,
    SUBJECT_SEAT,
    TARGET,
    THIS,
    YOU,
    add,
    allocate_points,
    among,
    at_least,
    being_burned,
    both,
    burn_allocated,
    burn_card,
    burn_pool,
    capacity_of,
    card,
    choose,
    choose_clan,
    choose_seat,
    choose_seating,
    chosen_as,
    chosen_seat,
    clan,
    controlled_by,
    controller_of,
    count,
    each,
    either,
    fits,
    gain_pool,
    gains_title,
    gathers,
    later,
    loses_title,
    may,
    minion,
    minus,
    moves_allocated,
    not_,
    of_chosen_clan,
    on,
    political,
    pool_of,
    put_in_play,
    put_on,
    ready,
    sect,
    skips_turn,
    takes_seats,
    tallied,
    tallies,
    trigger,
    vampire,
    when,
    yours,
)

card(
    "Anathema",
    political(terms=(choose(ready(vampire)),), passes=(put_on(TARGET),)),
    trigger(
        "emptied",
        gain_pool(capacity_of(THIS), controller_of(OPPOSING)),
        burn_card(THIS),
        when=both(COMBAT_IS_ON, fits(THIS, among(FIGHTERS)), fits(THIS, on(not_(being_burned)))),
    ),
    text="f512fb",
)

card(
    "Ancilla Empowerment",
    political(passes=(burn_pool(count(on(minion, yours)), EACH),)),
    text="6a80c6",
)

card(
    "Camarilla's Iron Fist",
    political(
        terms=(
            choose_seat(EACH, name="gains"),
            allocate_points(5, EACH, spread=2, but="gains"),
        ),
        passes=(burn_allocated(), gain_pool(1, chosen_seat("gains"))),
    ),
    text="686624",
)

card(
    "Consanguineous Boon",
    political(
        terms=(choose_clan(),),
        passes=(gain_pool(count(on(vampire, yours, of_chosen_clan)), EACH),),
    ),
    text="90611b",
)

card(
    "Expulsion",
    political(
        terms=(choose(on(minion), least=0, most=2),),
        passes=(
            add("cannot play", to=TARGET, until="turn", word="reaction"),
            add("cannot block", to=TARGET, until="turn"),
            add("abstains", to=TARGET, until="turn"),
        ),
    ),
    text="b068c3",
)

masquerade_ends = when(
    either(at_least(tallied("skipped"), 3), at_least(tallied("burned"), 6)), burn_card()
)

card(
    "First Tradition: The Masquerade",
    political(passes=(put_in_play(),)),
    trigger("turn begins", each(SUBJECT_SEAT, may(skips_turn())), who=EACH),
    trigger("skipped turn", tallies("skipped"), masquerade_ends, who=YOU),
    trigger("unlock phase", burn_pool(2, SUBJECT_SEAT), who=OTHERS),
    trigger("unlock phase", burn_pool(2), tallies("burned", 2), masquerade_ends, who=YOU),
    text="9977a1",
)

card(
    "Kindred Restructure",
    political(terms=(choose_seating(),), passes=(takes_seats(),)),
    text="b4a1e1",
)

card(
    "Kine Resources Contested",
    political(terms=(allocate_points(4, EACH, spread=2),), passes=(burn_allocated(),)),
    text="c98ae1",
)

card(
    "Parity Shift",
    political(
        terms=(
            choose_seat(
                OTHERS,
                name="from",
                only=at_least(pool_of(chosen_seat("from")), minus(pool_of(YOU), -1)),
            ),
            allocate_points(3, EACH, but="from"),
        ),
        passes=(moves_allocated("from"),),
    ),
    text="9b5d75",
)

card(
    "Reins of Power",
    political(
        once="game",
        passes=(
            each(EACH, later(choose(ready(vampire, yours), least=0)), gathers("chosen", TARGET)),
            gain_pool(6, EACH),
            burn_pool(capacity_of(on(chosen_as("chosen"), controlled_by(PREDATOR))), EACH),
        ),
    ),
    text="095736",
)

card(
    "Toreador Justicar",
    political(
        terms=(
            choose(ready(vampire, clan("Toreador"), sect("camarilla"))),
            add("votes", +1, when=fits(THIS, ready(clan("Toreador"))), until="referendum"),
        ),
        passes=(gains_title("justicar", "Toreador", TARGET), put_on(TARGET)),
    ),
    trigger("burned", loses_title("justicar", "Toreador")),
    text="6c4547",
)
