"""Vampires that burn a blood or a card for bleed, stealth or intercept; cheaper cards."""

from __future__ import annotations

import pytest

from combat_talk import fight, rest
from fight_talk import damage_to
from methuselah.engine.traits import sect_of
from table_talk import Table

PLAIN = "Preston Varrick (G4)"


# -- bleed -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Lizette (G4)", marks=pytest.mark.ruling("Lizette (G4)", 1)),
        pytest.param("Papa Legba (G5)", marks=pytest.mark.ruling("Papa Legba (G5)", 1)),
        pytest.param(
            "Jason, The World's Voice (G3)",
            marks=pytest.mark.ruling("Jason, The World's Voice (G3)", 1),
        ),
    ],
)
def test_a_blood_for_a_bleed(table: Table, name: str) -> None:
    """Once in a bleed of its own, before it resolves; not in a hunt, nor in a bleed of another."""
    mine = table.you.ready(name, blood=4)
    other = table.you.ready(PLAIN)
    table.you.ready("Dirk (G4)")
    table.prey.ready("Igo the Hungry (G1)")
    table.you.acts(word="bleed", by=other)
    table.until("action", table.prey)
    assert not table.you.may("use", card=mine)
    table.nobody_reacts()
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert table.you.may("use", card=mine)
    table.you.uses(mine)
    table.nobody_reacts()
    assert table.blood(mine) == 3
    assert table.prey.pool() == 30 - 1 - 2


@pytest.mark.parametrize(("kind", "blood"), [("hunt", 4), ("bleed", 0)])
@pytest.mark.parametrize("name", ["Lizette (G4)", "Papa Legba (G5)"])
def test_no_bleed_without_a_bleed_or_blood(table: Table, name: str, kind: str, blood: int) -> None:
    """A hunt is no bleed; without blood it must hunt anyway."""
    mine = table.you.ready(name, blood=blood)
    table.you.ready("Dirk (G4)")
    table.prey.ready("Igo the Hungry (G1)")
    if blood:
        table.you.acts(word=kind, by=mine)
    table.until("action", table.prey)
    assert not table.you.may("use", card=mine)


def test_goratrix_merged_bleeds_better(table: Table) -> None:
    """+1 for 1 blood, once, in his own bleed."""
    mine = table.you.merged("Goratrix (G2)")
    table.you.ready("Dirk (G4)")
    table.prey.ready("Igo the Hungry (G1)")
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    before = table.blood(mine)
    table.you.uses(mine)
    table.nobody_reacts()
    assert table.blood(mine) == before - 1
    assert table.prey.pool() == 28


def test_goratrix_burns_a_tremere_antitribu(table: Table) -> None:
    """Whoever controls it, wherever it is; neither a Tremere nor anybody else."""
    mine = table.you.ready("Goratrix (G2 ADV)")
    own = table.you.ready("Frondator (G4)")
    table.you.ready("Sabine Lafitte (G1)")
    foe = table.prey.torpor("Keith Moody (G4)")
    table.you.acts(mine, by=mine)
    assert {option.target for option in table.you.options("choose")} == {own, foe}
    table.you.chooses(foe)
    table.nobody_reacts()
    assert table.where(foe) == "ash_heap"
    assert table.where(own) == "ready"


@pytest.mark.ruling("Goratrix (G2 ADV)", 1)
def test_goratrix_merged_is_camarilla(table: Table) -> None:
    """Whatever his base version is."""
    mine = table.you.merged("Goratrix (G2)")
    table.begins()
    assert sect_of(table.state, mine) == "camarilla"


