"""Vampires that change hands, gain or unlock after actions, and help other minions."""

from __future__ import annotations

import pytest

from block_talk import PAUSE, UNLOCKER
from combat_talk import COMPANION, PRESS, fight, made_up, rest
from fight_talk import damage_to
from made_up import paper, thing
from methuselah.engine.definitions import Definition
from methuselah.language import (
    ACTING,
    PREDATOR,
    PREY,
    TARGET,
    action,
    adds_blood_or_life,
    ally,
    before_range,
    burn_blood,
    burn_pool,
    choose,
    environmental_damage,
    gain_pool,
    hand_strike,
    minion,
    on,
    sends_to_torpor,
    static,
    strike,
    use,
    yours,
)
from methuselah.rules.playing.hand import hand_size
from table_talk import Table

ASHUR = "Ashur-uballit, Son of the Abyss (G6)"
FOTINI = "Fotini Katsikaris (G6)"
GASPARE = "Gaspare Giovanni (G2)"
HULDU = "Huldu, The Desecrator (G6)"
SAKURA = "Sakura, The Merciless (G6)"
SHAHID = "Shahid (G4)"
VENCESLAVA = "Věnceslava, The Implacable (G6)"
SOUL = "Death and the Soul"


# -- Shahid ---------------------------------------------------------------------------------------


@pytest.mark.ruling(SHAHID, 1)
@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_shahid_counts_the_minions_of_whose_turn_it_is(table: Table, place: str) -> None:
    """In the unlock phase of another: her ready minions, allies too; for that turn; he locks."""
    shahid = table.you.puts(SHAHID, place, blood=7)
    table.you.ready("Ryan")
    table.prey.ready("Nassir")
    table.prey.ready("City Star Taxi", locked=True)
    table.prey.torpor("Lauren")
    for name in ("Tony (G3)", "Anvil (G1)", "Duck (G1)"):
        table.grand_prey.ready(name)
    table.begins("unlock")
    table.asked()
    assert not table.you.may("use", card=shahid)
    table.until_turn_of(table.prey, "unlock")
    table.until("unlock", table.you)
    table.you.uses(shahid)
    assert table.locked(shahid)
    assert [hand_size(table.state, seat) for seat in range(5)] == [9, 7, 7, 7, 7]
    table.until_turn_of(table.grand_prey)
    assert hand_size(table.state, 0) == 7
    assert not table.you.may("use", card=shahid)  # locked


def test_shahid_not_in_later_phases(table: Table) -> None:
    """The unlock phase alone."""
    shahid = table.you.ready(SHAHID)
    table.prey.ready("Nassir")
    table.begins("unlock")
    table.until_turn_of(table.prey, "minion")
    assert not table.you.may("use", card=shahid)
    table.until_turn_of(table.grand_prey, "unlock")
    table.until("unlock", table.you)
    assert table.you.may("use", card=shahid)


# -- Fotini ---------------------------------------------------------------------------------------


def test_fotini_has_more_in_hand_after_a_bleed(table: Table) -> None:
    """One card more until your discard phase; not for the bleed of another, nor for a block."""
    fotini, other = table.you.ready(FOTINI), table.you.ready("Ryan")
    table.you.in_play(UNLOCKER)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=other)
    rest(table)
    assert hand_size(table.state, 0) == 7
    table.you.acts(word="bleed", by=fotini)
    rest(table)
    assert hand_size(table.state, 0) == 8
    assert len(table.you.hand()) == 8
    table.until_turn_of(table.you, "discard")
    assert hand_size(table.state, 0) == 7


@pytest.mark.parametrize("less", [-1, 0])
def test_fotini_must_bleed_for_one(table: Table, less: int) -> None:
    """A bleed for nothing is none."""
    fotini = table.you.ready(FOTINI)
    table.you.in_play(paper("Weak", static("bleed", less), kind="equipment"), on=fotini)
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=fotini)
    rest(table)
    assert hand_size(table.state, 0) == 8 + less


@pytest.mark.ruling(FOTINI, 1)
def test_fotini_may_lie_in_torpor_by_then(table: Table) -> None:
    """She goes there once the bleed is over: the hand stays larger."""
    fotini = table.you.ready(FOTINI)
    table.you.ready(COMPANION)
    doom = use(sends_to_torpor(ACTING), at=("after_resolution",))
    table.prey.in_play(paper("Doom", doom, kind="event"))
    table.you.acts(word="bleed", by=fotini)
    table.prey.uses("Doom")
    rest(table)
    assert table.where(fotini) == "torpor"
    assert hand_size(table.state, 0) == 8


