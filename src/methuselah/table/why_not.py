"""Why something cannot be done now: one sentence with the rule behind it (design, law 9).

`why_not(state, seat, what)` takes a card of her hand, a card in play, or the name of a basic
action ("bleed", "hunt", "block", ...). It walks the refusals of `rules/playing/offering.py` and
`rules/action/types.py` in their order and names the one that came nearest to a yes.
"""

from __future__ import annotations

from typing import Final

from methuselah.engine.decisions import NOTHING
from methuselah.engine.definitions import ACTORS, Definition, Mode
from methuselah.engine.rows import latched
from methuselah.engine.scope import Scope
from methuselah.engine.state import State
from methuselah.rules.action.action import Action
from methuselah.rules.action.types import ACTION_CARDS
from methuselah.rules.combat.combat import Combat
from methuselah.rules.playing.offering import (
    card_users,
    controls_named,
    meets_requirements,
    users,
)
from methuselah.rules.playing.reacting import REACTING
from methuselah.rules.turn.contests import would_contest_herself
from methuselah.rules.turn.discard import discard_actions, may_play_event
from methuselah.rules.turn.master import may_play_master
from methuselah.table.barriers import forbidden, of_name, of_servants, of_the_kind, unusable
from methuselah.table.naming import Telling, level_words
from methuselah.table.questions import window_words
from methuselah.table.ranks import (
    CONTEXT,
    ITS_TEXT,
    REPEAT,
    ROLE,
    USER,
    WINDOW,
    Refusal,
    best,
    put,
    why,
)
from methuselah.table.refusals import of_duties, of_terms, of_user
from methuselah.table.speech import spoken
from methuselah.table.why_no_action import actors, why_no_action, worth_asking
from methuselah.wording.book import slug

__all__ = ["reasons", "why_not"]

NO_REPEAT: Final = "R0, No Repeat Actions"
MINION_PHASE: Final = "R0, 3. Minion Phase"


def why_not(state: State, seat: int, what: int | str, language: str = "en") -> str:
    """One sentence: why this card or action is not possible now, or that it is."""
    telling = Telling(state, seat, state.pending, language)
    return spoken(state, _why_not(telling, what), language)


def _why_not(telling: Telling, what: int | str) -> str:
    state, seat, decision = telling.state, telling.viewer, telling.decision
    if state.result is not None:
        return telling.say("why-over")
    if decision is not None and decision.seat != seat:
        return telling.say("why-decision-of", who=telling.who(decision.seat))
    if isinstance(what, str):
        return why_no_action(telling, what)
    name = telling.card(what)
    if decision is not None and _is_offered(state, what):
        return telling.say("why-card-offered", name=name)
    if what in state.seats[seat].hand:
        refusal = _of_hand(telling, what)
    elif what in state.cards:
        refusal = _in_play(telling, what)
    else:
        return telling.say("why-not-here", name=name)
    return f"{name}{telling.say('colon')} {refusal.told(telling)}"


def why_not_play(state: State, seat: int, card: int, language: str = "en") -> tuple[str, str]:
    """The same of a card of her hand, without its name: in brief, and with the rule behind it."""
    telling = Telling(state, seat, state.pending, language)
    if state.result is None and (state.pending is None or state.pending.seat == seat):
        refusal = _of_hand(telling, card)
        said = refusal.brief(telling), refusal.told(telling)
    else:
        said = (_why_not(telling, card),) * 2
    brief, whole = (spoken(state, one[:1].upper() + one[1:], language) for one in said)
    return brief, whole


def reasons(state: State, seat: int, language: str = "en") -> list[str]:
    """For each kind of card in her hand, and each action one may wonder about, why not now."""
    hand = {state.faces[card]: card for card in reversed(state.seats[seat].hand)}
    asked: list[int | str] = [card for card in state.seats[seat].hand if card in hand.values()]
    said = [why_not(state, seat, what, language) for what in [*asked, *worth_asking(state)]]
    return list(dict.fromkeys(said))


