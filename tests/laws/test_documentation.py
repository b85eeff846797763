"""What the documentation shows runs, and what it points at is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "api").glob("*.md"))
EXAMPLE = re.compile(r"```python\n(.*?)```", re.DOTALL)
OBJECT = re.compile(r"^::: (\S+)$", re.MULTILINE)
LINK = re.compile(r"\]\(([\w./-]+\.md)(?:#[\w-]+)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each is a program of its own."""
    for number, example in enumerate(EXAMPLE.findall(page.read_text("utf-8")), 1):
        exec(compile(example, f"{page.name}, example {number}", "exec"), {})

    assert not capsys.readouterr().err


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_objects_that_a_page_describes_are_there(page: Path) -> None:
    """By module, or module and name."""
    names = OBJECT.findall(page.read_text("utf-8"))
    assert names
    for name in names:
        path = ROOT / "src" / Path(*name.split("."))
        module = path if path.with_suffix(".py").exists() else path.parent
        source = module.with_suffix(".py").read_text("utf-8")
        assert module == path or re.search(rf"^(class|def) {path.name}\b", source, re.MULTILINE), (
            f"{page.name}: {name} is nowhere; write where it is now"
        )


def test_links_between_pages_lead_somewhere() -> None:
    """From the README and from every page under docs."""
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    broken = [
        f"{page.relative_to(ROOT)}: {link}"
        for page in pages
        for link in LINK.findall(page.read_text("utf-8"))
        if not (page.parent / link).is_file()
    ]

    assert broken == []
