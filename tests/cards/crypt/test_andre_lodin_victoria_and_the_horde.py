"""Vampires of many decks: André the Manipulator, Lodin, Victoria, The Horde, Annazir, ..."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import DODGE, PRESS, fight, made_up, rest
from fight_talk import damage_to, replaced
from made_up import paper
from methuselah.engine.rows import total
from methuselah.engine.traits import sect_of
from methuselah.language import combat_card, gain_pool, gains_strikes, modifier, static
from methuselah.rules.combat.strike_effects import strength
from methuselah.rules.playing.hand import hand_size
from methuselah.rules.politics.titles import votes_of_title
from table_talk import Table


@pytest.mark.parametrize(("name", "more"), [("André the Manipulator", 2), ("Nana Buruku", 1)])
@pytest.mark.parametrize("where", ["ready", "torpor", "prey"])
def test_a_larger_hand_while_the_vampire_is_ready(
    table: Table, name: str, more: int, where: str
) -> None:
    """Not in torpor; only the hand of its controller."""
    if where == "prey":
        table.prey.ready(name)
    else:
        table.place(0, name, where)
    table.begins("master")
    assert hand_size(table.state, 0) == 7 + (more if where == "ready" else 0)
    assert hand_size(table.state, 1) == 7 + (more if where == "prey" else 0)


@pytest.mark.parametrize(("ready", "plays"), [(True, 2), (False, 1)])
def test_nana_buruku_gives_a_second_master_action(table: Table, ready: bool, plays: int) -> None:
    """Two master cards are played, a third is not."""
    table.place(0, "Nana Buruku (G4)", "ready" if ready else "torpor")
    masters = ("Elder Library", "Dreams of the Sphinx", "Smiling Jack, The Anarch")
    table.you.holds(*masters)
    table.begins("master")
    played = 0
    for master in masters:
        if table.you.can_play(master):
            table.you.plays(master)
            played += 1
    assert played == plays


@pytest.mark.parametrize("name", ["Saku Pihlajamäki (G6)", "Tammy Walenski (G3)"])
def test_one_maneuver_each_combat(table: Table, name: str) -> None:
    """An optional maneuver; the next round has none."""
    saku = table.you.ready(name)
    table.you.holds(PRESS)
    nassir = table.prey.ready("Nassir")

    fight(table, saku, nassir)
    table.until("range", table.you)
    table.you.uses(name)
    table.you.plays("A press", by=saku)
    while not table.over():
        assert not table.you.may("use", card=saku)
        table.pass_on()
    assert damage_to(table, nassir) == 1


@pytest.mark.parametrize("name", ["Antón de Concepción (G4)", "Federico di Padua (G5)"])
@pytest.mark.parametrize("again", [False, True])
def test_a_maneuver_in_the_first_round(table: Table, name: str, again: bool) -> None:
    """Used or not, the second round has none."""
    mine = table.you.ready(name)
    table.you.holds(PRESS)
    foe = table.prey.ready("Tara (G5)")
    table.prey.in_play("Sport Bike", on=foe)

    fight(table, mine, foe)
    table.until("range", table.you)
    assert table.you.may("use", card=mine)
    if again:
        table.you.uses(mine)
    table.you.plays("A press", by=mine)
    while not table.over():
        assert not table.you.may("use", card=mine)
        table.pass_on()
    assert damage_to(table, foe) == (1 if again else 2) * strength(table.state, mine)


@pytest.mark.parametrize(("capacity", "damage"), [(5, 1), (6, 2)])
def test_mickey_wheeler_hits_older_vampires_harder(
    table: Table, capacity: int, damage: int
) -> None:
    """Capacity 5 himself: older is 6 or more."""
    mickey = table.you.ready("Mickey Wheeler (G6)")
    other = table.prey.ready(made_vampire("Other", capacity=capacity))
    fight(table, mickey, other)
    rest(table)
    assert damage_to(table, other) == damage
    assert damage_to(table, mickey) == 1


@pytest.mark.parametrize(("capacity", "damage"), [(1, 1), (2, 2)])
def test_older_vampires_hit_basil_harder(table: Table, capacity: int, damage: int) -> None:
    """Capacity 1 himself; an ally or a bystander gets nothing."""
    basil = table.you.ready("Basil (G2)")
    other = table.prey.ready(made_vampire("Other", capacity=capacity))
    bystander = table.prey.ready("Nassir")
    fight(table, basil, other)
    assert total(table.state, "strength", bystander) == 0
    rest(table)
    assert damage_to(table, basil) == damage
    assert damage_to(table, other) == 1


def test_lisa_noble_is_weak_in_the_first_round(table: Table) -> None:
    """No damage in it; 1 in the second."""
    lisa = table.you.ready("Lisa Noble (G3)")
    table.you.holds(PRESS)
    other = table.prey.ready("Nassir", blood=1)
    table.prey.holds("Dodge", "Dodge")
    fight(table, lisa, other)
    table.prey.plays("Dodge", by=other)
    rest(table)
    assert damage_to(table, other) == 0


@pytest.mark.parametrize("presses", [False, True])
def test_lisa_noble_strikes_as_others_do_from_the_second_round(table: Table, presses: bool) -> None:
    """The -1 is over with the first round."""
    lisa = table.prey.ready("Lisa Noble (G3)")
    table.you.holds(PRESS)
    other = table.you.ready(replaced("Nassir (G6)", disciplines=("PRE",)))
    table.you.holds("Staredown")
    fight(table, other, lisa)
    table.you.plays("Staredown", level="pre")
    table.until("press", table.you)
    assert damage_to(table, other) == 0
    if presses:
        table.you.plays("A press", by=other)
    rest(table)
    assert damage_to(table, other) == int(presses)


def test_lodin_prevents_one_damage_of_a_strike_each_combat(table: Table) -> None:
    """Only once in a combat of two rounds."""
    lodin = table.you.ready("Lodin (Olaf Holte) (G5)")
    table.you.holds(PRESS)
    other = table.prey.ready("Nassir")
    fight(table, lodin, other)
    table.until("prevent", table.you)
    table.you.uses("Lodin (Olaf Holte) (G5)")
    table.until("press", table.you)
    assert damage_to(table, lodin) == 0
    table.you.plays("A press", by=lodin)
    while not table.over():
        assert not table.you.may("use", card=lodin)
        table.pass_on()
    assert damage_to(table, lodin) == 1


@pytest.mark.parametrize("where", ["ready", "torpor"])
@pytest.mark.parametrize("edge", [True, False])
@pytest.mark.rules_text("003 Victoria 1")
def test_victoria_burns_the_edge_for_two_pool(table: Table, where: str, edge: bool) -> None:
    """In your master phase, while she is ready and you have the Edge; no master action is used."""
    victoria = table.place(0, "Victoria (G2)", where)
    table.you.holds("Elder Library")
    table.gives_edge(table.you if edge else table.prey)
    table.begins("master")
    can = edge and where == "ready"
    assert table.you.may("use", card=victoria) == can
    if can:
        table.you.uses(victoria)
        assert table.you.pool() == 32
        assert not table.you.has_edge()
        assert table.you.can_play("Elder Library")


def test_zoe_hunts_without_stealth(table: Table) -> None:
    """Blocked at 0 intercept; beside her a hunter has 1 stealth."""
    zoe = table.you.ready("Zöe (G2)", blood=1)
    other = table.you.ready("Ryan", blood=1)
    table.you.ready("Meaghan")
    nassir = table.prey.ready("Nassir")
    table.you.acts(word="hunt", by=other)
    table.prey.blocks(nassir)
    table.nobody_reacts()
    assert table.blood(other) == 2
    table.you.acts(word="hunt", by=zoe)
    table.prey.blocks(nassir)
    rest(table)
    assert table.blood(zoe) == 0
    assert table.locked(nassir)


def test_the_unnamed_throws_aggravated_damage_for_a_blood(table: Table) -> None:
    """2R aggravated; without blood it cannot."""
    unnamed = table.you.ready("The unnamed (G6)", blood=3)
    other = table.prey.ready("Nassir")
    fight(table, unnamed, other)
    table.until("strike", table.you)
    table.you.uses("The unnamed (G6)")
    rest(table)
    assert table.where(other) == "torpor"
    assert table.blood(unnamed) == 3 - 1 - 1


def test_the_unnamed_without_blood_has_only_its_hands(table: Table) -> None:
    """The price is blood."""
    unnamed = table.prey.ready("The unnamed (G6)", blood=0)
    other = table.you.ready("Nassir")
    fight(table, other, unnamed)
    while not table.over():
        assert not table.prey.may("use", card=unnamed)
        table.pass_on()
    assert damage_to(table, other) == 1


@pytest.mark.parametrize("gains", [True, False])
def test_the_unnamed_gains_pool_by_bleeding(table: Table, gains: bool) -> None:
    """It may; 2 pool."""
    unnamed = table.you.ready("The unnamed (G6)")
    table.you.acts(word="bleed", by=unnamed)
    if gains:
        table.you.does("answer")
    table.nobody_reacts()
    assert table.you.pool() == (32 if gains else 30)
    assert table.prey.pool() == 29


@pytest.mark.ruling("The Horde (G6)", 1)
@pytest.mark.parametrize("where", ["ready", "torpor"])
def test_the_horde_helps_another_infernal_minion_bleed(table: Table, where: str) -> None:
    """Even from torpor, beside a limited modifier; locked it cannot again."""
    horde = table.place(0, "The Horde (G6)", where)
    unnamed = table.you.ready("The unnamed (G6)")
    plain = table.you.ready("Meaghan")
    table.you.acts(word="bleed", by=plain)
    assert not table.you.may("use", card=horde)
    table.nobody_reacts()
    table.you.acts(word="bleed", by=unnamed)
    table.until("action", table.you)
    table.you.uses(horde)
    assert table.locked(horde)
    while not table.over():
        assert not table.you.may("use", card=horde)
        table.pass_on()
    assert table.prey.pool() == 30 - 1 - 2


@pytest.mark.ruling("The Horde (G6)", 2)
@pytest.mark.parametrize("blocked", [True, False])
def test_the_horde_helps_before_resolution_only(table: Table, blocked: bool) -> None:
    """Not in the combat that resolves a blocked bleed, nor after resolution."""
    horde = table.you.ready("The Horde (G6)")
    unnamed = table.you.ready("The unnamed (G6)")
    table.you.ready("Meaghan")
    table.you.holds(paper("Later", modifier(gain_pool(1), at=("action", "after_resolution"))))
    table.you.holds(paper("Blow", combat_card(gain_pool(1), at=("before_range",))))
    foe = table.prey.ready("Octane")

    table.you.acts(word="bleed", by=unnamed)
    if blocked:
        table.prey.blocks(foe)
    moments: dict[str, bool] = {}
    while not table.over():
        decision = table.asked()
        if decision is not None and decision.seat == 0:
            moments[decision.window] = table.you.may("use", card=horde)
        table.pass_on()

    assert moments.pop("after_resolution") is False
    if blocked:
        assert moments.pop("before_range") is False
    else:
        assert moments.pop("action") is True
    assert not table.locked(horde)


def test_the_horde_does_not_help_itself_nor_a_hunt(table: Table) -> None:
    """Another minion, and a bleed."""
    horde = table.you.ready("The Horde (G6)", blood=1)
    unnamed = table.you.ready("The unnamed (G6)", blood=1)
    for by, word in ((unnamed, "hunt"), (horde, "bleed")):
        table.you.acts(word=word, by=by)
        while not table.over():
            assert not table.you.may("use", card=horde)
            table.pass_on()
    assert table.prey.pool() == 29


@pytest.mark.parametrize(
    ("sect", "gehenna", "more"),
    [("camarilla", True, 1), ("camarilla", False, 0), ("sabbat", True, 0)],
)
def test_celeste_watches_the_camarilla_in_gehenna(
    table: Table, sect: str, gehenna: bool, more: int
) -> None:
    """The controller of the acting vampire must control the Gehenna card."""
    acting = table.you.ready("Anson (G1)" if sect == "camarilla" else "Basil (G2)")
    (table.you if gehenna else table.predator).in_play("The Unmasking")
    celeste = table.prey.ready("Céleste Lamontagne (G4)")
    table.you.acts(word="bleed", by=acting)
    table.asked()
    assert total(table.state, "intercept", celeste) == more


def test_celeste_ends_combat_with_werewolves_only(table: Table) -> None:
    """Not with a vampire."""
    celeste = table.prey.ready("Céleste Lamontagne (G4)")
    acting = table.you.ready("Ryan")
    fight(table, acting, celeste)
    while not table.over():
        assert not table.prey.may("use", card=celeste)
        table.pass_on()


MORE = made_up("More", modes=(combat_card(gains_strikes(1), at=("additional",)),))
CLAWS = ["Janey Pickman (G4)", "Jean Lisle (G6)", "Crossbreaker (G6)", "Lady Vadislava (G5)"]


@pytest.mark.ruling("Janey Pickman (G4)", 1)
@pytest.mark.ruling("Jean Lisle (G6)", 1)
@pytest.mark.ruling("Lady Vadislava (G5)", 1)
@pytest.mark.parametrize("name", CLAWS)
@pytest.mark.parametrize("window", ["before_range", "before_strikes", "strikes_chosen"])
def test_some_make_their_hands_aggravated(table: Table, name: str, window: str) -> None:
    """Once each round for 1 blood, even after strikes were chosen, but not after they resolved."""
    janey = table.you.ready(name, blood=3)
    other = table.prey.ready("Nassir")
    fight(table, janey, other)
    table.until(window, table.you)
    table.you.uses(name)
    while not table.over():
        assert not table.you.may("use", card=janey)
        table.pass_on()
    assert table.where(other) == "torpor"
    assert table.blood(janey) == 3 - 1 - 1


@pytest.mark.parametrize("name", CLAWS)
@pytest.mark.parametrize("again", [True, False])
def test_hands_are_aggravated_for_one_round(table: Table, name: str, again: bool) -> None:
    """In the next one the damage is normal, or it is paid for again."""
    janey = table.you.ready(name, blood=4)
    other = table.prey.ready("Gwendolyn")
    press = paper("Goes on", static("each combat", word="press"), kind="equipment")
    table.you.in_play(press, on=janey)
    table.prey.holds(DODGE)
    fight(table, janey, other)
    table.until("before_range", table.you)
    table.you.uses(name)
    table.prey.plays("A dodge", by=other)
    table.you.does("use press")
    table.until("before_range", table.you)
    assert table.you.may("use", card=janey)
    if again:
        table.you.uses(name)
    rest(table)
    assert (table.where(other) == "torpor") == again


@pytest.mark.parametrize("name", CLAWS)
def test_hands_are_aggravated_for_a_second_strike(table: Table, name: str) -> None:
    """Burned as the first one has resolved, which does normal damage."""
    janey = table.you.ready(name, blood=3)
    other = table.prey.ready("Gwendolyn")
    table.you.holds(MORE)
    fight(table, janey, other)
    table.until("strike_resolved", table.you)
    assert damage_to(table, other) == 1
    table.you.uses(name)
    table.you.plays(MORE.name, by=janey)
    rest(table)
    assert damage_to(table, other, aggravated=True) == 1
    assert table.where(other) == "torpor"
    assert table.blood(janey) == 3 - 1 - damage_to(table, janey)


@pytest.mark.parametrize("name", CLAWS)
def test_hands_that_nobody_aggravates_hit_as_others_do(table: Table, name: str) -> None:
    """The damage is normal."""
    janey = table.you.ready(name, blood=3)
    other = table.prey.ready("Nassir", blood=2)
    fight(table, janey, other)
    rest(table)
    assert table.where(other) == "ready"


@pytest.mark.ruling("Annazir (G5)", 1)
@pytest.mark.ruling("Annazir (G5)", 2)
@pytest.mark.parametrize("kind", ["location", "equipment"])
def test_annazir_burns_a_location_or_steals_equipment(table: Table, kind: str) -> None:
    """Directed at the controller, whose minions block it; once each turn, whichever it is."""
    annazir = table.you.ready("Annazir (G5)")
    table.you.ready("Meaghan")
    library = table.grand_prey.in_play("Elder Library")
    bearer = table.grand_prey.ready("Nassir", locked=True)
    gun = table.grand_prey.in_play(".44 Magnum", on=bearer)
    guard = table.grand_prey.ready("Belinde")
    prey = table.prey.ready("Ryan")
    target = library if kind == "location" else gun

    table.you.acts(annazir, by=annazir)
    table.you.chooses(target)
    assert table.grand_prey.may("block", minion=guard)
    assert not table.prey.may("block", minion=prey)
    table.nobody_reacts()
    if kind == "location":
        assert table.where(library) == "ash_heap"
        assert table.on(gun) == bearer
    else:
        assert table.on(gun) == annazir
        assert table.where(library) == "permanent"
    table.state.edit(annazir).locked = False
    assert not table.you.may("use action", card=annazir)


@pytest.mark.parametrize("burns", [True, False])
def test_annazir_burns_or_steals_equipment_that_is_a_location(table: Table, burns: bool) -> None:
    """It is both; a location of her own she can burn, too, and no equipment of her own."""
    annazir = table.you.ready("Annazir (G5)")
    friend = table.you.ready("Meaghan")
    estate = table.you.in_play("Palatial Estate", on=friend)
    table.you.in_play(".44 Magnum", on=friend)
    bearer = table.grand_prey.ready("Nassir")
    ruins = table.grand_prey.in_play("Ruins of Ceoris", on=bearer)

    table.you.acts(annazir, by=annazir)
    assert table.you.choices() == {estate, ruins}
    table.you.chooses(estate if burns else ruins)
    table.until("choose", table.you) if not burns else table.nobody_reacts()
    if burns:
        assert table.where(estate) == "ash_heap"
        return
    assert len(table.you.options("do")) == 2
    table.you.does("do", number=1)
    table.nobody_reacts()
    assert table.on(ruins) == annazir
    assert table.state.controller(ruins) == table.you.number


@pytest.mark.ruling("Annazir (G5)", 3)
def test_annazir_keeps_two_votes_whatever_the_sect(table: Table) -> None:
    """As an Anarch too."""
    annazir = table.you.ready("Annazir (G5)")
    table.you.in_play(made_up("Anarchy", statics=(static("sect", word="anarch"),)), on=annazir)
    table.asked()
    assert sect_of(table.state, annazir) == "anarch"
    assert votes_of_title(table.state, annazir) == 2
