"""Vampires with an action of their own: combat, burning, stealing, fetching, bleeding."""

from __future__ import annotations

import pytest

from action_talk import action_of
from combat_talk import rest
from fight_talk import damage_to
from made_up import paper
from methuselah.language import comes_into_play, uncontrolled, use, yours
from methuselah.rules.action.action import Action, stealth
from methuselah.rules.combat.strike_effects import strength
from methuselah.rules.playing.hand import hand_size
from table_talk import Table

PLAIN = "Preston Varrick (G4)"
ROXANNE = "Roxanne, Rectrix of the 13th Floor (G1)"


def targets(table: Table) -> set[int]:
    """What may be chosen now."""
    return {option.target for option in table.you.options("choose")}


@pytest.mark.parametrize(
    ("name", "legal", "illegal"),
    [
        ("Dafina Hanganu (G6)", ("Renegade Garou", "Dirk (G4)"), ()),
        ("Barachiel (G7)", ("Renegade Garou", "Dirk (G4)"), ()),
        ("Nangila Were (G4)", ("Renegade Garou", "Dirk (G4)"), ()),
        ("Theo Bell (G2)", ("Renegade Garou", "Dirk (G4)"), ()),
        ("Langa (G4)", ("Dirk (G4)", "Rake (G1)"), ("Renegade Garou",)),
        ("Bakr (G5)", ("Renegade Garou", "Dirk (G4)"), ()),
        ("Faruq (G2)", ("Melek (G2)", "Basir (G4)"), ("Dirk (G4)",)),
        ("Gustaphe Brunnelle (G4)", ("Renegade Garou", "Dirk (G4)"), ()),
        ("Radeyah (G2)", ("Aisha (G2)", "Nehsi (G2)"), ("Dirk (G4)",)),
        (
            "Amelia (G2)",
            ("Dirk (G4)", "Lynn Thompson (G5)"),
            ("Delilah Monroe (G2)",),
        ),
        ("Salinger (G2)", ("Duality (G4)", "Charles Delmare (G5)"), ("Dirk (G4)",)),
        ("Lucinde, Alastor (G3)", ("Luther (G2)", "Melek (G2)"), ("Dirk (G4)",)),
        (
            ROXANNE,
            ("Dirk (G4)", "Andy (G4)"),
            ("Delilah Monroe (G2)",),
        ),
        ("Baroque (G5)", ("Dirk (G4)", "Sheva Carr (G5)"), ("Echo (G4)", "Francis Milliner (G4)")),
        ("Lady Zara Slatikov (G4)", ("Elihu (G4)", "Cybele (G4)"), ("Dirk (G4)",)),
        (
            "Anka, Priestess of Thorns (G2)",
            ("Melinda Galbraith", "Claudia"),
            ("Dirk (G4)",),
        ),
    ],
)
def test_who_enters_combat_with_whom(
    table: Table, name: str, legal: tuple[str, ...], illegal: tuple[str, ...]
) -> None:
    """As a directed action; the others are not offered, those in torpor neither."""
    mine = table.you.ready(name)
    table.you.ready("Dirk (G4)")
    possible = [table.prey.ready(other) for other in legal]
    for other in illegal:
        table.prey.ready(other)
    table.prey.torpor(legal[0])
    table.you.acts(mine, by=mine)
    offered = targets(table)
    assert offered & set(range(possible[0], 200)) == set(possible)
    table.you.chooses(possible[0])
    rest(table)
    assert damage_to(table, possible[0]) >= strength(table.state, mine)
    assert table.locked(mine)


@pytest.mark.parametrize("name", ["Gustaphe Brunnelle (G4)", ROXANNE])
def test_only_with_those_of_prey_and_predator(table: Table, name: str) -> None:
    """Neither one's own nor those of others."""
    mine = table.you.ready(name)
    table.you.ready("Igo the Hungry (G1)")
    prey, predator = table.prey.ready("Dirk (G4)"), table.predator.ready("Andy (G4)")
    table.grand_prey.ready("Navar McClaren (G1)")
    table.you.acts(mine, by=mine)
    assert targets(table) == {prey, predator}


