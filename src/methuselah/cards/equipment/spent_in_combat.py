"""Equipment that its bearer burns for what it does in one combat."""

from methuselah.language import (
    ACTION_OF_THIS_CARD,
    OPPOSING,
    THIS,
    add,
    burn_card,
    card,
    during_discard_phase,
    equips,
    fits,
    keyword,
    on,
    price,
    trigger,
    unlock,
    use,
    vampire,
    when,
)

card(
    "Powder of Rigidity",
    equips(),
    trigger("equipped", during_discard_phase(unlock()), when=ACTION_OF_THIS_CARD),
    use(
        price(burn_card()),
        add("cannot play", to=OPPOSING, until="combat", word="pro"),
        add("cannot play", to=OPPOSING, until="combat", word="vic"),
        when(
            fits(OPPOSING, on(keyword("werewolf"))),
            add("strength", -2, OPPOSING, until="combat"),
        ),
        by="combatant bearer",
        at=("before_range",),
    ),
    text="4d33d1",
)

card(
    "Vial of Garou Blood",
    equips(),
    use(
        fits(THIS, on(vampire)),
        price(burn_card()),
        add("strength", +1, THIS, until="combat"),
        add("strikes each round", +1, THIS, until="combat"),
        add("cannot use equipment", to=THIS, until="combat"),
        by="combatant bearer",
        at=("before_range",),
    ),
    text="aebeba",
)
