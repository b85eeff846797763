"""Black Spiral Buddy, Bone Shambler, Brigitte, the Entourage and Walks-With-Might."""

from __future__ import annotations

import pytest

from action_talk import is_offered, told
from block_talk import PAUSE, made_vampire
from combat_talk import AGAIN, COMBAT_ENDS, COMPANION, PRESS, fight, rest
from fight_talk import damage_to, replaced, weapon
from made_up import paper
from methuselah.language import (
    additional_strikes,
    bleed,
    employs,
    environmental_damage,
    equips,
    gain_pool,
    inflicts_each_round,
    master,
    melee_strike,
    minion,
    modifier,
    ready,
    use,
)
from methuselah.pool import pool
from scenes.actions import comes_into_play
from scenes.changes import intercept_against
from scenes.telling import changing
from table_talk import Table

BUDDY, SHAMBLER, BRIGITTE, ENTOURAGE, WALKS = (
    "Black Spiral Buddy",
    "Bone Shambler",
    "Brigitte Gebauer",
    "Member of the Entourage",
    "Walks-With-Might",
)
GANGREL = replaced("Ryan", clans=("Gangrel antitribu",))
GIOVANNI = replaced("Ryan", clans=("Giovanni",))
SINGER = replaced("Ryan", clans=("Daughter of Cacophony",))
HECATA = replaced("Ryan", clans=("Hecata",), disciplines=("OBL",))
WALL = made_vampire("Wall", capacity=11)
EAGLE = "Desert Eagle"
MORE = paper("Once more", additional_strikes(1))
EAGER = paper("Eager", modifier(bleed(+1)))


@pytest.mark.parametrize(
    ("name", "by", "stranger", "level"),
    [
        (BUDDY, GANGREL, "Nassir", ""),
        (SHAMBLER, HECATA, "Nassir", "obl"),
        (SHAMBLER, HECATA, "Nassir", "OBL"),
        (BRIGITTE, GIOVANNI, "Nassir", ""),
        (ENTOURAGE, SINGER, "Nassir", ""),
        (WALKS, "Ryan", None, ""),
    ],
)
def test_who_recruits_them(name: str, by: object, stranger: str | None, level: str) -> None:
    """For what is printed; all but one ask for a clan."""
    comes_into_play(name, by=by, level=level)  # type: ignore[arg-type]
    if stranger is not None:
        table = Table()
        other = table.you.ready(stranger)
        table.you.holds(name)
        table.asked()
        assert not table.you.can_play(name, by=other)


# -- Black Spiral Buddy ---------------------------------------------------------------------------


@pytest.mark.ruling(BUDDY, 1)
def test_the_buddy_strikes_once_more_each_combat(table: Table) -> None:
    """Nobody is asked; in the first round, not in the second; in another combat again."""
    mine, theirs = table.you.ready(BUDDY, blood=9), table.prey.ready("Loyal Street Gang", blood=20)
    table.you.holds(PRESS, AGAIN, PRESS)
    fight(table, mine, theirs)
    table.until("press", table.you)
    assert not table.you.may("use additional strike")
    assert damage_to(table, theirs) == damage_to(table, theirs, aggravated=True) == 2
    table.you.plays("A press", by=mine)
    table.until("press", table.you)
    assert damage_to(table, theirs) == 3
    table.you.plays("Another combat", by=mine)
    rest(table)
    assert damage_to(table, theirs) == 5
    assert told(table, "additional strikes", card=mine) == 2


def test_the_additional_strike_is_limited(table: Table) -> None:
    """No other limited one in that round, but in the next."""
    mine, theirs = table.you.ready(BUDDY, blood=9), table.prey.ready("Loyal Street Gang", blood=20)
    claw = table.you.in_play(weapon("Claw", melee_strike(+1)), on=mine)
    table.you.holds(MORE, PRESS)
    fight(table, mine, theirs)
    table.you.uses(claw, level="strike")
    table.you.does("hand strike")
    while not table.you.may("play", card="A press"):
        assert not table.you.can_play("Once more", by=mine)
        table.pass_on()
    assert damage_to(table, theirs) == 3
    assert damage_to(table, theirs, aggravated=True) == 1
    table.you.plays("A press", by=mine)
    table.you.does("hand strike")
    table.until("additional", table.you)
    assert table.you.can_play("Once more", by=mine)


@pytest.mark.parametrize(("life", "left"), [(1, 2), (2, 3), (3, 3)])
def test_the_buddy_heals(table: Table, life: int, left: int) -> None:
    """1 life in your unlock phase below 3; in no other's."""
    buddy = table.you.ready(BUDDY, blood=life)
    table.begins("unlock")
    table.until_turn_of(table.grand_prey)
    assert table.blood(buddy) == left


# -- Bone Shambler --------------------------------------------------------------------------------


