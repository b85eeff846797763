"""Retainers without a Discipline."""

from methuselah.language import (
    ACTING,
    AIMED_AT,
    ANYTIME,
    AT_CLOSE,
    BEARER,
    BLOCKER,
    COMBAT_IS_ON,
    FIRST_ROUND,
    HUNTED_VAMPIRE,
    OPPOSING,
    PICKED,
    PREY,
    RANGE_NOT_SET,
    TARGET,
    THIS,
    THIS_CARD,
    YOU,
    YOUR_MINION_PHASE,
    acting_is,
    action_requires,
    acts,
    as_announced,
    at_least,
    at_moment,
    attached,
    being_burned,
    blood_of,
    burn_blood,
    burn_card,
    calls_off_combat,
    can_have_this,
    card,
    choose,
    choose_number,
    chosen_number,
    clan,
    continues_unblocked,
    controlled_by,
    either,
    employed_on,
    employs,
    end_action,
    enters_combat,
    environmental_damage,
    fits,
    gain_blood,
    hand,
    helps_pay,
    inflicts_each_round,
    intercept,
    is_action,
    is_on,
    keyword,
    later,
    lock,
    looks_at,
    may_prevent,
    minion,
    move_counters,
    moves_onto,
    on,
    one_of,
    optional_maneuver,
    other,
    picks_at_random,
    prevents,
    price,
    ready,
    requires_clan,
    sect,
    sets_range,
    shuffles_into_library,
    static,
    stealth,
    this,
    trigger,
    unless,
    unlock,
    use,
    uses_weapons,
    vampire,
    way,
    when,
    yours,
)

card(
    "Charnas the Imp",
    employs(choose(on(minion, can_have_this))),
    trigger("unlock phase", environmental_damage(1, BEARER), who=YOU),
    static("immune", who=THIS_CARD, word="employer"),
    use(
        either(fits(BEARER, on(being_burned)), fits(BEARER, HUNTED_VAMPIRE)),
        choose(on(minion, other, can_have_this)),
        moves_onto(THIS_CARD, TARGET),
        by="bearer",
        at=("torpor", "diablerie", "hunt_passed"),
    ),
    text="b6e994",
)

card(
    "Corpse Minion",
    employs(),
    use(
        fits(THIS, on(vampire)),
        choose_number("X", 1, blood_of(THIS)),
        burn_blood(chosen_number("X"), THIS),
        intercept(chosen_number("X")),
        by="bearer",
        at=("attempt",),
    ),
    text="7c0bf7",
)

card(
    "Crypt's Sons",
    employs(),
    use(
        acting_is(THIS),
        price(burn_blood(1, THIS_CARD)),
        lock(BLOCKER),
        continues_unblocked(),
        by="bearer",
        at=("blocked",),
    ),
    inflicts_each_round(1, ranged=True),
    text="693c7b",
)

card(
    "D'habi Revenant",
    employs(),
    static("bleed", +1, when=fits(THIS, on(clan("Baali")))),
    text="182ed9",
)

card(
    "Dog Pack",
    employs(),
    static("cannot strike", who=OPPOSING, word="ends"),
    text="b167b2",
)

card(
    "Duma Rafiki",
    employs(),
    trigger(
        "normal strikes",
        one_of(
            way(later(choose(attached(keyword("weapon"), is_on(OPPOSING)))), burn_card(TARGET)),
            way(environmental_damage(1, OPPOSING)),
        ),
        when=AT_CLOSE,
    ),
    text="77b1cb",
)

card(
    "Elephant Guardian",
    employs(),
    static("environmental damage", 2, who=OPPOSING, when=acting_is(OPPOSING)),
    text="f0472b",
)

card(
    "Fortune Teller",
    employs(),
    use(
        YOUR_MINION_PHASE,
        picks_at_random(hand(controlled_by(PREY))),
        looks_at(PICKED),
        at=ANYTIME,
        once="turn",
    ),
    text="4e72be",
)

card(
    "Ghoul Retainer",
    employs(),
    inflicts_each_round(1),
    uses_weapons(),
    text="b581fe",
)

card(
    "Ghoul Escort",
    employs(),
    use(
        acting_is(on(vampire, this)),
        unless(is_action("leave torpor")),
        price(burn_card()),
        unlock(THIS),
        calls_off_combat(),
        by="bearer",
        at=("blocked",),
    ),
    text="af7603",
)

