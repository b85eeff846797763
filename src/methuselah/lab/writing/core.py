"""The core of the vocabulary: the words that make nine of ten uses, in the order of learning.

A newcomer learns these from the guide, and looks up the rest. A law holds that they are words,
that none stands twice, and that they still make most uses.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Mapping
from typing import Final

__all__ = ["CORE", "core"]

CORE: Final[Mapping[str, tuple[str, ...]]] = {
    title: tuple(words.split())
    for title, words in {
        "Ways to play a card": "action bleeds equips recruits employs political modifier reaction"
        " strike combat_card before_range before_strikes maneuvers presses prevents_damage"
        " additional_strikes master discipline_master event",
        "What a card in play does": "put_in_play put_on static trigger use acts price"
        " strikes optional_maneuver optional_press prevents burns_when cards_cost",
        "Places": "ready torpor on anywhere permanents attached uncontrolled hand ash_heap among",
        "Tests of a card": "vampire ally minion yours other controlled_by not_ any_of"
        " locked unlocked younger older clan sect title titled capacity_at_least capacity_below"
        " discipline requires_discipline library_card is_a keyword is_named is_among is_on"
        " acting_is with_blood marked",
        "Somebody": "THIS THIS_CARD BEARER TARGET ACTING BLOCKER OPPOSING FIGHTERS SUBJECT"
        " chosen remembered",
        "Methuselahs": "YOU PREY PREDATOR PREY_OR_PREDATOR EACH OTHERS SUBJECT_SEAT"
        " controller_of choose_seat chosen_seat CHOSEN_SEAT",
        "Choices": "choose later aim choose_number chosen_number one_of way may each ONE"
        " remember mark",
        "Conditions": "when unless both either fits exists same is_action DIRECTED_AT_YOU"
        " UNDIRECTED WAS_SUCCESSFUL BLED BLED_SUCCESSFULLY ACTION_OF_THIS_CARD action_requires"
        " HAS_EDGE YOUR_TURN COMBAT_IS_ON FIRST_ROUND AT_CLOSE AT_LONG"
        " MERGED",
        "Numbers": "count at_least at_most plus minus times least only_if by_level AT_SUPERIOR"
        " blood_of pool_of"
        " counters_on capacity_of",
        "Windows of a group": "DURING_ACTION ANYTIME IN_ROUND",
        "Blood, pool, counters": "gain_blood burn_blood costs_blood gain_pool burn_pool"
        " move_counters add_counters removes_counters burn_edge",
        "Cards that move": "lock unlock skips_next_unlock burn_card remove_from_game moves_onto"
        " sends_to_torpor steals draws draws_up discard"
        " discards_at_random searches_library",
        "Actions and blocks": "add stealth intercept bleed wake enters_combat at_moment end_action"
        " cannot_block attempts_to_block fails_attempt redirect_bleed if_blocked if_it_blocks"
        " abstains",
        "As a card is played": "being_played cancels_card",
        "Combat": "hand_strike ranged_strike steal_blood dodge"
        " combat_ends ends_combat maneuver press grants gains_strikes"
        " environmental_damage",
        "Votes": "gains_votes your_votes",
    }.items()
}
"""The words, by what one looks for."""

WIDTH: Final = 120


def core(described: Callable[[str], tuple[str, str]]) -> Iterator[str]:
    """The lines of the page: a paragraph for each group. described: signature and meaning."""
    for title, words in CORE.items():
        said = []
        for word in words:
            signature, meaning = described(word)
            told = "" if _is_plain(word, meaning) else f" {meaning[0].lower()}{meaning[1:]}"
            said.append(f"`{signature}`".replace(" ", "\0") + told)
        paragraph = textwrap.fill(f"**{title}.** " + "; ".join(said) + ".", WIDTH)
        yield paragraph.replace("\0", " ")
        yield ""


def _is_plain(word: str, meaning: str) -> bool:
    """Whether the meaning of a word only says the word again."""
    articles = ("a ", "an ", "is ", "with a ")
    said = meaning.lower()
    for article in articles:
        said = said.removeprefix(article)
    return said == word.replace("_", " ").lower()