# -- Gaspare --------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_gaspare_brings_a_vampire_back_to_the_crypt(table: Table, place: str) -> None:
    """From your ash heap, for 2 blood, once in your master phase."""
    mine = table.you.puts(GASPARE, place, blood=5)
    table.you.ready(COMPANION)
    ryan, nassir = table.you.ash_heap("Ryan", "Nassir")
    table.you.ash_heap("Fame")
    table.you.crypt("Lauren")
    theirs = table.prey.ash_heap("Tony (G3)")
    table.you.holds("Blood Doll")
    table.begins("master")
    table.you.uses(mine)
    assert table.you.choices() == {ryan, nassir}
    table.you.chooses(nassir)
    assert table.blood(mine) == 3
    crypt = [table.state.definition(card).name for card in table.state.seats[0].crypt]
    assert crypt == ["Lauren (G6)", "Nassir (G6)"]
    assert not table.you.may("use", card=mine)
    assert table.where(theirs) == "ash_heap"
    table.until_turn_of(table.prey, "unlock")
    table.until_turn_of(table.you, "master")
    assert table.you.may("use", card=mine)


@pytest.mark.parametrize(("blood", "fallen"), [(1, True), (5, False)])
def test_gaspare_needs_blood_and_a_vampire(table: Table, blood: int, fallen: bool) -> None:
    """2 blood; library cards are no vampires."""
    mine = table.you.ready(GASPARE, blood=blood)
    table.you.ash_heap("Ryan" if fallen else "Fame")
    table.prey.ash_heap("Nassir")
    table.you.holds("Blood Doll")
    table.begins("master")
    table.asked()
    assert not table.you.may("use", card=mine)


# -- Sakura ---------------------------------------------------------------------------------------


def rite(name: str, path: str | None = SOUL) -> Definition:
    """An action for 1 pool that requires a Path."""
    return paper(name, action(gain_pool(1)), path=path)


def test_sakura_unlocks_after_an_action_of_her_path(table: Table) -> None:
    """For 1 blood, once in your turn."""
    sakura = table.you.ready(SAKURA, blood=5)
    table.you.ready(COMPANION)
    table.you.holds(rite("First"), rite("Second"), rite("Third"))
    table.you.acts("First", by=sakura)
    table.until("after_resolution", table.you)
    table.you.uses(sakura)
    assert (table.blood(sakura), table.locked(sakura)) == (4, False)
    table.you.acts("Second", by=sakura)
    while not table.over():
        assert not table.you.may("use", card=sakura)
        table.pass_on()
    assert (table.blood(sakura), table.locked(sakura)) == (4, True)
    assert table.you.pool() == 32
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts("Third", by=sakura)
    table.you.uses(sakura)
    assert (table.blood(sakura), table.locked(sakura)) == (3, False)


@pytest.mark.parametrize("how", ["bleed", "other card", "blocked", "empty", "another"])
def test_sakura_stays_locked_otherwise(table: Table, how: str) -> None:
    """After a bleed, a card without her Path, a block, without blood; nor for another's action."""
    sakura = table.you.ready(SAKURA, blood=1 if how == "empty" else 5, locked=how == "another")
    table.you.ready(COMPANION)
    follower = table.you.ready("Huldu, The Desecrator (G6)")
    wall = table.prey.ready("Ryan")
    dear = paper("First", action(gain_pool(1)), path=SOUL, blood_cost=1)
    plain = rite("First", None if how == "other card" else SOUL)
    table.you.holds(dear if how == "empty" else plain, PAUSE)
    if how == "bleed":
        table.you.acts(word="bleed", by=sakura)
    else:
        table.you.acts("First", by=follower if how == "another" else sakura)
    if how == "blocked":
        table.prey.blocks(wall)
    while not table.over():
        assert not table.you.may("use", card=sakura)
        table.pass_on()
    assert table.locked(sakura)


def test_sakura_unlocks_in_your_turn_only(table: Table) -> None:
    """Who lets her act in the turn of another does not let her unlock."""
    sakura = table.you.ready(SAKURA, blood=5)
    madness = paper("Madness", static("acts in any minion phase"), kind="equipment")
    table.you.in_play(madness, on=sakura)
    table.prey.ready("Ryan")
    table.you.holds(rite("First"))
    table.until_turn_of(table.prey, "minion")
    table.you.acts("First", by=sakura)
    while not table.over():
        assert not table.you.may("use", card=sakura)
        table.pass_on()
    assert (table.you.pool(), table.locked(sakura)) == (31, True)