@pytest.mark.parametrize("name", ["Bakr (G5)", "Amelia (G2)", ROXANNE])
def test_combat_at_one_stealth(table: Table, name: str) -> None:
    """+1 stealth; Bakr pays 1 blood for it."""
    mine = table.you.ready(name)
    victim = table.prey.ready("Dirk (G4)")
    other = table.prey.ready("Andy (G4)")
    table.you.acts(mine, by=mine)
    table.you.chooses(victim)
    table.asked()
    if table.state.journal[-1].what != "action over":
        assert stealth(table.state, action_of(table)) == 1
    full = table.blood(mine)
    rest(table)
    assert table.blood(mine) <= full
    assert not table.locked(other)


def test_faruq_is_stronger_in_that_combat(table: Table) -> None:
    """+1 strength in it, none after it."""
    faruq = table.you.ready("Faruq (G2)")
    table.you.ready("Dirk (G4)")
    victim = table.prey.ready("Melek (G2)")
    table.you.acts(faruq, by=faruq)
    rest(table)
    assert damage_to(table, victim) == 2
    assert strength(table.state, faruq) == 1


@pytest.mark.ruling("Karsh (G3)", 1)
def test_karsh_hunts_the_locked(table: Table) -> None:
    """A locked vampire outside the Camarilla, of somebody else; no other."""
    karsh = table.you.ready("Karsh (G3)")
    table.you.ready("Luther (G2)", locked=True)
    victim = table.prey.ready("Luther (G2)", locked=True)
    other = table.grand_prey.ready("Melek (G2)", locked=True)
    table.prey.ready("Gillian Krader (G2)")
    table.prey.ready("Rake (G1)", locked=True)
    table.you.acts(karsh, by=karsh)
    assert targets(table) == {victim, other}
    table.you.chooses(victim)
    rest(table)
    assert damage_to(table, victim) >= 1


def test_karsh_treats_aggravated_damage_as_normal(table: Table) -> None:
    """For 1 blood in this round: Basilia does not send him to torpor."""
    karsh = table.you.ready("Karsh (G3)")
    table.you.ready("Dirk (G4)")
    basilia = table.prey.ready("Basilia (G1)")
    table.you.acts(word="bleed", by=karsh)
    table.prey.blocks(basilia)
    full = table.blood(karsh)
    table.you.uses(karsh)
    rest(table)
    assert table.where(karsh) == "ready"
    assert table.blood(karsh) == full - 2


# -- burning ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "cost"), [("Themistocles (G5)", 1), ("Darvag, The Butcher of Rus (G4)", 0)]
)
def test_burning_a_location(table: Table, name: str, cost: int) -> None:
    """A location in play, yours too; no equipment."""
    mine = table.you.ready(name)
    table.you.ready("Dirk (G4)")
    own = table.you.in_play("The Barrens")
    foe = table.grand_prey.in_play("The Barrens")
    other = table.prey.ready(PLAIN)
    table.prey.in_play(".44 Magnum", on=other)
    table.you.acts(mine, by=mine)
    assert targets(table) == {own, foe}
    table.you.chooses(foe)
    rest(table)
    assert (table.where(foe), table.where(own)) == ("ash_heap", "permanent")
    assert table.blood(mine) == 8 - cost


def test_vassily_taltos_burns_hunting_grounds_and_blood_dolls(table: Table) -> None:
    """Either; no other location, no other card."""
    mine = table.you.ready("Vassily Taltos (G4)")
    table.you.ready("Dirk (G4)")
    other = table.prey.ready(PLAIN)
    doll = table.prey.in_play("Blood Doll", on=other)
    ground = table.prey.in_play("Uptown Hunting Ground")
    table.prey.in_play("The Barrens")
    table.prey.in_play("Villein", on=other)
    table.you.acts(mine, by=mine)
    assert targets(table) == {doll, ground}
    table.you.chooses(doll)
    rest(table)
    assert (table.where(doll), table.where(ground)) == ("ash_heap", "permanent")


