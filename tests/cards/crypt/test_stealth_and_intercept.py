"""Vampires that are better hidden, or seen, in some actions, and who finds or misses them."""

from __future__ import annotations

import pytest

from action_talk import action_of
from fight_talk import damage_to
from methuselah.engine.rows import found
from methuselah.rules.action.action import stealth
from methuselah.rules.action.blocks import intercept
from methuselah.rules.playing.hand import hand_size
from politics_talk import motion
from table_talk import Table

KINDS = ("bleed", "hunt", "political", "equip", "employ", "recruit")
INHERENT = {"bleed": 0}
"""The stealth that the action has of itself, 1 where it is not here."""
CARDS = {"equip": ".44 Magnum", "employ": "Robert Carter", "recruit": "Vagabond Mystic"}
UNDIRECTED = tuple(kind for kind in KINDS if kind != "bleed")


def announce(table: Table, acting: int, kind: str) -> None:
    """A vampire of yours announces an action of this kind; your prey may block it."""
    if kind in ("bleed", "hunt"):
        table.you.acts(word=kind, by=acting)
    else:
        table.you.acts("Motion" if kind == "political" else CARDS[kind], by=acting)
    table.asked()


def stealth_in(table: Table, name: str, kind: str) -> int:
    """The stealth of this vampire in an action of this kind, beyond what the action has."""
    acting = table.you.ready(name, blood=1)
    table.you.ready("Martin Franckel (G3)", blood=0)
    table.you.holds(motion(), *CARDS.values())
    table.prey.ready("Igo the Hungry (G1)")
    announce(table, acting, kind)
    return stealth(table.state, action_of(table)) - INHERENT.get(kind, 1)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("name", "kinds", "number"),
    [
        ("Dovey Ebfwe (G6)", ("employ",), 1),
        ("Nettie Hale (G2)", ("employ", "recruit"), 1),
        ("Rosa Hernández (G4)", ("employ",), 1),
        ("Antonino (G3)", UNDIRECTED, 1),
        ("Fidus, The Shrunken Beast (G2)", UNDIRECTED, 1),
        ("Dark Selina (G5)", ("political",), 1),
        ("Joseph Cambridge (G4)", ("political",), 1),
        ("Guillaume Giovanni (G4)", ("employ", "recruit"), 1),
        ("Joaquina Amaya (G2)", ("equip",), 1),
        ("Verrix, Naughty Boy (G6)", ("bleed",), 1),
        ("Dylan (G2 ADV)", ("bleed",), 1),
        ("Kalyani, Agent of Doom (G6)", ("hunt",), -1),
        ("Volo (G5)", ("hunt",), -1),
        ("Royce (G2)", ("bleed",), -1),
        ("Kisha Bhimji (G3)", tuple(kind for kind in KINDS if kind != "hunt"), -1),
        ("Muaziz, Archon of Ulugh Beg (G2)", KINDS, 1),
    ],
)
def test_stealth_in_some_kinds_of_action(
    table: Table, name: str, kinds: tuple[str, ...], number: int, kind: str
) -> None:
    """In those, and in no others."""
    assert stealth_in(table, name, kind) == (number if kind in kinds else 0)


@pytest.mark.parametrize("name", ["Dark Selina (G5)", "Antonino (G3)", "Verrix, Naughty Boy (G6)"])
@pytest.mark.parametrize("kind", ["bleed", "political"])
def test_the_stealth_of_one_is_not_that_of_another(table: Table, name: str, kind: str) -> None:
    """Another vampire of the same Methuselah acts."""
    table.you.ready(name)
    assert stealth_in(table, "Preston Varrick (G4)", kind) == 0


