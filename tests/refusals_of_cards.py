"""Scenes in which an option is refused: the name of each says what stands in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from made_up import paper
from methuselah.engine.definitions import Definition, Static
from methuselah.engine.rows import latch
from methuselah.language import action, gain_pool, master, use
from methuselah.rules.playing import offering
from politics_talk import motion
from table_talk import Table

__all__ = ["CARDS", "GOVERN", "Asked", "Scene", "alone", "bars", "marks"]

MAGNUM: Final = ".44 Magnum"
GOVERN: Final = "Govern the Unaligned"
Asked = tuple[int, int | str]
Scene = Callable[[Table], Asked]


def alone(table: Table, what: str, who: str = "Trevon Parker", **how: int | bool) -> Asked:
    """Somebody ready with nobody beside her asks about an action."""
    table.you.ready(who, **how)
    return 0, what


def bars(table: Table, bearer: int, kind: str, word: str = "") -> None:
    """Something on a minion that says so."""
    table.you.in_play(paper("Leaden Seal", Static(kind, word=word), kind="equipment"), on=bearer)


def trick(name: str, *parts: object, **how: object) -> Definition:
    """A master card that gives pool."""
    return paper(name, master(gain_pool(1), *parts, **how))  # type: ignore[arg-type]


def marks(table: Table, span: str, *key: str | int) -> None:
    """Something was done already: the question is asked again."""
    table.asked()
    latch(table.state, span, *key)
    table.state.pending = None


# -- scenes: the name says what stands in the way ------------------------------------------------


def once_in_a_game(table: Table) -> Asked:
    card = table.you.holds(trick("Only Once", once="game"))
    table.you.holds(trick("Another"))
    table.begins("master")
    marks(table, "game", "once", "Only Once")
    return 0, card


def once_in_a_turn(table: Table) -> Asked:
    card = table.you.holds(trick("Once a Turn", once="turn"))
    table.you.holds(trick("Another"))
    table.begins("master")
    marks(table, "turn", "once", -1, "Once a Turn")
    return 0, card


def no_more_this_turn(table: Table) -> Asked:
    card = table.you.holds(trick("No More"))
    table.you.holds(trick("Another"))
    table.begins("master")
    marks(table, "turn", "no more", "No More")
    return 0, card


def no_master_action(table: Table) -> Asked:
    first, second = table.you.holds("Art Museum", trick("Another"))
    table.you.ready("Massimo Falconi")
    table.you.holds("Dreams of the Sphinx")
    table.you.in_play(paper("Bell", use(gain_pool(1), at=("master",))))
    table.begins("master")
    table.you.plays(first)
    return 0, second


def own_copy(table: Table) -> Asked:
    card = table.you.holds("Arcane Library")
    table.you.in_play("Arcane Library")
    table.you.holds("Blood Doll")
    table.you.ready("Lauren")
    table.begins("master")
    return 0, card


def no_such_minion(table: Table) -> Asked:
    card = table.you.holds("Art Museum")
    table.you.holds(trick("Another"))
    table.begins("master")
    return 0, card


def wrong_clan(table: Table) -> Asked:
    table.you.ready("Ryan")
    return 0, table.you.holds(paper("For Toreador", action(gain_pool(1)), clans=("Toreador",)))


def wrong_path(table: Table) -> Asked:
    table.you.ready("Ryan")
    return 0, table.you.holds(paper("For Caine", action(gain_pool(1)), path="Caine"))


def wrong_requirement(table: Table) -> Asked:
    table.you.ready("Ryan")
    return 0, table.you.holds(paper("For Princes", action(gain_pool(1)), requires=("prince",)))


def no_discipline(table: Table) -> Asked:
    table.you.ready("Rosalina Cortez")
    return 0, table.you.holds(GOVERN)


def no_vampire_for_a_discipline(table: Table) -> Asked:
    table.you.ready("War Ghoul")
    return 0, table.you.holds(GOVERN)


def played_in_this_action(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    _, second = table.you.holds("Conditioning", "Conditioning")
    table.you.acts(word="bleed", by=trevon)
    table.you.plays("Conditioning", by=trevon, level="dom")
    table.until("action", table.you)
    return 0, second


def cannot_play_it(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    bars(table, trevon, "cannot play", GOVERN)
    return 0, table.you.holds(GOVERN)


def cannot_play_disciplines(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    bars(table, trevon, "cannot play", offering.REQUIRING)
    return 0, table.you.holds(GOVERN)


def nothing_to_choose(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    card = table.you.holds("Bum's Rush")
    assert trevon != card
    return 0, card


def too_little_pool(table: Table) -> Asked:
    table.you.ready("Trevon Parker")
    table.you.pool(1)
    return 0, table.you.holds(MAGNUM)


def too_little_blood(table: Table) -> Asked:
    vampire = table.you.ready("Ayelech", blood=1)
    card = table.you.holds(paper("Dear", action(gain_pool(1)), blood_cost=2))
    assert vampire != card
    return 0, card


def an_ally_has_no_blood(table: Table) -> Asked:
    table.you.ready("War Ghoul")
    return 0, table.you.holds(paper("Dear", action(gain_pool(1)), blood_cost=2))


def has_bled(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    card = table.you.holds("Computer Hacking")
    marks(table, "turn", "bleed", trevon)
    return 0, card


def has_bled_barehanded(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    marks(table, "turn", "bleed", trevon)
    return 0, "bleed"


def may_not_bleed(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    bars(table, trevon, "cannot bleed")
    return 0, "bleed"


def may_not_bleed_by_card(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    bars(table, trevon, "cannot bleed")
    return 0, table.you.holds("Computer Hacking")


def may_not_hunt(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    bars(table, trevon, "cannot hunt")
    return 0, "hunt"


def an_ally_does_not_hunt(table: Table) -> Asked:
    return alone(table, "hunt", "War Ghoul")


def an_ally_calls_nothing(table: Table) -> Asked:
    table.you.ready("War Ghoul")
    return 0, table.you.holds(motion())


def may_not_call(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    bars(table, trevon, "cannot political")
    return 0, table.you.holds(motion())


def cancelled_referendum(table: Table) -> Asked:
    table.you.ready("Trevon Parker")
    card = table.you.holds(motion())
    marks(table, "turn", "barred political", 0, "Motion", "")
    return 0, card


def only_one_of_these(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    table.you.in_play("Leather Jacket", on=trevon)
    return 0, table.you.holds("Leather Jacket")


def all_are_locked(table: Table) -> Asked:
    table.you.ready("Trevon Parker", locked=True)
    table.you.torpor("Nassir", blood=2)
    return 0, table.you.holds(GOVERN)


def nobody_is_ready(table: Table) -> Asked:
    table.you.torpor("Nassir", blood=2)
    return 0, table.you.holds(GOVERN)


def cannot_act(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    bars(table, trevon, "cannot act")
    table.you.torpor("Nassir", blood=2)
    return 0, table.you.holds(GOVERN)


def recruited_this_turn(table: Table) -> Asked:
    ghoul = table.you.ready("War Ghoul")
    table.you.torpor("Nassir", blood=2)
    table.asked()
    table.state.edit(ghoul).cannot_act = True
    table.state.edit(ghoul).arrived = table.state.turn
    table.state.pending = None
    table.asked()
    return 0, "bleed"


def must_hunt_first(table: Table) -> Asked:
    table.you.ready("Trevon Parker", blood=0)
    table.you.ready("Ryan", blood=0)
    return 0, table.you.holds(GOVERN)


def another_must_act_first(table: Table) -> Asked:
    table.you.ready("Trevon Parker")
    table.you.ready("Ryan", blood=0)
    table.you.ready("Lauren", blood=0)
    return 0, table.you.holds(GOVERN)


def is_stuck(table: Table) -> Asked:
    ryan = table.you.ready("Ryan", blood=0)
    bars(table, ryan, "cannot hunt")
    table.you.ready("Trevon Parker", locked=True)
    table.you.torpor("Nassir", blood=2)
    return 0, table.you.holds(paper("Errand", action(gain_pool(1))))


def not_a_card_of_hers(table: Table) -> Asked:
    theirs = table.prey.in_play("Society Hunting Ground")
    table.you.ready("Trevon Parker")
    return 0, theirs


def nothing_to_use(table: Table) -> Asked:
    card = table.you.in_play(paper("Statue", Static("bleed", 1)))
    table.you.ready("Trevon Parker")
    return 0, card


def another_moment(table: Table) -> Asked:
    card = table.you.in_play(paper("Bell", use(gain_pool(1), at=("influence",))))
    table.you.ready("Trevon Parker")
    return 0, card


def used_already(table: Table) -> Asked:
    bell = paper("Bell", use(gain_pool(1), at=("minion",), once="turn"))
    card = table.you.in_play(bell)
    table.you.ready("Trevon Parker")
    table.you.uses("Bell")
    return 0, card


def no_combat_to_use_it_in(table: Table) -> Asked:
    card = table.you.in_play(paper("Bell", use(gain_pool(1), at=("minion",), once="combat")))
    table.you.ready("Trevon Parker")
    return 0, card


def unusable(table: Table) -> Asked:
    card = table.you.in_play(paper("Bell", use(gain_pool(1), at=("minion",))))
    table.you.in_play(paper("Hush", Static("unusable"), kind="master"), on=card)
    table.you.ready("Trevon Parker")
    return 0, card


def cannot_use_equipment(table: Table) -> Asked:
    trevon = table.you.ready("Trevon Parker")
    bell = paper("Bell", use(gain_pool(1), at=("minion",)), kind="equipment")
    card = table.you.in_play(bell, on=trevon)
    bars(table, trevon, "cannot use equipment")
    return 0, card


CARDS: Final[dict[Scene, str]] = {
    once_in_a_game: "played in this game already",
    once_in_a_turn: "played in this turn already",
    no_more_this_turn: "nobody plays it any more this turn",
    no_master_action: "no master phase action left",
    own_copy: "it is unique and you control one",
    no_such_minion: "you control no ready minion that it requires",
    wrong_clan: "is no Toreador",
    wrong_path: "Ryan does not follow the Path of Caine",
    wrong_requirement: "is not what it requires: prince",
    no_discipline: "does not have [dom]",
    no_vampire_for_a_discipline: "is no vampire, and only a vampire has",
    cannot_play_it: "forbids Trevon Parker to play it (the text of Leaden Seal)",
    cannot_play_disciplines: "forbids Trevon Parker what requires a Discipline",
    nothing_to_choose: "there is nothing that it could choose",
    too_little_pool: "it costs 2 pool and you have 1",
    too_little_blood: "it costs 2 blood and Ayelech has 1",
    an_ally_has_no_blood: "it is no vampire",
    has_bled: "has bled this turn already",
    has_bled_barehanded: "has bled this turn already",
    may_not_bleed: "forbids Trevon Parker to bleed (the text of Leaden Seal)",
    may_not_bleed_by_card: "forbids Trevon Parker to bleed (the text of Leaden Seal)",
    may_not_hunt: "forbids Trevon Parker to hunt (the text of Leaden Seal)",
    an_ally_does_not_hunt: "only vampires hunt",
    an_ally_calls_nothing: "only vampires call referendums",
    may_not_call: "forbids Trevon Parker to call a referendum",
    cancelled_referendum: "not taken again this turn",
    only_one_of_these: "can have only one of these",
    all_are_locked: "all your ready minions are locked",
    nobody_is_ready: "you have no ready minion",
    cannot_act: "Trevon Parker cannot act (the text of Leaden Seal)",
    recruited_this_turn: "was recruited this turn",
    must_hunt_first: "must hunt: it has no blood",
    another_must_act_first: "Ryan must act first",
    is_stuck: "is stuck",
    not_a_card_of_hers: "it is seat 1's (RB24, Controlling Cards)",
    nothing_to_use: "there is nothing to use on it",
    another_moment: "it is used at another moment",
    used_already: "it has been used already",
    no_combat_to_use_it_in: "it is used once each combat, and there is none now",
    unusable: "it cannot be used now (the text of Hush)",
    cannot_use_equipment: "Trevon Parker cannot use equipment (the text of Leaden Seal)",
}
"""Scenes about cards and minions, with what the sentence says."""
