"""Vampires whose abilities answer what happens: bleeds, blocks, combats, torpor, referendums."""

from __future__ import annotations

import pytest

from combat_talk import DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to
from methuselah.engine import atoms, knowledge
from methuselah.rules.playing.hand import hand_size
from methuselah.rules.politics.titles import votes_of_title
from table_talk import Table

PLAIN = "Preston Varrick (G4)"


def bleed_with(table: Table, name: str) -> int:
    """A vampire of yours bleeds your prey successfully; another one keeps your turn going."""
    mine = table.you.ready(name)
    table.you.ready("Dirk (G4)")
    table.you.acts(word="bleed", by=mine)
    return mine


# -- successful bleeds ---------------------------------------------------------------------------


def test_icarus_reads_the_hand_of_whom_he_bled(table: Table) -> None:
    """The prey's, and nobody else's."""
    card = table.prey.holds("Blood Doll")
    other = table.grand_prey.holds("Villein")
    mine = table.you.ready("Icarus, The Manchurian (G4)")
    table.you.ready("Dirk (G4)")
    table.you.acts(word="bleed", by=mine)
    table.you.does("answer")
    assert knowledge.sees(table.state, 0, card)
    assert not knowledge.sees(table.state, 0, other)
    assert not knowledge.sees(table.state, 2, card)


def test_doctor_streck_makes_them_discard(table: Table) -> None:
    """One card at random, replaced."""
    table.prey.holds(*["Blood Doll"] * 7)
    table.grand_prey.holds(*["Blood Doll"] * 7)
    bleed_with(table, "Doctor Streck (G3)")
    rest(table)
    assert sorted(table.prey.hand()) == ["Blood Doll"] * 6 + ["Filler"]
    assert table.grand_prey.hand() == ["Blood Doll"] * 7


@pytest.mark.parametrize("burns", [True, False])
def test_zygodat_may_burn_a_library(table: Table, burns: bool) -> None:
    """The top two cards of the library of whom she bled."""
    before = 12
    bleed_with(table, "Zygodat (G4)")
    if burns:
        table.you.does("answer")
    rest(table)
    assert len(table.state.seats[1].library) == before - 2 * burns
    assert len(table.state.seats[2].library) == before


def test_vasiliy_unlocks_after_bleeding_the_prey(table: Table) -> None:
    """He may; not after a bleed that reached somebody else."""
    mine = bleed_with(table, "Vasiliy Vasilevich (G5)")
    table.you.does("answer")
    assert not table.locked(mine)
    assert table.prey.pool() == 28


def test_vasiliy_stays_locked_after_a_deflection(table: Table) -> None:
    """It was not your prey who was bled."""
    dominator = table.prey.ready("Emily Carson (G5)")
    table.prey.holds("Deflection")
    mine = table.you.ready("Vasiliy Vasilevich (G5)")
    table.you.ready("Dirk (G4)")
    table.you.acts(word="bleed", by=mine)
    table.prey.plays("Deflection", by=dominator, level="dom")
    table.prey.chooses(seat=table.grand_prey)
    rest(table)
    assert table.grand_prey.pool() == 28
    assert table.locked(mine)


@pytest.mark.parametrize(("name", "locked"), [("Luke Fellows (G4)", False), (PLAIN, True)])
def test_luke_fellows_unlocks_at_the_end(table: Table, name: str, locked: bool) -> None:
    """After a successful bleed."""
    mine = bleed_with(table, name)
    rest(table)
    assert table.locked(mine) == locked


def test_luke_fellows_blocked_stays_locked(table: Table) -> None:
    """The bleed must be successful."""
    theirs = table.prey.ready(PLAIN)
    mine = bleed_with(table, "Luke Fellows (G4)")
    table.prey.blocks(theirs)
    rest(table)
    assert table.locked(mine)


@pytest.mark.ruling("Lubomira Hradok (G5)", 1)
@pytest.mark.parametrize(
    ("rival", "place", "locked"),
    [("Rake (G1)", "ready", True), ("Rake (G1)", "torpor", False), (PLAIN, "ready", False)],
)
def test_lubomira_is_frightened_by_titles(
    table: Table, rival: str, place: str, locked: bool
) -> None:
    """She does not unlock after bleeding one who controls a ready titled vampire."""
    titled = table.prey.puts(rival, place, locked=True)
    mine = bleed_with(table, "Lubomira Hradok (G5)")
    rest(table)
    table.until_turn_of(table.you, "master")
    assert table.locked(mine) == locked
    assert table.where(titled) == place