def test_pieter_van_dorn_bleeds_tremere_white(table: Table) -> None:
    """1 blood of a ready Tremere; not of one in torpor, nor of another clan."""
    mine = table.you.ready("Pieter van Dorn (G3)")
    table.you.ready("Dirk (G4)")
    victim = table.prey.ready("Sabine Lafitte (G1)")
    other = table.prey.ready("Aidan Lyle (G5)")
    table.prey.torpor("Ransam, The Old Man (G4)")
    table.prey.torpor("Merrill Molitor (G1)")
    table.you.acts(mine, by=mine)
    assert targets(table) == {mine, victim, other}
    table.you.chooses(victim)
    rest(table)
    assert (table.blood(victim), table.blood(other)) == (4, 7)


@pytest.mark.parametrize(
    ("name", "victim", "place", "illegal", "taken", "left"),
    [
        ("Apolonia Czarnecki (G5)", "Sheva Carr (G5)", "ready", "Cybele (G4)", 1, 3),
        ("Apolonia Czarnecki (G5)", "Sheva Carr (G5)", "torpor", "Adana de Sforza (G4)", 1, 3),
        ("Petru Sipos (G2)", PLAIN, "torpor", "Dirk (G4)", 1, 6),
    ],
)
def test_stealing_blood(
    table: Table, name: str, victim: str, place: str, illegal: str, taken: int, left: int
) -> None:
    """It becomes blood of the thief."""
    mine = table.you.ready(name, blood=3)
    foe = table.prey.puts(victim, place)
    other = table.prey.ready(illegal)
    table.you.acts(mine, by=mine)
    assert other not in targets(table)
    if table.you.may("choose"):
        table.you.chooses(foe)
    rest(table)
    assert table.blood(mine) == 3 + taken
    assert table.blood(foe) == left


def test_gabrielle_steals_life_too(table: Table) -> None:
    """2 life of an ally become blood, which kills it."""
    mine = table.you.ready("Gabrielle di Righetti (G5)", blood=3)
    table.you.ready("Dirk (G4)")
    ally = table.prey.ready("Renegade Garou")
    table.you.acts(mine, by=mine)
    table.you.chooses(ally)
    life = table.blood(ally)
    rest(table)
    assert table.blood(mine) == 5
    assert table.blood(ally) == life - 2 if table.where(ally) == "ready" else life == 2


def test_josette_steals_from_torpor(table: Table) -> None:
    """For 2 blood; the vampire stays in torpor under its new controller."""
    mine = table.you.ready("Josette (G6)")
    table.you.ready("Dirk (G4)")
    table.you.torpor("Andy (G4)")
    victim = table.prey.torpor(PLAIN)
    table.prey.ready("Igo the Hungry (G1)", locked=True)
    table.you.acts(mine, by=mine)
    rest(table)
    assert table.where(victim) == "torpor"
    assert table.state.controller(victim) == 0
    assert table.blood(mine) == 6


def test_abdelsobek_wakes_others(table: Table) -> None:
    """A vampire or mummy of yours; at 1 stealth."""
    mine = table.you.ready("Abdelsobek (G5)")
    sleeper = table.you.ready(PLAIN, locked=True)
    mummy = table.you.ready("Saatet-ta", locked=True)
    table.you.ready("Renegade Garou", locked=True)
    foe = table.prey.ready("Rake (G1)", locked=True)
    table.you.acts(mine, by=mine)
    assert targets(table) == {sleeper, mummy}
    table.you.chooses(mummy)
    rest(table)
    assert not table.locked(mummy)
    assert table.locked(sleeper)
    assert table.locked(foe)


def test_yitzak_puts_the_young_to_sleep(table: Table) -> None:
    """The younger vampire stays locked in its next unlock phase; older ones are not offered."""
    mine = table.you.ready("Yitzak (G3)")
    table.you.ready("Adana de Sforza (G4)")
    victim = table.prey.ready("Sheva Carr (G5)")
    table.prey.ready("Adana de Sforza (G4)")
    spare = table.prey.ready("Andy (G4)", locked=True)
    table.you.acts(mine, by=mine)
    table.you.chooses(victim)
    rest(table)
    assert table.locked(victim)
    table.until_turn_of(table.prey, "master")
    assert table.locked(victim)
    assert not table.locked(spare)


