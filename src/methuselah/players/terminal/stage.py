"""The middle of the table: what is going on, for whom it waits, and what has been voted."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from methuselah.engine.decisions import NOBODY, NOTHING
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
    name_of,
)
from methuselah.table.naming import Telling, phrases
from methuselah.table.questions import window_words
from methuselah.table.situation import ActionNow, CombatNow, ReferendumNow, Situation
from methuselah.table.speech import spoken
from methuselah.wording.book import slug

__all__ = ["header", "stage_lines"]

PHASES: Final = ("unlock", "master", "minion", "influence", "discard")
BAR: Final = 20
SMALL: Final = 3
"""Lines of the stage on a small screen."""


def header(telling: Telling, now: Situation, *, wide: bool) -> Text:
    """Turn, whose it is, the phase among the phases, the window, and who decides."""
    state, viewer = telling.state, telling.viewer
    text = Text()
    text.append(f" {telling.say('stage-turn', n=now.turn)} ", style=f"bold {BONE}")
    if state.result is not None:
        return text.append(f"  {telling.say('stage-over')}", style=f"bold {CANDLE}")
    if now.active != NOBODY:
        mark, colour = mark_of(state, viewer, now.active)
        whose = telling.say("stage-turn-of", who=telling.who(now.active))
        text.append(f" {mark} {whose} ", style=colour)
    if wide:
        for phase in PHASES:
            style = f"bold reverse {BONE}" if phase == now.phase else SMOKE
            text.append(f" {_told(telling, telling.say(f'phase-{phase}'))} ", style=style)
    elif now.phase:
        text.append(f" {_told(telling, window_words(now.phase, telling.language))} ", style=ASH)
    if now.window and now.window != now.phase:
        words = window_words(now.window, telling.language)
        text.append(f"  {_told(telling, words)}", style=ASH)
    if now.impulse != NOBODY:
        decides = telling.say("stage-decides", who=telling.who(now.impulse))
        mine = now.impulse == viewer
        text.append(f"  {decides}", style=f"bold {CANDLE}" if mine else SMOKE)
    return text


def _told(telling: Telling, words: str) -> str:
    return spoken(telling.state, words, telling.language)


def stage_lines(telling: Telling, now: Situation, *, wide: bool = True) -> list[Text]:
    """What is going on, the innermost last; on a small screen only what the header does not say."""
    state = telling.state
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
        whose = telling.say("stage-turn-of", who=telling.who(now.active))
        phase = window_words(now.phase, telling.language) if now.phase else ""
        lines.append(Text(f"{whose}, {phase}" if phase else whose, style=BONE))
    if len(now.order) > 1:
        lines.append(_impulse(telling, now))
    return lines


def _action(telling: Telling, action: ActionNow) -> list[Text]:
    text = Text()
    text.append(telling.minion(action.acting), style=f"bold {EMBER}")
    doing = f"doing-{slug(action.kind)}"
    known = phrases(telling.language).has(doing)
    text.append(f" {telling.say(doing) if known else action.kind}", style=BONE)
    if action.target != NOTHING:
        text.append(f" {telling.minion(action.target)}", style=BONE)
    elif action.targets:
        names = telling.both(telling.seat(seat) for seat in action.targets)
        directed = telling.say("line-directed", names=names)
        text.append(f" {names}" if action.kind == "bleed" else f", {directed}", style=BONE)
    if action.kind == "bleed":
        text.append(f" {telling.say('stage-bleed', n=action.bleed)}", style=f"bold {BLOOD}")
    if action.card != NOTHING:
        text.append(f"  {telling.card(action.card)}", style=ASH)
    second = Text()
    second.append(telling.say("stealth-of", n=action.stealth), style=VEIL)
    second.append(f"  {telling.say('stage-versus')}  ", style=SMOKE)
    if action.blocker in telling.state.cards:
        second.append(telling.say("intercept-of", n=action.intercept), style=MOON)
        second.append(f"  {telling.minion(action.blocker)} ", style=BONE)
        meets = action.intercept >= action.stealth
        blocks = action.verdict == "blocked"
        verdict = "stage-blocks" if blocks else "stage-would-block" if meets else "stage-too-low"
        second.append(telling.say(verdict), style=f"italic {MOON if meets else SMOKE}")
    else:
        second.append(telling.say("stage-no-attempt"), style=SMOKE)
    if action.kind == "bleed" and len(action.targets) == 1:
        pool = telling.state.seats[action.targets[0]].pool
        who, then = telling.who(action.targets[0]), pool - action.bleed
        lands = telling.say("stage-if-it-lands", who=who, n=pool, then=then)
        second.append(f"   {lands}", style=BLOOD)
    return [text, second]


def _combat(telling: Telling, combat: CombatNow) -> list[Text]:
    state = telling.state
    head = Text(telling.say("stage-combat"), style=f"bold {EMBER}")
    reach = telling.word(combat.range or "close")
    head.append(f"  {telling.say('stage-round', n=combat.round, range=reach)}", style=BONE)
    if combat.goes_on:
        head.append(f"  {telling.say('stage-goes-on')}", style=MOON)
    lines = [head]
    fighters = (combat.acting, combat.opposing)
    for minion, strength, strike in zip(fighters, combat.strength, combat.strikes, strict=True):
        if minion not in state.cards:
            continue
        text = Text("  ")
        text.append(telling.minion(minion), style=BONE)
        kind = "life" if is_ally(state, minion) else "blood"
        blood = telling.say(kind, n=state.cards[minion].blood)
        text.append(f"  {blood}, {telling.say('strength', n=strength)}", style=ASH)
        if strike:
            text.append(f"  {telling.say('stage-strike', strike=strike)}", style=EMBER)
        lines.append(text)
    return lines


def _referendum(telling: Telling, vote: ReferendumNow) -> list[Text]:
    text = Text(telling.say("stage-referendum"), style=f"bold {EMBER}")
    if vote.hunted != NOTHING and vote.hunted in telling.state.cards:
        hunted = telling.say("stage-blood-hunt", name=telling.minion(vote.hunted))
        text.append(f"  {hunted}", style=BONE)
    elif vote.card != NOTHING:
        text.append(f"  {telling.card(vote.card)}", style=BONE)
    tally = Text(f"  {telling.say('stage-for', n=vote.votes_for)} ", style=MOON)
    total = max(1, vote.votes_for + vote.votes_against)
    filled = round(BAR * vote.votes_for / total)
    tally.append("█" * filled, style=MOON)
    tally.append("░" * (BAR - filled), style=EMBER)
    tally.append(f" {telling.say('stage-against', n=vote.votes_against)}", style=EMBER)
    lines = [text, tally]
    if vote.casts:
        said = [
            telling.say("stage-cast", name=telling.seat(seat), n=number, word=telling.word(word))
            for seat, _, word, number in vote.casts
        ]
        lines.append(Text("  " + "; ".join(said), style=SMOKE))
    return lines


def _impulse(telling: Telling, now: Situation) -> Text:
    text = Text(f"{telling.say('stage-impulse')} ", style=SMOKE)
    for seat in now.order:
        mark, colour = mark_of(telling.state, telling.viewer, seat)
        name = name_of(telling, seat)
        here = seat == now.impulse
        text.append(
            f" {mark}\N{NO-BREAK SPACE}{name} ", style=f"bold reverse {colour}" if here else colour
        )
    return text
