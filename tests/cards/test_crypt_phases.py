"""Vampires that do something in a phase: blood given and taken, locks, more phase actions."""

from __future__ import annotations

import pytest

from methuselah.engine.traits import discipline_level, sect_of
from methuselah.rules.discard import discard_actions
from methuselah.rules.hand import hand_size
from methuselah.rules.master import master_actions
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


# -- phase actions, transfers, hands -------------------------------------------------------------


def test_ayse_dhanial_feeds_in_the_discard_phase(table: Table) -> None:
    """For the discard phase action; she must be ready."""
    ayse = table.you.ready("Ayse Dhanial (G6)", blood=1)
    sleeper = table.prey.torpor("Ayse Dhanial (G6)", blood=1)
    table.begins("discard")
    table.you.uses(ayse)
    assert table.blood(ayse) == 2
    assert not table.you.may("discard")
    assert table.blood(sleeper) == 1


@pytest.mark.parametrize(("place", "number"), [("ready", 2), ("torpor", 1)])
def test_cicatriz_discards_more(table: Table, place: str, number: int) -> None:
    """An additional discard phase action of its controller while it is ready."""
    table.you.puts("Cicatriz (G2)", place)
    table.you.holds("Blood Doll", "Villein", "Blood Doll")
    table.begins("discard")
    table.asked()
    assert discard_actions(table.state, 0) == number


def test_silas_burns_blood_to_discard_more(table: Table) -> None:
    """Once in the phase: two cards are discarded."""
    silas = table.you.ready("Silas (G6)")
    table.you.holds("Blood Doll", "Villein")
    table.begins("discard")
    table.you.uses(silas)
    assert table.blood(silas) == 4
    assert not table.you.may("use", card=silas)
    table.you.does("discard", card="Blood Doll")
    table.you.does("discard", card="Villein")


@pytest.mark.parametrize(("place", "number"), [("ready", 5), ("torpor", 4)])
def test_tarbaby_jack_influences_more(table: Table, place: str, number: int) -> None:
    """+1 transfer while ready at the start of the influence phase."""
    table.you.puts("Tarbaby Jack (G3)", place)
    young = table.you.uncontrolled("Adana de Sforza (G4)")
    table.begins("influence")
    for _ in range(number):
        table.you.does("transfer", target=young, number=1)
    assert not table.you.may("transfer")
    assert table.blood(young) == number


@pytest.mark.parametrize(("place", "number"), [("ready", 2), ("torpor", 1)])
def test_anson_has_two_master_phase_actions(table: Table, place: str, number: int) -> None:
    """While he is ready; the others have one."""
    table.you.puts("Anson (G1)", place)
    table.you.holds("Blood Doll", "Villein")
    table.you.ready(PLAIN)
    table.begins("master")
    table.asked()
    assert master_actions(table.state, 0) == number


def test_huitzilopochtli_sells_a_master_phase_action(table: Table) -> None:
    """For 1 pool, once in your master phase."""
    priest = table.you.ready("Huitzilopochtli (G2)")
    table.you.holds("Blood Doll", "Villein")
    table.begins("master")
    table.you.uses(priest)
    assert table.you.pool() == 29
    assert master_actions(table.state, 0) == 2
    assert not table.you.may("use", card=priest)


@pytest.mark.parametrize("place", ["ready", "torpor"])
@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("Carmelita Neillson (G7)", (8, 7, 7)),
        ("Cassandra, Magus Prime (G1)", (8, 7, 7)),
        ("Aristotle de Laurent (G3)", (8, 8, 8)),
        ("Jan Pieterzoon (G2)", (6, 6, 6)),
        ("Tomaine (G4)", (7, 8, 7)),
        ("High Priest Angra Mainyu (G2)", (7, 6, 7)),
    ],
)
def test_hand_sizes(table: Table, name: str, sizes: tuple[int, int, int], place: str) -> None:
    """Of whom, while the vampire is ready."""
    table.you.puts(name, place)
    table.prey.ready("Luther (G2)")
    table.begins()
    found = tuple(hand_size(table.state, seat) for seat in range(3))
    assert found == (sizes if place == "ready" else (7, 7, 7))


@pytest.mark.parametrize(("whose", "place"), [("prey", "torpor"), ("grand_prey", "ready")])
def test_tomaine_wants_a_ready_sabbat_vampire_of_the_prey(
    table: Table, whose: str, place: str
) -> None:
    """Neither in torpor nor of somebody else."""
    table.you.ready("Tomaine (G4)")
    getattr(table, whose).puts("Luther (G2)", place)
    table.prey.ready("Rake (G1)")
    table.begins()
    assert hand_size(table.state, 1) == 7


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