# -- of others -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("patron", "state", "acting", "kind", "number"),
    [
        ("Weirich Waldburg (G3)", "ready", "Miranda Sanova (G1)", "bleed", 1),
        ("Weirich Waldburg (G3)", "torpor", "Miranda Sanova (G1)", "bleed", 0),
        ("Weirich Waldburg (G3)", "ready", "Rake (G1)", "bleed", 0),
        ("Halim Bey (G4)", "ready", "Saatet-ta", "bleed", 1),
        ("Halim Bey (G4)", "torpor", "Saatet-ta", "bleed", 0),
        ("Halim Bey (G4)", "ready", "Renegade Garou", "bleed", 0),
        ("Annabelle Triabell (G6)", "locked", "Anson (G1)", "bleed", 1),
        ("Annabelle Triabell (G6)", "unlocked", "Anson (G1)", "bleed", 0),
        ("Annabelle Triabell (G6)", "locked", "Rake (G1)", "bleed", 0),
        ("Roderick Phillips March (G4)", "ready", "Anson (G1)", "equip", 1),
        ("Roderick Phillips March (G4)", "torpor", "Anson (G1)", "equip", 0),
        ("Roderick Phillips March (G4)", "ready", "Anson (G1)", "recruit", 0),
    ],
)
def test_stealth_for_others(
    table: Table, patron: str, state: str, acting: str, kind: str, number: int
) -> None:
    """Whom it helps, and while it is what the text asks for."""
    if state == "torpor":
        table.you.torpor(patron)
    else:
        table.you.ready(patron, locked=state == "locked")
    assert stealth_in(table, acting, kind) == number


@pytest.mark.ruling("Annabelle Triabell (G6)", 1)
def test_annabelle_triabell_helps_from_torpor(table: Table) -> None:
    """She need only be locked."""
    table.you.puts("Annabelle Triabell (G6)", "torpor", locked=True)
    assert stealth_in(table, "Anson (G1)", "bleed") == 1


@pytest.mark.parametrize(
    "patron", ["Weirich Waldburg (G3)", "Roderick Phillips March (G4)", "Halim Bey (G4)"]
)
def test_patrons_of_others_do_not_help_yours(table: Table, patron: str) -> None:
    """Only minions of their controller."""
    table.grand_prey.ready(patron, locked=True)
    acting = {"Halim Bey (G4)": "Saatet-ta"}.get(patron, "Miranda Sanova (G1)")
    kind = "equip" if patron.startswith("Roderick") else "bleed"
    assert stealth_in(table, acting, kind) == 0


@pytest.mark.parametrize(("place", "number"), [("ready", 1), ("torpor", 0)])
def test_werewolves_bleed_better_with_jacob_fermor(table: Table, place: str, number: int) -> None:
    """+1 bleed while he is ready; the Garou has none."""
    table.you.puts("Jacob Fermor (G4)", place)
    garou = table.you.ready("Renegade Garou")
    other = table.you.ready("Vagabond Mystic")
    table.prey.ready("Igo the Hungry (G1)", locked=True)
    table.you.acts(word="bleed", by=garou)
    table.nobody_reacts()
    left = table.prey.pool()
    table.you.acts(word="bleed", by=other)
    table.nobody_reacts()
    assert 30 - left == number
    assert left - table.prey.pool() == 0


@pytest.mark.parametrize(("whose", "number"), [("grand_prey", 1), ("prey", 0)])
def test_vasantasena_and_the_titles_of_whom_she_bleeds(
    table: Table, whose: str, number: int
) -> None:
    """A ready titled vampire of that Methuselah takes the stealth away."""
    getattr(table, whose).ready("Rake (G1)", locked=True)
    assert stealth_in(table, "Vasantasena (G2)", "bleed") == number


def test_vasantasena_and_a_title_in_torpor(table: Table) -> None:
    """It is not ready."""
    table.prey.torpor("Rake (G1)")
    assert stealth_in(table, "Vasantasena (G2)", "bleed") == 1


