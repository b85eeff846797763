"""Vampires that burn a blood or a card for bleed, stealth or intercept; cheaper cards."""

from __future__ import annotations

import pytest

from combat_talk import AGAIN, COMBAT_ENDS, fight, rest
from fight_talk import damage_to
from methuselah.engine.scope import Scope
from methuselah.engine.traits import sect_of
from methuselah.rules.playing.costs import cost_of
from table_talk import Table

PLAIN = "Preston Varrick (G4)"


def lost(table: Table, minion: int) -> int:
    """The blood that a minion has burned so far, from the journal."""
    burned = [line for line in table.state.journal if line.what == "burned blood"]
    return sum(line.number for line in burned if line.card == minion)


# -- bleed ---------------------------------------------------------------------------------------


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
    assert table.prey.pool() == 27  # his base card has +1 bleed, too


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
        "Cesewayo (G4)",
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


# -- costs ---------------------------------------------------------------------------------------


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
    table.you.plays(card, by=mine, level=level)
    rest(table)
    assert lost(table, mine) == pays + damage_to(table, mine)


@pytest.mark.parametrize(("name", "pays"), [("Ludmijla Rakoczy (G5)", 0), ("Matasuntha (G5)", 1)])
def test_retainers_that_cost_less(table: Table, name: str, pays: int) -> None:
    """Raven Spy requires Animalism."""
    mine = table.you.ready(name)
    table.you.ready("Dirk (G4)")
    table.you.holds("Raven Spy")
    table.you.acts("Raven Spy", by=mine, level="ani")
    table.nobody_reacts()
    assert lost(table, mine) == pays


@pytest.mark.parametrize(
    ("place", "name", "pays"),
    [
        ("ready", "Nicomedes (G4)", 1),
        ("torpor", "Nicomedes (G4)", 2),
        ("ready", "Francis Milliner (G4)", 2),
    ],
)
def test_angelique_makes_necromancy_cheap(table: Table, place: str, name: str, pays: int) -> None:
    """For Harbingers of Skulls of yours while she is ready: Possession costs 2."""
    table.you.puts("Angelique (G6)", place)
    mine = table.you.ready(name)
    table.you.ready("Dirk (G4)")
    table.you.ash_heap("Andy (G4)")
    table.you.holds("Possession")
    table.you.acts("Possession", by=mine)
    table.nobody_reacts()
    assert lost(table, mine) == pays


@pytest.mark.parametrize(("name", "pays"), [("Erichtho (G3)", 2), ("Sabine Lafitte (G1)", 3)])
def test_erichtho_recruits_mages_cheaply(table: Table, name: str, pays: int) -> None:
    """1 pool less for Outcast Mage."""
    mine = table.you.ready(name)
    table.you.ready("Dirk (G4)")
    table.you.holds("Outcast Mage")
    table.you.acts("Outcast Mage", by=mine)
    table.nobody_reacts()
    assert table.you.pool() == 30 - pays


@pytest.mark.parametrize(("card", "pays"), [("Slam", 0), ("Blur", 0)])
def test_adana_fights_cheaply(table: Table, card: str, pays: int) -> None:
    """Combat cards cost her 1 blood less."""
    mine = table.you.ready("Adana de Sforza (G4)")
    theirs = table.prey.ready(PLAIN)
    table.you.holds(card)
    fight(table, mine, theirs)
    table.you.plays(card, by=mine)
    rest(table)
    assert lost(table, mine) == pays + damage_to(table, mine)


@pytest.mark.ruling("Adana de Sforza (G4)", 1)
@pytest.mark.parametrize(("window", "pays"), [("action modifier", 1), ("combat", 0)])
def test_a_card_of_two_types_is_what_it_is_played_as(table: Table, window: str, pays: int) -> None:
    """Force of Personality as an action modifier costs her what is printed."""
    mine = table.you.ready("Adana de Sforza (G4)")
    theirs = table.prey.ready(PLAIN)
    card = table.you.holds("Force of Personality")
    modes = {mode.play: mode.key for mode in table.placed[card][1].modes}
    table.you.acts(word="bleed", by=mine)
    if window == "combat":
        table.prey.blocks(theirs)
    table.you.plays(card, by=mine, level=modes[window])
    table.nobody_reacts()
    rest(table)
    assert lost(table, mine) == pays + damage_to(table, mine)


# -- Scout Youngwood, Angela Preston -------------------------------------------------------------