# -- Věnceslava -----------------------------------------------------------------------------------


def costs(who: object, name: str = "Levy") -> Definition:
    """An action by which a Methuselah burns 1 pool."""
    return paper(name, action(burn_pool(1, who)))  # type: ignore[arg-type]


def test_venceslava_gains_when_your_prey_burns_pool(table: Table) -> None:
    """1 pool after the action, once each turn."""
    mine = table.you.ready(VENCESLAVA)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.holds(costs(PREY), PAUSE)
    table.you.acts(word="bleed", by=mine)
    table.until("after_resolution", table.you)
    assert table.you.pool() == 30
    table.you.uses(mine)
    assert table.you.pool() == 31
    rest(table)
    table.you.uses("Unlocker")
    if table.locked(mine):
        table.you.chooses(mine)
    table.you.acts("Levy", by=mine)
    while not table.over():
        assert not table.you.may("use", card=mine)
        table.pass_on()
    assert (table.prey.pool(), table.you.pool()) == (28, 31)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    pool = table.you.pool()
    table.you.acts(word="bleed", by=mine)
    table.you.uses(mine)
    assert table.you.pool() == pool + 1


@pytest.mark.parametrize("how", ["nothing", "predator", "another", "earlier"])
def test_venceslava_gains_nothing_otherwise(table: Table, how: str) -> None:
    """Your predator burns, nobody does, another vampire acts, or it was in an earlier action."""
    mine, other = table.you.ready(VENCESLAVA), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.holds(costs(PREDATOR if how == "predator" else PREY), PAUSE)
    table.you.holds(paper("Idle", action(gain_pool(0))))
    if how == "earlier":
        table.you.in_play(UNLOCKER)
        table.you.acts("Levy", by=mine)
        rest(table)
        table.you.uses("Unlocker")
        if table.locked(mine):
            table.you.chooses(mine)
    idle = how in ("nothing", "earlier")
    table.you.acts("Idle" if idle else "Levy", by=other if how == "another" else mine)
    while not table.over():
        assert not table.you.may("use", card=mine)
        table.pass_on()
    assert table.you.pool() == 30


@pytest.mark.ruling(VENCESLAVA, 2)
def test_venceslava_gains_in_torpor_too(table: Table) -> None:
    """Sent there by her own action, after your prey burned pool; the last pool counts as well."""
    mine = table.you.ready(VENCESLAVA)
    table.you.ready(COMPANION)
    fall = action(burn_pool(1, PREY), sends_to_torpor(ACTING))
    table.you.holds(paper("Fall", fall))
    table.you.acts("Fall", by=mine)
    table.until("after_resolution", table.you)
    assert table.where(mine) == "torpor"
    table.you.uses(mine)
    assert table.you.pool() == 31


@pytest.mark.ruling(VENCESLAVA, 1)
def test_venceslava_gains_nothing_if_you_are_ousted_by_it(table: Table) -> None:
    """Both lose their last pool: you are out of the game, and gain none back."""
    mine = table.you.ready(VENCESLAVA)
    table.you.ready(COMPANION)
    table.you.pool(1)
    both = action(burn_pool(1, PREY), burn_pool(1))
    table.you.holds(paper("Both", both))
    table.you.acts("Both", by=mine)
    rest(table)
    assert table.you.is_out()
    assert table.you.pool() <= 0


# -- Huldu ----------------------------------------------------------------------------------------

SLAP = made_up("Slap", modes=(strike(hand_strike(+1)),))


@pytest.mark.parametrize("fighter", ["Nassir", "City Star Taxi"])
def test_huldu_spares_another_minion(table: Table, fighter: str) -> None:
    """1 of 2 damage for a blood, once in a combat, though she is locked."""
    huldu = table.you.ready(HULDU, blood=5, locked=True)
    mine = table.you.ready(fighter)
    theirs = table.prey.ready("Ryan")
    table.prey.holds(SLAP, PRESS)
    fight(table, mine, theirs)
    table.prey.plays(SLAP.name, by=theirs)
    table.until("prevent", table.you)
    table.you.uses(huldu)
    assert not table.you.may("use", card=huldu)
    table.until("press", table.prey)
    assert (table.blood(huldu), damage_to(table, mine)) == (4, 1)
    if fighter == "Nassir":
        table.prey.plays(PRESS.name, by=theirs)
        while not table.over():
            assert not table.you.may("use", card=huldu)
            table.pass_on()


