"""A seat and a card in plain words, for the line mode and for those who listen to a screen."""

from __future__ import annotations

from collections.abc import Sequence

from methuselah.cards import definitions
from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.state import State
from methuselah.engine.traits import disciplines_of, is_vampire
from methuselah.engine.views import CardView, SeatView, View
from methuselah.language.speaking import gist, rules_text
from methuselah.pool import Face, pool
from methuselah.rules.ending import standing
from methuselah.rules.influence import price_of
from methuselah.table.moments import Moment
from methuselah.table.naming import Telling, cost_words, plural, relation, short_name
from methuselah.table.questions import window_words
from methuselah.table.situation import Situation, intercept_of

__all__ = [
    "full_text",
    "hand_lines",
    "minion_words",
    "moment_lines",
    "now_lines",
    "seat_lines",
    "standing_lines",
]


def minion_words(state: State, telling: Telling, card: CardView) -> str:
    """A minion on the table in one line."""
    if not card.name:
        return f"a crypt card with {card.blood} blood"
    parts = [short_name(card.name)]
    vampire = is_vampire(state, card.card)
    if vampire:
        parts.append(f"{card.clan} {card.capacity}")
        title = telling.title(card.card)
        if title:
            parts.append(title)
        disciplines = " ".join(disciplines_of(state, card.card))
        if disciplines:
            parts.append(disciplines)
    parts.append(f"{card.blood} {'blood' if vampire else 'life'}")
    if card.counters:
        parts.append(plural(card.counters, "counter"))
    for seat, number in card.corruption:
        parts.append(f"{plural(number, 'corruption counter')} of {state.setting.names[seat]}")
    if card.locked:
        parts.append("locked")
    if card.attached:
        parts.append("with " + ", ".join(short_name(on.name) or "a card" for on in card.attached))
    return ", ".join(parts)


def _uncontrolled(state: State, card: CardView) -> str:
    if not card.name:
        return f"a crypt card with {card.blood}"
    return f"{short_name(card.name)} {card.blood} of {price_of(state, card.card)}"


def seat_lines(state: State, view: View, seat: SeatView) -> list[str]:
    """Everything that the viewer sees of a Methuselah."""
    telling = Telling(state, view.viewer)
    what = relation(state, view.viewer, seat.seat)
    name = "You" if what == "you" else telling.named(seat.seat)
    head = name if what in ("you", "") else f"{name}, {what}"
    if seat.out:
        return [f"{head}: {seat.victory_points:g} victory points"]
    facts = [f"pool {seat.pool}", f"{seat.victory_points:g} victory points"]
    if view.edge == seat.seat:
        facts.append("the Edge")
    facts += [
        plural(seat.hand_count, "card") + " in hand",
        f"library {seat.library_count}",
        f"crypt {seat.crypt_count}",
        f"ash heap {len(seat.ash_heap)}",
    ]
    lines = [f"{head}: {', '.join(facts)}"]
    lines += [f"  ready: {minion_words(state, telling, card)}" for card in seat.ready]
    lines += [f"  torpor: {minion_words(state, telling, card)}" for card in seat.torpor]
    lines += [f"  contested: {short_name(card.name)}" for card in seat.contested]
    if seat.uncontrolled:
        hidden = [_uncontrolled(state, card) for card in seat.uncontrolled]
        lines.append(f"  uncontrolled: {'; '.join(hidden)}")
    aside = len(state.seats[seat.seat].research)
    if aside:
        named = [short_name(card.name) for card in seat.research if card.name]
        unseen = aside - len(named)
        named += [plural(unseen, "face-down card")] if unseen else []
        lines.append("  research area: " + "; ".join(named))
    if seat.permanent:
        lines.append("  in play: " + "; ".join(_permanent(card) for card in seat.permanent))
    return lines


def _permanent(card: CardView) -> str:
    words = short_name(card.name) or "a face-down card"
    if card.counters:
        words += f" ({plural(card.counters, 'counter')})"
    return words + (", locked" if card.locked else "")


def hand_lines(state: State, seat: int) -> list[str]:
    """One's hand, numbered, with type, requirement and cost, and the gist of what it does."""
    lines = []
    for place, card in enumerate(state.seats[seat].hand, 1):
        definition = state.definition(card)
        face = definition.face
        facts = [" and ".join(face.types)]
        if face.disciplines:
            facts.append(("+" if face.combo else "/").join(face.disciplines))
        if face.clans:
            facts.append("/".join(face.clans))
        cost = cost_words(state, card)
        if cost:
            facts.append(cost)
        does = gist(definition)
        lines.append(f"{place}. {face.name} ({', '.join(facts)})" + (f": {does}" if does else ""))
    return lines