def test_reactions_cost_scout_more(table: Table) -> None:
    """+1 blood for a reaction without a cost; others pay none."""
    acting = table.you.ready(PLAIN)
    table.you.ready("Dirk (G4)")
    scout = table.prey.ready("Scout Youngwood (G6)", locked=True)
    other = table.prey.ready("Rake (G1)", locked=True)
    table.prey.holds("On the Qui Vive", "On the Qui Vive")
    table.you.acts(word="bleed", by=acting)
    table.prey.plays("On the Qui Vive", by=scout)
    table.prey.plays("On the Qui Vive", by=other)
    table.nobody_reacts()
    assert (table.blood(scout), table.blood(other)) == (7, 6)


@pytest.mark.ruling("Scout Youngwood (G6)", 1)
def test_scout_pays_no_more_for_action_modifiers(table: Table) -> None:
    """Scalpel Tongue is what it is played as: an action modifier for 1, a reaction for 2 blood."""
    scout = table.you.ready("Scout Youngwood (G6)")
    card = table.you.holds("Scalpel Tongue")
    table.begins()
    costs = {
        mode.play: cost_of(table.state, card, mode, scout, Scope(0, card, scout)).blood
        for mode in table.state.definition(card).modes
    }
    assert costs == {"action modifier": 1, "reaction": 2}


def test_scout_locks_the_preys_small_ones(table: Table) -> None:
    """For 2 blood in your unlock phase: an ally or a younger vampire of your prey, once."""
    scout = table.you.ready("Scout Youngwood (G6)")
    ally = table.prey.ready("Renegade Garou")
    young = table.prey.ready("Dirk (G4)")
    table.prey.ready("Adana de Sforza (G4)")
    table.predator.ready("Andy (G4)")
    table.begins("unlock")
    table.you.uses(scout)
    assert {option.target for option in table.you.options("choose")} == {ally, young}
    table.you.chooses(ally)
    assert table.locked(ally)
    assert not table.locked(young)
    assert table.blood(scout) == 6
    assert not table.you.may("use", card=scout)


@pytest.mark.ruling("Angela Preston (G2)", 2)
@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_angela_preston_unlocks_another(table: Table, place: str) -> None:
    """In your influence phase she locks; from torpor too."""
    angela = table.you.puts("Angela Preston (G2)", place)
    sleeper = table.you.ready("Rake (G1)", locked=True)
    foe = table.grand_prey.ready("Dirk (G4)", locked=True)
    table.begins("influence")
    table.you.uses(angela)
    table.you.chooses(sleeper)
    assert table.locked(angela)
    assert not table.locked(sleeper)
    assert table.locked(foe)


@pytest.mark.ruling("Angela Preston (G2)", 1)
def test_angela_preston_comes_and_unlocks(table: Table) -> None:
    """As she is influenced out she helps in the same phase."""
    angela = table.you.uncontrolled("Angela Preston (G2)", blood=4)
    sleeper = table.you.ready("Rake (G1)", locked=True)
    foe = table.grand_prey.ready("Dirk (G4)", locked=True)
    table.begins("influence")
    table.you.does("transfer", target=angela, number=1)
    table.you.does("move out", target=angela)
    table.you.uses(angela)
    table.you.chooses(sleeper)
    assert not table.locked(sleeper)
    assert table.locked(foe)


def test_lucinde_burns_the_edge_for_blood(table: Table) -> None:
    """In your unlock phase."""
    lucinde = table.you.ready("Lucinde, Alastor (G3)", blood=3)
    table.gives_edge(table.you)
    table.begins("unlock")
    table.you.uses(lucinde)
    assert table.blood(lucinde) == 4
    assert not table.you.has_edge()


@pytest.mark.parametrize(
    ("blocker", "life"), [("Igo the Hungry (G1)", -1), ("Underbridge Stray", 0)]
)
def test_only_a_vampire_bleeds_for_blocking_jason(table: Table, blocker: str, life: int) -> None:
    """Once, after the resulting combat; an ally loses nothing, nor does anybody after a second."""
    jason = table.you.ready("Jason, The World's Voice (G3)")
    table.you.ready("Dirk (G4)")
    guard = table.prey.ready(blocker)
    table.you.holds(AGAIN, COMBAT_ENDS, COMBAT_ENDS)
    before = table.blood(guard)
    table.you.acts(word="bleed", by=jason)
    table.prey.blocks(guard)
    table.you.plays("Combat ends", by=jason)
    table.you.plays("Another combat", by=jason)
    table.you.plays("Combat ends", by=jason)
    rest(table)
    assert table.blood(guard) == before + life
    assert table.prey.pool() == 30
