"""Modifiers that stay on the acting vampire: Marked Path, Sleep Unseen, Under My Skin.

And Empowering the Puppet King, which another vampire plays.
"""

from __future__ import annotations

import pytest

from block_talk import COMPANION, PAUSE, UNLOCKER, guard, made_vampire
from combat_talk import rest
from made_up import paper
from methuselah.language import OTHERS, action, bleed, choose_seat, modifier
from scenes.modifiers import adds_stealth
from scenes.rulings import counts_as_the_discipline_used
from table_talk import Table

PATH = "Marked Path"
UNSEEN = "Sleep Unseen"
SKIN = "Under My Skin"
KING = "Empowering the Puppet King"
AIMED = paper("Aimed", action(choose_seat(OTHERS)))


def played_when_over(table: Table, card: str, mine: int, level: str) -> None:
    """The bleed of your vampire succeeds, and the card is played after it."""
    table.you.acts(word="bleed", by=mine)
    while not table.you.can_play(card):
        table.pass_on()
    assert table.prey.pool() == 29
    table.you.plays(card, by=mine, level=level)


# -- Marked Path ----------------------------------------------------------------------------------


@pytest.mark.ruling(PATH, 2)
@pytest.mark.parametrize(("level", "amount"), [("obf", 1), ("OBF", 2)])
@pytest.mark.parametrize("enough", [True, False])
def test_a_marked_path_hides_the_next_action_at_the_same(
    table: Table, level: str, amount: int, enough: bool
) -> None:
    """Played after a successful directed action; burned for 1 or 2 stealth in another like it."""
    mine = table.you.ready(made_vampire("Walker", "OBF"))
    table.you.ready(COMPANION)
    path = table.you.holds(PATH)
    blocker = guard(table.prey, amount - enough)
    played_when_over(table, PATH, mine, level)
    assert table.on(path) == mine
    assert table.blood(mine) == 5
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert len(table.you.options("use", card=path)) == 1
    table.you.uses(path)
    assert table.where(path) == "ash_heap"
    rest(table)
    assert table.prey.pool() == (28 if enough else 29)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("word", ["hunt", "bleed"])
def test_a_hunt_or_a_blocked_bleed_leaves_no_path(table: Table, word: str) -> None:
    """The one is undirected, the other has no success; a helper may not play it at all."""
    mine = table.you.ready(made_vampire("Walker", "OBF"), blood=1)
    table.you.ready(made_vampire("Second", "OBF"))
    path = table.you.holds(PATH)
    blocker = guard(table.prey, 0)
    table.you.acts(word=word, by=mine)
    if word == "bleed":
        table.prey.blocks(blocker)
    while not table.over():
        assert not table.you.can_play(PATH)
        table.pass_on()
    assert table.where(path) == "hand"


@pytest.mark.parametrize("level", ["obf", "OBF"])
@pytest.mark.parametrize(("who", "may"), [("prey", True), ("grand_prey", False)])
def test_a_path_is_for_the_same_methuselah_only(
    table: Table, who: str, may: bool, level: str
) -> None:
    """In an action at your grand-prey that at your prey is of no use."""
    mine = table.you.ready(made_vampire("Walker", "OBF"))
    table.you.ready(COMPANION)
    path = table.you.holds(PATH)
    table.you.holds(AIMED, PAUSE)
    table.you.in_play(UNLOCKER)
    seat = getattr(table, who)
    blocker = guard(seat, 1)
    played_when_over(table, PATH, mine, level)
    rest(table)
    table.you.uses("Unlocker")
    table.you.acts("Aimed", by=mine)
    table.you.chooses(seat=seat.number)
    seat.blocks(blocker)
    table.until("attempt", table.you)
    assert table.you.may("use", card=path) is may


@pytest.mark.parametrize("level", ["obf", "OBF"])
def test_a_path_is_for_its_vampire_only(table: Table, level: str) -> None:
    """In a bleed of another one it is of no use."""
    mine = table.you.ready(made_vampire("Walker", "OBF"))
    other = table.you.ready(COMPANION)
    path = table.you.holds(PATH)
    table.you.holds(PAUSE)
    blocker = guard(table.prey, 1)
    played_when_over(table, PATH, mine, level)
    rest(table)
    table.you.acts(word="bleed", by=other)
    table.prey.blocks(blocker)
    table.until("attempt", table.you)
    assert not table.you.may("use", card=path)
    assert table.on(path) == mine


# -- Sleep Unseen ---------------------------------------------------------------------------------


