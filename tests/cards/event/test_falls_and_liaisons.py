"""Events about sects, titles, hunts and hands: the Falls, Heart's Blood, a port."""

from __future__ import annotations

import pytest

from combat_talk import COMPANION, rest
from fight_talk import replaced
from gehenna_talk import goes_on, plays_it
from made_up import omen, paper
from methuselah.engine import atoms
from methuselah.engine.traits import sect_of
from methuselah.language import (
    TARGET,
    becomes_of_sect,
    choose,
    master,
    on,
    put_in_play,
    static,
    use,
)
from methuselah.rules.politics.titles import contests_title, title_of, votes_of_title
from politics_talk import motion
from table_talk import Table

NEPHTALI = "Rise of the Nephtali"
HEART = "Fueled by Heart's Blood"
CAMARILLA = "Fall of the Camarilla"
SABBAT = "Fall of the Sabbat"
PORT = "Port Authority"
MASSACRE = "White Nights Massacre"
BLANK = "Misdirection"
FALLS = [(CAMARILLA, "camarilla", "Nassir", "Mkhokheli"), (SABBAT, "sabbat", "Dodd", "Olivia")]


# -- the Falls ------------------------------------------------------------------------------------


@pytest.mark.ruling(CAMARILLA, 5)
@pytest.mark.ruling(SABBAT, 5)
@pytest.mark.parametrize(("card", "others"), [(CAMARILLA, 3), (SABBAT, 3), (NEPHTALI, 1)])
def test_it_requires_other_gehenna_events_as_it_is_played(
    table: Table, card: str, others: int
) -> None:
    """So many; it stays when they go."""
    table.you.holds(card, "Fame")
    for place in range(others - 1):
        table.prey.in_play(omen(f"Omen {place}"))
    table.you.in_play(omen("Plain", gehenna=False))
    table.you.in_play(omen("Sign", kind="master"))
    table.begins("discard")
    assert table.you.may("discard", card="Fame")
    assert not table.you.can_play(card)
    table = Table()
    held = plays_it(table, card, others)
    table.until("minion", table.prey)
    for other in list(table.state.cards):
        if table.where(other) == "permanent" and other != held:
            atoms.burn(table.state, other)
    goes_on(table)
    assert table.where(held) == "permanent"
    assert len(table.you.hand()) == 6


@pytest.mark.rules_text("003 Fall of the Camarilla 1")
@pytest.mark.rules_text("003 Fall of the Sabbat 1")
@pytest.mark.parametrize(("card", "sect", "plain", "titled"), FALLS)
def test_a_sect_is_no_more(table: Table, card: str, sect: str, plain: str, titled: str) -> None:
    """Its vampires are Independent, those of other sects are not; once it is gone they are back."""
    one, two = table.prey.ready(plain), table.grand_prey.torpor(titled)
    others = [table.predator.ready(name) for name in ("Octane", "Homa", "Lalitha")]
    other = table.predator.ready("Kyrylo" if sect == "camarilla" else "Ryan")
    held = plays_it(table, card, 3)
    assert [sect_of(table.state, v) for v in (one, two)] == ["independent"] * 2
    assert [sect_of(table.state, v) for v in others] == ["anarch", "laibon", "independent"]
    assert sect_of(table.state, other) == ("sabbat" if sect == "camarilla" else "camarilla")
    table.until("minion", table.prey)
    assert len(table.you.hand()) == 6
    atoms.burn(table.state, held)
    goes_on(table)
    assert [sect_of(table.state, v) for v in (one, two)] == [sect] * 2
    assert len(table.you.hand()) == 7


@pytest.mark.parametrize(("where", "may"), [("ready", False), ("torpor", True)])
def test_the_hand_keeps_the_sabbat(table: Table, where: str, may: bool) -> None:
    """A ready Black Hand vampire, anybody's, forbids the fall of the Sabbat, not the other one."""
    table.grand_prey.puts("The Colonel", where)
    for place in range(3):
        table.prey.in_play(omen(f"Omen {place}"))
    table.you.holds(SABBAT, CAMARILLA)
    table.begins("discard")
    assert table.you.can_play(CAMARILLA)
    assert table.you.can_play(SABBAT) is may


