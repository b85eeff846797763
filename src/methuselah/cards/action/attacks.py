"""Action cards without a Discipline that attack, and what the loser of the combat pays."""

from methuselah.language import (
    ACTION_OF_THIS_CARD,
    BEARER,
    BLOCKER,
    FIRST_ROUND,
    OPPOSING_CONTROLLER,
    PREY,
    RESULTS_FROM_ATTACK,
    TARGET,
    THIS,
    YOU,
    action,
    acts,
    add,
    after_combat,
    aim,
    ally,
    as_announced,
    at_end_of_combat,
    at_moment,
    bears,
    both,
    burn_card,
    burn_pool,
    capacity_of,
    card,
    choose,
    chosen,
    clan,
    controlled_by,
    ends_combat,
    enters_combat,
    fits,
    gain_blood,
    gathers,
    grants,
    if_blocked,
    in_first_round,
    is_among,
    is_red_list,
    may,
    may_during_action,
    minion,
    not_,
    older,
    on,
    put_in_play,
    put_on,
    ready,
    remember,
    remembered,
    sect,
    static,
    title,
    unless,
    unlock,
    vampire,
    when,
    yours,
)

you_stand, they_stand = fits(THIS, ready()), fits(TARGET, ready())

card(
    "Abuse of Power",
    action(
        choose(ready(minion)),
        enters_combat(
            TARGET,
            during=(
                at_end_of_combat(
                    when(both(you_stand, unless(they_stand)), burn_pool(1, OPPOSING_CONTROLLER)),
                    when(both(they_stand, unless(you_stand)), burn_pool(1, YOU)),
                ),
            ),
        ),
        stealth=1,
    ),
    text="2296e7",
)

card(
    "Big Game",
    action(
        choose(ready(minion, not_(yours))),
        when(
            fits(TARGET, on(is_red_list)),
            at_moment("end", when(fits(THIS, ready()), unlock(THIS))),
        ),
        enters_combat(
            TARGET,
            during=(
                when(fits(TARGET, on(is_red_list)), grants("maneuver or press", until="combat")),
            ),
        ),
        replace="action",
    ),
    text="335f9d",
)

card(
    "Blood Hunt",
    action(
        choose(on(vampire, not_(title("prince or justicar or inner circle member")))),
        put_on(TARGET),
        stealth=1,
    ),
    acts(
        fits(BEARER, ready(not_(yours))),
        aim(BEARER),
        enters_combat(TARGET),
        who=ready(vampire),
        stealth=1,
    ),
    text="9d0bb5",
)

card(
    "Clandestine Contract",
    action(
        choose(ready(minion)),
        put_on(TARGET),
        when(fits(THIS, on(clan("Banu Haqim"))), remember("chosen one", THIS)),
        enters_combat(TARGET),
        stealth=1,
    ),
    acts(
        fits(BEARER, ready(not_(yours))),
        aim(BEARER),
        enters_combat(TARGET),
        who=ready(clan("Banu Haqim"), is_among(remembered("chosen one"))),
        stealth=1,
    ),
    text="c58c85",
)

card(
    "Dive Bomb",
    FLIGHT=action(
        choose(ready(minion)),
        as_announced(at_moment("blocked", if_blocked("press", first_round=True, to=BLOCKER))),
        enters_combat(TARGET, during=(in_first_round("maneuver"),)),
        stealth=1,
    ),
    text="837062",
)

card(
    "Games of Instinct",
    action(
        choose(ready(vampire, older, not_(yours))),
        gathers("elder", TARGET),
        enters_combat(
            TARGET,
            during=(
                after_combat(
                    when(
                        both(you_stand, unless(they_stand)),
                        gain_blood(capacity_of(chosen("elder")), THIS),
                    ),
                    when(
                        both(they_stand, unless(you_stand)), gain_blood(capacity_of(THIS), TARGET)
                    ),
                ),
            ),
        ),
    ),
    text="4a629f",
)

card(
    "Imperial Decree",
    action(put_in_play(), stealth=1),
    acts(
        choose(ready(vampire, not_(sect("camarilla")), not_(yours))),
        enters_combat(TARGET),
        who=ready(vampire, sect("camarilla")),
        key="fight",
    ),
    static("stealth", -1, who=on(vampire, not_(sect("camarilla"))), when=ACTION_OF_THIS_CARD),
    acts(burn_card(), who=ready(vampire), directed=True, key="burn"),
    text="c75dd1",
)

card(
    "Monomancy",
    action(
        choose(ready(vampire, sect("sabbat"), not_(yours))),
        enters_combat(
            TARGET,
            during=(
                may_during_action(
                    "before_range",
                    put_on(THIS),
                    ends_combat(),
                    when=both(FIRST_ROUND, RESULTS_FROM_ATTACK),
                    once=True,
                    who=TARGET,
                ),
            ),
        ),
        stealth=1,
    ),
    static("bleed", -1),
    text="4aa5da",
)

card(
    "Pillars Fall",
    action(
        choose(ready(vampire)),
        enters_combat(
            TARGET,
            during=(
                at_end_of_combat(
                    when(
                        both(unless(they_stand), fits(THIS, on(not_(bears("Pillars Fall"))))),
                        may(put_on(THIS)),
                    )
                ),
            ),
        ),
    ),
    static("bleed", +1),
    text="2d6fe8",
)

card(
    "Purity of the Beast",
    action(
        choose(ready(ally, controlled_by(PREY))),
        enters_combat(TARGET, during=(add("strength", +2, THIS, until="combat"),)),
        stealth=1,
    ),
    text="2da232",
)
