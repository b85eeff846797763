"""Masters that are put on a minion."""

from methuselah.engine.definitions import Mode, Which
from methuselah.language import (
    AIMED_AT,
    ANYTIME,
    BEARER,
    BLOCKER,
    EACH,
    FIGHTERS,
    IN_DIABLERIE,
    IN_MINION_PHASE,
    NO_COUNTERS,
    NO_REACTION_PLAYED,
    PLAYED_ON_BEARER,
    PREY,
    SUBJECT_SEAT,
    TARGET,
    THIS,
    THIS_CARD,
    UNDIRECTED,
    WAS_SUCCESSFUL,
    YOU,
    YOUR_TURN,
    acting_is,
    acts,
    add,
    affordable,
    aim,
    ally,
    any_of,
    at_least,
    at_moment,
    attached,
    bearer,
    blood_of,
    both,
    burn_blood,
    burn_card,
    burn_edge,
    burn_pool,
    can_have_this,
    capacity_below,
    card,
    cards_cost,
    choose,
    choose_number,
    chosen,
    chosen_number,
    clan,
    controlled_by,
    controller_of,
    each,
    either,
    end_action,
    enters_combat,
    exists,
    fits,
    flips_coin,
    gain_blood,
    gain_pool,
    is_action,
    is_among,
    is_named,
    later,
    lock,
    locked,
    mark,
    marked,
    master,
    may,
    minion,
    move_counters,
    moves_onto,
    not_,
    on,
    on_this,
    one_of,
    played,
    prevents,
    price,
    put_in_play,
    put_on,
    ready,
    remember,
    remembered,
    removes_counters,
    requires_discipline,
    same,
    sect,
    static,
    that_methuselah,
    this,
    title,
    titled,
    torpor,
    trigger,
    unless,
    unlock,
    use,
    vampire,
    way,
    when,
    with_blood,
    younger,
    yours,
)

card(
    "Aching Beauty",
    master(choose(on(clan("Toreador"))), put_on(TARGET)),
    trigger("is blocked", burn_pool(1, controller_of(BLOCKER))),
    text="cbf7d6",
)

card(
    "Blood Buff",
    master(choose(ready(vampire, yours, clan("Blood Brother"))), put_on(TARGET)),
    static("discipline", word="san"),
    text="3a6446",
)

blood_or_pool = one_of(way(move_counters(1, THIS, YOU)), way(move_counters(1, YOU, THIS)))

card(
    "Blood Doll",
    master(choose(on(vampire, yours)), put_on(TARGET)),
    use(YOUR_TURN, blood_or_pool, by="bearer", at=("master",), once="turn"),
    text="165625",
)

recruiting = both(IN_MINION_PHASE, either(is_action("recruit"), unless(is_action())))

card(
    "Charisma",
    master(choose(ready(vampire)), put_on(TARGET)),
    cards_cost(-1, plays=("ally",), when=recruiting),
    text="7f3a46",
)


def hunted_by(hunter: str) -> Mode:
    """The chosen vampire of a clan can enter combat with the minion with this card."""
    return acts(
        fits(BEARER, ready(not_(yours))),
        aim(BEARER),
        enters_combat(TARGET),
        who=ready(clan(hunter), is_among(remembered("hunter"))),
        stealth=1,
    )


def contract(hunter: str, on_whom: Which) -> tuple[Mode, Mode]:
    """The chosen vampire of a clan can hunt whom the card is put on."""
    return (
        master(
            choose(on(clan(hunter)), name="hunter"),
            choose(on_whom),
            put_on(TARGET),
            remember("hunter", chosen("hunter")),
        ),
        hunted_by(hunter),
    )


spared = any_of(clan("Nosferatu"), clan("Giovanni"))

card("Contract", *contract("Banu Haqim", ready(minion, can_have_this)), text="fde577")
card(
    "Dirty Contract",
    *contract("Samedi", on(minion, not_(spared), can_have_this)),
    text="f1f507",
)

card(
    "Fame",
    master(choose(ready(vampire)), put_on(TARGET)),
    trigger("torpor", burn_pool(3, controller_of(THIS))),
    trigger("unlock phase", burn_pool(1, SUBJECT_SEAT), who=EACH, when=fits(THIS, torpor())),
    text="a19c89",
)

