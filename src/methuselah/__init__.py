"""Methuselah: a complete, rules-enforcing engine for Vampire: The Eternal Struggle."""

__all__ = ["__version__"]

__version__ = "0.1.0"
