"""Strikes, damage, weapons, how combats end, torpor and burning."""