@pytest.mark.ruling(UNSEEN, 1)
@pytest.mark.parametrize(
    ("level", "code", "sees"),
    [("obf", "dom", False), ("obf", "aus", True), ("OBF", "aus", False), ("OBF", "AUS", True)],
)
def test_who_has_no_auspex_cannot_act_at_a_sleeper(
    table: Table, level: str, code: str, sees: bool
) -> None:
    """Until your next unlock phase; superior asks for superior Auspex. It costs 1 blood."""
    mine = table.you.ready(made_vampire("Sleeper", "OBF"))
    other, third = table.you.ready(COMPANION), table.you.ready("Nassir")
    unseen = table.you.holds(UNSEEN)
    rusher = table.prey.ready(made_vampire("Rusher", code))
    table.prey.holds("Bum's Rush")
    played_when_over(table, UNSEEN, mine, level)
    assert (table.on(unseen), table.blood(mine)) == (mine, 4)
    table.until_turn_of(table.prey, "minion")
    table.prey.acts("Bum's Rush", by=rusher)
    assert table.prey.choices() == ({mine, other, third} if sees else {other, third})
    table.prey.chooses(other)
    rest(table)
    assert table.on(unseen) == mine
    table.until_turn_of(table.you, "minion")
    assert table.where(unseen) == "ash_heap"


@pytest.mark.parametrize("level", ["obf", "OBF"])
@pytest.mark.parametrize("blocked", [True, False])
def test_sleep_unseen_asks_for_a_successful_action(table: Table, level: str, blocked: bool) -> None:
    """Of whatever kind, of the acting vampire itself."""
    mine = table.you.ready(made_vampire("Sleeper", "OBF"), blood=3)
    other = table.you.ready(made_vampire("Second", "OBF"))
    unseen = table.you.holds(UNSEEN)
    blocker = guard(table.prey, 1)
    table.you.acts(word="hunt", by=mine)
    if blocked:
        table.prey.blocks(blocker)
    offered = False
    while not table.over():
        offered |= table.you.can_play(UNSEEN, by=mine, level=level)
        assert not table.you.can_play(UNSEEN, by=other)
        table.pass_on()
    assert offered is not blocked
    assert table.where(unseen) == "hand"


# -- Under My Skin --------------------------------------------------------------------------------


def test_inferior_obfuscate_under_my_skin_adds_stealth() -> None:
    """1, and the card is burned."""
    adds_stealth(SKIN, by=made_vampire("Corpse", "obf", "THN"), amount=1, level="obf")


@pytest.mark.parametrize(
    ("level", "intercept", "caught"),
    [("thn", 0, False), ("thn", 1, True), ("THN", 1, False), ("THN", 2, True)],
)
def test_thanatosis_adds_stealth_and_stays(
    table: Table, level: str, intercept: int, caught: bool
) -> None:
    """1, at superior 2, for 1 blood; the card is on the vampire."""
    mine = table.you.ready(made_vampire("Corpse", "THN"))
    table.you.ready(COMPANION)
    skin = table.you.holds(SKIN)
    blocker = guard(table.prey, intercept)
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.plays(SKIN, by=mine, level=level)
    rest(table)
    assert table.prey.pool() == (30 if caught else 29)
    assert table.on(skin) == mine
    assert table.blood(mine) == (3 if caught else 4)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["thn", "THN"])
@pytest.mark.parametrize(("intercept", "caught"), [(0, False), (1, True)])
def test_what_is_under_the_skin_is_for_a_later_action(
    table: Table, intercept: int, caught: bool, level: str
) -> None:
    """Burned for 1 stealth in another action of that vampire, this turn too; not in this one."""
    mine = table.you.ready(made_vampire("Corpse", "THN"))
    table.you.ready(COMPANION)
    skin = table.you.holds(SKIN)
    table.you.holds(AIMED, PAUSE)
    table.you.in_play(UNLOCKER)
    blocker = guard(table.prey, intercept)
    weak = guard(table.prey, 0, name="Seer")
    third = guard(table.prey, 2, name="Third")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(weak)
    table.you.plays(SKIN, by=mine, level=level)
    table.prey.blocks(third)
    table.until("attempt", table.you)
    assert not table.you.may("use", card=skin)
    rest(table)
    table.you.uses("Unlocker")
    table.you.acts("Aimed", by=mine)
    table.you.chooses(seat=table.prey.number)
    table.prey.blocks(blocker)
    table.you.uses(skin)
    assert table.where(skin) == "ash_heap"
    rest(table)
    assert table.locked(blocker) is caught
    assert table.waits_for(table.you)


