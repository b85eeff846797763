"""How fast the engine is, beside others."""