@pytest.mark.ruling(CAMARILLA, 1)
@pytest.mark.ruling(SABBAT, 1)
@pytest.mark.parametrize(("card", "sect", "plain", "titled"), FALLS)
def test_who_joins_a_fallen_sect_is_independent(
    table: Table, card: str, sect: str, plain: str, titled: str
) -> None:
    """Until the Fall is gone: then the sect that it joined is its own."""
    mine = table.you.ready("Lalitha")
    table.you.ready(COMPANION)
    fall = table.prey.in_play(card)
    joins = use(choose(on()), becomes_of_sect(sect, TARGET), at=("minion",))
    table.you.in_play(paper("Convert", joins))
    table.you.uses("Convert")
    table.you.chooses(mine)
    assert sect_of(table.state, mine) == "independent"
    atoms.burn(table.state, fall)
    goes_on(table)
    assert sect_of(table.state, mine) == sect


@pytest.mark.ruling(CAMARILLA, 2)
@pytest.mark.ruling(SABBAT, 2)
@pytest.mark.parametrize(("card", "sect", "plain", "titled"), FALLS)
@pytest.mark.parametrize("later", [True, False])
def test_an_override_is_followed_unless_it_is_to_the_fallen_sect(
    table: Table, card: str, sect: str, plain: str, titled: str, later: bool
) -> None:
    """To another sect it takes precedence; to the fallen one it makes an Independent."""
    vampires = [table.prey.ready(plain), table.prey.ready("Octane")]
    for vampire, to in zip(vampires, ("laibon", sect), strict=True):
        table.you.in_play(paper("Mask", static("sect", word=to), kind="equipment"), on=vampire)
    fall = plays_it(table, card, 3) if later else table.you.in_play(card)
    table.asked()
    assert [sect_of(table.state, v) for v in vampires] == ["laibon", "independent"]
    atoms.burn(table.state, fall)
    goes_on(table)
    assert [sect_of(table.state, v) for v in vampires] == ["laibon", sect]


@pytest.mark.ruling(CAMARILLA, 3)
@pytest.mark.ruling(SABBAT, 3)
@pytest.mark.parametrize(("card", "sect", "plain", "titled"), FALLS)
def test_titles_of_a_fallen_sect_sleep(
    table: Table, card: str, sect: str, plain: str, titled: str
) -> None:
    """No votes until the sect is back."""
    mine = table.prey.ready(titled)
    held = plays_it(table, card, 3)
    assert title_of(table.state, mine) == ""
    assert votes_of_title(table.state, mine) == 0
    atoms.burn(table.state, held)
    goes_on(table)
    assert votes_of_title(table.state, mine) > 0


@pytest.mark.ruling(CAMARILLA, 3)
@pytest.mark.ruling(SABBAT, 3)
@pytest.mark.parametrize(
    ("card", "one", "title"),
    [(CAMARILLA, "Tara", "prince"), (SABBAT, "Johannes Worringen", "archbishop")],
)
def test_contested_titles_of_a_fallen_sect_are_yielded(
    table: Table, card: str, one: str, title: str
) -> None:
    """For good, as the Fall comes."""
    sect = "camarilla" if title == "prince" else "sabbat"
    other = replaced("Nassir", title=title, city="Lyon", sect=sect)
    contest = (("title contested", 1),)
    vampires = [
        table.prey.ready(replaced(one, city="Lyon"), notes=contest),
        table.grand_prey.ready(other, notes=contest),
    ]
    held = plays_it(table, card, 3)
    assert not any(contests_title(table.state, v) for v in vampires)
    atoms.burn(table.state, held)
    goes_on(table)
    assert [title_of(table.state, v) for v in vampires] == ["", ""]


