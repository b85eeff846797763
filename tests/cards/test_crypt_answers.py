"""Vampires whose abilities answer what happens: bleeds, blocks, combats, torpor, referendums."""

from __future__ import annotations

from dataclasses import replace

import pytest

from combat_talk import COMBAT_ENDS, DODGE, MANEUVER, PRESS, fight, rest
from fight_talk import damage_to
from methuselah.engine import atoms, knowledge
from methuselah.language import burn_pool, political
from methuselah.rules.blocks import intercept
from methuselah.rules.hand import hand_size
from methuselah.rules.titles import title_of, votes_of_title
from methuselah.rules.votes import tally
from politics_talk import carried, motion, polling
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


@pytest.mark.ruling("Aelswith, The Irresistible (G6)", 1)
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
    theirs = table.prey.ready("Lorrie Dunsirn (G4)")
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
    """If the opposing minion is not ready any more; each player's turn anew."""
    mine = table.you.ready(name, blood=4)
    theirs = table.prey.ready(PLAIN, blood=blood)
    fight(table, mine, theirs)
    if not blood:
        table.you.does("answer")
    rest(table)
    assert table.locked(mine) == bool(blood)
    assert table.blood(mine) == 4 - damage_to(table, mine) - (0 if blood else cost)


def test_henri_lavenant_draws_in_combat(table: Table) -> None:
    """+1 hand size while he fights, none while somebody else does."""
    mine = table.you.ready("Henri Lavenant (G3)")
    theirs = table.prey.ready(PLAIN)
    table.you.holds(MANEUVER)
    fight(table, mine, theirs)
    table.until("range", table.you)
    assert hand_size(table.state, 0) == 8
    rest(table)
    assert hand_size(table.state, 0) == 7


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


@pytest.mark.ruling("Thetmes, Caliph of Alamut (G2)", 1)
def test_thetmes_keeps_his_votes(table: Table) -> None:
    """In another sect too: see the vampires that are titled by their votes."""
    mine = table.you.ready("Thetmes, Caliph of Alamut (G2)")
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
    [("Sylvester Simms (G1)", (29, 29, 29)), ("Hasina Kesi (G1)", (30, 29, 30))],
)
def test_torpor_costs_pool(table: Table, name: str, pools: tuple[int, int, int]) -> None:
    """As the vampire goes to torpor; not as another one does."""
    acts = table.you.ready("Thetmes, Caliph of Alamut (G2)")
    theirs = table.prey.ready(name)
    fight(table, acts, theirs)
    rest(table)
    assert table.where(theirs) == "torpor"
    assert tuple(seat.pool() for seat in table.seats[:3]) == pools


@pytest.mark.parametrize("name", ["Sylvester Simms (G1)", "Hasina Kesi (G1)", "Julius (G2)"])
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


# -- referendums ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Sundown (G3)", marks=pytest.mark.ruling("Sundown (G3)", 1)),
        pytest.param(
            "Danielle Diron (G3 ADV)", marks=pytest.mark.ruling("Danielle Diron (G3 ADV)", 1)
        ),
    ],
)
def test_a_vote_for_a_blood(table: Table, name: str) -> None:
    """+1 vote, once in the referendum, even locked."""
    caller = table.you.ready("Rake (G1)")
    voter = table.you.ready(name, locked=True)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table, table.you)
    full = table.blood(voter)
    table.you.uses(voter)
    assert table.blood(voter) == full - 1
    assert not table.you.may("use", card=voter)
    before = tally(table.state)
    table.you.votes("for", minion=voter)
    assert sum(tally(table.state)) == sum(before) + 1


@pytest.mark.parametrize(
    ("name", "card", "votes"),
    [
        pytest.param("Modius (G7)", "Blood Doll", 1, marks=pytest.mark.ruling("Modius (G7)", 1)),
        pytest.param("Dr. John Dee (G4)", "Drawing Out the Beast", 0, marks=()),
    ],
)
@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_a_card_for_votes(table: Table, name: str, card: str, votes: int, place: str) -> None:
    """A discarded card is worth votes, once; the wrong card is not asked for."""
    caller = table.you.ready("Rake (G1)")
    voter = table.you.puts(name, place)
    table.you.holds(motion(), card)
    table.you.acts("Motion", by=caller)
    polling(table, table.you)
    assert table.you.may("use", card=voter) == bool(votes)
    if votes:
        table.you.uses(voter)
        assert not table.you.may("use", card=voter)