@pytest.mark.parametrize(
    ("kind", "edge", "number"), [("bleed", True, 1), ("bleed", False, 0), ("equip", True, 0)]
)
def test_ondine_bleeds_in_secret_with_the_edge(
    table: Table, kind: str, edge: bool, number: int
) -> None:
    """Only in bleeds, only while you have it."""
    table.gives_edge(table.you if edge else table.prey)
    assert stealth_in(table, 'Ondine "Boudicca" Sinclair (G5)', kind) == number


@pytest.mark.parametrize(("place", "number"), [("ready", 9), ("torpor", 7)])
def test_guillaume_counts_locations(table: Table, place: str, number: int) -> None:
    """+1 hand size for each location you control, while he is ready; not those of others."""
    table.you.puts("Guillaume Giovanni (G4)", place)
    table.you.in_play("Powerbase: Los Angeles")
    table.you.in_play("The Barrens")
    table.prey.in_play("Powerbase: Montreal")
    table.begins()
    assert hand_size(table.state, 0) == number
    assert hand_size(table.state, 1) == 7


@pytest.mark.ruling("Guillaume Giovanni (G4)", 1)
def test_guillaume_and_a_location_that_is_contested(table: Table) -> None:
    """A location that is played for a contest is controlled by nobody."""
    table.you.ready("Guillaume Giovanni (G4)")
    barrens = table.you.holds("The Barrens")
    table.prey.in_play("The Barrens")
    table.begins("master")
    table.you.plays(barrens)
    table.until_turn_of(table.you, "minion")
    assert hand_size(table.state, 0) == 7


@pytest.mark.parametrize(("level", "number"), [("ser", 1), ("SER", 1)])
def test_allonzo_montoya_hides_behind_serpentis(table: Table, level: str, number: int) -> None:
    """+1 stealth where the action requires Serpentis."""
    allonzo = table.you.ready("Allonzo Montoya (G3)")
    table.you.ready("Dirk (G4)")
    victim = table.prey.ready("Gillian Krader (G2)")
    table.you.holds("Temptation")
    table.you.acts("Temptation", by=allonzo, level="ser")
    table.you.chooses(victim)
    table.asked()
    action = action_of(table)
    assert stealth(table.state, action) - action.inherent == number


@pytest.mark.parametrize("kind", ["bleed", "hunt"])
def test_allonzo_montoya_blocks_directed_actions_only(table: Table, kind: str) -> None:
    """A bleed of his controller, no hunt; another vampire blocks either."""
    acting = table.you.ready("Preston Varrick (G4)", blood=1)
    allonzo = table.prey.ready("Allonzo Montoya (G3)")
    other = table.prey.ready("Dirk (G4)")
    table.you.acts(word=kind, by=acting)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=other)
    assert table.prey.may("block", minion=allonzo) == (kind == "bleed")


def test_dr_morrow_grafts_allies(table: Table) -> None:
    """A Ⓓ action: the ally is seen from now on; others are as they were."""
    morrow = table.you.ready("Dr. Morrow, The Skindoctor (G5)")
    mystic = table.you.ready("Vagabond Mystic")
    other = table.you.ready("Renegade Garou")
    foe = table.prey.ready("Carlton Van Wyk")
    table.prey.ready("Igo the Hungry (G1)")
    table.you.acts(morrow, by=morrow)
    assert {option.target for option in table.you.options("choose")} == {mystic, other, foe}
    table.you.chooses(mystic)
    table.nobody_reacts()
    table.you.acts(word="bleed", by=mystic)
    table.asked()
    assert stealth(table.state, action_of(table)) == -1
    table.nobody_reacts()
    table.you.acts(word="bleed", by=other)
    table.asked()
    assert stealth(table.state, action_of(table)) == 0