def shamblers(table: Table, number: int = 2, level: str = "obl") -> list[int]:
    """So many of yours."""
    return [table.you.ready(SHAMBLER, level=level) for _ in range(number)]


@pytest.mark.ruling(SHAMBLER, 2)
@pytest.mark.parametrize("level", ["obl", "OBL"])
def test_copies_lend_bleed(table: Table, level: str) -> None:
    """+1 for one other copy of yours that locks, once in a bleed, beside a limited one."""
    acting, *others = shamblers(table, 3, level)
    gang = table.you.ready("Loyal Street Gang")
    far = table.prey.ready(SHAMBLER, level=level)
    locked = table.you.ready(SHAMBLER, level=level, locked=True)
    table.you.holds(EAGER)
    table.you.acts(word="bleed", by=acting)
    table.you.plays("Eager", by=acting)
    table.you.uses(acting, level="lock")
    assert table.you.choices() == set(others)
    table.you.chooses(others[0])
    assert table.locked(others[0])
    assert not table.you.may("use", card=acting, mode="lock")
    assert not table.you.may("use", card=others[0])
    rest(table)
    assert table.prey.pool() == 30 - 1 - 1 - 1
    assert [table.locked(one) for one in (*others, gang, far, locked)] == [
        True, False, False, False, True,
    ]  # fmt: skip
    table.you.acts(word="bleed", by=others[1])
    assert not table.you.may("use", card=others[1], mode="lock")  # the others are locked
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=acting)
    assert table.you.may("use", card=acting, mode="lock")  # once each bleed


@pytest.mark.parametrize("word", ["hunt", "bleed of another"])
def test_copies_lend_nothing_else(table: Table, word: str) -> None:
    """Only in the bleed of a shambler of yours."""
    shamblers(table, 2, "OBL")
    mine = table.you.ready(HECATA, blood=2)
    table.you.ready(COMPANION)
    table.prey.ready("Nassir")
    table.you.acts(word=word.split(maxsplit=1)[0], by=mine)
    assert not is_offered(table, table.you, SHAMBLER)


@pytest.mark.ruling(SHAMBLER, 1)
def test_a_new_copy_lends_bleed_too(table: Table) -> None:
    """Recruited this turn it does not act, but lock."""
    acting = shamblers(table, 1)[0]
    hecata = table.you.ready(HECATA)
    table.you.ready(COMPANION)
    new = table.you.holds(SHAMBLER)
    table.you.acts(new, by=hecata, level="obl")
    rest(table)
    assert not table.you.may("act", minion=new, word="bleed")
    table.you.acts(word="bleed", by=acting)
    table.you.uses(acting, level="lock")
    if table.you.choices():
        table.you.chooses(new)
    rest(table)
    assert table.locked(new)
    assert table.prey.pool() == 28


@pytest.mark.parametrize("level", ["obl", "OBL"])
def test_hecata_feed_a_bleed(table: Table, level: str) -> None:
    """At superior: 1 blood of one of yours for +1, once in a bleed."""
    acting = shamblers(table, 1, level)[0]
    one = table.you.ready(HECATA, blood=2)
    two = table.you.torpor(replaced("Sully", clans=("Hecata",)), blood=1)
    empty = table.you.ready(replaced("Duck", clans=("Hecata",)), blood=0)
    other = table.you.ready("Nassir")
    theirs = table.prey.ready(replaced("KoKo", clans=("Hecata",)))
    table.you.acts(word="bleed", by=acting)
    assert table.you.may("use", card=acting, mode="blood") is (level == "OBL")
    if level == "obl":
        return
    table.you.uses(acting, level="blood")
    assert table.you.choices() == {one, two, empty}
    table.you.chooses(two)
    assert not table.you.may("use", card=acting, mode="blood")
    rest(table)
    assert table.prey.pool() == 30 - 1 - 1
    assert [table.blood(m) for m in (one, two, empty, other, theirs)] == [2, 0, 1, 4, 2]


def test_a_shambler_has_nothing(table: Table) -> None:
    """No equipment is taken by it, no retainer serves it; what it has it does not use."""
    acting = shamblers(table, 1)[0]
    theirs = table.prey.ready(WALL)
    knife = table.you.in_play(weapon("Knife", melee_strike(+1)), on=acting)
    other = table.you.ready("Ryan")
    gun = table.you.in_play("Desert Eagle", on=other)
    cheap = paper("Rock", equips(), kind="equipment")
    valet = paper("Valet", employs(), kind="retainer", life=1)
    table.you.holds(cheap, valet)
    table.asked()
    assert table.you.can_play("Rock", by=other)
    assert not table.you.can_play("Rock", by=acting)
    assert table.you.can_play("Valet", by=other)
    assert not table.you.can_play("Valet", by=acting)
    assert not table.you.may("act", minion=acting, word="take equipment")
    fight(table, acting, theirs)
    while not table.over():
        assert not table.you.may("use", card=knife)
        table.pass_on()
    assert gun != knife


