"""Hands, libraries, ash heaps, and cards that lie elsewhere."""
