"""Vampires that do something in a phase: blood given and taken, locks, more phase actions."""

from __future__ import annotations

import pytest

from table_talk import Table

PLAIN = "Preston Varrick (G4)"


def targets(table: Table) -> set[int]:
    """What may be chosen now."""
    return {option.target for option in table.you.options("choose")}


# -- blood that moves ----------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["ready", "torpor"])
@pytest.mark.parametrize(
    ("name", "legal", "where", "illegal", "moved"),
    [
        ("Haakon Mortensen (G2)", "Luther (G2)", "uncontrolled", "Rake (G1)", 1),
        ("Haakon Mortensen (G2)", "Katarina (G2)", "uncontrolled", "Rake (G1)", 1),
        ("Menele (G3)", PLAIN, "uncontrolled", "Adana de Sforza (G4)", 2),
        ("Ramona (G2 ADV)", "Katarina (G2)", "ready", "Rake (G1)", 1),
        pytest.param(
            "Sabine Lafitte (G1)",
            "Aidan Lyle (G5)",
            "ready",
            "Rake (G1)",
            1,
            marks=pytest.mark.ruling("Sabine Lafitte (G1)", 1),
        ),
        ("Kyle Strathcona, Cardinal of Canada (G2)", "Luther (G2)", "torpor", "Rake (G1)", 1),
        ("Miriam Benyona (G2)", "Rake (G1)", "ready", "", 1),
    ],
)
def test_blood_given_away(
    table: Table, name: str, legal: str, where: str, illegal: str, moved: int, place: str
) -> None:
    """In your unlock phase, once; from torpor too; to nobody else."""
    giver = table.you.puts(name, place, blood=4)
    taker = table.you.puts(legal, where, blood=1)
    if illegal:
        table.you.puts(illegal, where, blood=1)
    elsewhere = "torpor" if where == "ready" else where
    table.prey.puts(legal if where == "uncontrolled" else "Dirk (G4)", elsewhere)
    table.begins("unlock")
    table.you.uses(giver)
    assert not table.you.may("choose")
    assert (table.blood(giver), table.blood(taker)) == (4 - moved, 1 + moved)
    assert not table.you.may("use", card=giver)


@pytest.mark.parametrize(("name", "blood"), [("Menele (G3)", 1), ("Haakon Mortensen (G2)", 0)])
def test_too_little_blood_to_give(table: Table, name: str, blood: int) -> None:
    """Menele moves 2 blood."""
    giver = table.you.ready(name, blood=blood)
    table.you.uncontrolled("Luther (G2)")
    table.you.ready("Emily Carson (G5)", locked=True)
    table.begins("unlock")
    assert not table.you.may("use", card=giver)


def test_sabine_gives_to_tremere_of_others(table: Table) -> None:
    """Any controlled Tremere."""
    sabine = table.you.ready("Sabine Lafitte (G1)")
    foe = table.prey.ready("Aidan Lyle (G5)", blood=1)
    table.prey.uncontrolled("Rutor (G5)")
    table.begins("unlock")
    table.you.uses(sabine)
    assert table.blood(foe) == 2


@pytest.mark.parametrize(
    ("name", "giver", "other"),
    [
        ("Thomasso Ghiberti (G4)", "Jubal (G4)", "Rake (G1)"),
        ("Tabitha Fisk (G3)", "Damian (G6)", "Amelia (G2)"),
    ],
)
def test_blood_taken_from_a_friend(table: Table, name: str, giver: str, other: str) -> None:
    """From one of yours; not from another Methuselah's, nor from those of another kind."""
    taker = table.you.ready(name, blood=1)
    friend = table.you.ready(giver)
    table.you.ready(other)
    table.prey.ready(giver)
    table.begins("unlock")
    full = table.blood(friend)
    table.you.uses(taker)
    assert (table.blood(taker), table.blood(friend)) == (2, full - 1)
    assert not table.you.may("use", card=taker)


def test_ramona_merged_feeds_your_pool(table: Table) -> None:
    """1 blood in your master phase, once; only merged."""
    ramona = table.you.merged("Ramona (G2)", blood=3)
    table.you.holds("Blood Doll")
    table.begins("master")
    table.you.uses(ramona)
    assert (table.you.pool(), table.blood(ramona)) == (31, 2)
    assert not table.you.may("use", card=ramona)


def test_ramona_alone_does_not(table: Table) -> None:
    """Her advanced version needs the base for it."""
    ramona = table.you.ready("Ramona (G2 ADV)")
    table.you.holds("Blood Doll")
    table.begins("master")
    assert not table.you.may("use", card=ramona)


