"""Why a basic action is not possible now: bleed, hunt, block and the others (`rules/action`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.rows import found, latched
from methuselah.engine.state import State
from methuselah.engine.traits import is_vampire, sect_of
from methuselah.rules.action.action import Action
from methuselah.rules.action.attempts import affords_attempt
from methuselah.rules.action.blocks import eligible
from methuselah.rules.action.types import can_act
from methuselah.rules.legacy.scarce import scarce_tax
from methuselah.rules.playing.barred_targets import may_be_aimed_at
from methuselah.rules.playing.reacting import is_awake
from methuselah.rules.politics.titles import title_of
from methuselah.rules.turn.contests import would_contest_herself
from methuselah.rules.turn.discard import discard_actions
from methuselah.rules.turn.influence import may_come_out, price_of, transfers_left
from methuselah.rules.turn.minion import is_too_full_to_hunt, may_take
from methuselah.rules.turn.recruits import waits
from methuselah.table.barriers import forbidden, of_servants, text_of
from methuselah.table.naming import Telling
from methuselah.table.ranks import CONTEXT, ITS_TEXT, REPEAT, ROLE, USER, Refusal, Why, best, why
from methuselah.table.refusals import of_duties

__all__ = ["ACTIONS", "actors", "why_no_action", "worth_asking"]

MINION_PHASE: Final = "R0, 3. Minion Phase"
NO_REPEAT: Final = "R0, No Repeat Actions"
TORPOR: Final = "R0, Torpor"

ACTIONS: Final = {
    "bleed": "bleed",
    "hunt": "hunt",
    "equip": "take equipment",
    "take equipment": "take equipment",
    "leave torpor": "leave torpor",
    "torpor": "leave torpor",
    "rescue": "rescue",
    "diablerie": "diablerie",
    "diablerize": "diablerie",
    "become anarch": "become anarch",
    "anarch": "become anarch",
    "block": "block",
    "discard": "discard",
    "transfer": "transfer",
    "influence": "transfer",
}
"""The names by which one may ask, and the action that is meant."""


def why_no_action(telling: Telling, asked: str) -> str:
    """One sentence about a basic action."""
    word = ACTIONS.get(asked.strip().lower())
    if word is None:
        known = ", ".join(dict.fromkeys(ACTIONS.values()))
        return telling.say("why-no-such-action", asked=asked, known=known)
    named = telling.word(word).capitalize()
    if _is_offered(telling, word):
        return telling.say("why-action-offered", name=named)
    refusal = _OTHERS[word](telling) if word in _OTHERS else _of_action(telling, word)
    return f"{named}{telling.say('colon')} {refusal.told(telling)}"


def worth_asking(state: State) -> tuple[str, ...]:
    """The basic actions that somebody may wonder about at the decision that waits."""
    decision = state.pending
    if decision is None:
        return ()
    if decision.window == "minion" and decision.seat == state.active:
        return ("bleed", "hunt", "leave torpor", "rescue", "diablerie")
    action = state.frame(Action)
    return ("block",) if action is not None and action.seat != decision.seat else ()


def _is_offered(telling: Telling, word: str) -> bool:
    decision = telling.state.pending
    if decision is None:
        return False
    return any(
        option.verb == word or (option.verb == "act" and option.word == word)
        for option in decision.options
    )


def actors(telling: Telling) -> tuple[tuple[int, ...], Refusal | None]:
    """The minions that may act now, or why there are none."""
    state, seat = telling.state, telling.viewer
    ready = state.seats[seat].ready
    rule = "R0, 1. Announce the Action"
    if not ready:
        return (), Refusal(ROLE, why("no-ready-minion"), rule)
    able = tuple(minion for minion in ready if can_act(state, minion))
    if able:
        return able, None
    if all(state.cards[minion].locked for minion in ready):
        return (), Refusal(ROLE, why("all-locked"), rule)
    new = [m for m in ready if state.cards[m].cannot_act and state.cards[m].arrived == state.turn]
    if new:
        words = why("recruited-this-turn", name=telling.card(new[0]))
        return (), Refusal(ROLE, words, "R0, Recruit Ally")
    kept = (
        forbidden(telling, "cannot act", minion, why("cannot-act", name=telling.card(minion)))
        for minion in ready
    )
    return (), next(refusal for refusal in kept if refusal is not None)


def _of_action(telling: Telling, word: str) -> Refusal:
    """The actions of the minion phase."""
    state, seat = telling.state, telling.viewer
    decision = state.pending
    if decision is None or decision.window != "minion" or state.active != seat:
        return Refusal(CONTEXT, why("act-in-minion-phase"), MINION_PHASE)
    if word == "leave torpor":
        return _leave_torpor(telling)
    able, refusal = actors(telling)
    if refusal is not None:
        return refusal
    refusals = []
    for minion in able:
        duty = None if may_take(state, minion, word) else of_duties(telling, minion)
        refusals.append(duty or _MINIONS[word](telling, minion))
    nearest = best(refusals)
    assert nearest is not None
    return nearest


def _bleed(telling: Telling, minion: int) -> Refusal:
    state = telling.state
    name = telling.card(minion)
    if latched(state, "turn", "bleed", minion):
        return Refusal(REPEAT, why("done-bleed", name=name), NO_REPEAT)
    barred = forbidden(telling, "cannot bleed", minion, why("forbidden-bleed", name=name))
    barred = barred or of_servants(telling, minion)
    return barred or _again(telling, minion)


def _hunt(telling: Telling, minion: int) -> Refusal:
    name = telling.card(minion)
    if not is_vampire(telling.state, minion):
        return Refusal(USER, why("only-vampires-hunt", name=name), "R0, Hunt")
    if is_too_full_to_hunt(telling.state, minion):
        return Refusal(USER + 1, why("full-of-blood", name=name), "CRR II.C.2")
    for kind in ("cannot hunt", "cannot hunt as normal"):
        barred = forbidden(telling, kind, minion, why("forbidden-hunt", name=name), USER + 1)
        if barred is not None:
            return barred
    return _again(telling, minion)


def _again(telling: Telling, minion: int) -> Refusal:
    """It took this action, and an effect bars it for the rest of the turn (Change of Target)."""
    said = why("not-again", name=telling.card(minion))
    return Refusal(REPEAT, said, NO_REPEAT)


def _take_equipment(telling: Telling, minion: int) -> Refusal:
    words = why("no-equipment-to-take")
    return Refusal(USER, words, "R0, Equip")


def _towards_torpor(word: str, rule: str) -> Callable[[Telling, int], Refusal]:
    def refuse(telling: Telling, minion: int) -> Refusal:
        state = telling.state
        name = telling.card(minion)
        if not is_vampire(state, minion):
            return Refusal(USER, why("no-vampire", name=name), rule)
        victims = [
            victim
            for seat in state.clockwise(telling.viewer)
            for victim in state.seats[seat].torpor
            if is_vampire(state, victim)
        ]
        if not victims:
            return Refusal(USER + 1, why("none-in-torpor"), rule)
        refusal = of_servants(telling, minion)
        refusal = refusal or best(_of_victim(telling, word, minion, one, rule) for one in victims)
        assert refusal is not None
        return refusal

    return refuse


def _of_victim(telling: Telling, word: str, minion: int, victim: int, rule: str) -> Refusal:
    """What keeps a vampire from rescuing, or from diablerizing, one that is in torpor."""
    state, name, other = telling.state, telling.card(minion), telling.card(victim)
    if latched(state, "turn", "barred", minion, word, NOTHING, victim):
        return _again(telling, minion)
    if not may_be_aimed_at(state, minion, victim):
        said = why("kept-from-directing", name=name, other=other)
        return Refusal(USER + 2, said, ITS_TEXT)
    if word == "rescue":
        said = why("forbidden-rescue", name=name)
        kept = forbidden(telling, "cannot rescue", minion, said, USER + 2)
        if kept is not None:
            return kept
        said = why("kept-in-torpor", name=other)
        kept = forbidden(telling, "cannot leave torpor", victim, said, USER + 2)
        said = why("not-2-blood-together", name=name, other=other)
        return kept or Refusal(USER + 2, said, rule)
    for kind, subject, said in (
        ("blood cursed", minion, why("blood-cursed", name=name)),
        ("cannot diablerize", minion, why("forbidden-diablerie", name=name)),
    ):
        kept = forbidden(telling, kind, subject, said, USER + 2)
        if kept is not None:
            return kept
    bar = "cannot be diablerized"
    return Refusal(
        USER + 2, why("cannot-be-diablerized", name=other), text_of(telling, bar, victim)
    )


def _become_anarch(telling: Telling, minion: int) -> Refusal:
    state = telling.state
    name, rule = telling.card(minion), "R0, Become Anarch"
    if "become anarch" in state.setting.edition.absent_actions:
        return Refusal(CONTEXT, why("not-in-this-edition"), "CRR II.C")
    if not is_vampire(state, minion):
        return Refusal(USER, why("no-vampire", name=name), rule)
    if sect_of(state, minion) == "anarch":
        return Refusal(USER + 1, why("anarch-already", name=name), rule)
    if title_of(state, minion):
        return Refusal(USER + 2, why("has-a-title", name=name), rule)
    if latched(state, "turn", "barred", minion, "become anarch", NOTHING, NOTHING):
        return _again(telling, minion)
    return Refusal(USER + 3, why("not-the-blood", name=name), rule)


_MINIONS: Final[dict[str, Callable[[Telling, int], Refusal]]] = {
    "bleed": _bleed,
    "hunt": _hunt,
    "take equipment": _take_equipment,
    "rescue": _towards_torpor("rescue", "R0, Rescue a Vampire from Torpor"),
    "diablerie": _towards_torpor("diablerie", "R0, Diablerie"),
    "become anarch": _become_anarch,
}


def _leave_torpor(telling: Telling) -> Refusal:
    state = telling.state
    torpor = state.seats[telling.viewer].torpor
    if not torpor:
        return Refusal(ROLE, why("none-of-yours-in-torpor"), TORPOR)
    for minion in torpor:
        name = telling.card(minion)
        if state.cards[minion].locked:
            return Refusal(USER, why("minion-is-locked", name=name), TORPOR)
        said = why("kept-in-torpor", name=name)
        kept = forbidden(telling, "cannot leave torpor", minion, said)
        if kept is not None:
            return kept
        if latched(state, "turn", "barred", minion, "leave torpor", NOTHING, NOTHING):
            return _again(telling, minion)
        if not may_take(state, minion, "leave torpor"):
            duty = of_duties(telling, minion)
            if duty is not None:
                return duty
    blood = state.cards[torpor[0]].blood
    words = why("costs-blood", n=2, name=telling.card(torpor[0]), has=blood)
    return Refusal(REPEAT, words, TORPOR)


# -- outside the minion phase -----------------------------------------------------------------


def _block(telling: Telling) -> Refusal:
    state, seat = telling.state, telling.viewer
    action = state.frame(Action)
    rule = "R0, Who May Attempt to Block"
    if action is None or action.seat == seat:
        return Refusal(CONTEXT, why("no-action-to-block"), rule)
    if action.verdict or state.span("combat") is not None:
        return Refusal(CONTEXT, why("too-late-to-block"), rule)
    if seat in action.declined:
        return Refusal(CONTEXT, why("declined-to-block"), "R0, Detailed course, A.3")
    if action.aimed_home:
        words = why("directed-at-home")
        return Refusal(ROLE, words, "CRR III.B.1")
    if not eligible(state, action, seat):
        words = why("not-the-target")
        if not action.targets:
            words = why("neither-prey-nor-predator")
        return Refusal(ROLE, words, rule)
    return _no_blocker(telling, rule)


def _no_blocker(telling: Telling, rule: str) -> Refusal:
    state: State = telling.state
    ready = state.seats[telling.viewer].ready
    if not ready:
        return Refusal(ROLE, why("no-ready-minion"), rule)
    if not any(is_awake(state, minion) for minion in ready):
        return Refusal(ROLE, why("all-locked"), rule)
    decision, action = state.pending, state.frame(Action)
    if decision is None or decision.window != "action" or action is None:
        return Refusal(ROLE, why("attempt-in-progress"), rule)
    if state.setting.edition.one_after_another and any(m in action.tried for m in ready):
        return Refusal(ROLE, why("no-second-attempt"), "CRR III.C.4")
    for minion in ready:
        if is_awake(state, minion) and not affords_attempt(state, minion):
            said = why("cannot-pay-attempt", name=telling.card(minion))
            return Refusal(ROLE, said, _price_of_blocking(telling, minion))
    refusal = forbidden(telling, "unblockable", action.acting, why("unblockable"), ROLE)
    if refusal is not None:
        return refusal
    bar = "cannot block"
    kept = next(minion for minion in ready if found(state, bar, minion))
    said = why("kept-from-blocking", name=telling.card(kept))
    return Refusal(ROLE, said, text_of(telling, bar, kept))


def _price_of_blocking(telling: Telling, minion: int) -> Why:
    kinds = ("block cost", "block cost or life", "block burns")
    kind = next((kind for kind in kinds if found(telling.state, kind, minion)), kinds[0])
    return text_of(telling, kind, minion)


def _discard(telling: Telling) -> Refusal:
    rule = "R0, 5. Discard Phase"
    if telling.state.active == telling.viewer and discard_actions(telling.state, telling.viewer):
        return Refusal(CONTEXT, why("empty-hand"), rule)
    return Refusal(CONTEXT, why("discard-in-discard-phase"), rule)


def _transfer(telling: Telling) -> Refusal:
    state, seat = telling.state, telling.viewer
    rule = "R0, 4. Influence Phase"
    decision = state.pending
    if decision is None or decision.window != "influence" or state.active != seat:
        return Refusal(CONTEXT, why("transfers-in-influence-phase"), rule)
    uncontrolled = [c for c in state.seats[seat].uncontrolled if not waits(state, c)]
    if not uncontrolled:
        return Refusal(ROLE, why("no-uncontrolled-vampire"), rule)
    left = transfers_left(state, seat)
    if not left and state.setting.edition.out_at_end:
        words = why("no-transfers-left-1996")
        return Refusal(ROLE, words, "CRR II.D.4")
    if not left:
        full = [c for c in uncontrolled if state.cards[c].blood >= price_of(state, c)]
        if full and not may_come_out(state, seat, full[0]):
            return _kept_in(telling, full[0])
        return Refusal(ROLE, why("no-transfers-left"), rule)
    said = why("no-transfers-to", name=telling.card(uncontrolled[0]))
    return Refusal(ROLE, said, text_of(telling, "no transfers", uncontrolled[0]))


def _kept_in(telling: Telling, card: int) -> Refusal:
    """Why a vampire with enough blood stays in the uncontrolled region."""
    state, seat = telling.state, telling.viewer
    name = telling.card(card)
    if would_contest_herself(state, seat, card):
        said = why("controlled-already", name=name)
        return Refusal(ROLE, said, "R3 7")
    tax = scarce_tax(state, seat, card)
    return Refusal(ROLE, why("scarce", name=name, n=tax), "RB24, Scarce")


_OTHERS: Final[dict[str, Callable[[Telling], Refusal]]] = {
    "block": _block,
    "discard": _discard,
    "transfer": _transfer,
}