@pytest.mark.parametrize("worn", [True, False])
def test_it_helps_out_of_torpor(table: Table, worn: bool) -> None:
    """The vampire need not be ready: its action to leave torpor is hidden, too."""
    fallen = table.you.torpor(made_vampire("Corpse", "THN"), blood=4)
    table.you.ready(COMPANION)
    skin = table.you.in_play(SKIN, on=fallen, notes=(("worn", fallen),) if worn else ())
    table.you.holds(paper("Hope", modifier(at=("attempt",)), kind="action modifier"))
    blocker = guard(table.prey, 1)
    table.you.acts(word="leave torpor", by=fallen)
    table.prey.blocks(blocker)
    assert table.you.may("use", card=skin) is worn
    if worn:
        table.you.uses(skin)
        rest(table)
        assert table.where(fallen) == "ready"


def test_what_is_under_the_skin_is_for_that_vampire(table: Table) -> None:
    """In an action of another one it is of no use; nor is there anything to burn at inferior."""
    mine = table.you.ready(made_vampire("Corpse", "obf", "THN"))
    other = table.you.ready(COMPANION)
    skin, plain = table.you.holds(SKIN, SKIN)
    table.you.holds(PAUSE)
    blocker = guard(table.prey, 0)
    second = guard(table.prey, 0, name="Second")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.plays(skin, by=mine, level="thn")
    rest(table)
    table.you.acts(word="bleed", by=other)
    table.prey.blocks(second)
    table.until("attempt", table.you)
    assert not table.you.may("use", card=skin)
    rest(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=mine)
    table.prey.blocks(blocker)
    table.you.plays(plain, by=mine, level="obf")
    assert table.where(plain) == "ash_heap"
    assert table.on(skin) == mine


@pytest.mark.ruling(SKIN, 1)
@pytest.mark.parametrize(("level", "used", "other"), [("obf", "obf", "thn"), ("THN", "thn", "obf")])
def test_under_my_skin_requires_what_is_used(level: str, used: str, other: str) -> None:
    """One of the two as it is played."""
    vampire = made_vampire("Corpse", "obf", "THN", capacity=10)
    counts_as_the_discipline_used(SKIN, by=vampire, level=level, used=(used,), others=(other,))


# -- Empowering the Puppet King -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "locked", "may"), [("dom", False, True), ("dom", True, False), ("DOM", True, True)]
)
def test_a_puppeteer_helps_a_bleed(table: Table, level: str, locked: bool, may: bool) -> None:
    """+1 bleed, limited, at 1 blood of the one who plays it; at superior a locked one may."""
    mine = table.you.ready(made_vampire("King", "DOM"))
    master = table.you.ready(made_vampire("Puppeteer", "DOM"), locked=locked)
    table.you.ready(COMPANION)
    table.you.torpor(made_vampire("Fallen", "DOM"))
    king, soft = table.you.holds(KING, paper("Soft Touch", modifier(bleed(+1))))
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=mine)
    table.until("action", table.you)
    assert table.you.can_play(KING, by=master, level=level) is may
    assert not table.you.can_play(KING, by=mine)
    assert table.you.can_play(soft)
    if may:
        table.you.plays(KING, by=master, level=level)
        assert not table.you.can_play(soft)
        assert (table.blood(master), table.blood(mine)) == (4, 5)
        assert table.locked(master) is locked
    rest(table)
    assert table.prey.pool() == (28 if may else 29)
    assert table.where(king) == ("ash_heap" if may else "hand")
    assert table.waits_for(table.you)


@pytest.mark.ruling(KING, 1)
def test_nobody_else_empowers_the_king(table: Table) -> None:
    """Not a vampire of another Methuselah, one in torpor, or in an action that is no bleed."""
    mine = table.you.ready(made_vampire("King", "DOM"), blood=1)
    fallen = table.you.torpor(made_vampire("Fallen", "DOM"))
    table.you.ready(made_vampire("Puppeteer", "DOM"))
    table.you.holds(KING, PAUSE)
    theirs = table.grand_prey.ready(made_vampire("Stranger", "DOM"))
    table.grand_prey.holds(KING)
    table.you.acts(word="hunt", by=mine)
    while not table.over():
        assert not table.you.can_play(KING)
        table.pass_on()
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(word="bleed", by=mine)
    seen = False
    while not table.over():
        seen |= table.you.can_play(KING)
        assert not table.you.can_play(KING, by=fallen)
        assert not table.grand_prey.can_play(KING, by=theirs)
        table.pass_on()
    assert seen