@pytest.mark.ruling("Haakon Mortensen (G2)", 1)
@pytest.mark.parametrize("locked", [False, True])
def test_haakon_feeds_the_unlocked(table: Table, locked: bool) -> None:
    """An action for an unlocked vampire, wherever it is; a locked one is not offered."""
    haakon = table.you.ready("Haakon Mortensen (G2)")
    friend = table.you.ready(PLAIN, blood=1, locked=locked)
    table.you.ready("Dirk (G4)")
    table.prey.ready("Renegade Garou")
    table.you.acts(haakon, by=haakon)
    assert (friend in targets(table)) != locked
    if not locked:
        table.you.chooses(friend)
        table.nobody_reacts()
        assert table.blood(friend) == 2


@pytest.mark.parametrize(("place", "gained"), [("ready", 1), ("torpor", 0)])
def test_nahum_enosh_feeds_a_friend(table: Table, place: str, gained: int) -> None:
    """Another ready vampire of yours, from the blood bank, while he is ready."""
    nahum = table.you.puts("Nahum Enosh (G6)", place, blood=4)
    friend = table.you.ready(PLAIN, blood=1)
    table.you.torpor("Rake (G1)", blood=1)
    table.prey.ready("Luther (G2)", blood=1)
    table.begins("unlock")
    assert table.you.may("use", card=nahum) == bool(gained)
    if gained:
        table.you.uses(nahum)
    assert (table.blood(nahum), table.blood(friend)) == (4, 1 + gained)


@pytest.mark.parametrize("blood", [3, 0])
def test_venere_carboni_leaves_torpor(table: Table, blood: int) -> None:
    """In your unlock phase, for 1 blood; without blood it stays there."""
    venere = table.you.torpor("Venere Carboni (G3)", blood=blood)
    other = table.you.torpor(PLAIN)
    table.begins("unlock")
    if blood:
        table.you.does("answer")
    assert table.where(venere) == ("ready" if blood else "torpor")
    assert table.where(other) == "torpor"
    assert table.blood(venere) == max(0, blood - 1)


def test_venere_carboni_may_stay(table: Table) -> None:
    """It may burn the blood."""
    venere = table.you.torpor("Venere Carboni (G3)")
    table.begins("unlock")
    table.until_turn_of(table.you, "minion")
    assert table.where(venere) == "torpor"


@pytest.mark.parametrize(
    ("name", "victim", "cost"),
    [
        ("Adelino Da Silva (G6)", "Rake (G1)", 0),
        ("Adelino Da Silva (G6)", "Dirk (G4)", 2),
        pytest.param(
            "Frondator (G4)", "Rake (G1)", 1, marks=pytest.mark.ruling("Frondator (G4)", 1)
        ),
        pytest.param(
            "Miriam Benyona (G2)",
            "Rake (G1)",
            1,
            marks=pytest.mark.ruling("Miriam Benyona (G2)", 2),
        ),
    ],
)
def test_cheap_rescues(table: Table, name: str, victim: str, cost: int) -> None:
    """The cost of the action is less, whoever pays it."""
    saviour = table.you.ready(name, blood=4)
    fallen = table.you.torpor(victim, blood=0)
    table.you.ready("Dirk (G4)")
    table.you.acts(word="rescue", by=saviour)
    table.nobody_reacts()
    assert table.where(fallen) == "ready"
    assert table.blood(saviour) == 4 - cost


@pytest.mark.ruling("Adelino Da Silva (G6)", 1)
def test_the_rescued_one_pays_nothing_either(table: Table) -> None:
    """An older vampire with blood of its own."""
    saviour = table.you.ready("Adelino Da Silva (G6)", blood=4)
    fallen = table.you.torpor("Rake (G1)", blood=3)
    table.you.ready("Dirk (G4)")
    table.you.acts(word="rescue", by=saviour)
    table.nobody_reacts()
    assert (table.blood(saviour), table.blood(fallen)) == (4, 3)


# -- unlocking -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "place",
    [
        "ready",
        pytest.param("torpor", marks=pytest.mark.ruling("Dónal O'Connor (G6)", 1)),
    ],
)
def test_donal_unlocks_in_your_minion_phase(table: Table, place: str) -> None:
    """For 1 blood, once; in torpor too."""
    donal = table.you.puts("Dónal O'Connor (G6)", place, locked=True)
    table.you.ready("Dirk (G4)")
    table.begins()
    full = table.blood(donal) if table.asked() else 0
    table.you.uses(donal)
    assert not table.locked(donal)
    assert table.blood(donal) == full - 1
    assert not table.you.may("use", card=donal)


def test_emily_carson_unlocks_with_the_edge(table: Table) -> None:
    """In your discard phase."""
    emily = table.you.ready("Emily Carson (G5)", locked=True)
    table.gives_edge(table.you)
    table.begins("discard")
    table.you.uses(emily)
    assert not table.locked(emily)
    assert not table.you.has_edge()


