"""What is played as a minion chooses its strike, beside the strike (traps K4a).

Before it: cards that give no strike (Disguised Weapon), or that change who chooses first (Rapid
Thought). With it: aims, of which a minion plays one for each strike, also with a strike that it
was committed to, but not without a strike ([LSJ 20080409]). Opens the window
as_strike_chosen. Latches on the round ("chooses last", pair) for each change of the order,
("aim", minion, pair) for each aim played and ("no aim", minion, pair) where none is, and
("strike card", minion, pair, card) for what it strikes with.
"""

from __future__ import annotations

from methuselah.engine.asked_for import is_asked_for
from methuselah.engine.decisions import Decision, Option
from methuselah.engine.programs import ask
from methuselah.engine.rows import latch, latched, unlatch
from methuselah.engine.state import State
from methuselah.engine.traits import keywords_of
from methuselah.engine.windows import offered
from methuselah.rules.combat.additional import CHOSEN_AGAIN, take_back_strikes
from methuselah.rules.combat.combat import Round, close_step, mode_of, pass_over

__all__ = [
    "ask_for_aim_card",
    "beside_strikes",
    "change_order",
    "choose_again",
    "decline_aim_card",
    "in_order",
    "is_first_to_choose",
    "mark_aim_card",
    "mark_strike_card",
]

CHANGED = "chooses last"
STRIKE_CARD = "strike card"


def in_order(state: State, fight: Round) -> tuple[int, ...]:
    """The fighters in the order in which they choose in this pair: the acting one first."""
    fighters = fight.combat(state).fighters
    changes = fight.used.count((CHANGED, fight.pair))
    return fighters if changes % 2 == 0 else fighters[::-1]


def is_first_to_choose(state: State, minion: int) -> bool:
    """Whether strikes are being chosen, and a minion would choose before its opponent does."""
    fight = state.frame(Round)
    if fight is None or fight.at != "choose" or fight.chosen or len(fight.striking) < 2:
        return False
    return in_order(state, fight)[0] == minion


def change_order(state: State) -> None:
    """The other one chooses first, for this pair of strikes."""
    fight = state.frame(Round)
    if fight is not None:
        latch(state, "round", CHANGED, fight.pair)


def beside_strikes(state: State, minion: int) -> list[Option]:
    """What a minion may play or use as it is about to choose, and what gives no strike."""
    return [
        option
        for option in offered(state, "strike", state.controller(minion))
        if option.minion == minion
        and (mode := mode_of(state, option)) is not None
        and mode.strike is None
    ]


def ask_for_aim_card(state: State, fight: Round, minion: int) -> bool:
    """Offer a minion what is played with the strike it has chosen; whether it was asked."""
    strike = fight.strike_of(minion)
    assert strike is not None
    done = any(latched(state, "round", word, minion, fight.pair) for word in ("aim", "no aim"))
    if done or strike.strike.kind == "none":
        return False
    seat = state.controller(minion)
    options = [
        option for option in offered(state, "as_strike_chosen", seat) if option.minion == minion
    ]
    if not options:
        pass_over(state, "as_strike_chosen", seat)
        decline_aim_card(state, fight, minion)
        return False
    fight.asked = (Option("pass", minion=minion), *options)
    rule = "[LSJ 20080409]"
    asked = Decision(seat, "with strike", "as_strike_chosen", fight.asked, minion, rule)
    ask(state, asked)
    return True


def decline_aim_card(state: State, fight: Round, minion: int) -> None:
    """It plays none with this strike."""
    latch(state, "round", "no aim", minion, fight.pair)


def mark_aim_card(state: State, fight: Round, option: Option) -> None:
    """One aim for each strike, cancelled or not."""
    if option.verb == "play" and "aim" in keywords_of(state, option.card):
        latch(state, "round", "aim", option.minion, fight.pair)


def mark_strike_card(state: State, minion: int, card: int) -> None:
    """A strike card was played, as a minion chose its strike or to maneuver with it."""
    fight = state.frame(Round)
    if fight is not None and is_asked_for(state, CHOSEN_AGAIN):
        latch(state, "round", STRIKE_CARD, minion, max(1, fight.pair), card)


def choose_again(state: State, minion: int) -> None:
    """Cancel the strike that a fighter has chosen for this pair; it chooses a new one at once.

    The rest of what its card did is cancelled, too ([RTR 20040501]): what it gave or forbade in
    this round and combat. A maneuver that was used stays; it commits to nothing any more.
    """
    fight = state.frame(Round)
    if fight is None or fight.strike_of(minion) is None:
        return
    fight.chosen = tuple(strike for strike in fight.chosen if strike.minion != minion)
    fight.aimed = tuple(other for other in fight.aimed if other != minion)
    fight.bound = tuple(strike for strike in fight.bound if strike.minion != minion)
    for word in ("aim", "no aim"):
        unlatch(state, "round", word, minion, fight.pair)
    cards = [key[3] for key in fight.used if key[:3] == (STRIKE_CARD, minion, fight.pair)]
    for frame in (fight, fight.combat(state)):
        frame.rows = tuple(row for row in frame.rows if row.source not in cards)
    for card in cards:
        unlatch(state, "round", STRIKE_CARD, minion, fight.pair, card)
        take_back_strikes(state, minion, int(card))
    fight.at = "choose"
    close_step(state)