feared = (vampire, title("justicar or inner circle member"))
another = on(*feared, not_(bearer))

card(
    "Fear of Mekhet",
    master(choose(ready(*feared)), put_on(TARGET), lock(TARGET)),
    trigger(
        "unlock phase",
        when(
            at_least(blood_of(BEARER), 5),
            burn_blood(5, BEARER),
            when(
                exists(another),
                later(choose(another, name="next", by=controller_of(BEARER))),
                moves_onto(THIS_CARD, chosen("next"), kept=True),
                otherwise=(burn_card(),),
            ),
            otherwise=(burn_card(BEARER),),
        ),
        who=controller_of(BEARER),
    ),
    text="de7cfb",
)

card(
    "Guardian Angel",
    master(choose(ready(vampire, yours)), put_on(TARGET)),
    static("intercept", +1, when=is_action("bleed", trait="directed at you")),
    prevents(1),
    trigger("torpor", burn_card()),
    text="5c9a6f",
)

card(
    "Haven Uncovered",
    master(choose(ready(vampire)), put_on(TARGET)),
    acts(fits(BEARER, ready(not_(yours))), aim(BEARER), enters_combat(TARGET), stealth=1),
    acts(burn_card(), by="bearer", directed=True, stealth=1, key="burn"),
    text="1c785d",
)

card(
    "Humanitas",
    master(choose(ready(vampire, yours)), put_on(TARGET)),
    static("stealth", +1, when=is_action("rescue")),
    static("rescue cost", -1, who=torpor(vampire)),
    static("cannot diablerize"),
    text="c98dee",
)

younger_locked = on(vampire, locked, younger)
unpaid_games = attached(is_named("Kindred Society Games"), on_this, not_(marked("games paid")))
games_move_on = (
    mark("games moved on", THIS),
    when(
        exists(younger_locked),
        later(choose(younger_locked)),
        moves_onto(THIS_CARD, TARGET, kept=True),
        otherwise=(burn_card(),),
    ),
)
games_are_paid = (
    burn_blood(1),
    mark("games paid", THIS_CARD),
    when(unless(either(exists(unpaid_games), fits(THIS, on(marked("games moved on"))))), unlock()),
)

card(
    "Ishtarri Warlord",
    master(choose(on(clan("Ishtarri"), yours)), put_on(TARGET)),
    static("each combat", word="maneuver or press"),
    text="74ae55",
)

card(
    "Kindred Society Games",
    master(choose(ready(vampire)), put_on(TARGET)),
    static("does not unlock"),
    trigger(
        "unlock phase",
        each(controller_of(BEARER), one_of(way(*games_move_on), way(*games_are_paid))),
        who=controller_of(BEARER),
    ),
    text="1eed60",
)

card(
    "Libertas",
    master(choose(on(vampire, sect("anarch"))), put_on(TARGET)),
    static("cannot block", who=on(ally), when=acting_is(BEARER)),
    cards_cost(
        +1,
        any_of(requires_discipline("dom"), requires_discipline("pre")),
        of=("blood",),
        payer=on(not_(bearer)),
        when=either(acting_is(BEARER), fits(BLOCKER, BEARER), fits(FIGHTERS, BEARER)),
    ),
    text="ac0b41",
)

card(
    "Malkavian Derangement: Alternate Personality",
    master(choose(ready(vampire, clan("Malkavian"))), put_on(TARGET)),
    trigger(
        "announces",
        flips_coin(tails=(end_action("failed"), burn_pool(1, controller_of(BEARER)), lock(BEARER))),
    ),
    text="e9f321",
)

card(
    "Pentex™ Subversion",
    master(choose(ready(minion)), put_on(TARGET)),
    static("cannot block"),
    acts(burn_card(), who=ready(not_(bearer)), directed=True),
    text="69e6a7",
)

card(
    "Perfectionist",
    master(choose(on(vampire, yours)), put_on(TARGET)),
    use(
        acting_is(on(this)),
        WAS_SUCCESSFUL,
        NO_REACTION_PLAYED,
        gain_blood(1),
        by="bearer",
        at=("after_resolution",),
        once="turn",
    ),
    text="39ccb8",
)

