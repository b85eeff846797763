"""The imbued: convictions, powers, the incapacitated region (RB24, Appendix)."""
