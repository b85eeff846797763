"""Editions are values: where rulebooks differ, the difference is a named field (design, law 10).

`docs/editions.md` sets the editions side by side, with the section and the test of each line.
Nothing asks an edition for its name: a rule reads the field that says what differs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.wording.wrong import Wrong

__all__ = [
    "COMPREHENSIVE",
    "CURRENT",
    "EDITIONS",
    "NINETY_SIX",
    "TITLE_VOTES",
    "Edition",
    "edition_named",
]

TITLE_VOTES: Final = (
    ("primogen", 1),
    ("prince", 2),
    ("justicar", 3),
    ("inner circle", 4),
    ("baron", 2),
    ("bishop", 1),
    ("archbishop", 2),
    ("priscus", 0),
    ("cardinal", 3),
    ("regent", 4),
    ("magaji", 2),
    ("kholo", 2),
    ("liaison", 4),
)
"""RB24, Politics and Other Vampire Sects. A priscus has a ballot, not a vote."""


@dataclass(frozen=True, slots=True)
class Edition:
    """The figures and procedures in which the rulebooks differ; the defaults are of 2024.

    Set-up (R2, Each Player). deck_format: the rules for decks, by their
    name in `pool.formats`; ante: each Methuselah may ante a
    card; opening_crypt: cards moved to the uncontrolled region.

    Hands. drawn_after_action: the delayed replacements that come when an action is over;
    referendum_draws: until when cards burned or played in a referendum are not replaced, "" for
    at once.

    Phases. contested_yield_titles: a contested vampire must yield a contested title;
    torpor_for_title: without blood for it a vampire may go to torpor; masters_out_of_turn_at_home:
    some may be played in one's own turn; first_transfers: transfers of the first turns of the game,
    then transfers (R0, 4. Influence Phase); out_at_end: vampires come out, by themselves, as the
    influence phase ends.

    Actions. absent_actions: kinds of action that the rulebook does not have; full_may_hunt: also
    a vampire at full capacity; barred_hunters_are_stuck: an empty vampire that cannot hunt takes
    no other action; recruits_wait: a recruited ally stays in the uncontrolled region until the
    end of the turn; one_after_another: prey, then predator, then the others may block, and no
    minion tries twice; blocker_first: the blocking side plays first during an attempt;
    blocker_locks_first: before cards that are played after a block; own_target_unblocked: what is
    directed at oneself nobody may block; by_turn: modifiers in one's own turn only, reactions in
    that of others only; diablerist_takes_all: equipment; hunt_is_called: by some Methuselah, or
    there is none.

    Referendums. political_cards: how many a Methuselah may use for votes, None for any number;
    gained_before_cast: votes of cards and the Edge are gained first, also before votes are cast;
    title_votes: by title; prisci_votes: of the prisci as a group.

    Combat. free_aggravated: points that only wound an unwounded vampire; round_robin: the windows
    in which whoever uses an effect keeps the impulse; gains_strikes_once: in a round;
    retainers_heal: as combat ends; paralysis: there is a strike that paralyzes; torpid_fall_prey:
    where a combat would be with a vampire in torpor, its opponent may diablerize it.

    The end. oust_pool: pool for ousting one's prey (RB24, Ousting); oust_pool_late: it comes when
    the action is over; cards_go_home: who leaves the game takes the cards of her own deck, and
    burns others; withdrawal_half_points: 2 for the victory point of R3 9.2.

    speech: words of the table, each with the one that this edition has for it.

    Traits and sequence. undirected_clockwise: during an undirected action the impulse goes
    clockwise, not to prey and predator first (R3 1.6.1.5). sect_follows_clan: who changes clan is
    of the sect of the new clan (R3 10). anarchs_are_independent: Anarch is no sect but an attribute
    of Independents (R3 10.5). baron_surcharge: the blood more that a baron pays to contest a title
    with a prince or an archbishop (R3 10.5). scarce_counts_all: the tax on a scarce vampire counts
    its clan in play, whoever controls them (R3 11). bleed_of_allies: of an ally that names none (R3
    6.1.1). due_to_the_ousted_burns: a card due back to somebody out of the game is burned, not
    removed (R3 9.1). theft_ends_action: an action ends as its minion changes sides (R3 6.2.3).
    wakes_in_combat: a wake may be played as any card is played, in combat too (R3 11).
    lost_weapons_backfire: what a weapon that was used to maneuver does to its own side happens
    even if the weapon is destroyed before it strikes (R3, card rulings: Zip Gun).

    Rulings on cards (R3, card rulings). latecomers_pay: what an effect of an unlock phase asks "for
    each" card is asked, as the phase ends, for those that came since (Arika). burned_illusions_go:
    whoever acts may remove an illusion that was burned in combat (Illusions of the Kindred).
    met_is_treated: who meets a requirement by an ability is treated as such by the effects of the
    card (Kemintiri). boons_leave_bleeds_open: the amount of a bleed may be changed after somebody
    has taken it over (Major Boon). combats_queued_late: what queues another combat is played when
    this one has ended, before or after replacements that waited for that (Psyche!).
    """

    name: str
    starting_pool: int = 30
    hand_size: int = 7
    opening_crypt: int = 4
    deck_format: str = "standard"
    ante: bool = False
    drawn_after_action: tuple[str, ...] = ("action",)
    referendum_draws: str = ""
    contested_yield_titles: bool = False
    torpor_for_title: bool = False
    masters_out_of_turn_at_home: bool = True
    first_transfers: tuple[int, ...] = (1, 2, 3)
    transfers: int = 4
    out_at_end: bool = False
    master_actions: int = 1
    discard_actions: int = 1
    absent_actions: tuple[str, ...] = ()
    full_may_hunt: bool = True
    barred_hunters_are_stuck: bool = True
    recruits_wait: bool = False
    one_after_another: bool = False
    blocker_first: bool = False
    blocker_locks_first: bool = False
    own_target_unblocked: bool = False
    by_turn: bool = False
    diablerist_takes_all: bool = False
    hunt_is_called: bool = False
    political_cards: int | None = 1
    gained_before_cast: bool = False
    title_votes: tuple[tuple[str, int], ...] = TITLE_VOTES
    prisci_votes: int = 3
    free_aggravated: int = 1
    round_robin: tuple[str, ...] = ()
    gains_strikes_once: bool = False
    retainers_heal: bool = False
    paralysis: bool = False
    torpid_fall_prey: bool = False
    oust_pool: int = 6
    oust_pool_late: bool = False
    cards_go_home: bool = False
    withdrawal_half_points: int = 2
    speech: tuple[tuple[str, str], ...] = ()
    undirected_clockwise: bool = False
    sect_follows_clan: bool = False
    anarchs_are_independent: bool = False
    baron_surcharge: int = 0
    scarce_counts_all: bool = False
    bleed_of_allies: int = 0
    due_to_the_ousted_burns: bool = False
    theft_ends_action: bool = False
    wakes_in_combat: bool = False
    lost_weapons_backfire: bool = False
    latecomers_pay: bool = False
    burned_illusions_go: bool = False
    met_is_treated: bool = True
    boons_leave_bleeds_open: bool = False
    combats_queued_late: bool = False

    def votes_of(self, title: str) -> int:
        """The votes that a title gives a ready vampire."""
        return dict(self.title_votes).get(title, 0)


TAPPING: Final = (
    ("lock", "tap"),
    ("locks", "taps"),
    ("locked", "tapped"),
    ("locking", "tapping"),
    ("unlock", "untap"),
    ("unlocks", "untaps"),
    ("unlocked", "untapped"),
    ("unlocking", "untapping"),
)
"""Cards were tapped before they were locked."""

CURRENT: Final = Edition("current")
"""The rulebook of 2024."""

COMPREHENSIVE: Final = Edition(
    "comprehensive",
    deck_format="comprehensive",
    undirected_clockwise=True,
    sect_follows_clan=True,
    anarchs_are_independent=True,
    baron_surcharge=1,
    scarce_counts_all=True,
    bleed_of_allies=1,
    due_to_the_ousted_burns=True,
    theft_ends_action=True,
    wakes_in_combat=True,
    lost_weapons_backfire=True,
    latecomers_pay=True,
    burned_illusions_go=True,
    met_is_treated=False,
    boons_leave_bleeds_open=True,
    combats_queued_late=True,
)
"""The comprehensive rules of the White Wolf years (R3)."""

NINETY_SIX: Final = Edition(
    "1996",
    deck_format="1996",
    ante=True,
    drawn_after_action=("action", "combat"),
    referendum_draws="action",
    contested_yield_titles=True,
    torpor_for_title=True,
    masters_out_of_turn_at_home=False,
    out_at_end=True,
    absent_actions=("become anarch",),
    full_may_hunt=False,
    barred_hunters_are_stuck=False,
    recruits_wait=True,
    one_after_another=True,
    blocker_first=True,
    blocker_locks_first=True,
    own_target_unblocked=True,
    by_turn=True,
    diablerist_takes_all=True,
    hunt_is_called=True,
    political_cards=None,
    gained_before_cast=True,
    title_votes=(("primogen", 1), ("prince", 2), ("justicar", 3)),
    prisci_votes=0,
    free_aggravated=0,
    round_robin=("before_range",),
    gains_strikes_once=True,
    retainers_heal=True,
    paralysis=True,
    torpid_fall_prey=True,
    oust_pool_late=True,
    cards_go_home=True,
    speech=TAPPING,
)
"""The Complete Rules Reference, version 2.5, of August 1996 (CRR)."""

EDITIONS: Final = {one.name: one for one in (CURRENT, COMPREHENSIVE, NINETY_SIX)}


def edition_named(name: str) -> Edition:
    """The edition of this name, the current one for "". Raises ValueError for another."""
    edition = EDITIONS.get(name) if name else CURRENT
    if edition is None:
        raise Wrong("no-edition", name=name, known=", ".join(EDITIONS))
    return edition