# -- intercept -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("blocker", "acting", "kind", "number"),
    [
        ("Jubal (G4)", "Abdelsobek (G5)", "bleed", 1),
        ("Jubal (G4)", "Rake (G1)", "bleed", 0),
        ("Adri, The Seeker (G6)", "Abdelsobek (G5)", "hunt", 1),
        ("Adri, The Seeker (G6)", "Rake (G1)", "hunt", 0),
        ("Kabede Maru (G5)", "Rake (G1)", "political", 1),
        ("Kabede Maru (G5)", "Rake (G1)", "bleed", 0),
        ("Delilah Monroe (G2)", "Sabine Lafitte (G1)", "bleed", -1),
        ("Delilah Monroe (G2)", "Sarah Brando (G2)", "bleed", 0),
        ("Luther (G2)", "Gavrylo (G5)", "bleed", 0),
        ("Gillian Krader (G2)", "Gavrylo (G5)", "bleed", -1),
        ("Vagabond Mystic", "Gavrylo (G5)", "bleed", -1),
        ("Rake (G1)", "Miranda Sanova (G1)", "bleed", -1),
        ("Luther (G2)", "Miranda Sanova (G1)", "bleed", 0),
        ("Rake (G1)", "Dirk (G4)", "bleed", 1),
        ("Luther (G2)", "Dirk (G4)", "bleed", 0),
        ("Rake (G1)", "Nik (G1)", "bleed", 1),
        ("Luther (G2)", "Nik (G1)", "bleed", 0),
        ("Chandler Hungerford (G2)", "Katarina (G2)", "bleed", 1),
        ("Chandler Hungerford (G2)", "Luther (G2)", "bleed", 0),
        ("Tura Vaughn (G1)", "Dodd (G2)", "bleed", 0),  # a Brujah antitribu
        ("Tura Vaughn (G1)", "Rayne (G6)", "bleed", 1),
        ("Boss Callihan (G3 ADV)", "Luther (G2)", "bleed", -1),
        ("Boss Callihan (G3 ADV)", "Katarina (G2)", "bleed", 0),
        ("Duality (G4)", "Rutor (G5)", "bleed", -1),
        ("Luther (G2)", "Rutor (G5)", "bleed", 0),
        ("Sheva Carr (G5)", "Aimery Methuin (G5)", "bleed", -1),
        ("Katarina (G2)", "Aimery Methuin (G5)", "bleed", 0),
        ("Gillian Krader (G2)", "Aimery Methuin (G5)", "bleed", 0),
    ],
)
def test_intercept_against_some(
    table: Table, blocker: str, acting: str, kind: str, number: int
) -> None:
    """It depends on who acts and who would block; a bystander has what it always has."""
    acts = table.you.ready(acting, blood=1)
    table.you.holds(motion())
    would_block = table.prey.ready(blocker)
    bystander = table.prey.ready("Preston Varrick (G4)")
    announce(table, acts, kind)

    assert intercept(table.state, would_block) == number
    assert intercept(table.state, bystander) == 0


@pytest.mark.parametrize(
    ("name", "blocker"),
    [
        pytest.param(
            "Miranda Sanova (G1)", "Rake (G1)", marks=pytest.mark.ruling("Miranda Sanova (G1)", 1)
        ),
        pytest.param("Nik (G1)", "Rake (G1)", marks=pytest.mark.ruling("Nik (G1)", 1)),
    ],
)
def test_what_is_said_of_their_blockers_holds_in_torpor(
    table: Table, name: str, blocker: str
) -> None:
    """A vampire that leaves torpor acts from there."""
    acts = table.you.torpor(name, blood=5)
    would_block = table.prey.ready(blocker)
    table.you.acts(word="leave torpor", by=acts)
    table.asked()
    assert intercept(table.state, would_block) == {"Nik (G1)": 1}.get(name, -1)


@pytest.mark.ruling("Talley, The Hound (G2)", 1)
@pytest.mark.parametrize(("aimed", "number"), [("other", 1), ("talley", 0), ("foreign", 0)])
def test_talley_guards_the_others(table: Table, aimed: str, number: int) -> None:
    """An action directed at another minion of his controller."""
    acting = table.you.ready("Dafina Hanganu (G6)")
    talley = table.prey.ready("Talley, The Hound (G2)")
    other = table.prey.ready("Igo the Hungry (G1)")
    foreign = table.grand_prey.ready("Dirk (G4)")
    table.you.acts(acting, by=acting)
    table.you.chooses({"other": other, "talley": talley, "foreign": foreign}[aimed])
    table.asked()
    assert intercept(table.state, talley) == number
    assert intercept(table.state, other) == 0