card(
    "Priority Contract",
    master(
        choose(ready(yours, clan("Banu Haqim")), name="hunter"),
        choose(on(minion, controlled_by(PREY), can_have_this)),
        put_on(TARGET),
        remember("hunter", chosen("hunter")),
    ),
    hunted_by("Banu Haqim"),
    trigger("left ready region", burn_card(), gain_pool(3), optional=True),
    text="785fa5",
)

card(
    "Rebel",
    master(choose(on(vampire, yours)), put_on(TARGET)),
    trigger(
        "blocks",
        gain_blood(1),
        when=either(acting_is(on(vampire, titled)), is_action("political")),
        once="turn",
    ),
    text="f30a56",
)

card(
    "Secret Passage",
    master(choose(ready(minion, yours)), put_on(TARGET)),
    use(
        fits(BEARER, ready(is_among(AIMED_AT))),
        unless(UNDIRECTED),
        price(burn_card()),
        end_action("failed"),
        at=("announced", "action", "declined"),
    ),
    text="0c099a",
)

card(
    "Secure Haven",
    master(choose(on(minion, yours)), put_on(TARGET)),
    static("no action at it", who=BEARER),
    static("master on it", +1, who=BEARER),
    trigger("torpor", burn_card()),
    text="91769e",
)

card(
    "Society of Leopold",
    master(choose(on(vampire)), put_on(TARGET)),
    trigger(
        "unlock phase",
        that_methuselah(
            when(
                fits(BEARER, on(with_blood)),
                one_of(way(burn_blood(1, BEARER)), way(burn_card(BEARER))),
                otherwise=(burn_card(BEARER),),
            )
        ),
        who=controller_of(BEARER),
    ),
    acts(
        choose(on(vampire, not_(bearer))),
        moves_onto(THIS_CARD, TARGET, kept=True),
        by="bearer",
        stealth=1,
    ),
    text="70ecec",
)

card(
    "The Damned",
    master(choose(on(vampire, capacity_below(5))), put_on(TARGET)),
    trigger(
        "announces",
        at_moment("after resolution", when(WAS_SUCCESSFUL, burn_blood(1, BEARER))),
        when=is_action("bleed"),
    ),
    text="cd5242",
)

card(
    "Tragic Love Affair",
    master(choose(on(clan("Toreador"))), put_on(TARGET), lock(TARGET)),
    static("does not unlock"),
    use(
        YOUR_TURN,
        same(YOU, controller_of(BEARER)),
        price(burn_pool(1)),
        choose(on(clan("Toreador"), not_(bearer))),
        moves_onto(THIS_CARD, TARGET, kept=True),
        by="methuselah",
        at=("master",),
        key="transfer",
    ),
    use(price(burn_edge()), burn_card(), by="methuselah", at=ANYTIME, key="burn"),
    text="30afa5",
)

card(
    "Trophy: Diablerie",
    master(put_in_play()),
    static("stealth", +2, when=both(acting_is(BEARER), is_action("diablerie"))),
    static("no blood hunt"),
    trigger("diablerie", at_moment("end", burn_card())),
    trigger("awarded", at_moment("end", burn_card()), who=THIS_CARD, when=IN_DIABLERIE),
    text="d869be",
)

card(
    "Trophy: No Questions",
    master(put_in_play(2)),
    use(
        acting_is(BEARER),
        price(removes_counters(1)),
        add("unblockable"),
        by="bearer",
        at=("announced",),
    ),
    trigger("counters", burn_card(), who=THIS_CARD, when=NO_COUNTERS),
    text="41e9f4",
)

card(
    "Trophy: Revered",
    master(put_in_play()),
    static("bleed", +2),
    text="c5cf3a",
)

card(
    "Vessel",
    master(
        choose(on(vampire)),
        put_on(TARGET),
        may(
            later(choose(attached(is_named("Blood Doll")), name="doll")), burn_card(chosen("doll"))
        ),
    ),
    use(YOUR_TURN, blood_or_pool, by="bearer", at=("unlock",), once="turn"),
    text="4f7360",
)

card(
    "Villein",
    master(
        choose(on(vampire, yours, with_blood, affordable("Villein"))),
        choose_number("moved", 2, 5),
        move_counters(chosen_number("moved"), TARGET, YOU),
        put_on(TARGET),
    ),
    static("card cost", +1, who=played(yours, is_named("Minion Tap"))),
    static("card cost", +1, who=played(is_named("Villein")), when=PLAYED_ON_BEARER),
    text="34da81",
)