# -- blocks --------------------------------------------------------------------------------------


def test_assad_salhoum_feeds_on_blocks(table: Table) -> None:
    """1 blood from the bank as he blocks, before combat."""
    acts = table.you.ready(PLAIN)
    table.you.ready("Dirk (G4)")
    assad = table.prey.ready("Assad Salhoum (G4)", blood=3)
    other = table.prey.ready("Andy (G4)", blood=0)
    table.you.acts(word="bleed", by=acts)
    table.prey.blocks(assad)
    rest(table)
    assert table.blood(assad) == 3 + 1 - damage_to(table, assad)
    assert table.blood(other) == 0


@pytest.mark.parametrize("wakes", [True, False])
def test_cedric_unlocks_after_a_directed_block(table: Table, wakes: bool) -> None:
    """He may burn 1 blood as the action ends."""
    acts = table.you.ready(PLAIN)
    table.you.ready("Dirk (G4)")
    cedric = table.prey.ready("Cedric (G4)")
    table.you.acts(word="bleed", by=acts)
    table.prey.blocks(cedric)
    if wakes:
        table.prey.does("do")
    rest(table)
    assert table.locked(cedric) != wakes
    assert table.blood(cedric) == 6 - damage_to(table, cedric) - wakes


@pytest.mark.ruling("Aelswith, The Irresistible (G6)", 2)
@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_aelswith_hurts_whoever_blocks_her(table: Table, place: str) -> None:
    """The controller of the blocking minion burns 1 pool; as she leaves torpor too."""
    mine = table.you.puts("Aelswith, The Irresistible (G6)", place, blood=5)
    table.you.ready("Dirk (G4)")
    blocker = table.prey.ready("Righteous Endeavor (G5)")
    table.prey.in_play("Sport Bike", on=blocker)
    table.you.acts(word="bleed" if place == "ready" else "leave torpor", by=mine)
    table.prey.blocks(blocker)
    rest(table)
    assert table.prey.pool() == 29
    assert table.grand_prey.pool() == 30


@pytest.mark.parametrize(
    ("name", "blocker", "kind", "burned"),
    [
        ("Spleen, Georgio Gutterpunk (G2)", PLAIN, "bleed", 1),
        ("Spleen, Georgio Gutterpunk (G2)", "Dirk (G4)", "bleed", 0),
        ("Spleen, Georgio Gutterpunk (G2)", "Renegade Garou", "bleed", 0),
        ("Tears, The Dark Pierrot (G4)", "Dirk (G4)", "bleed", 1),
    ],
)
def test_who_burns_blood_when_blocked(
    table: Table, name: str, blocker: str, kind: str, burned: int
) -> None:
    """Before combat begins, beside its damage."""
    mine = table.you.ready(name)
    table.you.ready("Dirk (G4)")
    theirs = table.prey.ready(blocker)
    table.you.acts(word=kind, by=mine)
    full = {"Spleen, Georgio Gutterpunk (G2)": 2}.get(name, 6)
    table.prey.blocks(theirs)
    rest(table)
    lost = [line for line in table.state.journal if line.what == "burned blood"]
    assert sum(line.number for line in lost if line.card == mine) == min(
        full, burned + damage_to(table, mine)
    )


def test_tears_blocked_in_a_hunt_burns_nothing(table: Table) -> None:
    """Only bleeds and political actions."""
    tears = table.you.ready("Tears, The Dark Pierrot (G4)", blood=3)
    table.you.ready("Dirk (G4)")
    theirs = table.prey.ready("Domenic Giovanni (G6)")
    table.prey.in_play("Sport Bike", on=theirs)
    table.you.acts(word="hunt", by=tears)
    table.prey.blocks(theirs)
    rest(table)
    assert table.blood(tears) == 3 - damage_to(table, tears)


@pytest.mark.parametrize(("blocker", "stays"), [("Rake (G1)", True), (PLAIN, False)])
def test_gengis_sulks_when_a_titled_vampire_blocks_him(
    table: Table, blocker: str, stays: bool
) -> None:
    """He does not unlock in your next unlock phase."""
    mine = table.you.ready("Gengis (G3 ADV)")
    table.you.ready("Dirk (G4)")
    theirs = table.prey.ready(blocker)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(theirs)
    rest(table)
    table.until_turn_of(table.you, "master")
    assert table.locked(mine) == stays


