"""Reactions that require Dominate."""

from methuselah.language import (
    ABOUT_TO_FIGHT_ACTING,
    ACTING,
    BLEEDABLE,
    ONE,
    TARGET,
    THIS,
    abstains,
    acting_is,
    calls_off_combat,
    card,
    changes_votes,
    choose,
    choose_seat,
    choose_x,
    chosen_seat,
    count,
    each,
    end_action,
    is_action,
    lock,
    no_repeat,
    not_,
    older,
    on,
    one_of,
    reaction,
    ready,
    redirect_bleed,
    unlock,
    vampire,
    way,
    x,
    younger,
)

bled = is_action(trait="bleeds you")
another = choose_seat(BLEEDABLE, name="to")
away = redirect_bleed(chosen_seat("to"))
younger_bleeds = acting_is(on(vampire, younger))

obeys = (ABOUT_TO_FIGHT_ACTING, acting_is(ready(vampire, younger)), calls_off_combat())

card(
    "Deflection",
    dom=reaction(bled, another, lock(THIS), away, at=("declined",)),
    DOM=reaction(bled, another, away, at=("declined",)),
    text="8fd5e7",
)

no_elder = on(vampire, not_(older))
coerced = (choose_x(least=1, most=count(no_elder)), choose(no_elder, least=x(), most=x()))

card(
    "Kindred Coercion",
    dom=reaction(*coerced, abstains(TARGET), at=("before_votes", "polling")),
    DOM=reaction(
        *coerced,
        each(
            TARGET,
            one_of(
                way(abstains(ONE)),
                way(changes_votes(ONE, "for")),
                way(changes_votes(ONE, "against")),
            ),
        ),
        at=("before_votes", "polling"),
    ),
    text="1c7090",
)

card(
    "Obedience",
    dom=reaction(
        *obeys, unlock(ACTING), no_repeat(), end_action(), at=("blocked", "before_combat")
    ),
    DOM=reaction(*obeys, no_repeat(), end_action(), at=("blocked", "before_combat")),
    text="034974",
)

card(
    "Pulling Strings",
    dom=reaction(choose(on(vampire, younger)), abstains(TARGET), at=("before_votes", "polling")),
    DOM=reaction(choose(on(vampire)), abstains(TARGET), at=("before_votes", "polling")),
    text="3aaeb3",
)

card(
    "Redirection",
    dom=reaction(bled, younger_bleeds, another, lock(THIS), away, at=("declined",)),
    DOM=reaction(bled, acting_is(on(vampire)), another, lock(THIS), away, at=("declined",)),
    text="877a3a",
)
