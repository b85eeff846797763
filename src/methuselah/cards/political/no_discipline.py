"""Political actions."""

from methuselah.language import (
    COMBAT_IS_ON,
    EACH,
    FIGHTERS,
    HAS_EDGE,
    ONE,
    OPPOSING,
    OTHERS,
    PREDATOR,
    TARGET,
    THIS,
    YOU,
    add,
    allocate_points,
    ally,
    among,
    any_of,
    anywhere,
    at_least,
    attached,
    banishes,
    being_burned,
    bleed_of,
    both,
    burn_allocated,
    burn_card,
    burn_edge,
    burn_pool,
    capacity_at_least,
    capacity_below,
    capacity_of,
    card,
    choose,
    choose_clan,
    choose_seat,
    choose_seating,
    chosen,
    chosen_as,
    chosen_seat,
    clan,
    controlled_by,
    controller_of,
    count,
    each,
    exists,
    fits,
    gain_blood,
    gain_pool,
    gathers,
    give_control,
    has_voted,
    having,
    is_a,
    keyword,
    later,
    least,
    lock,
    locked,
    minion,
    minus,
    moves_allocated,
    moves_onto,
    not_,
    of_chosen_clan,
    on,
    one_of,
    only_if,
    permanents,
    plus,
    points_left,
    political,
    pool_cost_of,
    pool_of,
    put_on,
    ready,
    remove_from_game,
    removes_title,
    sect,
    takes_seats,
    times,
    title,
    titled,
    trigger,
    unless,
    unlocked,
    vampire,
    voted,
    way,
    when,
    younger,
    yours,
)

location = anywhere(any_of(keyword("location"), is_a("location")))
places = anywhere(any_of(keyword("location"), is_a("location"), is_a("equipment")))
two_each = plus(count(chosen("anarchs")), count(chosen("anarchs")))
nobles = ready(titled, yours)
young = ready(vampire, yours, not_(capacity_at_least(5)))
priscus = title("priscus")
left_over = points_left(two_each)

card(
    "Anarchist Uprising",
    political(passes=(burn_pool(count(on(minion, yours)), EACH),)),
    text="6a80c6",
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
    "Ancient Influence",
    political(
        passes=(
            each(EACH, later(choose(ready(vampire, yours), least=0)), gathers("chosen", TARGET)),
            gain_pool(capacity_of(on(chosen_as("chosen"), yours)), EACH),
            burn_pool(5, EACH),
        ),
        once="game",
    ),
    text="5563c9",
)

card(
    "Ancilla Empowerment",
    political(passes=(burn_pool(count(on(minion, yours)), EACH),)),
    text="6a80c6",
)

card(
    "Autarkis Persecution",
    political(passes=(gain_pool(count(on(minion, yours)), EACH),)),
    text="e45058",
)

card(
    "Banishment",
    political(terms=(choose(ready(vampire, younger)),), passes=(banishes(TARGET),)),
    text="e6a4cf",
)

card(
    "Benefit Performance",
    political(
        passes=(
            gain_pool(count(ready(yours, clan("Daughter of Cacophony")))),
            each(
                on(vampire, not_(clan("Daughter of Cacophony")), voted),
                when(has_voted(ONE, "for"), gain_blood(1, ONE)),
            ),
        )
    ),
    text="6cfb4d",
)

card(
    "Camarilla's Iron Fist",
    political(
        terms=(choose_seat(EACH, name="gains"), allocate_points(5, EACH, spread=2, but="gains")),
        passes=(burn_allocated(), gain_pool(1, chosen_seat("gains"))),
    ),
    text="686624",
)

card(
    "Command of the Harpies",
    political(terms=(choose(ready(title("prince"))),), passes=(removes_title(TARGET),)),
    text="b0cf08",
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
    "Conservative Agitation",
    political(terms=(allocate_points(count(EACH), EACH, spread=2),), passes=(burn_allocated(),)),
    text="971571",
)