@pytest.mark.ruling("Anu Diptinatpa (G6)", 1)
@pytest.mark.ruling("Anu Diptinatpa (G6)", 3)
@pytest.mark.parametrize("acting", ["you", "prey"])
def test_anu_helps_whoever_bleeds(table: Table, acting: str) -> None:
    """Only the acting minion, only in a bleed and before it resolves; once."""
    anu = table.you.ready("Anu Diptinatpa (G6)")
    table.you.ready("Dirk (G4)")
    if acting == "you":
        mine = table.you.ready(PLAIN)
        table.prey.ready("Igo the Hungry (G1)")
        table.you.acts(word="bleed", by=mine)
        victim = table.prey
    else:
        theirs = table.prey.ready(PLAIN)
        victim = table.grand_prey
        table.grand_prey.ready("Igo the Hungry (G1)")
        table.until_turn_of(table.prey, "minion")
        table.prey.acts(word="bleed", by=theirs)
    table.until("action")
    table.you.uses(anu)
    table.nobody_reacts()
    assert victim.pool() == 28
    assert table.blood(anu) == 6


@pytest.mark.ruling("Miguel Santo Domingo (G3)", 1)
@pytest.mark.parametrize(
    ("acting", "may"), [("Luther (G2)", True), (PLAIN, False), ("Miguel Santo Domingo (G3)", False)]
)
def test_miguel_helps_other_sabbat_vampires(table: Table, acting: str, may: bool) -> None:
    """Another acting Sabbat vampire that you control, in a bleed."""
    miguel = table.you.ready("Miguel Santo Domingo (G3)")
    acts = miguel if acting.startswith("Miguel") else table.you.ready(acting)
    table.you.ready("Dirk (G4)")
    table.prey.ready("Igo the Hungry (G1)")
    table.you.acts(word="bleed", by=acts)
    table.until("action", table.prey)
    assert table.you.may("use", card=miguel) == may
    if may:
        table.you.uses(miguel)
        table.nobody_reacts()
        assert table.prey.pool() == 28
        assert table.blood(miguel) == 6


@pytest.mark.ruling("Sheela Na Gig (G5)", 1)
@pytest.mark.ruling("Sheela Na Gig (G5)", 2)
@pytest.mark.parametrize("place", ["ready", "torpor"])
@pytest.mark.parametrize(
    ("acting", "may"), [("Gerald FitzGerald (G5)", True), ("Luther (G2)", False)]
)
def test_sheela_na_gig_locks_for_a_bleed(table: Table, place: str, acting: str, may: bool) -> None:
    """For an acting Tremere antitribu of yours, from torpor too; only in a bleed."""
    sheela = table.you.puts("Sheela Na Gig (G5)", place)
    acts = table.you.ready(acting)
    table.you.ready("Dirk (G4)")
    table.prey.ready("Igo the Hungry (G1)")
    table.you.acts(word="bleed", by=acts)
    table.until("action", table.prey)
    assert table.you.may("use", card=sheela) == may
    if may:
        table.you.uses(sheela)
        table.nobody_reacts()
        assert table.prey.pool() == 28
        assert table.locked(sheela)


@pytest.mark.ruling("Victoria Ash (G7)", 1)
@pytest.mark.parametrize(("acting", "may"), [("Melek (G2)", True), (PLAIN, False)])
def test_victoria_ash_discards_for_an_assamite(table: Table, acting: str, may: bool) -> None:
    """One card from your hand, replaced; the acting Assamite bleeds for 1 more."""
    victoria = table.you.ready("Victoria Ash (G7)")
    acts = table.you.ready(acting)
    table.you.ready("Dirk (G4)")
    table.prey.ready("Igo the Hungry (G1)")
    table.you.holds(*["Blood Doll"] * 7)
    table.you.acts(word="bleed", by=acts)
    table.until("action", table.prey)
    assert table.you.may("use", card=victoria) == may
    if may:
        table.you.uses(victoria)
        table.you.chooses("Blood Doll")  # type: ignore[arg-type]
        assert len(table.you.hand()) == 7
        table.nobody_reacts()
        assert table.prey.pool() == 28


def test_victoria_ash_must_be_ready(table: Table) -> None:
    """In torpor she does nothing."""
    victoria = table.you.torpor("Victoria Ash (G7)")
    acts = table.you.ready("Melek (G2)")
    table.prey.ready("Igo the Hungry (G1)")
    table.you.holds("Blood Doll")
    table.you.acts(word="bleed", by=acts)
    table.until("action", table.prey)
    assert not table.you.may("use", card=victoria)


