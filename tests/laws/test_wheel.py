"""The compiled wheel: the dataclasses of the kernel can all be written out as mypyc needs them."""

from __future__ import annotations

import ast
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def tool(name: str) -> ModuleType:
    """A module of the folder `wheel`, which is no package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "wheel" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def test_no_dataclass_of_the_kernel_stays_a_decorator(tmp_path: Path) -> None:
    """A class keeps its fields in order: those of its base first, a default of its own in place."""
    base = tmp_path / "base.py"
    base.write_text(
        "from dataclasses import dataclass\n@dataclass(slots=True)\nclass Base:\n"
        '    at: str = "start"\n    seat: int = 0\n'
    )
    above = tmp_path / "above.py"
    above.write_text(
        "from dataclasses import dataclass\nfrom base import Base\n@dataclass(slots=True)\n"
        'class Above(Base):\n    at: str = "next"\n    card: int = 1\n'
    )
    written = tool("native").expand({"base": base, "above": above})
    assert "__init__(self, at: str='next', seat: int=0, card: int=1) -> None" in written["above"]
    assert "@dataclass" not in written["base"] + written["above"]


def test_all_of_the_kernel_can_be_written_out() -> None:
    """Every module of it is Python still."""
    package = ROOT / "src" / "methuselah"
    sources = {
        ".".join(("methuselah", *path.relative_to(package).with_suffix("").parts)): path
        for room in ("engine", "rules", "language")
        for path in sorted((package / room).rglob("*.py"))
        if path.stem not in ("__init__", "records") and path.parent.name != "speaking"
    }
    for module, text in tool("native").expand(sources).items():
        assert "@dataclass" not in text, module
        ast.parse(text)