@pytest.mark.ruling("Dr. John Dee (G4)", 1)
def test_dr_john_dee_discards_blood_sorcery(table: Table) -> None:
    """+2 votes for a card that requires it, even locked; once."""
    caller = table.you.ready("Rake (G1)")
    john = table.you.ready("Dr. John Dee (G4)", locked=True)
    table.you.holds(motion(), "Theft of Vitae", "Theft of Vitae")
    table.you.acts("Motion", by=caller)
    polling(table, table.you)
    table.you.uses(john)
    if table.you.may("choose"):
        table.you.chooses("Theft of Vitae")  # type: ignore[arg-type]
    polling(table, table.you)
    assert not table.you.may("use", card=john)
    before = tally(table.state)[0]
    table.you.votes("for", minion=john)
    assert tally(table.state)[0] == before + 2 + 2


@pytest.mark.parametrize(("opponent", "may"), [("Emily Carson (G5)", False), (PLAIN, True)])
def test_ventrue_do_not_end_combat_with_dr_john_dee(table: Table, opponent: str, may: bool) -> None:
    """The strike is not offered to them."""
    john = table.you.ready("Dr. John Dee (G4)")
    theirs = table.prey.ready(opponent)
    table.prey.holds(COMBAT_ENDS, DODGE)
    fight(table, john, theirs)
    table.until("strike", table.prey)
    assert table.prey.may("play", card=DODGE.name)
    assert table.prey.may("play", card=COMBAT_ENDS.name) == may


def test_ayo_igoli_counts_the_titled(table: Table) -> None:
    """One vote for each ready titled vampire of yours."""
    caller = table.you.ready("Rake (G1)")
    table.you.ready("Constanza Vinti (G2)")
    table.you.torpor("Anson (G1)")
    table.prey.ready("Katarina (G2)")
    ayo = table.you.ready("Ayo Igoli (G4)")
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table, table.you)
    before = tally(table.state)[0]
    table.you.votes("for", minion=ayo)
    assert tally(table.state)[0] == before + 2


def test_ayo_igoli_feeds_laibon(table: Table) -> None:
    """2 blood for a discard phase action."""
    ayo = table.you.ready("Ayo Igoli (G4)")
    young = table.you.uncontrolled("Kamiri wa Itherero (G4)")
    table.you.uncontrolled("Rake (G1)")
    table.begins("discard")
    table.you.uses(ayo)
    assert (table.blood(ayo), table.blood(young)) == (8, 2)
    assert not table.you.may("discard")


@pytest.mark.ruling("Kateline Nadasdy (G4)", 2)
@pytest.mark.ruling("Kateline Nadasdy (G4)", 3)
@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_kateline_silences_a_voter(table: Table, place: str) -> None:
    """For 1 blood, once: votes already cast are gone; not those of the acting vampire."""
    caller = table.you.ready("Rake (G1)")
    kateline = table.you.puts("Kateline Nadasdy (G4)", place, locked=place == "ready")
    voter = table.prey.ready("Katarina (G2)")
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    table.prey.votes("against", minion=voter)
    assert tally(table.state)[1] == 2
    table.you.uses(kateline)
    offered = {option.target for option in table.you.options("choose")}
    assert caller not in offered
    table.you.chooses(voter)
    assert table.blood(kateline) == 6
    assert tally(table.state)[1] == 0
    assert not table.you.may("use", card=kateline)


@pytest.mark.ruling("Gravitnir (G4)", 1)
def test_gravitnir_silences_the_caller(table: Table) -> None:
    """For 1 blood the acting vampire abstains; locked too, once."""
    caller = table.you.ready("Rake (G1)")
    gravitnir = table.prey.ready("Gravitnir (G4)", locked=True)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    table.prey.uses(gravitnir)
    assert table.blood(gravitnir) == 9
    assert not table.prey.may("use", card=gravitnir)
    polling(table, table.you)
    assert not table.you.may("vote", minion=caller)