def _is_offered(state: State, card: int) -> bool:
    """Whether the question offers to play or use it; equal cards of a hand are one option."""
    decision = state.pending
    assert decision is not None
    face = state.faces[card]
    in_hand = card not in state.cards
    for option in decision.options:
        if option.verb not in ("play", "act", "use", "use action") or option.card == NOTHING:
            continue
        same = option.card == card
        alike = in_hand and option.card not in state.cards and state.faces[option.card] == face
        if same or alike:
            return True
    return False


# -- hand cards -------------------------------------------------------------------------------


def _of_hand(telling: Telling, card: int) -> Refusal:
    definition = telling.state.definition(card)
    refusals = [_of_mode(telling, card, definition, mode) for mode in definition.modes]
    if not refusals:
        return Refusal(CONTEXT, why("not-implemented"), "README")
    near = {
        refusal.words: (level_words(mode.key), refusal)
        for mode, refusal in zip(definition.modes, refusals, strict=True)
        if refusal.rank >= REPEAT
    }
    if len(near) > 1:
        each = (f"{level} {put(telling, one.words)}".strip() for level, one in near.values())
        rules = dict.fromkeys(put(telling, refusal.rule) for _, refusal in near.values())
        return Refusal(REPEAT, why("each", words="; ".join(each)), "; ".join(rules))
    nearest = best(refusals)
    assert nearest is not None
    return nearest


def _of_mode(telling: Telling, card: int, definition: Definition, mode: Mode) -> Refusal:
    """Why one way to play a hand card is closed."""
    context = _context(telling, mode)
    if context is not None:
        return context
    own = of_name(telling, card, mode) or _own_copy(telling, card, definition)
    if own is not None:
        return own
    if mode.by == "methuselah":
        return _of_methuselah(telling, card, mode)
    if mode.by in ACTORS:
        return _of_actors(telling, card, mode)
    return _of_users(telling, card, mode)


def _context(telling: Telling, mode: Mode) -> Refusal | None:
    """Whether this is the moment at all: phase, action, combat, then the window in it."""
    state, seat = telling.state, telling.viewer
    window = "" if state.pending is None else state.pending.window
    action, combat = state.frame(Action), state.frame(Combat)
    mine = state.active == seat
    if mode.play in ACTION_CARDS:
        if window != "minion" or not mine:
            words = why("in-your-minion-phase", kind=slug(mode.play), word=mode.play)
            return Refusal(CONTEXT, words, MINION_PHASE)
        return None
    if mode.play == "event" and (window != "discard" or not mine):
        return Refusal(CONTEXT, why("event-in-discard-phase"), "R0, 5. Discard Phase")
    if mode.play == "master" and not mode.out_of_turn and (window != "master" or not mine):
        return Refusal(CONTEXT, why("master-in-master-phase"), "R0, 2. Master Phase")
    if mode.play == "action modifier" and (action is None or action.seat != seat):
        what = why("modifier-in-own-action")
        return Refusal(CONTEXT, what, "R0, Action Modifiers and Reactions")
    if mode.play == "reaction" and (action is None or action.seat == seat):
        what = why("reaction-in-others-action")
        return Refusal(CONTEXT, what, "R0, Action Modifiers and Reactions")
    if state.setting.edition.by_turn:
        if mode.play == "action modifier" and not mine:
            return Refusal(CONTEXT, why("modifier-in-own-turn"), "CRR III.D")
        if mode.play == "reaction" and mine:
            return Refusal(CONTEXT, why("no-reaction-in-own-turn"), "CRR III.D")
    if mode.play in ("action modifier", "reaction") and combat is not None:
        return Refusal(CONTEXT + 1, why("only-combat-cards"), "R0, Combat")
    if mode.play == "combat" and combat is None:
        return Refusal(CONTEXT, why("combat-card-in-combat"), "R0, Combat")
    if window not in mode.windows:
        return _wrong_window(telling, mode)
    return None


def _wrong_window(telling: Telling, mode: Mode) -> Refusal:
    if mode.windows == ("attempt",):
        kind = "stealth" if mode.play == "action modifier" else "intercept"
        words = why("added-in-attempt", kind=kind)
        return Refusal(WINDOW, words, "R0, Stealth and Intercept")
    when = telling.either(window_words(name, telling.language) for name in mode.windows[:4])
    return Refusal(WINDOW, why("another-moment", when=when), ITS_TEXT)


