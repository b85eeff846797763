"""Traits of the legacy sets: the Red List and its trophies, slaves, sterile vampires (RB24 7)."""
