"""Retainers that use a weapon of their employer (Ghoul Retainer; [LSJ 20080210]).

In the initial strike resolution of each round, beside the strikes that are not first strikes,
their controller says which weapon each uses, if any: one that nobody has used in this round, and
that nobody else uses in what is left of it. Reads the static `uses weapons` of a retainer. Gives
the rows `uses weapon` (see `strike_effects`) and `unusable` on the round; latches ("retainer",
card) on it.
"""

from __future__ import annotations

from methuselah.engine.decisions import Decision, Option
from methuselah.engine.programs import ask
from methuselah.engine.rows import add_row, is_silent, latch, latched
from methuselah.engine.state import State
from methuselah.engine.traits import keywords_of
from methuselah.engine.windows import offered
from methuselah.rules.combat.combat import Round, mode_of, steps, takes


@steps("retainers")
def retainers(state: State, fight: Round) -> None:
    """Each such retainer in turn, those of the acting minion first."""
    for minion in fight.combat(state).fighters:
        for card in state.cards[minion].attached:
            if card not in state.hooks.get("uses weapons", ()) or is_silent(state, card):
                continue
            if latched(state, "round", "retainer", card):
                continue
            latch(state, "round", "retainer", card)
            options = _weapons(state, fight, minion, card)
            if options:
                fight.asked = (Option("pass", card=card, minion=minion), *options)
                seat = state.controller(minion)
                rule = "[LSJ 20080210]"
                ask(state, Decision(seat, "retainer", "strike", fight.asked, card, rule))
                return
    fight.at = "resolve_rest"


def _weapons(state: State, fight: Round, minion: int, retainer: int) -> list[Option]:
    """The weapons with which the minion could strike now, and which nobody used in this round."""
    used = [strike.card for strike in (*fight.chosen, *fight.bound)]
    return [
        Option("retainer uses", option.card, minion, option.mode, retainer)
        for option in offered(state, "strike", state.controller(minion))
        if option.minion == minion
        and "weapon" in keywords_of(state, option.card)
        and (mode := mode_of(state, option)) is not None
        and mode.strike is not None
        and option.card not in used
        and not latched(state, "round", "used", option.card)
    ]


@takes("retainers")
def answer(state: State, fight: Round, option: Option) -> None:
    """It uses that weapon, or none."""
    if option.verb == "pass":
        return
    weapon, retainer = option.card, option.target
    add_row(fight, "uses weapon", subject=retainer, source=weapon, word=option.mode)
    add_row(fight, "unusable", subject=weapon, source=weapon)