# -- Brigitte Gebauer -----------------------------------------------------------------------------


@pytest.mark.parametrize("card", [False, True])
def test_brigitte_helps_a_bleed_as_it_is_announced(table: Table, card: bool) -> None:
    """+1 bleed beside a limited one, by card or not; later she does not."""
    brigitte, mine = table.you.ready(BRIGITTE), table.you.ready(made_vampire("Mine", "DOM"))
    table.you.ready(COMPANION)
    table.you.holds(EAGER, "Govern the Unaligned")
    table.prey.ready("Nassir")
    if card:
        table.you.acts("Govern the Unaligned", by=mine, level="dom")
    else:
        table.you.acts(word="bleed", by=mine)
    table.you.uses(brigitte)
    assert table.locked(brigitte)
    table.you.plays("Eager", by=mine)
    assert not table.you.may("use", card=brigitte)
    rest(table)
    assert table.prey.pool() == 30 - 1 - 1 - 1 - (2 if card else 0)
    assert table.blood(brigitte) == 3
    assert table.waits_for(table.you)


@pytest.mark.parametrize("why", ["locked", "hunt", "another's", "late"])
def test_when_brigitte_does_not_help(table: Table, why: str) -> None:
    """Locked; in another action; for somebody else's minion; once it has been announced."""
    seat = table.prey if why == "another's" else table.you
    brigitte = seat.ready(BRIGITTE, locked=why == "locked")
    mine = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    table.prey.ready("Nassir")
    table.you.acts(word="hunt" if why == "hunt" else "bleed", by=mine)
    if why == "late":
        table.until("action", table.you)
    assert not is_offered(table, seat, brigitte)


@pytest.mark.parametrize("helped", [True, False])
@pytest.mark.parametrize("blocked", [True, False])
def test_brigitte_pays_for_a_fight(table: Table, helped: bool, blocked: bool) -> None:
    """1 life as combat comes of a block of the bleed that she helped."""
    brigitte, mine = table.you.ready(BRIGITTE), table.you.ready("Ryan")
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Nassir")
    table.you.holds(COMBAT_ENDS)
    table.you.acts(word="bleed", by=mine)
    if helped:
        table.you.uses(brigitte)
    if blocked:
        table.prey.blocks(theirs)
        table.you.plays("Combat ends", by=mine)
    rest(table)
    assert table.blood(brigitte) == 3 - (helped and blocked)
    assert table.blood(mine) == 4


@pytest.mark.parametrize("again", [True, False])
def test_brigitte_pays_for_the_fight_of_the_block(table: Table, again: bool) -> None:
    """Not for a second combat of that action."""
    brigitte, mine = table.you.ready(BRIGITTE), table.you.ready(made_vampire("Mine", capacity=9))
    table.you.ready(COMPANION)
    theirs = table.prey.ready(WALL)
    table.you.holds(AGAIN)
    table.you.acts(word="bleed", by=mine)
    table.you.uses(brigitte)
    table.prey.blocks(theirs)
    if again:
        table.you.plays("Another combat", by=mine)
    rest(table)
    assert damage_to(table, mine) == (2 if again else 1)
    assert table.blood(brigitte) == 2


def test_brigitte_pays_whoever_is_acting_by_then(table: Table) -> None:
    """It is the action that she has helped."""
    brigitte, mine = table.you.ready(BRIGITTE), table.you.ready("Ryan")
    mask = table.you.ready(made_vampire("Mask", "OBF", capacity=9))
    table.you.ready(COMPANION)
    theirs = table.prey.ready(WALL)
    table.you.holds("Mask of a Thousand Faces")
    table.you.acts(word="bleed", by=mine)
    table.you.uses(brigitte)
    table.you.plays("Mask of a Thousand Faces", by=mask)
    table.prey.blocks(theirs)
    rest(table)
    assert damage_to(table, mask) == 1
    assert table.blood(brigitte) == 2


def test_brigitte_pays_for_no_other_fight(table: Table) -> None:
    """Neither a later action of that minion nor the block of it by her helped one."""
    brigitte, mine = table.you.ready(BRIGITTE), table.you.ready(made_vampire("Mine", capacity=9))
    table.you.ready(COMPANION)
    theirs = table.prey.ready("Nassir")
    table.you.in_play(changing("strength", 0), on=mine)
    table.you.acts(word="bleed", by=mine)
    table.you.uses(brigitte)
    rest(table)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts(word="bleed", by=theirs)
    rest(table)
    assert table.blood(brigitte) == 3


