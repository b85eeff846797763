"""Combat cards that require Chimerstry."""

from methuselah.language import (
    ACTING,
    AT_LONG,
    DIRECTED_AT_YOU,
    FOUND,
    IN_ROUND,
    NO_COMBAT_QUEUED,
    ONLY_TO_LONG,
    OPPOSING,
    OPPOSING_VAMPIRE,
    THIS,
    THIS_CARD,
    WAS_SUCCESSFUL,
    add,
    anywhere,
    at_end_of_combat,
    attached,
    before_range,
    burn_card,
    card,
    combat_card,
    crypt,
    dodge,
    ends_combat,
    equips_first_found,
    exists,
    fits,
    grants,
    grants_each_round,
    illusion_fights,
    is_a,
    is_on,
    keyword,
    maneuvers,
    on,
    put_on,
    ranged_strike,
    reaction,
    seizes,
    shuffles_into_library,
    static,
    strike,
    strike_with_effect,
    vampire,
    when,
    yours,
)

card(
    "Amria",
    chi=maneuvers(ONLY_TO_LONG),
    CHI=strike(dodge, grants("press end")),
    text="671000",
)


found_weapon = equips_first_found(keyword("weapon"))
goes_back = when(fits(THIS_CARD, anywhere()), shuffles_into_library(THIS_CARD))

card(
    "Apparition",
    chi=combat_card(grants_each_round("prevention"), at=(*IN_ROUND, "prevent"), replace="combat"),
    CHI=combat_card(
        grants_each_round("prevention", 2), at=(*IN_ROUND, "prevent"), replace="combat"
    ),
    text="efce0c",
)

theirs = attached(is_a("equipment"), is_on(OPPOSING))

card(
    "Blessing of Durga Syn",
    chi=strike(seizes("equipment"), exists(theirs)),
    CHI=strike(seizes("equipment", first=True), exists(theirs)),
    text="893c5c",
)

card(
    "Far Fatuus",
    chi=strike(ranged_strike(2), AT_LONG),
    CHI=strike(
        ranged_strike(2),
        AT_LONG,
        add("prevents strikes", to=THIS, until="round", word="chi"),
    ),
    text="218459",
)

card(
    "Fata Amria",
    static("cannot play", word="requiring a superior Discipline"),
    static("burned instead of unlocking"),
    chi=strike(strike_with_effect(put_on(OPPOSING), undodgeable=True), OPPOSING_VAMPIRE),
    CHI=reaction(
        WAS_SUCCESSFUL,
        DIRECTED_AT_YOU,
        fits(ACTING, on(vampire)),
        put_on(ACTING),
        at=("after_resolution",),
    ),
    text="c35d3a",
)

card(
    "Horrid Reality",
    chi=before_range(found_weapon, at_end_of_combat(burn_card(), of=FOUND)),
    CHI=before_range(found_weapon, at_end_of_combat(goes_back, of=FOUND)),
    text="6852b5",
)

card(
    "Illusions of the Kindred",
    chi=before_range(
        NO_COMBAT_QUEUED, exists(crypt(yours)), illusion_fights(part=2), ends_combat()
    ),
    CHI=before_range(NO_COMBAT_QUEUED, exists(crypt(yours)), illusion_fights(), ends_combat()),
    text="cb4fc0",
)

card(
    "Mayaparisatya",
    chi=combat_card(add("immune", to=THIS, until="combat", word="opposing weapon"), at=IN_ROUND),
    CHI=strike(ranged_strike(1, aggravated=True, unpreventable=True), AT_LONG),
    text="1b2e22",
)