# -- who cannot block ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("blocker", "acting", "may"),
    [
        ("Navar McClaren (G1)", "Gillian Krader (G2)", False),
        ("Navar McClaren (G1)", "Dirk (G4)", True),
        ("Navar McClaren (G1)", "Renegade Garou", True),
        ("Sajid al Misbah (G5)", "Preston Varrick (G4)", False),
        ("Sajid al Misbah (G5)", "Sheva Carr (G5)", True),
        ("Martin Franckel (G3)", "Aisling Sturbridge (G2)", False),
        ("Preston Varrick (G4)", "Aisling Sturbridge (G2)", True),
        ("Dirk (G4)", "Aisling Sturbridge (G2)", True),
        ("Renegade Garou", "Lord Fianna (G5)", False),
        ("Dirk (G4)", "Lord Fianna (G5)", True),
    ],
)
def test_who_cannot_block_whom(table: Table, blocker: str, acting: str, may: bool) -> None:
    """Both sides of the text."""
    acts = table.you.ready(acting)
    would_block = table.prey.ready(blocker)
    bystander = table.prey.ready("Rake (G1)")
    table.you.acts(word="bleed", by=acts)
    table.until("action", table.prey)

    assert table.prey.may("block", minion=would_block) == may
    assert table.prey.may("block", minion=bystander)


@pytest.mark.parametrize(("number", "may"), [((), True), (((0, 1),), False), (((1, 1),), True)])
def test_nakhthorheb_is_not_blocked_by_those_you_corrupted(
    table: Table, number: tuple[tuple[int, int], ...], may: bool
) -> None:
    """Counters of his controller, not those of others."""
    acts = table.you.ready("Nakhthorheb (G4)")
    would_block = table.prey.ready("Rake (G1)", corruption=number)
    bystander = table.prey.ready("Dirk (G4)")
    table.you.acts(word="bleed", by=acts)
    table.until("action", table.prey)

    assert table.prey.may("block", minion=would_block) == may
    assert table.prey.may("block", minion=bystander)


@pytest.mark.parametrize(
    ("name", "blocker", "cost"),
    [
        ("Hafsa, The Watcher (G5)", "Sheva Carr (G5)", 1),
        ("Hafsa, The Watcher (G5)", "Luther (G2)", 0),
        ("Igo the Hungry (G1)", "Muhandis (G4)", 1),
        ("Vagabond Mystic", "Muhandis (G4)", 0),
        ("Preston Varrick (G4)", "Angela Preston (G2)", 1),
        ("Delilah Monroe (G2)", "Angela Preston (G2)", 0),
        ("Kamiri wa Itherero (G4)", "Luther (G2)", 1),
        ("Kamiri wa Itherero (G4)", "Adana de Sforza (G4)", 0),
    ],
)
def test_what_an_attempt_to_block_costs(table: Table, name: str, blocker: str, cost: int) -> None:
    """1 blood beside what the combat costs, which a strike of 0 strength leaves alone."""
    acts = table.you.ready(name)
    would_block = table.prey.ready(blocker)
    table.you.acts(word="bleed", by=acts)
    table.until("action", table.prey)
    full = table.blood(would_block)
    table.prey.blocks(would_block)
    table.nobody_reacts()

    lost = full - table.blood(would_block)
    assert lost - damage_to(table, would_block) == cost


