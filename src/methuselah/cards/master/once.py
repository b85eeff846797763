"""Masters of which only one can be played: in a game, in a turn."""

from methuselah.language import (
    EACH,
    EDGE_HOLDER,
    HUNTED,
    NOBODY_HAS_EDGE,
    ONE,
    PREY,
    SUBJECT,
    TARGET,
    THIS,
    YOU,
    YOUR_TURN,
    add,
    allocate_among,
    any_of,
    ash_heap,
    at_least,
    at_moment,
    attached,
    auctions_on_credit,
    bearer_of,
    bled_you_since_your_last_turn,
    blood_of,
    burn_card,
    burn_pool,
    capacity_at_least,
    capacity_below,
    capacity_of,
    card,
    choose,
    chosen,
    chosen_as,
    clan,
    controller_of,
    copies_you_control,
    costs_its_bearer_more_than,
    discard,
    draws_up,
    each,
    either,
    entered_since_your_last_turn,
    environmental_damage,
    first_referendum_passes,
    fits,
    gain_blood,
    gain_pool,
    gains_edge,
    hand,
    has_been_contested,
    having,
    inflicts_more_than,
    is_a,
    is_action,
    is_named,
    keyword,
    later,
    library_card,
    lock,
    master,
    may,
    minion,
    minus,
    not_,
    on,
    permanents,
    pool_of,
    price,
    put_in_play,
    remove_from_game,
    removes_title,
    same,
    searches_crypt,
    searches_library,
    sect,
    shuffles_into_library,
    static,
    steals,
    takes_in_hand,
    title,
    trigger,
    uncontrolled,
    use,
    vampire,
    victory_points_of,
    when,
    yours,
)

in_ash_heap = ash_heap(yours, chosen_as("returned"))

card(
    "Ashur Tablets",
    master(
        put_in_play(),
        when(
            at_least(copies_you_control(), 3),
            remove_from_game(permanents(is_named("Ashur Tablets"))),
            gain_pool(3),
            later(choose(ash_heap(yours, library_card), name="returned", least=0, most=13)),
            later(choose(in_ash_heap, name="kept")),
            takes_in_hand(chosen("kept")),
            shuffles_into_library(in_ash_heap),
            draws_up(),
        ),
        once="turn",
    ),
    text="07b432",
)

card(
    "Día de los Muertos",
    master(first_referendum_passes(on(vampire, yours, sect("sabbat"))), once="game"),
    text="3a9a91",
)

card(
    "Festivo dello Estinto",
    master(put_in_play(), once="game"),
    static("stealth", -1, who=on(vampire, sect("sabbat")), when=is_action("hunt")),
    trigger(
        "announces",
        at_moment(
            "after resolution",
            when(HUNTED, gain_blood(minus(capacity_of(SUBJECT), blood_of(SUBJECT)), SUBJECT)),
        ),
        who=on(vampire, sect("sabbat")),
        when=is_action("hunt"),
    ),
    trigger("unlock phase", burn_card(), who=YOU),
    text="8cb79e",
)

card(
    "Fortschritt Library",
    master(searches_library(is_a("event"), keyword("gehenna")), once="game"),
    text="de21ba",
)

of_the_poor = having(minus(4, pool_of(controller_of(THIS))), 1)

card(
    "Framing an Ancient Grudge",
    master(choose(on(title("prince or primogen"))), removes_title(TARGET)),
    master(choose(on(title("justicar"))), price(burn_pool(3)), removes_title(TARGET)),
    text="756e96",
)

card(
    "From a Sinking Ship",
    master(
        choose(on(minion, not_(yours), of_the_poor, not_(capacity_at_least(7)))),
        steals(TARGET),
        once="game",
    ),
    text="8d3fb8",
)

card(
    "Giant's Blood",
    master(
        choose(on(vampire)),
        gain_blood(minus(capacity_of(TARGET), blood_of(TARGET)), TARGET),
        once="game",
    ),
    text="1d1326",
)

card(
    "Great Symposium",
    master(
        searches_crypt(clan("Kiasyd")),
        later(allocate_among(3, uncontrolled(yours, clan("Kiasyd")))),
        gain_blood(1, chosen("points")),
        once="game",
    ),
    text="ee3e85",
)

card(
    "Illegal Search and Seizure",
    master(
        choose(
            attached(
                keyword("weapon"),
                any_of(costs_its_bearer_more_than(2), inflicts_more_than(3)),
            )
        ),
        each(
            bearer_of(TARGET),
            burn_card(TARGET),
            environmental_damage(1, ONE, unpreventable=True),
        ),
    ),
    text="ff139b",
)

card(
    "Instability",
    master(
        either(same(EDGE_HOLDER, PREY), NOBODY_HAS_EDGE),
        each(PREY, when(NOBODY_HAS_EDGE, may(gains_edge()))),
        gain_pool(2),
        once="turn",
    ),
    text="ff59d1",
)

card(
    "Lupine Assault",
    master(
        each(
            EACH,
            later(choose(hand(yours), name="gone", least=5, most=5)),
            discard(chosen("gone")),
            draws_up(),
        ),
        once="game",
        replace="influence",
    ),
    text="0470e8",
)

card(
    "Momentum's Edge",
    master(at_least(victory_points_of(YOU), 1), put_in_play()),
    use(YOUR_TURN, price(lock()), gain_pool(1), at=("unlock",)),
    text="92985d",
)

card(
    "Out of Control",
    master(choose(on(clan("Brujah antitribu"), capacity_below(6))), burn_card(TARGET), once="game"),
    text="174a3b",
)

card(
    "Retribution",
    master(
        choose(on(minion, bled_you_since_your_last_turn(2))),
        environmental_damage(3, TARGET, unpreventable=True),
        once="your game",
    ),
    text="c0ca8c",
)

card(
    "Tajdid",
    master(
        add("no blood curse", until="game", when=fits(THIS, on(clan("Banu Haqim")))),
        once="game",
    ),
    text="913603",
)

card(
    "Temptation of Greater Power",
    master(choose(on(vampire)), auctions_on_credit(TARGET, 5), once="game"),
    text="7b79c4",
)

card(
    "Toy Chest Test",
    master(
        choose(
            on(
                vampire,
                sect("sabbat"),
                capacity_below(4),
                entered_since_your_last_turn,
                not_(has_been_contested),
            )
        ),
        burn_card(TARGET),
    ),
    text="8b7731",
)
