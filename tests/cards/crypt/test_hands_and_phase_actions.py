"""Vampires that change phase actions, transfers and hands; what some know once merged."""

from __future__ import annotations

import pytest

from action_talk import action_of, told
from methuselah.engine.traits import discipline_level, sect_of
from methuselah.rules.playing.hand import hand_size
from methuselah.rules.turn.discard import discard_actions
from methuselah.rules.turn.master import master_actions
from table_talk import Table

PLAIN = "Preston Varrick (G4)"


def targets(table: Table) -> set[int]:
    """What may be chosen now."""
    return {option.target for option in table.you.options("choose")}


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


@pytest.mark.parametrize("name", ["Cicatriz (G2)", "Ulugh Beg, The Watcher (G1)"])
@pytest.mark.parametrize(("place", "number"), [("ready", 2), ("torpor", 1)])
def test_some_discard_more(table: Table, name: str, place: str, number: int) -> None:
    """An additional discard phase action of its controller while it is ready."""
    table.you.puts(name, place)
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


@pytest.mark.parametrize(
    ("name", "place", "number"),
    [
        ("Tarbaby Jack (G3)", "ready", 5),
        ("Tarbaby Jack (G3)", "torpor", 4),
        ("Len Konopka (G3)", "ready", 5),
        ("Len Konopka (G3)", "torpor", 4),
        ("Ingrid Rossler (G2)", "ready", 6),
        ("Ingrid Rossler (G2)", "torpor", 4),
    ],
)
def test_some_influence_more(table: Table, name: str, place: str, number: int) -> None:
    """+1 transfer, or +2, while ready at the start of the influence phase."""
    table.you.puts(name, place)
    young = table.you.uncontrolled("Adana de Sforza (G4)")
    table.begins("influence")
    for _ in range(number):
        table.you.does("transfer", target=young, number=1)
    assert not table.you.may("transfer")
    assert table.blood(young) == number


@pytest.mark.ruling("Ingrid Rossler (G2)", 1)
def test_ingrid_gives_nothing_as_she_comes_out(table: Table) -> None:
    """Her transfers count from the next influence phase on."""
    ingrid = table.you.uncontrolled("Ingrid Rossler (G2)", blood=7)
    young = table.you.uncontrolled("Adana de Sforza (G4)")
    table.begins("influence")
    table.you.does("transfer", target=ingrid, number=1)
    table.you.does("transfer", target=ingrid, number=1)
    table.you.does("move out", target=ingrid)
    assert table.where(ingrid) == "ready"
    for _ in range(2):
        table.you.does("transfer", target=young, number=1)
    assert not table.you.may("transfer")


@pytest.mark.parametrize("locked", [True, False])
@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_cybele_unlocked_has_two_master_phase_actions(
    table: Table, place: str, locked: bool
) -> None:
    """Unlocked at the start of the master phase, in torpor too."""
    table.you.puts("Cybele (G4)", place, locked=locked)
    table.you.holds("Blood Doll", "Villein")
    table.you.ready(PLAIN)
    table.prey.ready("Cybele (G4)")
    table.begins("master")
    table.asked()
    assert master_actions(table.state, 0) == (1 if locked else 2)


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
        ("Nangila Were (G4)", (8, 7, 7)),
        ("Unmada (G5)", (8, 7, 7)),
        ("Cassandra, Magus Prime (G1)", (8, 7, 7)),
        ("Aristotle de Laurent (G3)", (8, 8, 8)),
        ("Christanius Lionel, The Mad Chronicler (G2)", (8, 7, 7)),
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


# -- cards ---------------------------------------------------------------------------------------


def test_lille_haake_discards_with_a_master_phase_action(table: Table) -> None:
    """A card of the hand, replaced; the action is used."""
    lille = table.you.ready("Lille Haake (G3)")
    card = table.you.holds("Blood Doll")
    others = table.you.holds(*["Villein"] * 6)
    theirs = table.prey.ready("Lille Haake (G3)")
    table.prey.holds("Fame")
    table.begins("unlock")
    while table.asked().window != "master":  # type: ignore[union-attr]
        assert not table.you.may("use", card=lille)
        table.pass_on()
    assert not table.prey.may("use", card=theirs)
    table.you.uses(lille)
    assert targets(table) == {card, *others}
    table.you.chooses(card)
    assert table.where(card) == "ash_heap"
    assert len(table.you.hand()) == 7
    assert not table.you.may("use", card=lille)


def test_lille_haake_does_it_once_in_a_phase(table: Table) -> None:
    """Whatever master phase actions are left (R0, "During X, do Y")."""
    lille = table.you.ready("Lille Haake (G3)")
    table.you.ready("Anson (G1)")  # two master phase actions
    table.you.holds("Blood Doll", *["Villein"] * 6)
    table.begins("master")
    table.you.uses(lille)
    table.you.chooses()
    assert master_actions(table.state, 0) == 1
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
    others = table.you.holds(*["Villein"] * 6)
    theirs = table.prey.ready("Uchenna (G4)")
    table.prey.holds("Fame")
    table.begins("unlock")
    while table.asked().window != "master":  # type: ignore[union-attr]
        assert not table.you.may("use", card=uchenna)
        table.pass_on()
    assert not table.prey.may("use", card=theirs)
    table.you.uses(uchenna)
    assert targets(table) == {card, *others}
    table.you.chooses(card)
    assert table.where(card) == "ash_heap"
    assert (told(table, "burned", card=card), told(table, "discarded")) == (1, 0)
    assert table.blood(uchenna) == 6
    assert len(table.you.hand()) == 7
    assert not table.you.may("use", card=uchenna)


@pytest.mark.rules_text("003 Callirus 1")
def test_callirus_frees_himself(table: Table) -> None:
    """1 blood for one card on him, whoever put it there, as a Bauble is; in your unlock phase."""
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


def test_lazar_dobrescu_robs_the_prey_in_a_directed_action(table: Table) -> None:
    """So the prey may block, and the predator may not."""
    lazar = table.you.ready("Lázár Dobrescu (G2)")
    table.you.ready("Dirk (G4)")
    table.you.uncontrolled(PLAIN)
    table.prey.uncontrolled("Rake (G1)", blood=2)
    near, far = table.prey.ready("Crow (G5)"), table.predator.ready("Earl (G3)")

    table.you.acts(lazar, by=lazar)
    assert action_of(table).targets == (table.prey.number,)
    assert table.prey.may("block", minion=near)
    table.until("action", table.prey)
    assert not table.predator.may("block", minion=far)


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