# -- fetching -----------------------------------------------------------------------------------


@pytest.mark.ruling("Drozodny (G5)", 1)
def test_drozodny_takes_a_political_card_back(table: Table) -> None:
    """Chosen as it is announced; no other card; down to the hand size afterwards."""
    mine = table.you.ready("Drozodny (G5)")
    table.you.ready("Dirk (G4)")
    kine, other = table.you.ash_heap("Kine Resources Contested", "Consanguineous Boon")
    table.you.ash_heap("Blood Doll")
    table.prey.ash_heap("Kine Resources Contested")
    table.prey.ready("Igo the Hungry (G1)")
    table.you.acts(mine, by=mine)
    assert targets(table) == {kine, other}
    table.you.chooses(kine)
    rest(table)
    assert (table.where(kine), table.where(other)) == ("hand", "ash_heap")


@pytest.mark.ruling("Pochtli (G2)", 1)
@pytest.mark.parametrize("number", [1, 2])
def test_pochtli_shuffles_cards_back(table: Table, number: int) -> None:
    """Up to two library cards, chosen as it is announced."""
    mine = table.you.ready("Pochtli (G2)")
    table.you.ready("Dirk (G4)")
    cards = table.you.ash_heap("Kine Resources Contested", "Blood Doll", "Villein")
    table.you.ash_heap("Rake (G1)")  # no library card
    table.prey.ash_heap("Blood Doll")
    table.prey.ready("Ryan")  # could block
    table.you.acts(mine, by=mine)
    assert targets(table) == {*cards}
    for card in cards[:number]:
        table.you.chooses(card)
    if number == 1:
        table.you.passes()
    assert not table.you.may("choose")  # two at most
    action = table.state.frame(Action)
    assert action is not None
    assert stealth(table.state, action) == 1
    rest(table)
    assert sum(table.where(card) == "ash_heap" for card in cards) == 3 - number


@pytest.mark.ruling("Carlotta Giovanni (G2)", 1)
def test_carlotta_giovanni_exchanges(table: Table) -> None:
    """Both cards are named as she announces it; 1 blood."""
    mine = table.you.ready("Carlotta Giovanni (G2)")
    table.you.ready("Dirk (G4)")
    given, kept = table.you.holds("Blood Doll", "Fame")
    table.prey.holds("Blood Doll")
    taken, other = table.you.ash_heap("Villein", "The Barrens")
    table.you.ash_heap("Rake (G1)")
    table.prey.ash_heap("Villein")
    table.prey.ready("Ryan")  # could block
    table.you.acts(mine, by=mine)
    assert targets(table) == {given, kept}
    table.you.chooses(given)
    assert targets(table) == {taken, other}
    table.you.chooses(taken)
    action = table.state.frame(Action)
    assert action is not None
    assert stealth(table.state, action) == 1
    rest(table)
    assert table.where(kept) == "hand"
    assert (table.where(given), table.where(taken)) == ("ash_heap", "hand")
    assert table.where(other) == "ash_heap"
    assert table.blood(mine) == 6


def test_beckett_draws_three(table: Table) -> None:
    """Three cards, then down to the hand size: his controller discards three of a full hand."""
    mine = table.you.ready("Beckett (G3)")
    table.you.ready("Dirk (G4)")
    table.you.holds(*["Blood Doll"] * 7)
    table.you.acts(mine, by=mine)
    for _ in range(3):
        table.you.does("discard", card="Blood Doll")
    rest(table)
    assert sorted(table.you.hand()) == ["Blood Doll"] * 4 + ["Filler"] * 3


def test_thomas_steed_finds_a_melee_weapon(table: Table) -> None:
    """A melee weapon; no gun."""
    mine = table.you.ready("Thomas Steed, The Angry (G2)")
    table.you.ready("Dirk (G4)")
    gun, blade = table.you.library(".44 Magnum", "Sword of the Archangel")
    table.you.holds(*["Blood Doll"] * 7)
    table.you.acts(mine, by=mine)
    table.you.chooses(blade)
    table.you.does("discard", card="Blood Doll")
    rest(table)
    assert table.where(blade) == "hand"
    assert table.where(gun) == "library"


