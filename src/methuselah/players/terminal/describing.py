"""A seat and a card in plain words, for the line mode and for those who listen to a screen."""

from __future__ import annotations

from collections.abc import Sequence

from methuselah.cards import definitions
from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.state import State
from methuselah.engine.traits import disciplines_of, is_ally, is_vampire
from methuselah.engine.views import CardView, SeatView, View
from methuselah.language.speaking import gist, rules_text
from methuselah.pool import Face, pool
from methuselah.rules.ending.final_standing import standing
from methuselah.rules.turn.influence import price_of
from methuselah.rules.turn.obligations import held, names_held
from methuselah.table.moments import Moment
from methuselah.table.naming import (
    Telling,
    cost_words,
    kind_words,
    relation,
    relation_words,
    say,
    short_name,
)
from methuselah.table.printed_texts import printed
from methuselah.table.questions import window_words
from methuselah.table.situation import CombatNow, Situation, intercept_of

__all__ = [
    "full_text",
    "hand_lines",
    "minion_words",
    "moment_lines",
    "now_lines",
    "seat_lines",
    "standing_lines",
]


def minion_words(telling: Telling, card: CardView) -> str:
    """A minion on the table in one line."""
    if not card.name:
        return telling.say("crypt-card-with-blood", n=card.blood)
    state = telling.state
    parts = [short_name(card.name)]
    vampire = is_vampire(state, card.card)
    if vampire:
        parts += [f"{card.clan} {card.capacity}", telling.title(card.card)]
        parts.append(" ".join(disciplines_of(state, card.card)))
    parts.append(telling.say("blood" if vampire else "life", n=card.blood))
    if card.counters:
        parts.append(telling.say("counters", n=card.counters))
    for seat, number in card.corruption:
        name = state.setting.names[seat]
        parts.append(telling.say("corruption-counters", n=number, name=name))
    if card.locked:
        parts.append(telling.say("locked"))
    if card.attached:
        names = ", ".join(short_name(on.name) or telling.say("a-card") for on in card.attached)
        parts.append(telling.say("has-cards", names=names))
    return ", ".join(part for part in parts if part)


def _uncontrolled(telling: Telling, card: CardView) -> str:
    if not card.name:
        return telling.say("crypt-card-with", n=card.blood)
    full = price_of(telling.state, card.card)
    return f"{short_name(card.name)} {telling.say('some-of', n=card.blood, full=full)}"


def seat_lines(telling: Telling, view: View, seat: SeatView) -> list[str]:
    """Everything that the viewer sees of a Methuselah."""
    what = relation(telling.state, view.viewer, seat.seat)
    name = telling.say("you-alone") if what == "you" else telling.named(seat.seat)
    named = relation_words(what, telling.language)
    points = telling.say("victory-points", n=seat.victory_points)
    facts = [points]
    if not seat.out:
        facts = [telling.say("your-pool", n=seat.pool), points]
        facts += [telling.say("the-edge")] if view.edge == seat.seat else []
        facts += _counters_of_hers(telling, seat.seat)
        facts.append(telling.say("cards-in-hand", n=seat.hand_count))
        facts.append(
            telling.say(
                "library-crypt-ash",
                n=seat.library_count,
                crypt=seat.crypt_count,
                ash=len(seat.ash_heap),
            )
        )
    head = name if what in ("you", "") else f"{name}, {named}"
    lines = [telling.say("line-seat", name=head, facts=", ".join(facts))]
    return lines if seat.out else [*lines, *_cards_of_seat(telling, seat)]


def _counters_of_hers(telling: Telling, seat: int) -> list[str]:
    """The counters that she has herself, with no card in play behind them: all see them."""
    return [
        telling.say("counters-of-hers", n=held(telling.state, seat, name), word=telling.word(name))
        for name in names_held(telling.state, seat)
    ]


def _cards_of_seat(telling: Telling, seat: SeatView) -> list[str]:
    """The cards on her side of the table, a region or a minion a line."""

    def line(where: str, cards: str) -> str:
        return f"  {telling.say('line-where', where=telling.say(where), cards=cards)}"

    lines = [line("where-ready", minion_words(telling, card)) for card in seat.ready]
    lines += [line("where-torpor", minion_words(telling, card)) for card in seat.torpor]
    lines += [line("where-contested", short_name(card.name)) for card in seat.contested]
    if seat.uncontrolled:
        hidden = "; ".join(_uncontrolled(telling, card) for card in seat.uncontrolled)
        lines.append(line("where-uncontrolled", hidden))
    aside = len(telling.state.seats[seat.seat].research)
    if aside:
        named = [short_name(card.name) for card in seat.research if card.name]
        unseen = aside - len(named)
        named += [telling.say("face-down-cards", n=unseen)] if unseen else []
        lines.append(line("where-research", "; ".join(named)))
    if seat.permanent:
        cards = "; ".join(_permanent(telling, card) for card in seat.permanent)
        lines.append(line("where-in-play", cards))
    return lines


def _permanent(telling: Telling, card: CardView) -> str:
    words = short_name(card.name) or telling.say("a-face-down-card")
    if card.counters:
        words += f" ({telling.say('counters', n=card.counters)})"
    return f"{words}, {telling.say('locked')}" if card.locked else words


