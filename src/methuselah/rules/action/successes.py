"""What the success of each kind of action does (R0, Types of Actions; traps A10).

The political action is in `referendum`, diablerie in `diablerie`. Reads the rows `bleed`, `hunt`,
`most bled` (of a minion), `most burned to a bleed` (subject: the seat), `burns instead`,
`bleed replaced`, `no Edge`, `acts at once` (of an ally), `cannot leave torpor`, and the statics
`rescue cost` of a card on the rescuer, or of the vampire in torpor (the subject) itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from methuselah.engine import atoms
from methuselah.engine.decisions import NOTHING, Option
from methuselah.engine.definitions import Block, Effect, Mode
from methuselah.engine.journal import note
from methuselah.engine.programs import Choosing, run
from methuselah.engine.rows import (
    amount_of,
    due,
    found,
    latch,
    latched,
    most,
    rows_of,
    scope_of,
    statics_of,
    total,
)
from methuselah.engine.scope import Scope
from methuselah.engine.state import LIMBO, READY, TORPOR, Frame, State
from methuselah.engine.traits import cards_on, life_of, own_bleed, types_of
from methuselah.rules.action.course import Action
from methuselah.rules.action.resolutions import resolves
from methuselah.rules.ending.ousting import pay_late_pool
from methuselah.rules.playing.bearing import may_bear
from methuselah.rules.playing.offering import meets_requirements
from methuselah.rules.politics.titles import change_sect
from methuselah.rules.torpor.paralysis import MARK
from methuselah.rules.turn.chain_of_command import dismiss_with
from methuselah.rules.turn.contests import entered_play
from methuselah.rules.turn.recruits import keep_waiting
from methuselah.rules.turn.unlock import end_loans

__all__ = [
    "FIRST",
    "ILLUSION",
    "NEXT_ACTION",
    "RECRUITED",
    "Bleed",
    "bleed_amount",
    "burns_for_bleed",
    "equipment_on",
    "goes_on_acting",
    "hunt_amount",
    "may_bear",
    "may_take_equipment",
    "put_into_play",
    "rescue_cost",
    "sharing",
    "taking",
]


@resolves("requirements")
def still_meets_requirements(state: State, action: Action) -> None:
    """A minion that lost what the action card requires has no effect of it ([ANK 20210124])."""
    if not action.from_hand or action.card not in state.cards:
        return
    assert action.mode is not None
    face = state.definition(action.card).face
    card = action.card
    if not meets_requirements(state, action.seat, face, action.mode, action.acting, card):
        action.fizzle(state, "requirement")


NEXT_ACTION: Final = "loan ends with next action"
"""The note of a minion that goes back when the action after this one is over."""
FIRST: Final = 1
LAST: Final = 2
ILLUSION: Final = "illusion"
"""The note on a vampire that is in play for a combat only."""
RECRUITED: Final = "recruited"
"""Latched on the turn, with the minion, for each successful recruit ally action."""


# -- bleed ------------------------------------------------------------------------------------


def bleed_amount(state: State, action: Action) -> int:
    """The bleed: 1 for vampires, printed for allies, plus the card and what was added."""
    own = own_bleed(state, action.acting)
    card = action.mode.bleed if action.mode is not None else 0
    added = total(state, "bleed", action.acting)
    return max(0, own + card + added - _bleed_of_barred_equipment(state, action.acting))


def bleed_of(state: State, minion: int) -> int:
    """The bleed that a minion would have if it bled its prey now ([RTR 19980623])."""
    other = state.clone()
    seat = other.controller(minion)
    prey = other.prey(seat)
    action = Action(kind="bleed", acting=minion, seat=seat, bled=prey, targets=(prey,))
    other.push(action)
    return bleed_amount(other, action)


def _bleed_of_barred_equipment(state: State, minion: int) -> int:
    """What equipment would add, where other equipment does not let it."""
    alone = {card for card, _ in statics_of(state, "no other equipment", minion)}
    if not alone:
        return 0
    added = [(row.source, row.value) for row in rows_of(state, "bleed", minion)]
    added += [(c, amount_of(state, c, s)) for c, s in statics_of(state, "bleed", minion)]
    return sum(
        more
        for card, more in added
        if more > 0 and not alone <= {card} and "equipment" in types_of(state, card)
    )


@resolves("bleed")
def bleed(state: State, action: Action) -> None:
    """A bleed that was not blocked. Its target may be out of the game by now, or its own.

    Nobody bleeds herself (R0, Bleed): a minion that she has stolen meanwhile does not.
    """
    if state.seats[action.bled].out or state.controller(action.acting) == action.bled:
        action.fizzle(state, "target")
    elif not found(state, "bleed replaced", action.acting):
        state.push(Bleed())


def burns_for_bleed(state: State, action: Action) -> int:
    """Who burns pool for a bleed: its target, unless another does instead (row `burns instead`).

    The loss of that other one is none to a bleed ([RTR 19970630]).
    """
    for row in rows_of(state, "burns instead", action.acting):
        if not state.seats[row.value].out:
            return row.value
    return action.bled


@dataclass(slots=True)
class Bleed(Frame):
    """Burning the pool, then the Edge (R0, Bleed). Oustings are processed in between.

    taken: the pool that its target lost, of what there was.
    """

    at: str = "about"
    taken: int = 0

    def do_about(self, state: State) -> None:
        """The minion is about to bleed successfully: Spying Mission answers now."""
        action = self.action(state)
        self.at = "burn"
        if bleed_amount(state, action) > 0:
            atoms.emit(state, "about to bleed", action.acting, action.bled)

    def do_burn(self, state: State) -> None:
        """The target burns pool equal to the bleed amount, or somebody else does for her."""
        action = self.action(state)
        self.at = "edge"
        action.amount = bleed_amount(state, action)
        action.successful_bleed = action.amount > 0
        note(state, "bled", seat=action.bled, card=action.acting, number=action.amount)
        pool = most(state, "most bled", action.acting, action.amount)
        burning = burns_for_bleed(state, action)
        if burning == action.bled:
            pool = most(state, "most burned to a bleed", burning, pool)
        there = max(0, state.seats[action.bled].pool)
        self.taken = min(pool, there) if burning == action.bled else 0
        atoms.burn_pool(state, burning, pool, action.acting)
        action.burned = pool

    def do_edge(self, state: State) -> None:
        """A bleed of 1 or more is successful and gives its controller the Edge."""
        action = self.action(state)
        self.at = "rest"
        seat = state.controller(action.acting)
        if action.successful_bleed and not state.seats[seat].out:
            atoms.take_edge(state, seat)
            atoms.emit(state, "successful bleed", action.acting, action.amount)
            due(state, action, "successful bleed")

    def do_rest(self, state: State) -> None:
        """Whatever else the card of the bleed does."""
        self.at = "gone"
        action = self.action(state)
        if action.mode is not None:
            run(state, action.mode.effect, action.scope)

    def do_gone(self, state: State) -> None:
        """A vampire that came out to bleed has done so."""
        state.pop()
        action = self.action(state)
        if action.successful_bleed:
            dismiss_with(state, action.acting)

    def action(self, state: State) -> Action:
        """The bleed action."""
        action = state.frame(Action)
        assert action is not None
        return action


# -- hunt, cards, Anarch ------------------------------------------------------------------------


def hunt_amount(state: State, action: Action) -> int:
    """The hunt amount: 1 by default for all vampires, plus what changes it."""
    return max(0, 1 + total(state, "hunt", action.acting))


@resolves("hunt")
def hunt(state: State, action: Action) -> None:
    """Gain blood from the blood bank; the excess drains. The hunt succeeds if blood came.

    A hunt that is directed at a vampire steals it from that one ([RTR 20180511], G00004).
    """
    amount = hunt_amount(state, action)
    victim = action.scope.one("target")
    if not _targets_stand(state, action):
        return
    if victim != NOTHING:
        action.amount = atoms.move_blood(state, victim, action.acting, amount)
    else:
        action.amount = atoms.gain_blood(state, action.acting, amount)
    if action.mode is not None:
        run(state, action.mode.effect, action.scope)


@resolves("card")
def card_action(state: State, action: Action) -> None:
    """What the card says; without a legal target it has no effect ([ANK 20220218])."""
    assert action.mode is not None
    if not _targets_stand(state, action):
        return
    run(state, Block((*action.mode.cost.effects, *action.mode.effect.effects)), action.scope)


def _targets_stand(state: State, action: Action) -> bool:
    """Whether there is a legal target still, else the action fizzles; those that are legal no more
    are skipped ([RTR 20080808]), on the table as in the piles.
    """
    if action.mode is None:
        return True
    if not action.mode.announce.stands(state, action.scope):
        action.fizzle(state, "target")
        return False
    action.mode.announce.skip_fallen(state, action.scope)
    return True


@resolves("become anarch")
def become_anarch(state: State, action: Action) -> None:
    """The vampire is now of the Anarch sect."""
    change_sect(state, action.acting, "anarch")


@resolves("action over")
def action_over(state: State, action: Action) -> None:
    """Tell the cards in play that an action is over; loans until then end."""
    pay_late_pool(state, action)
    atoms.emit(state, "action over", action.acting)
    end_loans(state, NEXT_ACTION, LAST)
    for card in _noted(state, NEXT_ACTION, FIRST):
        atoms.remember(state, card, NEXT_ACTION, LAST)
    for card in sorted(_noted(state, ILLUSION, 1)):
        atoms.remove_from_game(state, card)


def _noted(state: State, name: str, value: int) -> list[int]:
    """The cards that remember this under a name: most remember nothing at all."""
    return [c for c, record in state.cards.items() if record.notes and record.note(name) == value]


# -- equip, employ, recruit ---------------------------------------------------------------------


def equipment_on(state: State, minion: int) -> tuple[int, ...]:
    """The equipment a minion bears."""
    return tuple(card for card in cards_on(state, minion) if "equipment" in types_of(state, card))


def put_into_play(
    state: State, card: int, minion: int, mode: str, seat: int, *, contests: bool = True
) -> None:
    """Put equipment or a retainer on a minion, or an ally into the ready region, at a level.

    It gets its life, contests what is unique (`contests`), and does what it says as it enters play.
    """
    types = state.definition(card).face.types
    if "ally" in types:
        atoms.move_to_region(state, card, READY, seat)
    else:
        atoms.attach(state, card, minion)
    if not contests:
        atoms.remember(state, card, "contests nothing", 1)
    atoms.set_level(state, card, mode)
    if "ally" in types or "retainer" in types:
        atoms.give_life(state, card, life_of(state, card))
    entered_play(state, card)
    if card in state.cards:
        scope = Scope(seat, card, minion, mode)
        run(state, state.definition(card).enters, scope)


@resolves("equip")
def equip(state: State, action: Action) -> None:
    """From the hand: the card is placed on the minion. From her other minions: it is moved.

    An action card that lets a minion equip does so by its own effect (Magic of the Smith).
    """
    if action.from_hand:
        assert action.mode is not None
        if action.mode.play == "equipment":
            _bring(state, action, "equipped")
        else:
            run(state, action.mode.effect, action.scope)
        return
    for card in action.scope.all("equipment"):
        if card in state.cards and state.cards[card].parent == action.scope.one("target"):
            atoms.attach(state, card, action.acting)
            atoms.emit(state, "equipped", card)


@resolves("employ")
def employ(state: State, action: Action) -> None:
    """The retainer is placed on the minion with its life; an action card employs by its effect."""
    if action.from_hand and action.mode is not None and action.mode.play != "retainer":
        run(state, action.mode.effect, action.scope)
        return
    _bring(state, action, "employed")


@resolves("recruit")
def recruit(state: State, action: Action) -> None:
    """The ally is placed in the ready region with its life; it cannot act this turn."""
    latch(state, "turn", RECRUITED, action.acting)
    at_once = found(state, "acts at once", action.card)
    if state.setting.edition.recruits_wait and action.from_hand and not at_once:
        if _may_bring(state, action):
            assert action.mode is not None
            keep_waiting(state, action.card, action.seat, action.acting, action.mode.key)
            atoms.emit(state, "recruited", action.card)
        return
    _bring(state, action, "recruited")
    if action.card in state.cards and not found(state, "acts at once", action.card):
        atoms.bar_from_acting(state, action.card)


def goes_on_acting(mode: Mode) -> bool:
    """Whether what is employed goes on the acting minion, and on no other that is chosen."""
    return not any(getattr(effect, "name", "") == "target" for effect in mode.announce.effects)


def _bring(state: State, action: Action, event: str) -> None:
    if not _may_bring(state, action):
        return
    assert action.mode is not None
    host = action.acting if goes_on_acting(action.mode) else action.scope.one("target")
    put_into_play(state, action.card, host, action.mode.key, action.seat)
    atoms.emit(state, event, action.card)


def _may_bring(state: State, action: Action) -> bool:
    """Whether the card is still being played and its choices stand; else it has no effect."""
    if not action.from_hand or state.cards[action.card].region != LIMBO:
        return False
    return _targets_stand(state, action)


def may_take_equipment(state: State, minion: int, card: int) -> bool:
    """Whether a minion may take equipment from another: not barred, and not one too many."""
    barred = latched(state, "turn", "barred", minion, "equip", NOTHING, card)
    return not barred and may_bear(state, minion, card)


@dataclass(frozen=True)
class ChooseEquipment(Effect):
    """Announce which equipment of another of one's minions is taken: one or more (R0, Equip)."""

    bearer: int = NOTHING

    def run(self, state: State, me: Scope) -> None:
        """Ask which, one at a time."""
        options = tuple(
            Option("choose", target=card)
            for card in equipment_on(state, self.bearer)
            if may_take_equipment(state, me.minion, card)
        )
        state.push(
            Choosing(
                seat=me.you,
                name="equipment",
                window="announce",
                rule="R0 Equip",
                options=options,
                least=1,
                most=len(options),
            )
        )