@pytest.mark.ruling("Donald Cargill (G5)", 1)
@pytest.mark.parametrize(("name", "burned"), [("Donald Cargill (G5)", 1), ("Dirk (G4)", 0)])
def test_donald_cargill_pays_for_the_predators_success(
    table: Table, name: str, burned: int
) -> None:
    """After the effects of a referendum that his controller's predator called."""
    caller = table.you.ready("Rake (G1)")
    donald = table.prey.ready(name)
    other = table.grand_prey.ready("Donald Cargill (G5)" if burned == 0 else "Dirk (G4)")
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    carried(table, caller)
    assert table.you.pool() == 31
    assert table.blood(donald) == 1 - burned
    assert table.blood(other) == 1


@pytest.mark.ruling("Aaradhya, The Callous Tyrant (G6)", 1)
@pytest.mark.parametrize("passes", [True, False])
def test_aaradhya_unlocks_after_politics(table: Table, passes: bool) -> None:
    """After a successful political action, whatever became of the referendum."""
    mine = table.you.ready("Aaradhya, The Callous Tyrant (G6)")
    table.you.ready("Dirk (G4)")
    table.you.holds(motion())
    table.you.acts("Motion", by=mine)
    polling(table, table.you)
    if passes:
        table.you.votes("for", minion=mine)
    table.you.uses(mine)
    assert not table.locked(mine)


@pytest.mark.parametrize("passes", [True, False])
def test_antonio_delgado_unlocks_in_the_discard_phase(table: Table, passes: bool) -> None:
    """He may, if his referendum passed."""
    mine = table.you.ready("Antonio Delgado (G2)")
    table.you.ready("Dirk (G4)")
    table.you.holds(motion())
    table.you.acts("Motion", by=mine)
    polling(table, table.you)
    if passes:
        carried(table, mine)
        table.you.does("do")
    else:
        rest(table)
        table.until_turn_of(table.you, "discard")
    assert table.locked(mine) != passes


def test_jolan_unlocks_after_recruiting(table: Table) -> None:
    """In the next discard phase."""
    mine = table.you.ready("Szechenyi Jolán, Mother of Horrors (G3)")
    table.you.ready("Dirk (G4)")
    table.you.holds("Vagabond Mystic")
    table.you.acts("Vagabond Mystic", by=mine)
    table.you.uses(mine)
    assert table.locked(mine)
    table.you.does("do")
    assert not table.locked(mine)


# -- actions of others ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("acting", "may"), [("Sheva Carr (G5)", True), ("Aisling Sturbridge (G2)", False)]
)
def test_victorine_stops_small_bleeds(table: Table, acting: str, may: bool) -> None:
    """Capacity 4 or less; the Edge is burned and the action fails."""
    acts = table.you.ready(acting)
    table.you.ready("Dirk (G4)")
    victorine = table.prey.ready("Victorine Lafourcade (G3)")
    table.gives_edge(table.prey)
    table.you.acts(word="bleed", by=acts)
    table.until("action", table.prey)
    assert table.prey.may("use", card=victorine) == may
    if may:
        table.prey.uses(victorine)
        rest(table)
        assert table.prey.pool() == 30
        assert not table.prey.has_edge()


@pytest.mark.ruling("Montecalme (G5)", 1)
@pytest.mark.parametrize("there", [True, False])
def test_montecalme_calls_for_the_end_of_a_location(table: Table, there: bool) -> None:
    """A referendum to burn any location; without one it cannot be called."""
    mine = table.you.ready("Montecalme (G5)")
    table.you.ready("Dirk (G4)")
    if there:
        barrens = table.prey.in_play("The Barrens")
    table.begins()
    table.asked()
    assert table.you.may("use action", card=mine) == there
    if there:
        table.you.acts(mine, by=mine)
        carried(table, mine)
        assert table.where(barrens) == "ash_heap"


@pytest.mark.ruling("Maris Streck (G3)", 1)
@pytest.mark.ruling("Maris Streck (G3)", 2)
def test_maris_streck_helps_to_block(table: Table) -> None:
    """+1 intercept for the blocking minion, as often as she likes, locked or not."""
    acts = table.you.ready("Muaziz, Archon of Ulugh Beg (G2)", blood=3)
    table.you.ready("Dirk (G4)")
    maris = table.prey.ready("Maris Streck (G3)", locked=True)
    blocker = table.prey.ready(PLAIN)
    table.you.acts(word="hunt", by=acts)
    table.prey.blocks(blocker)
    table.prey.uses(maris)
    assert intercept(table.state, blocker) == 1
    table.prey.uses(maris)
    rest(table)
    assert table.blood(maris) == 7
    assert table.locked(blocker)