@pytest.mark.parametrize("after", [True, False])
def test_jasons_blocker_burns_a_blood(table: Table, after: bool) -> None:
    """After the combat: beside the damage; a blocker of another vampire burns none."""
    jason = table.you.ready("Jason, The World's Voice (G3)" if after else PLAIN)
    table.you.ready("Jason, The World's Voice (G3)" if not after else PLAIN)
    theirs = table.prey.ready("Sabine Lafitte (G1)")
    fight(table, jason, theirs)
    rest(table)
    assert table.blood(theirs) == 5 - 1 - after


# -- stealth and intercept -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "cost"),
    [("William Biltmore (G3)", 1), ("Raful al-Zarqa (G2)", 1), ("Veejay Vinod (G6)", 2)],
)
def test_blood_for_stealth(table: Table, name: str, cost: int) -> None:
    """Once each action, while it is needed; not without so much blood."""
    mine = table.you.ready(name, blood=3)
    poor = table.you.ready(PLAIN)
    table.you.ready("Dirk (G4)")
    rival = table.prey.ready("Dirk (G4)")
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert not table.you.may("use", card=mine)
    table.prey.blocks(rival)
    before = table.blood(mine)
    table.you.uses(mine)
    assert table.blood(mine) == before - cost
    table.nobody_reacts()
    assert not table.locked(rival)
    assert not table.locked(poor)
    assert table.prey.pool() < 30


@pytest.mark.parametrize(("name", "blood"), [("Raful al-Zarqa (G2)", 0), ("Veejay Vinod (G6)", 1)])
def test_too_little_blood_for_stealth(table: Table, name: str, blood: int) -> None:
    """It is not offered."""
    mine = table.you.ready(name, blood=blood)
    table.you.ready("Dirk (G4)")
    rival = table.prey.ready("Dirk (G4)", blood=1)
    sport = table.prey.in_play("Sport Bike", on=rival)
    if blood:
        table.you.acts(word="hunt", by=mine)
    table.prey.blocks(rival)
    assert not table.you.may("use", card=mine)
    assert table.where(sport) == "attached"


@pytest.mark.parametrize(
    "name",
    [
        "Alex Camille (G5)",
        "Persia, The Beautiful Statue (G3)",
        pytest.param("Aisha (G2)", marks=pytest.mark.ruling("Aisha (G2)", 1)),
        pytest.param(
            "Andreas, The Bard of Crete (G1)",
            marks=pytest.mark.ruling("Andreas, The Bard of Crete (G1)", 1),
        ),
    ],
)
@pytest.mark.parametrize("hidden", [1, 2])
def test_blood_for_intercept(table: Table, name: str, hidden: int) -> None:
    """+1, once in the action: a hunt is blocked; not one at 2 stealth. In another's turn too."""
    hunter = table.you.ready("Muaziz, Archon of Ulugh Beg (G2)" if hidden == 2 else PLAIN, blood=1)
    table.you.ready("Dirk (G4)")
    mine = table.prey.ready(name, blood=3)
    table.prey.ready(PLAIN)
    table.prey.holds("Eagle's Sight")
    table.you.acts(word="hunt", by=hunter)
    table.prey.blocks(mine)
    table.prey.uses(mine)
    rest(table)
    assert table.blood(mine) == 2 - damage_to(table, mine)
    assert table.locked(mine) == (hidden == 1)


# -- costs ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "card", "level", "pays"),
    [
        ("Jann Berger (G4)", "Slam", "pot", 0),
        ("Jann Berger (G4)", "Blur", "CEL", 1),
        ("Miller Delmardigan, Teacher of Bahari (G2)", "Blur", "CEL", 0),
    ],
)
def test_combat_cards_that_cost_less(
    table: Table, name: str, card: str, level: str, pays: int
) -> None:
    """1 blood less for those that require the Discipline."""
    mine = table.you.ready(name)
    theirs = table.prey.ready(PLAIN)
    table.you.holds(card)
    fight(table, mine, theirs)
    full = table.blood(mine)
    table.you.plays(card, by=mine, level=level)
    rest(table)
    assert table.blood(mine) == full - pays - damage_to(table, mine)