def _own_copy(telling: Telling, card: int, definition: Definition) -> Refusal | None:
    state, seat = telling.state, telling.viewer
    if would_contest_herself(state, seat, card) or (
        definition.face.unique and controls_named(state, seat, definition.face)
    ):
        words = why("contests-herself")
        return Refusal(ROLE, words, "R0, Contested Cards")
    return None


def _of_methuselah(telling: Telling, card: int, mode: Mode) -> Refusal:
    """Masters and events: actions left, a ready minion that meets it, and the rest."""
    state, seat = telling.state, telling.viewer
    if mode.play == "master" and not may_play_master(state, seat, mode):
        if not mode.out_of_turn:
            return Refusal(ROLE, why("no-master-action"), "R0, 2. Master Phase")
        if state.active == seat:
            words = why("out-of-turn-in-others-turn")
        else:
            words = why("out-of-turn-played")
        return Refusal(ROLE, words, "RB24, Master Cards")
    if mode.play == "event" and not may_play_event(state, seat, card):
        return _of_event(telling, card)
    face = state.definition(card).face
    if not meets_requirements(state, seat, face, mode, NOTHING):
        path = (telling.say("path-of", path=face.path),) if face.path else ()
        needs = telling.either((*face.clans, *path, *map(telling.word, face.requires)))
        words = why("no-ready-minion-required", needs=needs)
        return Refusal(USER, words, "RB24, Requirements for Playing Cards")
    refusal = of_terms(telling, card, mode, NOTHING)
    return _unknown() if refusal is None else refusal


def _of_event(telling: Telling, card: int) -> Refusal:
    state = telling.state
    if state.definition(card).face.name in state.events_played:
        return Refusal(ROLE, why("event-once"), "R0, Event")
    if discard_actions(state, telling.viewer) == 0:
        return Refusal(ROLE, why("no-discard-action"), "R0, Event")
    return Refusal(ROLE, why("event-this-phase"), "R0, Event")


def _of_actors(telling: Telling, card: int, mode: Mode) -> Refusal:
    """Action cards: somebody who may act, who may play it, and may take this kind of action."""
    able, refusal = actors(telling)
    if refusal is not None:
        return refusal
    refusals = []
    for minion in able:
        refusal = of_duties(telling, minion) or of_user(telling, card, mode, minion)
        refusal = refusal or of_the_kind(telling, card, mode, minion)
        refusals.append(refusal or of_terms(telling, card, mode, minion) or _unknown())
    nearest = best(refusals)
    assert nearest is not None
    return nearest


def _of_users(telling: Telling, card: int, mode: Mode) -> Refusal:
    """Modifiers, reactions and combat cards: who could play it, and what it asks of them."""
    state, seat = telling.state, telling.viewer
    everybody = Mode(by=mode.by)
    able = users(state, everybody, seat)
    if not able:
        return _no_user(telling, mode)
    refusals = []
    for minion in able:
        refusal = None if minion == NOTHING else of_user(telling, card, mode, minion)
        refusals.append(refusal or of_terms(telling, card, mode, minion) or _unknown())
    nearest = best(refusals)
    assert nearest is not None
    return nearest


def _no_user(telling: Telling, mode: Mode) -> Refusal:
    state, seat = telling.state, telling.viewer
    ready = state.seats[seat].ready
    for minion in ready if mode.by in REACTING else ():
        said = why("kept-from-reacting", name=telling.card(minion))
        refusal = forbidden(telling, "cannot react", minion, said)
        if refusal is not None:
            return refusal
    if mode.by == "reacting":
        words = why("no-ready-unlocked-minion") if ready else why("no-ready-minion")
        return Refusal(ROLE, words, "R0, Action Modifiers and Reactions")
    if mode.by == "locked":
        return Refusal(ROLE, why("needs-locked-minion"), ITS_TEXT)
    if mode.by == "combatant":
        return Refusal(ROLE, why("not-in-combat"), "R0, Combat")
    if mode.by == "helper":
        return Refusal(ROLE, why("needs-another-minion"), ITS_TEXT)
    return Refusal(ROLE, why("no-minion-to-play-it"), "R0, Action Modifiers and Reactions")


