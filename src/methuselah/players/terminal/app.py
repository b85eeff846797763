"""The table on a screen of text (Textual): ring, stage, log, options, hand; every key at hand.

Programs answer at once; the screen is drawn again when a person is asked. A narrow or short
screen has one line and a half for each seat, a large one a panel for each in the places of the
ring: prey left, predator right.
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import OptionList, Static

from methuselah.engine.decisions import NOBODY, NOTHING, Decision
from methuselah.engine.views import lines_since
from methuselah.language.speaking import gist
from methuselah.players.terminal import drawing
from methuselah.players.terminal.board import Board
from methuselah.players.terminal.describing import (
    full_text,
    moment_lines,
    seat_lines,
    standing_lines,
)
from methuselah.players.terminal.keys import option_keys, passing_index
from methuselah.players.terminal.orders import give_order
from methuselah.players.terminal.pages import Choosing, Leaving, Page
from methuselah.players.terminal.saving import save_game
from methuselah.players.terminal.stage import header, stage_lines
from methuselah.players.terminal.texts import aid, screen_help
from methuselah.table.chronicle import Told, tell
from methuselah.table.consequences import consequences
from methuselah.table.misplays import steps_to_come
from methuselah.table.moments import moments
from methuselah.table.naming import Telling, card_text, short_name
from methuselah.table.printed_texts import printed
from methuselah.table.questions import ask_words, window_words
from methuselah.table.seats import Table
from methuselah.table.situation import Situation, situation
from methuselah.table.why_not import reasons, why_not
from methuselah.table.words import option_lines

__all__ = ["TableApp"]

LOG_LINES: Final = 200
WIDE: Final = 110
"""Columns from which on the seats have panels."""
TICK: Final = 0.15
PLAYS: Final = ("play", "act", "use", "use action")


class TableApp(App[None]):
    """One person at one table."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p,space", "pass", "pass"),
        Binding("e", "order", "pass on"),
        Binding("r", "rest", "rest"),
        Binding("u", "undo", "undo"),
        Binding("B", "go_back(False)", "go back", show=False),
        Binding("M", "go_back(True)", "misplay", show=False),
        Binding("F", "forfeit", "forfeit", show=False),
        Binding("question_mark", "why", "why not"),
        Binding("c", "card", "card"),
        Binding("l", "log", "log"),
        Binding("t", "table", "table"),
        Binding("h", "help", "help"),
        Binding("q", "leave", "leave"),
        Binding("tab", "other", "hand", priority=True),
        Binding("escape", "cancel_order", "stop passing", show=False),
    ]

    def __init__(
        self, table: Table, seat: int, save: Path | None = None, language: str = "en"
    ) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-short"), (36, "-tall"), (46, "-tall -high")]
        self.table = table
        self.seat = seat
        self.save = save
        self.language = language
        self.last_words: list[str] = []
        self.log_told: list[Told] = []
        self.seen = 0
        self.fresh = 0
        self.keys: tuple[str, ...] = ()
        self.asked: Decision | None = None
        self.follows: tuple[str, ...] = ()
        self.paused = False

    # -- the parts -----------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Header, board with rail, question, options and hand, keys."""
        yield Static(id="header")
        with Horizontal(id="body"):
            yield Board(self.table.state.order, self.own)
            with Vertical(id="rail"), VerticalScroll(id="log-box") as box:
                box.border_title = self.telling.say("terminal-log")
                yield Static(id="log")
        yield Static(id="stage-small")
        yield Static(id="last")
        yield Static(id="ask")
        with Horizontal(id="desk"):
            yield OptionList(id="options")
            yield OptionList(id="hand")
        yield Static(id="detail")
        yield Static(id="keys")

    @property
    def own(self) -> int:
        """The seat at the bottom: the person's, or the first one for a spectator."""
        return self.seat if self.seat != NOBODY else self.table.state.order[0]

    @property
    def telling(self) -> Telling:
        """Whoever sits at this screen, in her language."""
        return Telling(self.table.state, self.seat, None, self.language)

    def on_mount(self) -> None:
        """Start the game."""
        self.title = "Methuselah"
        self.query_one("#options").focus()
        hand = self.query_one("#hand", OptionList)
        hand.border_title = self.telling.say("terminal-hand")
        self._play()
        if self.seat == NOBODY:
            self.set_interval(TICK, self._watch)

    # -- playing -------------------------------------------------------------------------

    def _play(self) -> None:
        """Let the others play, then show the table."""
        if self.seat != NOBODY:
            self.table.play_on()
        self._draw()

    def _watch(self) -> None:
        """A spectator sees one event at a time."""
        if self.paused or self.table.result is not None:
            return
        lines = len(self.table.state.journal)
        while len(self.table.state.journal) == lines and self.table.play_on(most=1):
            pass
        self._draw()

    def take(self, index: int) -> None:
        """Take an option."""
        decision = self.table.decision
        if decision is None or self.table.waits_for != self.seat:
            return
        if 0 <= index < len(decision.options):
            self.table.answer(index)
            self._play()

    def on_key(self, event: events.Key) -> None:
        """The key of an option."""
        if len(self.screen_stack) > 1 or event.character is None:
            return
        if event.character in self.keys and event.character != "p":
            event.stop()
            self.take(self.keys.index(event.character))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter: take the option, or read the card of the hand."""
        if event.option_list.id == "options":
            self.take(event.option_index)
        else:
            self.action_card()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say more about what is under the cursor."""
        if event.option_list.id == "options":
            self._detail_of_option(event.option_index)
        else:
            self._detail_of_hand(event.option_index)

    # -- drawing -------------------------------------------------------------------------

    def _draw(self) -> None:
        """Everything again."""
        state = self.table.state
        view = self.table.game.view(self.seat)
        now = situation(state, self.language)
        self._draw_log()
        self.query_one("#header", Static).update(self._header(now))
        telling = self.telling
        lines = stage_lines(telling, now)
        if self.table.result is not None:
            over = telling.say("stage-over").capitalize()
            lines = [Text(over, style=f"bold {drawing.CANDLE}")]
            lines += [Text(line) for line in standing_lines(telling)]
        self.query_one(Board).show(telling, view, now, lines)
        small = self.query_one("#stage-small", Static)
        if self.table.result is None:
            lines = stage_lines(telling, now, wide=False)
        small.update(Text("\n").join(lines))
        small.set_class(not lines, "empty")
        self._draw_hand()
        self._draw_question()
        self.query_one("#keys", Static).update(
            drawing.key_line(self.language, wide=self.size.width >= WIDE)
        )

    def _header(self, now: Situation) -> Text:
        wide = self.size.width >= WIDE
        text = header(self.telling, now, wide=wide)
        given = self.table.orders.get(self.seat)
        if given is not None:
            words = self.telling.say("terminal-order", order=self.telling.say(given.message))
            text.append(f"  [{words}]", style=drawing.CANDLE)
        return text

    def _draw_log(self) -> None:
        state = self.table.state
        lines = lines_since(state, self.seat, self.seen)
        self.seen = len(state.journal)
        fresh = tell(self.telling, lines)
        self.fresh = len(fresh)
        self.log_told = [*self.log_told, *fresh][-LOG_LINES:]
        self.query_one("#log", Static).update(drawing.log_grid(self.log_told, self.fresh))
        self.query_one("#log-box", VerticalScroll).scroll_end(animate=False)
        last = [told.words for told in self.log_told if told.depth][-1:]
        self.query_one("#last", Static).update(
            Text("\n".join(last), no_wrap=True, overflow="ellipsis")
        )

    def _draw_hand(self) -> None:
        hand = self.query_one("#hand", OptionList)
        kept = hand.highlighted
        hand.clear_options()
        if self.seat == NOBODY:
            return
        state = self.table.state
        cards = state.seats[self.seat].hand
        telling = self.telling
        hand.add_options([drawing.hand_row(telling, card, self._playable(card)) for card in cards])
        hand.border_title = f"{telling.say('terminal-hand')} {len(cards)}"
        if cards:
            hand.highlighted = min(kept or 0, len(cards) - 1)

    def _playable(self, card: int) -> bool:
        decision = self.table.decision
        if decision is None or decision.seat != self.seat:
            return False
        faces = self.table.state.faces
        return any(
            option.verb in PLAYS and option.card != NOTHING and faces[option.card] == faces[card]
            for option in decision.options
        )

    def _draw_question(self) -> None:
        options = self.query_one("#options", OptionList)
        ask = self.query_one("#ask", Static)
        options.clear_options()
        decision = self.table.decision
        mine = decision is not None and decision.seat == self.seat
        self.asked = decision if mine else None
        self.keys = ()
        if decision is None or not mine:
            over = self.table.result is not None
            ask.update(self.telling.say("terminal-over" if over else "terminal-looking-on"))
            options.border_title = ""
            return
        state = self.table.state
        self.keys = option_keys(decision)
        ask.update(ask_words(state, decision, self.language))
        options.border_title = self.telling.say("terminal-options")
        self.follows = consequences(state, decision, self.language)
        rows = []
        for key, words, follow in zip(
            self.keys, option_lines(state, decision, self.language), self.follows, strict=True
        ):
            row = Text()
            row.append(f"{key or ' '} ", style=f"bold {drawing.CANDLE}")
            row.append(words, style=drawing.BONE)
            if follow:
                row.append(f"  {follow}", style=drawing.MOON)
            rows.append(row)
        options.add_options(rows)
        options.highlighted = 0
        self._detail_of_option(0)

    def _detail_of_option(self, index: int) -> None:
        """The printed words of the level that an option uses."""
        if self.asked is None or index >= len(self.asked.options):
            return
        option = self.asked.options[index]
        text = Text()
        if self.follows[index]:
            text.append(self.follows[index], style=drawing.MOON)
        if option.card != NOTHING and option.verb in PLAYS:
            face = self.table.state.definition(option.card).face
            own = printed(face, self.language).text
            gap = "\n" if text else ""
            name = f"{gap}{short_name(face.name)}{self.telling.say('colon')}"
            text.append(f"{name} {card_text(own, option.mode)}")
        self.query_one("#detail", Static).update(text)

    def _detail_of_hand(self, index: int) -> None:
        if self.seat == NOBODY or not self.query_one("#hand").has_focus:
            return
        hand = self.table.state.seats[self.seat].hand
        if index < len(hand):
            state = self.table.state
            does = gist(state.definition(hand[index]), self.language)
            reason = why_not(state, self.seat, hand[index], self.language)
            text = Text(f"{does}\n{reason}" if does else reason, overflow="ellipsis")
            self.query_one("#detail", Static).update(text)

    def on_resize(self) -> None:
        """The header says more on a wide screen."""
        for bar in self.query("#header").results(Static):
            bar.update(self._header(situation(self.table.state, self.language)))
        for line in self.query("#keys").results(Static):
            line.update(drawing.key_line(self.language, wide=self.size.width >= WIDE))

    # -- commands ------------------------------------------------------------------------

    def action_pass(self) -> None:
        """Take the option that does nothing; a spectator stops and goes on."""
        if self.seat == NOBODY:
            self.paused = not self.paused
        elif self.asked is not None:
            index = passing_index(self.asked)
            if index is None:
                self._note("terminal-no-pass")
            else:
                self.take(index)

    def _note(self, message: str) -> None:
        self.notify(self.telling.say(message))

    def action_order(self) -> None:
        """Pass until the action or the turn is over."""
        self._give_order("")

    def action_rest(self) -> None:
        """Pass until something concerns you."""
        self._give_order("round")

    def _give_order(self, until: str) -> None:
        if self.asked is None:
            return
        for words in give_order(self.table, self.seat, until, self.language):
            self.notify(words)
        if self.seat in self.table.orders:
            self._play()

    def action_cancel_order(self) -> None:
        """Stop passing."""
        self.table.cancel_order(self.seat)
        self._draw()

    def action_undo(self) -> None:
        """Back to one's own last decision."""
        if not self.table.can_undo():
            self._note("terminal-nothing-to-undo")
            return
        self.table.undo()
        self._gone_back()

    def _gone_back(self) -> None:
        self.seen = 0
        self.log_told = []
        self._draw()

    def action_go_back(self, misplayed: bool) -> None:
        """Back to an earlier decision, or to what was played too early (R1, Misplays)."""
        known = [m for m in moments(self.table, self.seat) if m.early or not misplayed]
        if not known:
            self._note("terminal-no-way-back")
            return

        def go(place: int | None) -> None:
            if place is None:
                return
            if misplayed:
                self.table.misplay(known[place].seat, known[place].to)
            else:
                self.table.go_back(known[place].to)
            self._gone_back()

        lines = moment_lines(self.table.state, known, self.language)
        title = self.telling.say("terminal-take-back" if misplayed else "terminal-go-back-to")
        self.push_screen(Choosing(title, lines, self.language), go)

    def action_forfeit(self) -> None:
        """Nothing for the steps before one of those to come: they are passed for you."""
        steps = steps_to_come(self.table.state)
        if not steps:
            self._note("terminal-nothing-in-progress")
            return

        def go(place: int | None) -> None:
            if place is not None:
                self.table.forfeit(self.seat, steps[place])
                self._play()

        lines = [window_words(step, self.language) for step in steps]
        title = self.telling.say("terminal-nothing-before")
        self.push_screen(Choosing(title, lines, self.language), go)

    def action_other(self) -> None:
        """From the options to the hand and back."""
        if len(self.screen_stack) > 1:
            return
        hand, options = self.query_one("#hand", OptionList), self.query_one("#options", OptionList)
        to_hand = options.has_focus
        (hand if to_hand else options).focus()
        if to_hand and hand.highlighted is not None:
            self.call_after_refresh(self._detail_of_hand, hand.highlighted)

    def _chosen_card(self) -> int:
        """The card under the cursor: of the hand, or of the option."""
        hand, options = self.query_one("#hand", OptionList), self.query_one("#options", OptionList)
        if hand.has_focus and hand.highlighted is not None and self.seat != NOBODY:
            return self.table.state.seats[self.seat].hand[hand.highlighted]
        if self.asked is not None and options.highlighted is not None:
            option = self.asked.options[options.highlighted]
            for card in (option.card, option.target, option.minion, self.asked.about):
                if card != NOTHING:
                    return card
        return NOTHING

    def action_card(self) -> None:
        """The official text and rulings of the card under the cursor."""
        card = self._chosen_card()
        if card == NOTHING:
            self._note("terminal-no-card")
            return
        telling = Telling(self.table.state, self.seat, self.asked, self.language)
        if not telling.knows(card):
            self._note("terminal-face-down")
            return
        text = full_text(self.table.state.definition(card).face, self.language)
        self.push_screen(Page(telling.card(card), text, self.language))

    def action_why(self) -> None:
        """Why cards of the hand cannot be played now."""
        if self.seat == NOBODY:
            return
        state = self.table.state
        hand = self.query_one("#hand", OptionList)
        said = reasons(state, self.seat, self.language)
        if hand.has_focus and hand.highlighted is not None:
            card = state.seats[self.seat].hand[hand.highlighted]
            said = [why_not(state, self.seat, card, self.language)]
        title, empty = self.telling.say("terminal-why-not"), self.telling.say("terminal-empty-hand")
        self.push_screen(Page(title, "\n\n".join(said) or empty, self.language))

    def action_log(self) -> None:
        """The whole log."""
        state = self.table.state
        told = tell(self.telling, lines_since(state, self.seat, 0))
        title = self.telling.say("terminal-log")
        self.push_screen(Page(title, drawing.log_grid(told, 0), self.language, at_end=True))

    def action_table(self) -> None:
        """Everybody and everything on the table, in words."""
        state = self.table.state
        view = self.table.game.view(self.seat)
        first = state.order.index(self.own)
        seats = (*state.order[first:], *state.order[:first])
        telling = self.telling
        parts = ("\n".join(seat_lines(telling, view, view.seats[seat])) for seat in seats)
        self.push_screen(Page(telling.say("terminal-table"), "\n\n".join(parts), self.language))

    def action_help(self) -> None:
        """Keys and player aid."""
        help_words = f"{screen_help(self.language)}\n\n{aid(self.language)}"
        self.push_screen(Page(self.telling.say("terminal-help"), help_words, self.language))

    def action_leave(self) -> None:
        """Leave, with the question whether to save."""
        over = self.table.result is not None
        if self.seat == NOBODY or (over and self.save is None):
            self._leave("")
            return
        suggestion = self.save or Path(f"methuselah-{self.table.state.setting.seed}.json")
        self.push_screen(Leaving(suggestion, self.language), self._leave)

    def _leave(self, file: str | None) -> None:
        if file is None:
            return
        if file:
            self.last_words.append(save_game(self.table, Path(file), self.language))
        if self.table.result is not None:
            self.last_words += standing_lines(self.telling)
        self.exit()