@pytest.mark.parametrize(
    ("name", "blocker"),
    [
        ("Hafsa, The Watcher (G5)", "Sheva Carr (G5)"),
        ("Igo the Hungry (G1)", "Muhandis (G4)"),
        ("Preston Varrick (G4)", "Angela Preston (G2)"),
        ("Kamiri wa Itherero (G4)", "Luther (G2)"),
    ],
)
def test_who_cannot_pay_for_the_attempt(table: Table, name: str, blocker: str) -> None:
    """Without blood it is not offered."""
    acts = table.you.ready(name)
    would_block = table.prey.ready(blocker, blood=0)
    bystander = table.prey.ready("Adana de Sforza (G4)")
    table.you.acts(word="bleed", by=acts)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=would_block)
    assert table.prey.may("block", minion=bystander)


def test_assamites_bleed_the_controller_of_hafsa_better(table: Table) -> None:
    """+1 against her controller, none against others."""
    table.prey.ready("Hafsa, The Watcher (G5)", locked=True)
    melek = table.you.ready("Melek (G2)")
    table.you.ready("Dirk (G4)")
    table.you.acts(word="bleed", by=melek)
    table.nobody_reacts()
    assert table.prey.pool() == 28


@pytest.mark.parametrize("blocker", ["Carlton Van Wyk", "Adana de Sforza (G4)"])
def test_kamiri_burns_the_ally_that_blocked(table: Table, blocker: str) -> None:
    """At the end of the action; a vampire stays."""
    kamiri = table.you.ready("Kamiri wa Itherero (G4)")
    table.you.ready("Dirk (G4)")
    blocks = table.prey.ready(blocker)
    bystander = table.prey.ready("Renegade Garou")
    table.you.acts(word="bleed", by=kamiri)
    table.prey.blocks(blocks)
    table.nobody_reacts()
    assert (table.where(blocks) == "ash_heap") == (blocker == "Carlton Van Wyk")
    assert table.where(bystander) == "ready"


# -- hunted and hunting --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "barred"),
    [
        ("Muaziz, Archon of Ulugh Beg (G2)", True),
        ("Samat Ramal-Ra, Archon (G2)", True),
        ("Ariadne (G5)", True),
        ("Dirk (G4)", False),
    ],
)
def test_on_whom_no_blood_hunt_is_called(table: Table, name: str, barred: bool) -> None:
    """Neither after a diablerie."""
    hunted = table.you.ready(name, blood=1)
    table.you.ready("Dirk (G4)")
    victim = table.prey.torpor("Gillian Krader (G2)")
    table.prey.ready("Rake (G1)", locked=True)
    table.you.acts(word="diablerie", by=hunted, target=victim)
    table.until("polling", table.prey) if not barred else table.nobody_reacts()
    assert found(table.state, "no blood hunt", hunted) == barred
    assert table.where(victim) == "ash_heap"


@pytest.mark.parametrize(("name", "hunted"), [("March Halcyon (G2)", False), ("Dodd (G2)", True)])
def test_nobody_is_hunted_for_march_halcyon(table: Table, name: str, hunted: bool) -> None:
    """Whoever commits diablerie on him; another victim brings the referendum."""
    diablerist = table.you.ready("Dirk (G4)", blood=1)
    table.you.ready("Rake (G1)")
    victim = table.prey.torpor(name)
    table.you.acts(word="diablerie", by=diablerist, target=victim)
    asked = set()
    while not table.over():
        decision = table.asked()
        asked.add(decision.window if decision is not None else "")
        table.pass_on()
    assert ("polling" in asked) is hunted
    assert table.where(victim) == "ash_heap"
    assert table.where(diablerist) == "ready"


@pytest.mark.ruling("Dr. Morrow, The Skindoctor (G5)", 1)
def test_more_graft_counters_have_no_more_effect(table: Table) -> None:
    """-1 stealth, not -X."""
    table.you.ready("Dr. Morrow, The Skindoctor (G5)", locked=True)
    mystic = table.you.ready("Vagabond Mystic", notes=(("graft", 2),))
    table.prey.ready("Igo the Hungry (G1)")
    table.you.acts(word="bleed", by=mystic)
    table.asked()
    assert stealth(table.state, action_of(table)) == -1