@pytest.mark.ruling(CAMARILLA, 4)
@pytest.mark.ruling(SABBAT, 4)
@pytest.mark.parametrize(("card", "sect", "plain", "titled"), FALLS)
@pytest.mark.parametrize("poses", [True, False])
def test_an_impersonator_poses_as_of_the_fallen_sect(
    table: Table, card: str, sect: str, plain: str, titled: str, poses: bool
) -> None:
    """It plays cards that require the sect; who is of it by rights does not."""
    table.prey.in_play(card)
    mine = table.you.ready(plain)
    table.you.ready(COMPANION)
    if poses:
        mask = paper("Mask", static("plays as if", word=sect), kind="equipment")
        table.you.in_play(mask, on=mine)
    table.you.holds(motion(requires=(sect,)))
    table.begins("minion")
    assert table.you.can_play("Motion", by=mine) is poses


# -- Fueled by Heart's Blood ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counters", "victim", "hunted"),
    [(6, "Duck", False), (7, "Duck", True), (6, "Zachary", True), (6, "Lukas", True)],
)
def test_elders_may_feed_on_the_young(
    table: Table, counters: int, victim: str, hunted: bool
) -> None:
    """No blood hunt on whose capacity is above the counters, for a younger victim."""
    table.grand_prey.in_play(HEART, counters=counters)
    mine = table.you.ready("Don Cerro")  # capacity 7
    table.you.ready("Mkhokheli")
    prey = table.prey.torpor(victim, blood=0)
    table.you.acts(by=mine, word="diablerie", target=prey)
    asked = False
    while not table.over():
        asked |= table.you.may("vote")
        table.pass_on()
    assert table.where(prey) == "ash_heap"
    assert asked is hunted


def test_the_heart_loses_counters_to_gehenna(table: Table) -> None:
    """10 at first, 1 less for each other Gehenna event that is played, none for another event."""
    held = plays_it(table, HEART, 0)
    assert table.counters(held) == 10
    table = Table()
    heart = table.prey.in_play(HEART, counters=10)
    table.you.holds(omen("Plain", gehenna=False))
    table.you.ready(COMPANION)
    table.begins("discard")
    table.you.plays("Plain")
    assert table.counters(heart) == 10
    table = Table()
    heart = table.prey.in_play(HEART, counters=10)
    table.you.holds(paper("Sign", master(put_in_play()), keywords=frozenset({"gehenna"})))
    table.begins("master")
    table.you.plays("Sign")
    assert table.counters(heart) == 10
    table = Table()
    heart = table.prey.in_play(HEART, counters=10)
    table.you.holds(omen("Sign"))
    table.begins("discard")
    table.you.plays("Sign")
    assert table.counters(heart) == 9


@pytest.mark.ruling(HEART, 1)
@pytest.mark.parametrize("burned", [False, True])
def test_the_heart_is_replaced_once_a_vampire_commits_diablerie(table: Table, burned: bool) -> None:
    """Anybody's, burned or not."""
    killer = table.prey.ready("Nassir")
    victim = table.grand_prey.torpor("Duck")
    held = plays_it(table, HEART, 0)
    table.until("minion", table.prey)
    if burned:
        atoms.burn(table.state, held)
        goes_on(table)
    assert len(table.you.hand()) == 6
    table.prey.acts(by=killer, word="diablerie", target=victim)
    rest(table)
    assert len(table.you.hand()) == 7


# -- Port Authority, White Nights Massacre --------------------------------------------------------


@pytest.mark.ruling(PORT, 1)
def test_a_discard_is_replaced_in_the_next_unlock_phase(table: Table) -> None:
    """Anybody's, of a discard phase action; before cards unlock. What is played is replaced."""
    table.grand_prey.in_play(PORT)
    mine = table.you.ready("Nassir", locked=True)
    table.prey.ready(COMPANION)
    table.you.holds("Fame", *[BLANK] * 6)
    table.begins("discard")
    table.you.does("discard", card="Fame")
    table.until("minion", table.prey)
    assert len(table.you.hand()) == 6
    start = len(table.state.journal)
    table.until_turn_of(table.you, "minion")
    told = [
        line.what
        for line in table.state.journal[start:]
        if line.seat == table.you.number and line.what in ("drew", "unlocked")
    ]
    assert told[:2] == ["drew", "unlocked"]
    assert len(table.you.hand()) == 7
    assert not table.locked(mine)