# -- combats -------------------------------------------------------------------------------------


def test_madeleine_giovanni_charges_for_losses(table: Table) -> None:
    """The controller of the minion that leaves the ready region burns 1 pool."""
    mine = table.you.ready("Madeleine Giovanni (G6)")
    theirs = table.prey.ready(PLAIN, blood=0)
    fight(table, mine, theirs)
    rest(table)
    assert table.where(theirs) == "torpor"
    assert (table.prey.pool(), table.you.pool()) == (29, 30)


@pytest.mark.parametrize(
    ("name", "cost"),
    [
        pytest.param("Gold Pan Dan (G5)", 1, marks=pytest.mark.ruling("Gold Pan Dan (G5)", 1)),
        ("Ian Carfax (G7)", 0),
    ],
)
@pytest.mark.parametrize("blood", [0, 5])
def test_who_unlocks_after_a_victory(table: Table, name: str, cost: int, blood: int) -> None:
    """If the opposing minion is not ready any more; each player's turn again."""
    mine = table.you.ready(name, blood=4)
    theirs = table.prey.ready(PLAIN, blood=blood)
    fight(table, mine, theirs)
    if not blood:
        table.you.does("answer")
    rest(table)
    assert table.locked(mine) == bool(blood)
    assert table.blood(mine) == 4 - damage_to(table, mine) - (0 if blood else cost)


def test_henri_lavenant_draws_in_combat(table: Table) -> None:
    """+1 hand size while he fights: a card is drawn as it begins, and one discarded after it."""
    mine = table.you.ready("Henri Lavenant (G3)")
    theirs = table.prey.ready(PLAIN)
    card = table.you.holds(MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert hand_size(table.state, 0) == 8
    assert len(table.you.hand()) == 8
    table.until("hand", table.you)
    assert hand_size(table.state, 0) == 7
    table.you.does("discard", card=card)
    rest(table)
    assert len(table.you.hand()) == 7


def test_harold_tanner_makes_them_show_their_hand(table: Table) -> None:
    """The controller of the minion in combat with him plays with an open hand."""
    mine = table.you.ready("Harold Tanner (G4)")
    theirs = table.prey.ready(PLAIN)
    table.you.holds(MANEUVER)
    card = table.prey.holds("Blood Doll")
    other = table.grand_prey.holds("Blood Doll")
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert knowledge.sees(table.state, 0, card)
    assert not knowledge.sees(table.state, 0, other)


@pytest.mark.parametrize(("name", "far"), [("Mowgli (G4)", False), (PLAIN, True)])
def test_mowgli_does_not_go_away(table: Table, name: str, far: bool) -> None:
    """No maneuver to long range, no press to end combat."""
    mine = table.you.ready(name)
    theirs = table.prey.ready("Rake (G1)")
    table.you.holds(MANEUVER)
    fight(table, mine, theirs)
    if far:
        table.until("range", table.you)
        assert table.you.may("play", card=MANEUVER.name)
    else:
        rest(table)
        assert not any(line.what == "maneuvered" for line in table.state.journal)


def test_mowgli_comes_close(table: Table) -> None:
    """Against a maneuver of the opponent he may use his."""
    mine = table.you.ready("Mowgli (G4)")
    theirs = table.prey.ready("Rake (G1)")
    table.you.holds(MANEUVER)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    table.prey.plays(MANEUVER.name, by=theirs)
    table.you.plays(MANEUVER.name, by=mine)
    rest(table)
    assert damage_to(table, theirs) == 1


@pytest.mark.parametrize(
    ("opponent", "may"), [("Rake (G1)", False), ("Xeper, Sultan of Lepers (G6)", True)]
)
def test_ysador_is_not_approached(table: Table, opponent: str, may: bool) -> None:
    """Only the infernal and demons maneuver to close range against him."""
    mine = table.you.ready("Ysador the Foul (G4)")
    theirs = table.prey.ready(opponent)
    table.you.holds(MANEUVER)
    table.prey.holds(MANEUVER)
    fight(table, mine, theirs)
    table.you.plays(MANEUVER.name, by=mine)
    if may:
        table.prey.plays(MANEUVER.name, by=theirs)
    rest(table)
    assert damage_to(table, theirs) == may


def test_gabi_is_not_dodged_in_the_first_round(table: Table) -> None:
    """In the second round a dodge is possible."""
    mine = table.you.ready("Gabi (G6)")
    theirs = table.prey.ready(PLAIN)
    table.you.holds(PRESS)
    table.prey.holds(DODGE)
    fight(table, mine, theirs)
    table.you.plays(PRESS.name, by=mine)
    assert damage_to(table, theirs) == 1
    table.prey.plays(DODGE.name, by=theirs)
    rest(table)
    assert damage_to(table, theirs) == 1


@pytest.mark.ruling("Regina Giovanni, The Right Hand of Augustus (G2)", 1)
@pytest.mark.ruling("Thetmes, Caliph of Alamut (G2)", 1)
@pytest.mark.parametrize(
    "name",
    ["Thetmes, Caliph of Alamut (G2)", "Regina Giovanni, The Right Hand of Augustus (G2)"],
)
def test_votes_of_no_title_are_kept(table: Table, name: str) -> None:
    """In another sect too: see the vampires that are titled by their votes."""
    mine = table.you.ready(name)
    table.begins()
    atoms.set_trait(table.state, mine, "sect", "sabbat")
    assert votes_of_title(table.state, mine) == 2


def test_thetmes_strikes_to_kill(table: Table) -> None:
    """Hand damage is aggravated: the opponent goes to torpor with blood on it."""
    mine = table.you.ready("Thetmes, Caliph of Alamut (G2)")
    theirs = table.prey.ready(PLAIN)
    fight(table, mine, theirs)
    rest(table)
    assert table.where(theirs) == "torpor"
    assert table.blood(theirs) == 7


# -- torpor, entering play -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "pools"),
    [
        ("Sylvester Simms (G1)", (29, 29, 29)),
        ("Hasina Kesi (G1)", (30, 29, 30)),
        ("Thomas De Lutrius (G4)", (30, 29, 30)),
    ],
)
def test_torpor_costs_pool(table: Table, name: str, pools: tuple[int, int, int]) -> None:
    """As the vampire goes to torpor; not as another one does."""
    acts = table.you.ready("Thetmes, Caliph of Alamut (G2)")
    theirs = table.prey.ready(name)
    fight(table, acts, theirs)
    rest(table)
    assert table.where(theirs) == "torpor"
    assert tuple(seat.pool() for seat in table.seats[:3]) == pools