@pytest.mark.parametrize("how", ["torpor", "herself", "theirs", "empty", "outside"])
def test_huldu_spares_nobody_else(table: Table, how: str) -> None:
    """In torpor, herself, minions of others, without blood; nor is other damage any of hers."""
    owner = table.grand_prey if how == "theirs" else table.you
    where = "torpor" if how in ("torpor", "empty") else "ready"
    huldu = owner.puts(HULDU, where, blood=0 if how == "empty" else 5)
    mine = table.you.ready("Nassir")
    theirs = table.prey.ready("Ryan")
    sun = use(choose(on(minion, yours)), environmental_damage(1, TARGET), at=("action",))
    table.you.in_play(paper("Sun", sun, kind="event"))
    fighter = huldu if how == "herself" else mine
    if how == "outside":
        table.you.ready(COMPANION)
        table.you.acts(word="bleed", by=mine)
        table.you.uses("Sun")
        table.you.chooses(mine)
    else:
        fight(table, fighter, theirs)
    while not table.over():
        assert not owner.may("use", card=huldu)
        table.pass_on()
    assert damage_to(table, fighter) == 1


def test_huldu_spares_in_each_combat(table: Table) -> None:
    """Before range as well, and in the next combat of the turn again."""
    huldu = table.you.ready(HULDU, blood=5, locked=True)
    first, second = table.you.ready("Nassir"), table.you.ready("Lauren")
    walls = [table.prey.ready("Ryan"), table.prey.ready("Tony (G3)")]
    rays = made_up("Rays", modes=(before_range(environmental_damage(1, ACTING)),))
    table.prey.holds(rays, PAUSE)
    fight(table, first, walls[0])
    table.prey.plays("Rays", by=walls[0])
    table.you.uses(huldu)
    rest(table)
    assert (table.blood(huldu), damage_to(table, first)) == (4, 1)
    table.you.acts(word="bleed", by=second)
    table.prey.blocks(walls[1])
    table.you.uses(huldu)
    rest(table)
    assert (table.blood(huldu), damage_to(table, second)) == (3, 0)


# -- Ashur-uballit --------------------------------------------------------------------------------


def zombie(kind: str, *keywords: str) -> Definition:
    """An ally or retainer with 2 life."""
    return thing(kind, keywords=frozenset(keywords))


@pytest.mark.parametrize(
    ("kind", "keywords", "place", "life"),
    [
        ("ally", ("zombie",), "ready", 3),
        ("retainer", ("zombie",), "ready", 3),
        ("ally", ("wraith",), "ready", 2),
        ("retainer", ("animal",), "ready", 2),
        ("ally", ("zombie",), "torpor", 2),
        ("retainer", ("zombie",), "torpor", 2),
    ],
)
def test_ashur_makes_zombies_last(
    table: Table, kind: str, keywords: tuple[str, ...], place: str, life: int
) -> None:
    """+1 starting life while he is ready, which they can get back; those before him stay."""
    table.you.puts(ASHUR, place)
    maker = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    card = table.you.holds(zombie(kind, *keywords))
    hurts = use(choose(on(ally)), burn_blood(2, TARGET), at=("minion",), key="hurt")
    heals = use(choose(on(ally)), adds_blood_or_life(5, TARGET), at=("minion",), key="heal")
    table.you.in_play(paper("Doctor", hurts, heals, kind="event"))
    table.you.acts(card, by=maker)
    rest(table)
    assert table.blood(card) == life
    if kind == "ally" and life == 3:
        table.you.uses("Doctor", level="hurt")
        assert table.blood(card) == 1
        table.you.uses("Doctor", level="heal")
        assert table.blood(card) == 3


@pytest.mark.parametrize("kind", ["ally", "retainer"])
def test_zombies_of_others_are_as_ever(table: Table, kind: str) -> None:
    """Only those that you recruit or employ; one in play before him cannot get more life."""
    table.you.ready(ASHUR)
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Ryan")
    card = table.prey.holds(zombie(kind, "zombie"))
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(card, by=theirs)
    rest(table)
    assert table.blood(card) == 2