# -- cards ---------------------------------------------------------------------------------------


def test_lille_haake_discards_with_a_master_phase_action(table: Table) -> None:
    """A card of the hand, replaced; the action is used."""
    lille = table.you.ready("Lille Haake (G3)")
    card = table.you.holds("Blood Doll")
    table.you.holds(*["Villein"] * 6)
    table.begins("master")
    table.you.uses(lille)
    table.you.chooses(card)
    assert table.where(card) == "ash_heap"
    assert len(table.you.hand()) == 7
    assert not table.you.may("use", card=lille)


@pytest.mark.parametrize(("rival", "left"), [("Luther (G2)", 28), ("Rake (G1)", 29)])
def test_lille_haake_and_the_sabbat(table: Table, rival: str, left: int) -> None:
    """+1 bleed against a Methuselah who controls a ready Sabbat vampire."""
    lille = table.you.ready("Lille Haake (G3)")
    table.you.ready("Dirk (G4)")
    table.prey.ready(rival, locked=True)
    table.you.acts(word="bleed", by=lille)
    table.nobody_reacts()
    assert table.prey.pool() == left


def test_uchenna_burns_a_card_of_the_hand(table: Table) -> None:
    """For 1 blood in your master phase, once; it is replaced."""
    uchenna = table.you.ready("Uchenna (G4)")
    card = table.you.holds("Blood Doll")
    table.you.holds(*["Villein"] * 6)
    table.begins("master")
    table.you.uses(uchenna)
    table.you.chooses(card)
    assert table.where(card) == "ash_heap"
    assert table.blood(uchenna) == 6
    assert len(table.you.hand()) == 7
    assert not table.you.may("use", card=uchenna)


def test_callirus_frees_himself(table: Table) -> None:
    """1 blood for one card on him, in your unlock phase."""
    callirus = table.you.ready("Callirus (G4)")
    doll = table.prey.in_play("Blood Doll", on=callirus)
    other = table.you.ready(PLAIN)
    kept = table.you.in_play("Blood Doll", on=other)
    table.begins("unlock")
    table.you.uses(callirus)
    assert (table.where(doll), table.where(kept)) == ("ash_heap", "attached")
    assert table.blood(callirus) == 4


@pytest.mark.ruling("Lázár Dobrescu (G2)", 1)
@pytest.mark.parametrize("fed", [True, False])
def test_lazar_dobrescu_robs_the_unborn(table: Table, fed: bool) -> None:
    """1 blood from the prey's uncontrolled region to yours; not without a vampire in it."""
    lazar = table.you.ready("Lázár Dobrescu (G2)")
    table.you.ready("Dirk (G4)")
    if fed:
        mine = table.you.uncontrolled(PLAIN)
    theirs = table.prey.uncontrolled("Rake (G1)", blood=2)
    table.grand_prey.uncontrolled("Rake (G1)", blood=2)
    table.begins()
    table.asked()
    assert table.you.may("use action", card=lazar) == fed
    if fed:
        table.you.acts(lazar, by=lazar)
        table.nobody_reacts()
        assert (table.blood(mine), table.blood(theirs)) == (1, 1)


@pytest.mark.ruling("Nitidas (G6)", 1)
@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_nitidas_locks_for_a_larger_hand(table: Table, place: str) -> None:
    """+1 hand size until the end of the turn; from torpor too."""
    nitidas = table.you.puts("Nitidas (G6)", place)
    table.you.ready("Dirk (G4)")
    table.begins()
    table.you.uses(nitidas)
    assert hand_size(table.state, 0) == 8
    assert table.locked(nitidas)
    assert not table.you.may("use", card=nitidas)
    table.until_turn_of(table.prey, "minion")
    assert hand_size(table.state, 0) == 7


# -- merged --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "codes"), [("Gengis (G3)", ("aus", "cel")), ("Louis Fortier (G4)", ("dom", "pre"))]
)
def test_merged_they_know_more(table: Table, name: str, codes: tuple[str, str]) -> None:
    """One level more of each than the base version."""
    merged = table.you.merged(name)
    base = table.prey.ready(name)
    table.begins()
    for code in codes:
        more = discipline_level(table.state, merged, code)
        less = discipline_level(table.state, base, code)
        assert more == min(2, less + 1)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Gengis (G3)", marks=pytest.mark.ruling("Gengis (G3 ADV)", 1)),
        pytest.param("Louis Fortier (G4)", marks=pytest.mark.ruling("Louis Fortier (G4 ADV)", 1)),
    ],
)
def test_merged_they_are_anarchs(table: Table, name: str) -> None:
    """Whatever the base version was."""
    merged = table.you.merged(name)
    table.begins()
    assert sect_of(table.state, merged) == "anarch"