card(
    "Disputed Territory",
    political(
        terms=(choose(location, name="location"), choose_seat(EACH, name="new")),
        passes=(
            when(
                fits(chosen("location"), attached(not_(controlled_by(chosen_seat("new"))))),
                later(choose(on(minion, controlled_by(chosen_seat("new"))), name="host")),
                moves_onto(chosen("location"), chosen("host")),
            ),
            when(
                fits(chosen("location"), permanents()),
                give_control(chosen("location"), chosen_seat("new")),
            ),
        ),
    ),
    text="1effe9",
)

card(
    "Domain Challenge",
    political(passes=(burn_pool(count(on(minion, yours, locked)), EACH),)),
    text="85dd60",
)

card(
    "Eat the Rich",
    political(
        terms=(
            choose_seat(EACH, name="chosen", most=count(EACH)),
            add("ballots", -1, until="referendum", when=fits(THIS, on(priscus))),
            add(
                "votes", -1, until="referendum", when=fits(THIS, on(titled, not_(title("priscus"))))
            ),
            add("edge votes", +1, until="referendum"),
        ),
        passes=(burn_pool(plus(1, only_if(exists(nobles), 3)), chosen_seat("chosen")),),
    ),
    text="736caf",
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

card(
    "Justicar Retribution",
    political(passes=(burn_card(on(vampire, having(bleed_of(THIS), 3))),)),
    text="bdc81e",
)

card(
    "Kindred Restructure",
    political(terms=(choose_seating(),), passes=(takes_seats(),)),
    text="b4a1e1",
)

card(
    "Kindred Segregation",
    political(
        passes=(
            each(
                on(ally),
                each(
                    controller_of(ONE),
                    one_of(way(burn_pool(pool_cost_of(ONE))), way(burn_card(ONE))),
                ),
            ),
        )
    ),
    text="38e13d",
)

card(
    "Kine Resources Contested",
    political(terms=(allocate_points(4, EACH, spread=2),), passes=(burn_allocated(),)),
    text="c98ae1",
)

card(
    "Neonate Breach",
    political(
        terms=(choose_seat(EACH, name="chosen", most=count(EACH)),),
        passes=(burn_pool(plus(1, only_if(exists(young), 3)), chosen_seat("chosen")),),
    ),
    text="a4472c",
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
    "Patsy",
    political(
        HAS_EDGE,
        terms=(choose(on(vampire, titled, not_(sect("anarch")))),),
        passes=(
            when(HAS_EDGE, burn_edge(), removes_title(TARGET), burn_pool(2, controller_of(TARGET))),
        ),
    ),
    text="c3cf16",
)

card(
    "Permanent Vacation",
    political(terms=(choose(ready(ally)),), passes=(remove_from_game(TARGET),)),
    text="14f4ab",
)

card(
    "Political Stranglehold",
    political(
        passes=(each(EACH, times(count(on(vampire, yours, capacity_at_least(8))), gain_pool(3))),),
        once="game",
    ),
    text="db235e",
)

outsider = (vampire, not_(sect("camarilla")))

card(
    "Protect Thine Own",
    political(
        unless(fits(THIS, on(title("inner circle member")))),
        terms=(choose(on(*outsider, capacity_below(6))),),
        passes=(burn_card(TARGET),),
    ),
    political(
        fits(THIS, on(title("inner circle member"))),
        terms=(choose(on(*outsider)),),
        passes=(burn_card(TARGET),),
    ),
    text="0b1865",
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
    "Reckless Agitation",
    political(terms=(allocate_points(6, OTHERS, spread=2),), passes=(burn_allocated(),)),
    text="c00320",
)

card(
    "Revolutionary Council",
    political(
        terms=(
            choose(ready(vampire, yours, unlocked, sect("anarch")), name="anarchs", most=99),
            allocate_points(two_each, EACH, spread=0, rest=places),
            choose(places, name="burned", least=least(1, left_over), most=left_over),
        ),
        passes=(lock(chosen("anarchs")), burn_allocated(), burn_card(chosen("burned"))),
    ),
    text="def664",
)
