"""Pages over the table: the text of a card, reasons, the log, help; and leaving with a save."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

from methuselah.table.naming import say

__all__ = ["Choosing", "Leaving", "Page"]


class Page(ModalScreen[None]):
    """Something to read. Any of Escape, Enter, Space or q closes it; arrows scroll."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,c,h,l,t,question_mark", "close", "Close"),
        Binding("down,j", "scroll(1)", "Down", show=False),
        Binding("up,k", "scroll(-1)", "Up", show=False),
        Binding("pagedown", "scroll(10)", "Page down", show=False),
        Binding("pageup", "scroll(-10)", "Page up", show=False),
    ]

    def __init__(
        self, title: str, body: RenderableType, language: str = "en", *, at_end: bool = False
    ) -> None:
        super().__init__()
        self.heading = title
        self.language = language
        self.body = Text(body) if isinstance(body, str) else body
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        """One scrolling box."""
        with VerticalScroll(id="page") as box:
            box.border_title = self.heading
            box.border_subtitle = say(self.language, "terminal-esc-closes", {})
            yield Static(self.body)

    def on_mount(self) -> None:
        """A log is read from its end."""
        if self.at_end:
            self.query_one("#page", VerticalScroll).scroll_end(animate=False)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()

    def action_scroll(self, lines: int) -> None:
        """Scroll by lines."""
        self.query_one("#page", VerticalScroll).scroll_relative(y=lines, animate=False)


class Choosing(ModalScreen[int | None]):
    """One of several lines: its place, None to go on as it is."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "stay", "Stay")]

    def __init__(self, title: str, lines: list[str], language: str = "en") -> None:
        super().__init__()
        self.heading = title
        self.language = language
        self.lines = lines

    def compose(self) -> ComposeResult:
        """A list; Enter takes a line."""
        with VerticalScroll(id="page") as box:
            box.border_title = self.heading
            box.border_subtitle = say(self.language, "terminal-enter-takes", {})
            yield OptionList(*(Text(line) for line in self.lines), id="lines")

    def on_mount(self) -> None:
        """The list has the keys."""
        self.query_one("#lines", OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take it; the table below hears nothing of this list."""
        event.stop()
        self.dismiss(event.option_index)

    def action_stay(self) -> None:
        """Nothing."""
        self.dismiss(None)


class Leaving(ModalScreen[str | None]):
    """Whether to leave, and whether to save first: a file name, "" for no save, None to stay."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "stay", "Stay")]

    def __init__(self, suggestion: Path, language: str = "en") -> None:
        super().__init__()
        self.language = language
        self.suggestion = suggestion

    def compose(self) -> ComposeResult:
        """The question and a line for the file."""
        with VerticalScroll(id="page") as box:
            box.border_title = say(self.language, "terminal-leave", {})
            yield Static(say(self.language, "terminal-leave-how", {}) + "\n")
            yield Input(str(self.suggestion), id="file")

    def on_mount(self) -> None:
        """The line is ready for typing."""
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Leave."""
        self.dismiss(event.value.strip())

    def action_stay(self) -> None:
        """Do not leave."""
        self.dismiss(None)