def test_maris_streck_reorders_a_library(table: Table) -> None:
    """The top 5 cards of your library, as an action."""
    maris = table.you.ready("Maris Streck (G3)")
    table.you.ready("Dirk (G4)")
    table.you.acts(maris, by=maris)
    for card in (9, 7, 11, 8, 10):
        if table.you.may("choose"):
            table.you.chooses(card)
    rest(table)
    assert table.locked(maris)
    assert set(table.state.seats[0].library[-5:]) == {7, 8, 9, 10, 11}
    assert table.state.seats[0].library[-5:] != (7, 8, 9, 10, 11)


@pytest.mark.ruling("Osric Vladislav (G5)", 1)
def test_osric_burns_a_location_for_stealth(table: Table) -> None:
    """One of yours, while stealth is needed; again, if it is needed again."""
    osric = table.you.ready("Osric Vladislav (G5)")
    table.you.ready("Dirk (G4)")
    barrens = table.you.in_play("The Barrens")
    foreign = table.prey.in_play("The Barrens")
    rival = table.prey.ready(PLAIN)
    table.you.acts(word="bleed", by=osric)
    table.until("action", table.prey)
    assert not table.you.may("use", card=osric)
    table.prey.blocks(rival)
    table.you.uses(osric)
    rest(table)
    assert (table.where(barrens), table.where(foreign)) == ("ash_heap", "permanent")
    assert table.prey.pool() == 29


@pytest.mark.parametrize(("acting", "may"), [("Greensleeves (G4)", True), (PLAIN, False)])
def test_humo_hides_greensleeves(table: Table, acting: str, may: bool) -> None:
    """+1 stealth for 1 blood, once each action."""
    humo = table.you.ready("Humo (G4)")
    acts = table.you.ready(acting)
    table.you.ready("Dirk (G4)")
    rival = table.prey.ready("Rake (G1)")
    table.you.acts(word="bleed", by=acts)
    table.prey.blocks(rival)
    if may:
        table.you.uses(humo)
    rest(table)
    assert table.locked(rival) != may
    assert table.blood(humo) == 6 - may


@pytest.mark.ruling("Maila (G6)", 1)
def test_maila_discards_politics_for_stealth(table: Table) -> None:
    """For any minion of yours, once in your turn."""
    maila = table.you.ready("Maila (G6)", locked=True)
    acts, again = table.you.ready(PLAIN), table.you.ready("Luther (G2)")
    table.you.ready("Dirk (G4)")
    card = table.you.holds("Kine Resources Contested")
    table.you.holds("Kine Resources Contested")
    rival = table.prey.ready("Rake (G1)")
    table.you.acts(word="bleed", by=acts)
    table.prey.blocks(rival)
    table.you.uses(maila)
    table.you.chooses(card)
    rest(table)
    assert table.prey.pool() == 29
    table.you.acts(word="bleed", by=again)
    table.prey.blocks(rival)
    rest(table)
    assert table.locked(rival)
    assert len(table.state.seats[0].ash_heap) == 1


def test_masika_discards_politics_for_intercept(table: Table) -> None:
    """For a minion of hers that attempts to block."""
    acts = table.you.ready(PLAIN, blood=3)
    table.you.ready("Dirk (G4)")
    masika = table.prey.ready("Masika (G1 ADV)")
    blocker = table.prey.ready("Rake (G1)")
    table.prey.holds("Kine Resources Contested", "Blood Doll")
    table.you.acts(word="hunt", by=acts)
    table.prey.blocks(blocker)
    table.prey.uses(masika)
    rest(table)
    assert table.locked(blocker)
    assert not table.locked(masika)


def test_abraham_dusable_discards_spells(table: Table) -> None:
    """A card that requires Blood Sorcery for stealth; other cards are of no use."""
    abraham = table.you.ready("Abraham DuSable (G6)")
    table.you.ready("Dirk (G4)")
    spell = table.you.holds("Theft of Vitae")
    other = table.you.holds("Blood Doll")
    rival = table.prey.ready("Rake (G1)")
    table.you.acts(word="bleed", by=abraham)
    table.prey.blocks(rival)
    table.you.uses(abraham, level="stealth")
    rest(table)
    assert (table.where(spell), table.where(other)) == ("ash_heap", "hand")
    assert not table.locked(rival)


