"""Torpor, being burned, diablerie and the blood hunt (RB24 4, Torpor and Diablerie)."""