def _unknown() -> Refusal:
    return Refusal(ROLE, why("not-offered"), "R0, Playing Cards")


# -- cards in play ----------------------------------------------------------------------------


def _in_play(telling: Telling, card: int) -> Refusal:
    state, seat = telling.state, telling.viewer
    if state.cards[card].controller != seat:
        who = telling.who(state.cards[card].controller)
        return Refusal(CONTEXT, why("it-is-of", who=who), "RB24, Controlling Cards")
    definition = state.definition(card)
    if not definition.uses and not definition.actions:
        return Refusal(CONTEXT, why("nothing-to-use"), ITS_TEXT)
    refusals = [_of_use(telling, card, mode) for mode in definition.uses]
    refusals += [_of_own_action(telling, card, mode) for mode in definition.actions]
    nearest = best(refusals)
    assert nearest is not None
    return nearest


def _of_use(telling: Telling, card: int, mode: Mode) -> Refusal:
    state, seat = telling.state, telling.viewer
    window = "" if state.pending is None else state.pending.window
    if window not in mode.windows:
        return _wrong_window(telling, mode)
    refusal = unusable(telling, card)
    if refusal is not None:
        return refusal
    if mode.once not in ("", "unlock") and state.span(mode.once) is None:
        said = why("once-each-none-now", span=telling.word(mode.once))
        return Refusal(ROLE, said, ITS_TEXT)
    spent = mode.once == "unlock" and mode.key in state.cards[card].spent
    if spent or (mode.once and latched(state, mode.once, "use", card, mode.key)):
        return Refusal(REPEAT, why("used-already"), ITS_TEXT)
    if not card_users(state, card, mode, seat):
        return Refusal(ROLE, why("nobody-can-use-it"), ITS_TEXT)
    locked = state.cards[card].locked
    for minion in card_users(state, card, mode, seat):
        scope = Scope(seat, card, minion, mode.key)
        if locked and not mode.cost.possible(state, scope):
            return Refusal(REPEAT, why("it-is-locked"), ITS_TEXT)
        refusal = of_terms(telling, card, mode, minion)
        if refusal is not None:
            return refusal
    return _unknown()


def _of_own_action(telling: Telling, card: int, mode: Mode) -> Refusal:
    state, seat = telling.state, telling.viewer
    window = "" if state.pending is None else state.pending.window
    if window != "minion" or state.active != seat:
        return Refusal(CONTEXT, why("own-action-in-minion-phase"), MINION_PHASE)
    able, refusal = actors(telling)
    if refusal is not None:
        return refusal
    nearest = best(_of_taking(telling, card, mode, minion) for minion in able)
    assert nearest is not None
    return nearest


def _of_taking(telling: Telling, card: int, mode: Mode, minion: int) -> Refusal:
    """Why one minion may not take the action of a card in play (rules/turn/minion.py)."""
    state, seat = telling.state, telling.viewer
    name, record = telling.card(minion), state.cards[card]
    if latched(state, "turn", "in play", minion, card, mode.key):
        return Refusal(REPEAT, why("action-taken", name=name), NO_REPEAT)
    if latched(state, "turn", "barred political", seat, card, mode.key):
        said = why("political-cancelled")
        return Refusal(ROLE, said, why("text-that-cancelled"))
    if mode.by == "bearer" and minion not in (card, record.parent):
        return Refusal(USER, why("not-the-bearer", name=name), ITS_TEXT)
    if mode.who is not None and not mode.who.fits(state, Scope(seat, card, minion), minion):
        return Refusal(USER + 1, why("not-named", name=name), ITS_TEXT)
    refusal = of_servants(telling, minion) if mode.directed and record.controller != seat else None
    refusal = refusal or of_duties(telling, minion) or of_the_kind(telling, card, mode, minion)
    return refusal or of_terms(telling, card, mode, minion) or _unknown()