def test_emily_carson_needs_the_edge(table: Table) -> None:
    """Somebody else has it."""
    emily = table.you.ready("Emily Carson (G5)", locked=True)
    table.gives_edge(table.prey)
    table.you.holds("Blood Doll")
    table.begins("discard")
    assert not table.you.may("use", card=emily)


def test_saul_meira_unlocks_the_black_hand(table: Table) -> None:
    """Another ready Black Hand vampire, for 1 blood, in your discard phase."""
    saul = table.you.ready("Saul Meira (G5)")
    hand = table.you.ready("Shaggydog (G5)", locked=True)
    other = table.you.ready("Luther (G2)", locked=True)
    table.you.torpor("Tarbaby Jack (G3)", locked=True)
    table.begins("discard")
    table.you.uses(saul)
    assert not table.locked(hand)
    assert table.locked(other)
    assert table.blood(saul) == 7


def test_javier_montoya_unlocks_a_younger_anarch(table: Table) -> None:
    """Ready and younger, for 1 blood, once in your minion phase."""
    javier = table.you.ready("Javier Montoya (G2 ADV)")
    anarch = table.you.ready("Theo Bell (G6)", locked=True)
    other = table.you.ready(PLAIN, locked=True)
    table.you.torpor("Theo Bell (G2)", locked=True)
    theirs = table.prey.ready("Javier Montoya (G2 ADV)")
    assert not table.prey.may("use", card=theirs)
    table.you.uses(javier)
    assert not table.locked(anarch)
    assert table.locked(other)
    assert table.blood(javier) == 8
    assert not table.you.may("use", card=javier)


def test_alabastrom_unlocks_another_gargoyle(table: Table) -> None:
    """Once in your turn; a ready one of yours."""
    mine = table.you.ready("Alabástrom (G6)")
    other = table.you.ready("Erinyi (G2)", locked=True)
    third = table.you.ready("Cedric (G4)", locked=True)
    foe = table.prey.ready("Fidus, The Shrunken Beast (G2)", locked=True)
    table.you.uses(mine)
    assert targets(table) == {other, third}
    table.you.chooses(other)
    assert not table.locked(other)
    assert table.locked(third)
    assert table.locked(foe)
    assert not table.you.may("use", card=mine)


@pytest.mark.ruling("Nikolaus Vermeulen (G6)", 1)
@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_nikolaus_influences_nosferatu(table: Table, place: str) -> None:
    """The Edge for 1 blood in your influence phase; not for others."""
    nikolaus = table.you.puts("Nikolaus Vermeulen (G6)", place)
    young = table.you.uncontrolled("Echo (G4)")
    other = table.you.uncontrolled(PLAIN)
    table.gives_edge(table.you)
    table.begins("influence")
    table.you.uses(nikolaus)
    assert (table.blood(young), table.blood(other)) == (1, 0)
    assert not table.you.has_edge()


@pytest.mark.rules_text("003 Nakhthorheb 1")
def test_nakhthorheb_unlocks_during_his_own_action(table: Table) -> None:
    """At any time of the phase: while somebody could block him, in combat; once."""
    acts = table.you.ready("Nakhthorheb (G4)", blood=5)
    table.prey.ready("Dirk (G4)")
    table.you.acts(word="bleed", by=acts)
    table.until("action", table.you)
    assert table.locked(acts)
    table.you.uses(acts)
    assert not table.locked(acts)
    assert not table.you.may("use", card=acts)
    table.nobody_reacts()
    assert not table.locked(acts)
    assert table.prey.pool() == 29


def test_nakhthorheb_does_not_unlock_in_other_phases(table: Table) -> None:
    """Not in the master phase before it."""
    locked = table.you.ready("Nakhthorheb (G4)", locked=True)
    table.you.holds("Fame")
    table.begins("master")
    assert not table.you.may("use", card=locked)
    table.until("minion", table.you)
    assert table.you.may("use", card=locked)


def test_nakhthorheb_unlocks_once_in_the_minion_phase(table: Table) -> None:
    """He acts twice; in the second half of the phase he stays locked."""
    acts = table.you.ready("Nakhthorheb (G4)", blood=5)
    table.you.ready("Dirk (G4)")
    table.you.acts(word="bleed", by=acts)
    table.nobody_reacts()
    assert table.locked(acts)
    table.you.uses(acts)
    assert not table.locked(acts)
    table.you.acts(word="hunt", by=acts)
    table.nobody_reacts()
    assert table.locked(acts)
    assert not table.you.may("use", card=acts)
