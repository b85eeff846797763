"""Combat cards that require Serpentis."""

from methuselah.engine.definitions import Effect, Mode
from methuselah.language import (
    AGGRAVATED_STRIKES,
    ALL_DAMAGE,
    AT_SUPERIOR,
    IN_ROUND,
    OPPOSING,
    THIS,
    add,
    after_combat,
    ally,
    among,
    at_least,
    before_range,
    burn_blood,
    burn_card,
    cancels_card,
    card,
    combat_card,
    combat_ends,
    corrupts,
    damage_before_prevention,
    dodge,
    doomed_card,
    either,
    end_of_round,
    fits,
    grants,
    grants_each_round,
    on,
    played_by,
    prevents_damage,
    price,
    put_on,
    sends_to_torpor,
    static,
    steal_blood,
    strike,
    strike_as_normal,
    trigger,
    unless,
    unlock,
    vampire,
    when,
    younger,
)

dealt = damage_before_prevention(OPPOSING)
dealt_aggravated = damage_before_prevention(OPPOSING, aggravated=True)
wrathful = either(at_least(dealt, 2), at_least(dealt_aggravated, 1))
very_wrathful = either(at_least(dealt, 3), at_least(dealt_aggravated, 2))

card(
    "Ignore the Searing Flames",
    ser=strike_as_normal(),
    dai=prevents_damage(ALL_DAMAGE, sources=AGGRAVATED_STRIKES),
    DAI=combat_card(
        price(burn_blood(1)),
        add("immune", to=THIS, until="round", word="aggravated"),
        at=(*IN_ROUND, "prevent"),
    ),
    text="ca6ecc",
)

sleeps = strike(combat_ends(unlock(), after_combat(sends_to_torpor(THIS), put_on(THIS))))

card(
    "Mummify",
    static("cannot act to leave torpor", when=unless(AT_SUPERIOR)),
    trigger("left torpor", burn_card()),
    ser=sleeps,
    SER=sleeps,
    text="f8e6e3",
)


def answers_wrath(*corruption: Effect) -> tuple[Mode, ...]:
    """Revelation of Wrath: at the end of the round, or as it falls ([ANK 20201122])."""
    return (
        end_of_round(wrathful, *corruption, once="round"),
        doomed_card(wrathful, *corruption, once="round"),
    )


card(
    "Revelation of Wrath",
    ser=answers_wrath(corrupts(1, OPPOSING)),
    SER=answers_wrath(corrupts(1, OPPOSING), when(very_wrathful, corrupts(1, OPPOSING))),
    text="81994a",
)

card(
    "Skin of the Adder",
    ser=before_range(grants_each_round("prevention"), once="combat"),
    SER=before_range(
        grants_each_round("prevention"),
        add("strike damage", +1, THIS, until="combat", word="hand"),
        once="combat",
    ),
    text="864576",
)

weaker = fits(OPPOSING, among(on(ally), on(vampire, younger)))

card(
    "The Jones",
    ser=strike(dodge, grants("press end"), weaker),
    SER=combat_card(
        weaker,
        played_by(OPPOSING, "strike"),
        cancels_card(free=True),
        at=("as_played",),
        once="round",
    ),
    text="2d17b2",
)

card(
    "Tongue of the Serpent",
    ser=strike(steal_blood(1)),
    SER=strike(steal_blood(2)),
    text="627a1d",
)

stronger = add("strength", +1, THIS, until="combat")

card(
    "Typhonic Beast",
    ser=before_range(stronger),
    pot_ser=before_range(stronger, grants_each_round("prevention")),
    POT_SER=before_range(stronger, grants_each_round("prevention"), grants("press")),
    text="d98540",
)