def test_abraham_dusable_sees_with_spells(table: Table) -> None:
    """The same for intercept."""
    acts = table.you.ready(PLAIN, blood=3)
    table.you.ready("Dirk (G4)")
    abraham = table.prey.ready("Abraham DuSable (G6)")
    table.prey.holds("Theft of Vitae")
    table.you.acts(word="hunt", by=acts)
    table.prey.blocks(abraham)
    table.prey.uses(abraham, level="intercept")
    rest(table)
    assert table.locked(abraham)


def test_angra_mainyu_burns_the_edge_for_stealth(table: Table) -> None:
    """In an action that is no bleed."""
    angra = table.you.ready("High Priest Angra Mainyu (G2)", blood=3)
    table.you.ready("Dirk (G4)")
    table.gives_edge(table.you)
    rival = table.prey.ready("Righteous Endeavor (G5)")
    table.you.acts(word="hunt", by=angra)
    table.prey.blocks(rival)
    table.you.uses(angra)
    rest(table)
    assert not table.locked(rival)
    assert not table.you.has_edge()


def test_angra_mainyu_hides_no_bleed(table: Table) -> None:
    """Not in a bleed."""
    angra = table.you.ready("High Priest Angra Mainyu (G2)")
    table.you.ready("Dirk (G4)")
    table.gives_edge(table.you)
    rival = table.prey.ready("Rake (G1)")
    table.you.acts(word="bleed", by=angra)
    table.prey.blocks(rival)
    rest(table)
    assert table.locked(rival)
    assert table.you.has_edge()


@pytest.mark.parametrize(("kind", "drawn"), [("equip", 1), ("recruit", 0)])
def test_herbert_westin_draws_after_equipping(table: Table, kind: str, drawn: int) -> None:
    """1 card after a successful equip action; then down to the hand size."""
    herbert = table.you.ready("Herbert Westin (G4)")
    table.you.ready("Dirk (G4)")
    table.you.holds(".44 Magnum" if kind == "equip" else "Vagabond Mystic", *["Blood Doll"] * 6)
    table.you.acts(".44 Magnum" if kind == "equip" else "Vagabond Mystic", by=herbert)
    if drawn:
        table.you.uses(herbert)
        table.you.does("discard", card="Blood Doll")
    rest(table)
    assert sum(card == "Filler" for card in table.you.hand()) == 1 + drawn


def test_gustav_mallenhous_unseats_bishops(table: Table) -> None:
    """A bishop or an archbishop; no prince."""
    gustav = table.you.ready("Gustav Mallenhous (G2)")
    table.you.ready("Dirk (G4)")
    bishop = table.prey.ready("Amelia (G2)")
    archbishop = table.prey.ready("Damian (G6)")
    table.prey.ready("Rake (G1)")
    table.you.acts(gustav, by=gustav)
    assert {option.target for option in table.you.options("choose")} == {bishop, archbishop}
    table.you.chooses(bishop)
    rest(table)
    assert not title_of(table.state, bishop)
    assert title_of(table.state, archbishop)


@pytest.mark.ruling("Kateline Nadasdy (G4)", 1)
def test_kateline_silences_the_ballots_of_a_priscus(table: Table) -> None:
    """Votes and ballots alike."""
    caller = table.you.ready("Rake (G1)")
    kateline = table.you.ready("Kateline Nadasdy (G4)")
    priscus = table.prey.ready("Righteous Endeavor (G5)")
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table, table.you)
    table.you.uses(kateline)
    table.you.chooses(priscus)
    table.until("polling", table.you)
    assert not table.prey.may("vote", minion=priscus)


@pytest.mark.ruling("Donald Cargill (G5)", 2)
def test_donald_cargill_pays_for_a_predator_who_is_ousted(table: Table) -> None:
    """The referendum ousts her who called it."""
    caller = table.you.ready("Rake (G1)")
    donald = table.prey.ready("Donald Cargill (G5)")
    table.you.pool(1)
    table.you.holds(replace(motion(), modes=(political(passes=(burn_pool(1),)),)))
    table.you.acts("Motion", by=caller)
    carried(table, caller)
    assert table.you.is_out()
    assert table.blood(donald) == 0