card(
    "Giuseppe, Gravedigger",
    employs(),
    static("stealth", +1, when=action_requires("nec")),
    text="d9adba",
)

card("J. S. Simmons, Esq.", employs(), static("bleed", +1), text="2e22cf")

card("Jackie Therman", employs(), optional_maneuver(), text="274f88")

card(
    "Malajit Chandramouli",
    employs(),
    use(
        acting_is(THIS),
        price(lock()),
        stealth(+1),
        at_moment("blocked", burn_card()),
        by="bearer",
        at=("attempt",),
    ),
    text="3f050d",
)

card("Mr. Winthrop", employs(), static("intercept", +1), text="042406")

card(
    "Omael Kuman",
    employs(),
    use(
        FIRST_ROUND,
        RANGE_NOT_SET,
        fits(THIS, on(vampire)),
        price(burn_blood(1)),
        sets_range("close"),
        by="combatant bearer",
        at=("before_range",),
        key="close",
    ),
    use(
        FIRST_ROUND,
        RANGE_NOT_SET,
        fits(THIS, on(vampire)),
        price(burn_blood(1)),
        sets_range("long"),
        by="combatant bearer",
        at=("before_range",),
        key="long",
    ),
    text="a23f2e",
)

card(
    "Razor Bat",
    employs(),
    static("intercept", +1, when=fits(THIS, on(clan("Gargoyle")))),
    static(
        "environmental damage", 1, who=OPPOSING, when=fits(THIS, on(clan("Gargoyle"))), word="R"
    ),
    text="90fe52",
)

card("Resplendent Protector", employs(), prevents(1), text="c641d3")

card("Revenant", employs(), static("intercept", +1), text="f1360d")

card(
    "Marijava Ghoul",
    employs(),
    static("stealth", +1, when=action_requires("pre")),
    text="d49870",
)

card(
    "Robert Carter",
    employs(),
    trigger("unlock phase", one_of(way(burn_blood(1, BEARER)), way(burn_card())), who=YOU),
    static("bleed", +2),
    text="67c7c9",
)

card(
    "Shaman",
    employs(),
    static("intercept", +1, when=fits(THIS, on(sect("laibon")))),
    use(
        acting_is(THIS),
        fits(THIS, on(sect("laibon"))),
        price(shuffles_into_library(THIS_CARD)),
        stealth(+1),
        by="bearer",
        at=("attempt",),
    ),
    text="be850a",
)

card(
    "Swarm",
    employs(
        choose(ready(minion, can_have_this)),
        as_announced(at_moment("blocked", employed_on(ACTING))),
    ),
    trigger(
        "unlock phase",
        when(
            at_least(blood_of(THIS_CARD), 2),
            burn_blood(1, THIS_CARD),
            otherwise=(move_counters(1, THIS, THIS_CARD),),
        ),
        who=YOU,
    ),
    text="c56016",
)

card(
    "Szlachta Assistant",
    employs(),
    helps_pay(
        2,
        price(burn_card()),
        plays=("ally",),
        card=(keyword("ghoul"), requires_clan("Tzimisce")),
        payer=BEARER,
        by="bearer",
    ),
    text="5496f2",
)

card(
    "Szlachta Bodyguard",
    employs(),
    may_prevent(1, COMBAT_IS_ON, price(lock())),
    use(
        is_action(trait="directed"),
        fits(AIMED_AT, on(minion, yours)),
        price(burn_card()),
        end_action("failed"),
        at=("announced", "action", "declined"),
        key="fail",
    ),
    text="66f678",
)

card("Tasha Morgan", employs(), static("bleed", +1), text="2e22cf")

card(
    "Twisted Bloodhound",
    employs(),
    acts(choose(ready(minion)), enters_combat(TARGET), by="bearer"),
    text="80a8d6",
)

card(
    "Vengeful Spirit",
    employs(),
    static("bleed", +1),
    inflicts_each_round(1),
    text="2bed0f",
)

card(
    "Zombie",
    employs(),
    inflicts_each_round(1),
    acts(burn_card(), gain_blood(2), by="bearer", who=ready(vampire), stealth=1),
    text="62917f",
)