@pytest.mark.ruling(BRIGITTE, 1)
def test_brigitte_helps_on_her_first_day(table: Table) -> None:
    """Recruited this turn."""
    kin, mine = table.you.ready(GIOVANNI), table.you.ready("Sully")
    table.you.ready(COMPANION)
    brigitte = table.you.holds(BRIGITTE)
    table.you.acts(BRIGITTE, by=kin)
    rest(table)
    assert not table.you.may("act", minion=brigitte, word="bleed")
    table.you.acts(word="bleed", by=mine)
    table.you.uses(brigitte)
    rest(table)
    assert table.prey.pool() == 28


# -- Member of the Entourage ----------------------------------------------------------------------


def test_the_entourage_does_not_act(table: Table) -> None:
    """Nothing at all."""
    mine = table.you.ready(ENTOURAGE)
    table.you.in_play("Desert Eagle", on=table.you.ready("Ryan"))
    table.asked()
    assert not table.you.may("act", minion=mine)


@pytest.mark.parametrize(("hidden", "blocked"), [(1, True), (2, False)])
def test_a_life_for_intercept(table: Table, hidden: int, blocked: bool) -> None:
    """+1, once in an action; it burns for the block of a vampire, and nobody fights."""
    mine = table.you.ready("Ryan")
    table.you.in_play(changing("stealth", hidden), on=mine)
    table.you.ready(COMPANION)
    singer = table.prey.ready(ENTOURAGE)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(singer)
    table.prey.uses(singer)
    assert not is_offered(table, table.prey, ENTOURAGE)
    assert told(table, "burned blood", card=singer, number=1) == 1
    assert table.prey.pool() == (30 if blocked else 29)
    assert table.where(singer) == ("ash_heap" if blocked else "ready")
    assert damage_to(table, mine) == 0


def test_no_intercept_against_what_is_not_directed_at_you(table: Table) -> None:
    """A hunt, which the predator may block."""
    mine = table.you.ready("Ryan", blood=2)
    table.you.ready(COMPANION)
    singer = table.prey.ready(ENTOURAGE)
    table.prey.holds(PAUSE)
    table.you.acts(word="hunt", by=mine)
    table.prey.blocks(singer)
    assert not is_offered(table, table.prey, singer)


@pytest.mark.parametrize(("acting", "gone"), [("Ryan", True), ("Ossian", False)])
def test_the_entourage_burns_for_a_vampire(table: Table, acting: str, gone: bool) -> None:
    """Before the combat, which is not; an ally it fights."""
    mine = table.you.ready(acting)
    table.you.ready(COMPANION)
    singer = table.prey.ready(ENTOURAGE)
    fight(table, mine, singer)
    rest(table)
    assert (table.where(singer) == "ash_heap") is (gone or damage_to(table, singer) >= 2)
    assert (damage_to(table, singer) == 0) is gone
    assert table.prey.pool() == 30


# -- Walks-With-Might -----------------------------------------------------------------------------


def test_walks_sees_ministries() -> None:
    """+1 intercept against them only."""
    intercept_against(
        WALKS,
        amount=1,
        against=((replaced("Ryan", clans=("Ministry",)), {}),),
        others=(("Ryan", {}),),
    )


@pytest.mark.ruling(WALKS, 1)
@pytest.mark.parametrize("whose", ["you", "prey"])
def test_your_masters_are_dearer(table: Table, whose: str) -> None:
    """1 pool more, for his controller; other cards of hers cost as ever."""
    getattr(table, whose).ready(WALKS)
    mine = table.you.ready("Ryan")
    table.you.holds(paper("Coin", master(gain_pool(0))), EAGLE)
    table.begins("master")
    table.you.plays("Coin")
    spent = 1 if whose == "you" else 0
    assert table.you.pool() == 30 - spent
    table.until("minion", table.you)
    table.you.acts(EAGLE, by=mine)
    rest(table)
    assert table.you.pool() == 30 - spent - (pool()[EAGLE].pool_cost or 0)


def test_each_strike_hurts_him_less(table: Table) -> None:
    """1 less of a strike, of a retainer and of an event; 1 alone is nothing."""
    walks, theirs = table.you.ready(WALKS), table.prey.ready(WALL)
    other = table.you.ready("Loyal Street Gang", blood=9)
    claw = table.prey.in_play(weapon("Claw", melee_strike(+2)), on=theirs)
    table.prey.in_play(paper("Hound", inflicts_each_round(2), kind="retainer", life=1), on=theirs)
    storm = use(environmental_damage(2, ready(minion)), at=("minion",), once="turn")
    table.you.in_play(paper("Storm", storm, kind="event"))
    table.you.ready(COMPANION)
    table.you.uses("Storm")
    assert (damage_to(table, walks), damage_to(table, other)) == (1, 2)
    table.you.acts(word="bleed", by=walks)
    table.prey.blocks(theirs)
    table.prey.uses(claw, level="strike")
    rest(table)
    assert damage_to(table, walks) == 1 + 2 + 1