def moment_lines(state: State, known: Sequence[Moment], language: str = "en") -> list[str]:
    """Decisions that the table can go back to, one a line."""
    names = state.setting.names
    return [
        f"turn {one.turn}, {names[one.seat]}: {window_words(one.window, language)}" for one in known
    ]


def now_lines(state: State, viewer: int, now: Situation) -> list[str]:
    """The action, combat and referendum in progress."""
    telling = Telling(state, viewer)
    lines: list[str] = []
    action = now.action
    if action is not None and action.acting in state.cards:
        lines.append(_action_words(telling, now))
    combat = now.combat
    if combat is not None and combat.acting in state.cards and combat.opposing in state.cards:
        words = f"Combat, round {combat.round}, {combat.range or 'close'} range: "
        sides = []
        for minion, strength, strike in zip(
            (combat.acting, combat.opposing), combat.strength, combat.strikes, strict=True
        ):
            blood = state.cards[minion].blood
            side = f"{telling.minion(minion)}, {blood} blood, strength {strength}"
            sides.append(side + (f", {strike}" if strike else ""))
        lines.append(words + "; ".join(sides))
    vote = now.referendum
    if vote is not None:
        what = "blood hunt" if vote.hunted != NOTHING else telling.card(vote.card)
        lines.append(f"Referendum, {what}: {vote.votes_for} for, {vote.votes_against} against")
    return lines


def _action_words(telling: Telling, now: Situation) -> str:
    action = now.action
    assert action is not None
    kind = {"card": "action", "political": "political action"}.get(action.kind, action.kind)
    words = f"{telling.minion(action.acting)}: {kind}"
    if action.card != NOTHING:
        words += f" ({telling.card(action.card)})"
    if action.target != NOTHING:
        words += f", target {telling.minion(action.target)}"
    elif action.targets:
        words += f", at {' and '.join(telling.seat(seat) for seat in action.targets)}"
    if action.kind == "bleed":
        words += f", bleed {action.bleed}"
    words += f", stealth {action.stealth}"
    if action.blocker in telling.state.cards:
        number = intercept_of(telling.state, action.blocker)
        words += f", {telling.minion(action.blocker)} blocks with intercept {number}"
    return words


def full_text(face: Face) -> str:
    """A whole card: name, numbers, the official text, how it is played here, and its rulings."""
    lines = [face.name]
    facts = [" / ".join(kind.capitalize() for kind in face.types), *face.clans]
    if face.capacity is not None:
        facts.append(f"capacity {face.capacity}")
    if face.group is not None:
        facts.append("any group" if face.group == 0 else f"group {face.group}")
    if face.disciplines:
        facts.append((" + " if face.combo else " ").join(face.disciplines))
    for number, kind in ((face.blood_cost, "blood"), (face.pool_cost, "pool")):
        if number:
            facts.append(f"costs {'X' if number < 0 else number} {kind}")
    if face.burn_option:
        facts.append("burn option")
    lines.append(", ".join(facts))
    lines += ["", *face.text.split("\n")]
    definition = definitions().get(face.id)
    said = () if definition is None else rules_text(definition)
    if said:
        lines += ["", "As played here", *said]
    rulings = pool().rulings_on(face.id)
    if rulings:
        lines.append("")
        lines.append("Rulings")
        for ruling in rulings:
            marks = f" [{', '.join(ruling.references)}]" if ruling.references else ""
            lines.append(f"{ruling.index}. {ruling.text}{marks}")
    return "\n".join(lines)


def standing_lines(state: State, viewer: int) -> list[str]:
    """The final standing, or the standing so far."""
    result = state.result
    assert result is not None
    telling = Telling(state, viewer)
    lines = []
    place = 1
    for seats in standing(result):
        for seat in seats:
            points = f"{result.victory_points[seat]:g}"
            unit = "victory point" if points == "1" else "victory points"
            who = "You" if seat == viewer else telling.named(seat)
            won = ", the winner" if seat == result.winner else ""
            lines.append(f"{place}. {who}: {points} {unit}{won}")
        place += len(seats)
    if result.winner == NOBODY:
        lines.append("Nobody has strictly most: no winner.")
    return lines