def test_the_port_is_put_in_play_and_binds_its_player_too(table: Table) -> None:
    """What she discards in her next discard phase is replaced in the unlock phase after it."""
    table.you.ready("Nassir")
    held = plays_it(table, PORT, 0)
    assert table.where(held) == "permanent"
    table.until("minion", table.prey)
    table.until("discard", table.you)
    table.you.does("discard", card=BLANK)
    table.until("minion", table.prey)
    assert len(table.you.hand()) == 6


def test_other_discards_are_replaced_at_once(table: Table) -> None:
    """Only that of a discard phase action waits."""
    table.you.in_play(PORT)
    giotto = table.prey.ready("Giotto Verducci (G2)")
    table.prey.holds("Fame", *[BLANK] * 6)
    table.you.holds("Blur")
    table.begins("discard")
    table.prey.uses(giotto)
    table.prey.chooses(table.prey.options("choose")[0].target)
    assert len(table.prey.hand()) == 7


@pytest.mark.parametrize("way", ["one", "wolf", "copy", "none"])
def test_the_massacre_comes_in_the_next_discard_phase(table: Table, way: str) -> None:
    """One vampire in torpor is burned, or all by a werewolf or a second copy; or none."""
    held, copy = table.you.holds(MASSACRE, MASSACRE)
    wolf = table.you.ready("Renegade Garou")
    table.you.ready("Underbridge Stray")
    mine, theirs = table.you.torpor("Duck"), table.prey.torpor("Ryan")
    bystander = table.prey.ready("Nassir")
    table.begins("discard")
    table.you.plays(held)
    table.until("minion", table.prey)
    assert table.where(held) == "permanent"
    assert table.where(theirs) == "torpor"
    table.until_turn_of(table.you, "minion")
    assert table.where(held) == "permanent"
    while not table.you.may("do"):
        table.pass_on()
    if way == "none":
        table.you.passes()
    else:
        table.you.does("do", number=0)
        table.you.does("do", number=("one", "wolf", "copy").index(way))
    if way == "one":
        assert table.you.choices() == {mine, theirs}
        table.you.chooses(theirs)
    burned = [card for card in (mine, theirs) if table.where(card) == "ash_heap"]
    assert burned == {"one": [theirs], "none": []}.get(way, [mine, theirs])
    assert table.where(held) == "ash_heap"
    assert table.locked(wolf) is (way == "wolf")
    assert (table.where(copy) == "ash_heap") is (way == "copy")
    assert (table.where(bystander), table.where(wolf)) == ("ready", "ready")


def test_a_massacre_needs_a_ready_unlocked_werewolf_of_its_own_side(table: Table) -> None:
    """Without it, and without a second copy, one vampire is burned; the card is burned."""
    held = table.you.in_play(MASSACRE)
    table.you.ready("Renegade Garou", locked=True)
    table.prey.ready("Renegade Garou")
    table.you.ready("Underbridge Stray")
    table.prey.holds(MASSACRE)
    table.you.holds("Fame")
    mine, theirs = table.you.torpor("Duck"), table.prey.torpor("Ryan")
    ready = table.prey.ready("Nassir")
    table.begins("discard")
    table.you.does("do", number=0)
    assert table.you.choices() == {mine, theirs}
    table.you.chooses(mine)
    cards = (mine, theirs, ready, held)
    assert [table.where(card) for card in cards] == ["ash_heap", "torpor", "ready", "ash_heap"]


def test_the_massacre_is_nobody_elses(table: Table) -> None:
    """In the discard phase of another it waits."""
    held = table.prey.in_play(MASSACRE)
    victim = table.you.torpor("Duck")
    table.you.holds("Fame")
    table.prey.ready(COMPANION)
    table.begins("discard")
    assert table.you.may("discard")
    table.until("minion", table.prey)
    assert (table.where(held), table.where(victim)) == ("permanent", "torpor")