# -- bleeding, counters ---------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "cost"), [("Kalinda (G2)", 2), ("The Arcadian (G5)", 1)])
def test_a_bleed_of_their_own(table: Table, name: str, cost: int) -> None:
    """+1 bleed at +1 stealth, for blood; a bleed is taken once each turn."""
    mine = table.you.ready(name)
    table.you.ready("Dirk (G4)")
    rival = table.prey.ready("Igo the Hungry (G1)")
    full = table.blood(mine) if table.begun else None
    table.you.acts(mine, by=mine)
    full = table.blood(mine)
    assert stealth(table.state, action_of(table)) == 1
    table.nobody_reacts()
    assert table.prey.pool() == 28
    assert table.blood(mine) == full - cost
    assert not table.locked(rival)


@pytest.mark.ruling("Annabelle Triabell (G3)", 1)
def test_annabelle_triabell_inspires_toreador(table: Table) -> None:
    """+1 bleed for the turn; she unlocks, having paid 1 blood; others bleed as ever."""
    annabelle = table.you.ready("Annabelle Triabell (G3)")
    anson = table.you.ready("Anson (G1)")
    rake = table.you.ready("Rake (G1)")
    table.you.acts(annabelle, by=annabelle)
    rest(table)
    assert not table.locked(annabelle)
    assert table.blood(annabelle) == 8
    for bleeder, left in ((anson, 28), (rake, 27), (annabelle, 25)):
        table.you.acts(word="bleed", by=bleeder)
        table.nobody_reacts()
        assert table.prey.pool() == left


@pytest.mark.ruling("Annabelle Triabell (G3)", 1)
def test_annabelle_triabell_inspires_who_comes_later(table: Table) -> None:
    """A Toreador who becomes ready later this turn bleeds for more, too; nobody next turn."""
    annabelle = table.you.ready("Annabelle Triabell (G3)")
    young = table.you.uncontrolled("Anson (G1)", blood=6)
    other = table.you.uncontrolled("Rake (G1)", blood=1)
    arrive = use(comes_into_play(uncontrolled(yours)), at=("minion",), once="turn")
    table.you.in_play(paper("Doorway", arrive))
    table.you.acts(annabelle, by=annabelle)
    rest(table)
    table.you.uses("Doorway")
    for bleeder, left in ((young, 28), (other, 27)):
        table.you.acts(word="bleed", by=bleeder)
        table.nobody_reacts()
        assert table.prey.pool() == left

    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=young)
    table.nobody_reacts()
    assert table.prey.pool() == 26


@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_kanimana_belghazi_researches(table: Table, place: str) -> None:
    """Each research counter is 1 more card in hand while she is ready."""
    mine = table.you.ready("Kanimana Belghazi (G2)")
    table.you.ready("Dirk (G4)")
    table.you.acts(mine, by=mine)
    rest(table)
    assert hand_size(table.state, 0) == 8
    assert table.blood(mine) == 6
    assert hand_size(table.state, 1) == 7


def test_makarios_seduces_a_ventrue(table: Table) -> None:
    """A Ventrue or Brujah of the prey; it cannot block him until it takes an action for it."""
    mine = table.you.ready("Makarios, The Seducer (G2)")
    table.you.ready("Dirk (G4)")
    victim = table.prey.ready("Emily Carson (G5)")
    other = table.prey.ready("Rake (G1)")
    table.prey.ready("Igo the Hungry (G1)")
    table.grand_prey.ready('Hiram "Hide" DeVries (G5)')
    table.you.acts(mine, by=mine)
    assert targets(table) == {victim, other}
    table.you.chooses(victim)
    rest(table)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=victim)
    assert table.prey.may("block", minion=other)
    table.nobody_reacts()
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(mine, by=victim)
    rest(table)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=other)
