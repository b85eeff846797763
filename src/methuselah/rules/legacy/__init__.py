"""Traits of the legacy sets: Red List and trophies, infernal, scarce, slaves, sterile (RB24 7)."""