def hand_lines(state: State, seat: int, language: str = "en") -> list[str]:
    """One's hand, numbered, with type, requirement and cost, and the gist of what it does."""
    lines = []
    for place, card in enumerate(state.seats[seat].hand, 1):
        definition = state.definition(card)
        face = definition.face
        both = f" {say(language, 'and', {})} "
        facts = [both.join(kind_words(kind, language) for kind in face.types)]
        facts.append(("+" if face.combo else "/").join(face.disciplines))
        facts += ["/".join(face.clans), cost_words(face, language)]
        does = gist(definition, language)
        known = ", ".join(fact for fact in facts if fact)
        about = {"name": face.name, "facts": known, "does": does or "-"}
        lines.append(f"{place}. {say(language, 'line-hand' if does else 'line-hand-bare', about)}")
    return lines


def moment_lines(state: State, known: Sequence[Moment], language: str = "en") -> list[str]:
    """Decisions that the table can go back to, one a line."""
    table = Telling(state, NOBODY, None, language)
    return [
        say(
            language,
            "line-moment",
            {
                "turn": one.turn,
                "name": table.named(one.seat),
                "window": window_words(one.window, language),
            },
        )
        for one in known
    ]


def now_lines(telling: Telling, now: Situation) -> list[str]:
    """The action, combat and referendum in progress."""
    state = telling.state
    lines: list[str] = []
    action = now.action
    if action is not None and action.acting in state.cards:
        lines.append(_action_words(telling, now))
    combat = now.combat
    if combat is not None and combat.acting in state.cards and combat.opposing in state.cards:
        lines.append(_combat_words(telling, combat))
    vote = now.referendum
    if vote is not None:
        hunt = vote.hunted != NOTHING
        what = telling.say("a-blood-hunt") if hunt else telling.card(vote.card)
        votes = {"yes": vote.votes_for, "no": vote.votes_against}
        lines.append(telling.say("line-referendum", what=what, **votes))
    return lines


def _combat_words(telling: Telling, combat: CombatNow) -> str:
    state = telling.state
    sides = []
    fighters = (combat.acting, combat.opposing)
    for minion, strength, strike in zip(fighters, combat.strength, combat.strikes, strict=True):
        unit = "life" if is_ally(state, minion) else "blood"
        parts = [telling.minion(minion), telling.say(unit, n=state.cards[minion].blood)]
        parts += [telling.say("strength", n=strength), strike]
        sides.append(", ".join(part for part in parts if part))
    return telling.say(
        "line-combat",
        n=combat.round,
        range=telling.word(combat.range or "close"),
        sides="; ".join(sides),
    )


def _action_words(telling: Telling, now: Situation) -> str:
    action = now.action
    assert action is not None
    named = {"card": "action", "political": "political action"}
    kind = kind_words(named[action.kind], telling.language) if action.kind in named else ""
    words = kind or telling.word(action.kind)
    if action.card != NOTHING:
        words += f" ({telling.card(action.card)})"
    parts = [words]
    if action.target != NOTHING:
        parts.append(telling.say("line-target", name=telling.minion(action.target)))
    elif action.targets:
        names = telling.both(telling.seat(seat) for seat in action.targets)
        parts.append(telling.say("line-directed", names=names))
    if action.kind == "bleed":
        parts.append(telling.say("line-bleed", n=action.bleed))
    parts.append(telling.say("stealth-of", n=action.stealth))
    if action.blocker in telling.state.cards:
        number = intercept_of(telling.state, action.blocker)
        name = telling.minion(action.blocker)
        parts.append(telling.say("line-blocker", name=name, n=number))
    return telling.say("line-action", name=telling.minion(action.acting), what=", ".join(parts))


def full_text(face: Face, language: str = "en") -> str:
    """A whole card: name, numbers, the official text, how it is played here, and its rulings."""

    def word(message: str, **about: str | int) -> str:
        return say(language, message, about)

    facts = [" / ".join(kind_words(kind, language).capitalize() for kind in face.types)]
    facts += face.clans
    if face.capacity is not None:
        facts.append(word("capacity", n=face.capacity))
    if face.group is not None:
        facts.append(word("any-group") if face.group == 0 else word("group", n=face.group))
    if face.disciplines:
        facts.append((" + " if face.combo else " ").join(face.disciplines))
    cost = cost_words(face, language)
    facts += [word("costs", cost=cost)] if cost else []
    facts += [word("burn-option")] if face.burn_option else []
    text = printed(face, language)
    named = face.name if text.name in ("", face.name) else f"{face.name} ({text.name})"
    lines = [named, ", ".join(facts), "", *text.text.split("\n")]
    definition = definitions().get(face.id)
    said = () if definition is None else rules_text(definition, language)
    if said:
        lines += ["", word("as-played-here"), *said]
    rulings = pool().rulings_on(face.id)
    if rulings:
        lines += ["", word("rulings")]
        for ruling in rulings:
            marks = f" [{', '.join(ruling.references)}]" if ruling.references else ""
            lines.append(f"{ruling.index}. {ruling.text}{marks}")
    return "\n".join(lines)


def standing_lines(telling: Telling) -> list[str]:
    """The final standing, or the standing so far."""
    result = telling.state.result
    assert result is not None
    lines = []
    place = 1
    for seats in standing(result):
        for seat in seats:
            points = result.victory_points[seat]
            won = "yes" if seat == result.winner else "no"
            about = {"place": place, "who": telling.who(seat), "n": points, "won": won}
            lines.append(telling.say("standing-place", **about))
        place += len(seats)
    if result.winner == NOBODY:
        lines.append(telling.say("standing-nobody"))
    return lines