def taking(bearer: int) -> Block:
    """The announcement of taking equipment from a minion."""
    return Block((ChooseEquipment(bearer),))


# -- torpor -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ShareCost(Effect):
    """Announce how much of the cost of a rescue the acting vampire pays (R0, Rescue)."""

    least: int = 0
    most: int = 2

    def run(self, state: State, me: Scope) -> None:
        """Ask how much; the rescued vampire pays the rest."""
        numbers = range(self.least, self.most + 1)
        options = tuple(Option("choose", minion=me.minion, number=n) for n in numbers)
        state.push(
            Choosing(
                seat=me.you,
                name="blood cost",
                window="announce",
                rule="R0 Rescue a Vampire from Torpor",
                options=options,
            )
        )


def sharing(state: State, minion: int, victim: int) -> Block:
    """The announcement of how the cost of a rescue is shared, within what both have."""
    cost = rescue_cost(state, minion, victim)
    least = max(0, cost - state.cards[victim].blood)
    most = min(cost, state.cards[minion].blood)
    return Block((ShareCost(least, most),))


def rescue_cost(state: State, minion: int, victim: int) -> int:
    """2 blood, as cards of the rescuer change it, whoever pays it ([PIB 20110918]).

    What the victim says of itself counts too ("rescuing him costs 1 additional blood").
    Nothing for a paralyzed one (CRR II.C.8).
    """
    less = sum(
        static.amount
        for card, static in statics_of(state, "rescue cost", victim)
        if (static.who is None or scope_of(state, card).minion == minion)
        and isinstance(static.amount, int)
    )
    return 0 if state.cards[victim].note(MARK) == 1 else max(0, 2 + less)


@resolves("leave torpor")
def leave_torpor(state: State, action: Action) -> None:
    """The vampire moves to the ready region and is no longer wounded; or what its card says."""
    if action.from_hand:
        card_action(state, action)
    else:
        leave(state, action.acting)


@resolves("rescue")
def rescue(state: State, action: Action) -> None:
    """The rescued vampire pays its share and moves to its controller's ready region."""
    victim = action.scope.one("target")
    record = state.cards.get(victim)
    rest = action.scope.one("rescue cost") - action.scope.one("blood cost")
    if record is None or record.region != TORPOR or record.blood < rest:
        action.fizzle(state, "target")
        return
    atoms.burn_blood(state, victim, rest)
    leave(state, victim)


def leave(state: State, vampire: int) -> None:
    """Leave torpor: locked or not as before, no longer wounded (R0, Torpor)."""
    if state.cards[vampire].region == TORPOR and not found(state, "cannot leave torpor", vampire):
        atoms.move_to_region(state, vampire, READY)
        atoms.remember(state, vampire, MARK, None)
        atoms.emit(state, "left torpor", vampire)
