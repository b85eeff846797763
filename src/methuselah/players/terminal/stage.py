"""The middle of the table: what is going on, for whom it waits, and what has been voted."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.state import State
from methuselah.engine.traits import is_ally
from methuselah.players.terminal.drawing import (
    ASH,
    BLOOD,
    BONE,
    CANDLE,
    EMBER,
    MOON,
    SMOKE,
    VEIL,
    mark_of,
)
from methuselah.table.naming import Telling, plural
from methuselah.table.questions import window_words
from methuselah.table.situation import ActionNow, CombatNow, ReferendumNow, Situation
from methuselah.table.speech import spoken

__all__ = ["header", "stage_lines"]

PHASES: Final = ("unlock", "master", "minion", "influence", "discard")
BAR: Final = 20
SMALL: Final = 3
"""Lines of the stage on a small screen."""

DOING: Final = {
    "bleed": "bleeds",
    "hunt": "hunts",
    "equip": "equips",
    "employ": "employs a retainer",
    "recruit": "recruits an ally",
    "political": "calls for a vote",
    "leave torpor": "leaves torpor",
    "rescue": "rescues",
    "diablerie": "diablerizes",
    "become anarch": "becomes an Anarch",
    "power": "gets a power",
    "burn imbued": "burns an incapacitated imbued",
    "red list": "hunts a marked minion",
    "card": "acts",
}


def header(state: State, viewer: int, now: Situation, *, wide: bool) -> Text:
    """Turn, whose it is, the phase among the phases, the window, and who decides."""
    telling = Telling(state, viewer)
    text = Text()
    text.append(f" Turn {now.turn} ", style=f"bold {BONE}")
    if state.result is not None:
        return text.append("  the game is over", style=f"bold {CANDLE}")
    if now.active != NOBODY:
        mark, colour = mark_of(state, viewer, now.active)
        whose = telling.whose(now.active)
        text.append(f" {mark} {whose[:1].upper()}{whose[1:]} turn ", style=colour)
    if wide:
        for phase in PHASES:
            here = phase == now.phase
            text.append(
                f" {spoken(telling.state, phase.capitalize())} ",
                style=f"bold reverse {BONE}" if here else SMOKE,
            )
    else:
        text.append(f" {spoken(telling.state, now.phase)} phase ", style=ASH)
    if now.window and now.window != now.phase:
        text.append(f"  {spoken(telling.state, window_words(now.window))}", style=ASH)
    if now.impulse != NOBODY:
        if now.impulse == viewer:
            text.append("  you decide", style=f"bold {CANDLE}")
        else:
            text.append(f"  {telling.named(now.impulse)} decides", style=SMOKE)
    return text


def stage_lines(state: State, viewer: int, now: Situation, *, wide: bool = True) -> list[Text]:
    """What is going on, the innermost last; on a small screen only what the header does not say."""
    telling = Telling(state, viewer)
    lines: list[Text] = []
    if now.action is not None and now.action.acting in state.cards:
        lines += _action(telling, now.action)
    if now.combat is not None:
        lines += _combat(telling, now.combat)
    if now.referendum is not None:
        lines += _referendum(telling, now.referendum)
    if not wide or state.result is not None:
        return lines[-SMALL:]
    if not lines and now.active != NOBODY:
        whose = telling.whose(now.active)
        phase = Text(f"{whose[:1].upper()}{whose[1:]} {now.phase} phase", style=BONE)
        lines.append(phase)
    if len(now.order) > 1:
        lines.append(_impulse(state, viewer, now))
    return lines


def _action(telling: Telling, action: ActionNow) -> list[Text]:
    text = Text()
    text.append(telling.minion(action.acting), style=f"bold {EMBER}")
    text.append(f" {DOING.get(action.kind, action.kind)}", style=BONE)
    if action.target != NOTHING:
        text.append(f" {telling.minion(action.target)}", style=BONE)
    elif action.targets:
        names = " and ".join(telling.seat(seat) for seat in action.targets)
        text.append(f" {names}" if action.kind == "bleed" else f", directed at {names}", style=BONE)
    if action.kind == "bleed":
        text.append(f" for {action.bleed}", style=f"bold {BLOOD}")
    if action.card != NOTHING:
        text.append(f"  {telling.card(action.card)}", style=ASH)
    second = Text()
    second.append(f"stealth {action.stealth}", style=VEIL)
    second.append("  v.  ", style=SMOKE)
    if action.blocker in telling.state.cards:
        second.append(f"intercept {action.intercept}", style=MOON)
        second.append(f"  {telling.minion(action.blocker)} ", style=BONE)
        meets = action.intercept >= action.stealth
        verdict = "blocks" if action.verdict == "blocked" else "would block" if meets else "too low"
        second.append(verdict, style=f"italic {MOON if meets else SMOKE}")
    else:
        second.append("no block attempt", style=SMOKE)
    if action.kind == "bleed" and len(action.targets) == 1:
        pool = telling.state.seats[action.targets[0]].pool
        whose = telling.whose(action.targets[0])
        second.append(f"   {whose} pool {pool} → {pool - action.bleed} if it lands", style=BLOOD)
    return [text, second]


def _combat(telling: Telling, combat: CombatNow) -> list[Text]:
    state = telling.state
    head = Text("Combat", style=f"bold {EMBER}")
    head.append(f"  round {combat.round}, {combat.range or 'close'} range", style=BONE)
    if combat.goes_on:
        head.append("  goes on", style=MOON)
    lines = [head]
    fighters = (combat.acting, combat.opposing)
    for minion, strength, strike in zip(fighters, combat.strength, combat.strikes, strict=True):
        if minion not in state.cards:
            continue
        text = Text("  ")
        text.append(telling.minion(minion), style=BONE)
        kind = "life" if is_ally(state, minion) else "blood"
        text.append(f"  {state.cards[minion].blood} {kind}, strength {strength}", style=ASH)
        if strike:
            text.append(f"  strike: {strike}", style=EMBER)
        lines.append(text)
    return lines


def _referendum(telling: Telling, vote: ReferendumNow) -> list[Text]:
    text = Text("Referendum", style=f"bold {EMBER}")
    if vote.hunted != NOTHING and vote.hunted in telling.state.cards:
        text.append(f"  a blood hunt on {telling.minion(vote.hunted)}", style=BONE)
    elif vote.card != NOTHING:
        text.append(f"  {telling.card(vote.card)}", style=BONE)
    tally = Text(f"  for {vote.votes_for} ", style=MOON)
    total = max(1, vote.votes_for + vote.votes_against)
    filled = round(BAR * vote.votes_for / total)
    tally.append("█" * filled, style=MOON)
    tally.append("░" * (BAR - filled), style=EMBER)
    tally.append(f" {vote.votes_against} against", style=EMBER)
    lines = [text, tally]
    if vote.casts:
        said = [
            f"{telling.seat(seat)} {plural(number, 'vote')} {word}"
            for seat, _, word, number in vote.casts
        ]
        lines.append(Text("  " + "; ".join(said), style=SMOKE))
    return lines


def _impulse(state: State, viewer: int, now: Situation) -> Text:
    text = Text("Impulse ", style=SMOKE)
    for seat in now.order:
        mark, colour = mark_of(state, viewer, seat)
        name = "You" if seat == viewer else Telling(state, viewer).named(seat)
        here = seat == now.impulse
        text.append(
            f" {mark}\N{NO-BREAK SPACE}{name} ", style=f"bold reverse {colour}" if here else colour
        )
    return text