@pytest.mark.parametrize(
    "name",
    ["Sylvester Simms (G1)", "Hasina Kesi (G1)", "Julius (G2)", "Thomas De Lutrius (G4)"],
)
def test_the_torpor_of_others_is_of_no_account(table: Table, name: str) -> None:
    """A bystander."""
    acts = table.you.ready("Thetmes, Caliph of Alamut (G2)")
    bystander = table.prey.ready(name)
    theirs = table.prey.ready(PLAIN)
    fight(table, acts, theirs)
    rest(table)
    assert [seat.pool() for seat in table.seats[:3]] == [30, 30, 30]
    assert table.where(bystander) == "ready"


def test_julius_is_burned_in_torpor(table: Table) -> None:
    """At once."""
    acts = table.you.ready("Thetmes, Caliph of Alamut (G2)")
    julius = table.prey.ready("Julius (G2)")
    fight(table, acts, julius)
    rest(table)
    assert table.where(julius) == "ash_heap"


@pytest.mark.ruling("Jaggedy Andy (G4)", 1)
@pytest.mark.parametrize("held", [1, 7])
def test_jaggedy_andy_drops_cards(table: Table, held: int) -> None:
    """Two cards at random, as many as there are; then the hand is filled."""
    acts = table.you.ready("Thetmes, Caliph of Alamut (G2)")
    andy = table.prey.ready("Jaggedy Andy (G4)")
    table.prey.holds(*["Blood Doll"] * held)
    fight(table, acts, andy)
    rest(table)
    dropped = table.state.seats[1].ash_heap
    assert len(dropped) == min(2, held)
    assert len(table.prey.hand()) == 7


@pytest.mark.ruling("Dr. Solomon Grey (G5)", 1)
@pytest.mark.parametrize("contested", [True, False])
def test_dr_solomon_grey_costs_a_pool(table: Table, contested: bool) -> None:
    """As he enters play, before he is contested."""
    mine = table.you.uncontrolled("Dr. Solomon Grey (G5)", blood=1)
    if contested:
        table.prey.ready("Dr. Solomon Grey (G5)")
    table.begins("influence")
    table.you.does("transfer", target=mine, number=1)
    table.you.does("move out", target=mine)
    assert table.you.pool() == 30 - 1 - 1
